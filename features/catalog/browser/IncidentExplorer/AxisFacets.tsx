import { memo, type ReactNode } from 'react';
import { AXES, type Axis, type FacetCounts, type Filter } from '../../common/filter';
import { Chip } from '../../../../platform/frame/browser/Explorer/Chip';
import styles from '../../../../platform/frame/browser/Explorer/styles.module.css';

const LABELS: Readonly<Record<Axis, string>> = {
  nature: 'Nature',
  vector: 'Vector',
  stage: 'Stage',
  payload: 'Payload',
};

const AXIS_IDS = Object.keys(AXES) as Axis[];

const labelsOf = (axis: Axis): Readonly<Record<string, string>> => AXES[axis];

/** What is chosen on the axes, in words. */
export const chosenAxisLabels = (chosen: Filter['axes']): string[] =>
  AXIS_IDS.flatMap((axis) => (chosen[axis] ?? []).map((value) => labelsOf(axis)[value] ?? value));

interface Props {
  chosen: Filter['axes'];
  counts: FacetCounts['axes'];
  change: (part: Pick<Filter, 'axes'>) => void;
}

/** The axes as choices. Rendered again only when they change, not with other facets. */
export const AxisFacets = memo(function AxisFacets({ chosen, counts, change }: Props): ReactNode {
  return AXIS_IDS.map((axis) => {
    const values = chosen[axis] ?? [];
    return (
      <fieldset key={axis}>
        <legend>{LABELS[axis]}</legend>
        <div className={styles.chips}>
          {Object.entries(labelsOf(axis)).map(([value, label]) => {
            const isChosen = values.includes(value);
            return (
              <Chip
                key={value}
                label={label}
                count={counts[axis][value] ?? 0}
                isChosen={isChosen}
                onToggle={() => {
                  const next = isChosen
                    ? values.filter((other) => other !== value)
                    : [...values, value];
                  const axes = Object.entries({ ...chosen, [axis]: next });
                  change({ axes: Object.fromEntries(axes.filter(([, some]) => some.length > 0)) });
                }}
              />
            );
          })}
        </div>
      </fieldset>
    );
  });
});
