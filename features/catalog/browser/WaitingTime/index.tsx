import { useState, type ReactNode } from 'react';
import waiting from '@generated/site-catalog/default/waiting.json';
import { counted } from '#platform/base/common/text';
import controls from '#platform/frame/browser/controls.module.css';
import { Select } from '#platform/frame/browser/controls';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import { REGISTRIES } from '../../common/vocabulary';
import styles from './styles.module.css';

type Incidents = typeof waiting.incidents;

/** Incidents at a moment after the first harmful version, in hours. */
interface Survival {
  /** Those of which it is certain that their versions were removed by then. */
  gone: number;
  /** Those of which it isn't: their hours are known as a range only. */
  unclear: number;
  /** Those that were still up. */
  up: number;
}

/** How many harmful versions were still up after some hours. */
function survivalAt(incidents: Incidents, hours: number): Survival {
  const gone = incidents.filter(({ most }) => most <= hours).length;
  const up = incidents.filter(({ least }) => least > hours).length;
  return { gone, up, unclear: incidents.length - gone - up };
}

const HOURS_A_DAY = 24;
const MOST_DAYS = 30;

/** Moments of the table, in hours, with the short form for the axis of the chart. */
const MOMENTS: readonly (readonly [hours: number, label: string, short: string])[] = [
  [1, '1 hour', '1 h'],
  [24, '24 hours', '24 h'],
  [72, '3 days', '3 d'],
  [168, '7 days', '7 d'],
];

/** Ends of the axis of the chart, in hours; it is logarithmic, since most is decided on the first day. */
const FIRST = 0.5;
const LAST = MOST_DAYS * HOURS_A_DAY;

const ofRegistry = (registry: string): Incidents =>
  waiting.incidents.filter(({ registries }) => registry === '' || registries.includes(registry));

/** Registries with enough attacks for a choice. */
const OPTIONS = Object.entries(REGISTRIES).filter(([type]) => ofRegistry(type).length > 2);

/** Place of a moment on the axis, in percent. */
const placeOf = (hours: number): number =>
  (100 * Math.log(Math.min(Math.max(hours, FIRST), LAST) / FIRST)) / Math.log(LAST / FIRST);

/** Steps of the share that was still up: each end of a window takes it down. */
function stepsOf(incidents: Incidents, end: 'least' | 'most'): string {
  const points = incidents.map((incident) => incident[end]).sort((a, b) => a - b);
  const steps = points.flatMap((hours, index) =>
    hours > LAST ? [] : [`H ${placeOf(hours)}`, `V ${(100 * (index + 1)) / points.length}`],
  );
  return ['M 0 0', ...steps, 'H 100'].join(' ');
}

/** The share of harmful versions that were still up, by the time since they came out. */
function Curve({ incidents, days }: { incidents: Incidents; days: number }): ReactNode {
  const [certain, possible] = [stepsOf(incidents, 'least'), stepsOf(incidents, 'most')];
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.shares}>
        {[100, 75, 50, 25, 0].map((share) => (
          <span key={share}>{share} %</span>
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.plot}>
        {[25, 50, 75].map((y) => (
          <path key={y} d={`M 0 ${y} H 100`} className={styles.grid} />
        ))}
        {/* Between both lines, the hours are not known exactly enough. */}
        <path d={`${possible} V 100 H 0 Z`} className={styles.band} />
        <path d={`${certain} V 100 H 0 Z`} className={styles.area} />
        <path d={possible} className={styles.line} />
        <path d={`M ${placeOf(days * HOURS_A_DAY)} 0 V 100`} className={styles.chosen} />
      </svg>
      <div className={styles.times}>
        {[...MOMENTS, [LAST, '', '30 d'] as const].map(([hours, , short]) => (
          <span key={short} style={{ insetInlineStart: `${placeOf(hours)}%` }}>
            {short}
          </span>
        ))}
      </div>
    </div>
  );
}

/** `12`, or `12–15` where it isn't known exactly. */
const upText = ({ up, unclear }: Survival): string =>
  unclear === 0 ? String(up) : `${up}–${up + unclear}`;

function SurvivalTable(): ReactNode {
  const rows = [['', 'All registries'] as const, ...OPTIONS];
  return (
    <Table className={styles.table}>
      <caption>Attacks whose harmful versions could still be had after this time</caption>
      <TableHead columns={['Registry', 'Attacks', ...MOMENTS.map(([, label]) => label)]} />
      <tbody>
        {rows.map(([registry, label]) => {
          const incidents = ofRegistry(registry);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{incidents.length}</td>
              {MOMENTS.map(([hours]) => (
                <td key={hours}>{upText(survivalAt(incidents, hours))}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** How long it would have taken to wait until harmful versions were gone; readers choose the days. */
export function WaitingTime(): ReactNode {
  const [days, setDays] = useState(1);
  const [registry, setRegistry] = useState('');
  const incidents = ofRegistry(registry);
  const { gone, unclear, up } = survivalAt(incidents, days * HOURS_A_DAY);
  const where = registry === '' ? '' : ` on ${REGISTRIES[registry]}`;
  return (
    <figure className={styles.figure}>
      <div className={`box small ${styles.form}`}>
        <label>
          Days to wait
          <input
            type="number"
            className={controls.labeled}
            min={0}
            max={MOST_DAYS}
            value={days}
            onChange={({ target }) =>
              setDays(Math.min(Math.max(target.valueAsNumber || 0, 0), MOST_DAYS))
            }
          />
        </label>
        <Select
          label="Registry"
          name="registry"
          value={registry}
          options={[['', 'All'], ...OPTIONS]}
          onChange={setRegistry}
        />
      </div>
      <p role="status" className={styles.answer}>
        Waiting {days === 1 ? 'a day' : counted(days, 'day')} would have spared you{' '}
        <strong>
          {gone} of {incidents.length}
        </strong>{' '}
        attacks{where}.{' '}
        {unclear > 0 && `Of ${unclear} more, the hours aren't known exactly enough to tell. `}
        {up > 0 && `In ${up}, the harmful version stayed up longer.`}
      </p>
      <Curve incidents={incidents} days={days} />
      <SurvivalTable />
      <figcaption className="soft small">
        Share of attacks whose harmful version was still up, by the time since it came out. In the
        lighter part, sources give no exact hour. {waiting.open} attacks without a known end are
        left out.
      </figcaption>
    </figure>
  );
}
