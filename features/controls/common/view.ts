import type { ListView } from '#platform/collections/common/view';
import type { ControlRow, ControlsFiles } from './generated';
import { LEVELS, PHASES } from './vocabulary';

/** Stands for no value in a facet. */
const NONE = 'none';

const orNone = (values: readonly string[]) => (values.length > 0 ? [...new Set(values)] : [NONE]);

/**
 * How readers search and narrow the controls.
 *
 * @param data their groups and the families of NIST, whose names can be chosen
 */
export function controlsView({
  groups,
  families,
}: Pick<ControlsFiles['explorer.json'], 'groups' | 'families'>): ListView<ControlRow> {
  const bySlug = new Map(groups.map((group) => [group.slug, group]));
  return {
    noun: ['control', 'controls'],
    key: ({ id }) => id,
    text: ({ id, title, objective, nist }) => [id, title, objective, ...nist].join('\n'),
    facets: [
      {
        id: 'group',
        label: 'Group',
        inOrder: true,
        values: Object.fromEntries(groups.map(({ slug, title }) => [slug, title])),
        of: ({ group }) => [group],
      },
      {
        id: 'phase',
        label: 'Phase',
        inOrder: true,
        values: PHASES,
        of: ({ group }) => bySlug.get(group)?.phases ?? [],
      },
      {
        id: 'assurance',
        label: 'Assurance level',
        inOrder: true,
        values: { ...LEVELS, [NONE]: 'Not given' },
        of: ({ assurance }) => [assurance ?? NONE],
      },
      {
        id: 'nist',
        label: 'NIST family',
        values: {
          ...Object.fromEntries(families.map(({ id, title }) => [id, `${id} ${title}`])),
          [NONE]: 'Not mapped',
        },
        of: ({ nist }) => orNone(nist.map((id) => id.slice(0, 2))),
      },
      {
        id: 'incidents',
        label: 'Incidents',
        values: { some: 'With incidents', [NONE]: 'Without' },
        of: ({ incidents }) => [incidents > 0 ? 'some' : NONE],
      },
    ],
  };
}
