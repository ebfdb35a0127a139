import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import edition from '@generated/site-controls/default/edition.json';
import data from '@generated/site-controls/default/explorer.json';
import { Explorer, type Column } from '#platform/collections/browser/Explorer';
import explorer from '#platform/collections/browser/Explorer/styles.module.css';
import type { ListView } from '#platform/collections/common/view';
import { datasetJsonLd, JsonLd } from '#platform/frame/browser/JsonLd';
import { inList } from '#platform/frame/browser/Links';
import { CONTROLS_FILES, routeOfControl } from '../../common/vocabulary';
import type { ControlRow } from '../../common/schema';
import { LEVELS, PHASES } from '../../common/vocabulary';

const DATASET = datasetJsonLd(
  edition,
  {
    description:
      'Security controls for cloud native software, mapped to NIST SP 800-53 and to the incidents that each would have prevented, detected, or limited.',
  },
  {
    [CONTROLS_FILES.json]: 'application/json',
    [CONTROLS_FILES.csv]: 'text/csv',
  },
);

/** Stands for no value in a facet. */
const NONE = 'none';

const orNone = (values: readonly string[]) => (values.length > 0 ? [...new Set(values)] : [NONE]);

const GROUPS = new Map(data.groups.map((group) => [group.slug, group]));

/** How readers search and narrow the controls. */
const VIEW: ListView<ControlRow> = {
  noun: ['control', 'controls'],
  key: ({ id }) => id,
  text: ({ id, title, objective, nist }) => [id, title, objective, ...nist].join('\n'),
  facets: [
    {
      id: 'group',
      label: 'Group',
      inOrder: true,
      values: Object.fromEntries(data.groups.map(({ slug, title }) => [slug, title])),
      of: ({ group }) => [group],
    },
    {
      id: 'phase',
      label: 'Phase',
      inOrder: true,
      values: PHASES,
      of: ({ group }) => GROUPS.get(group)?.phases ?? [],
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
        ...Object.fromEntries(data.families.map(({ id, title }) => [id, `${id} ${title}`])),
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

const COLUMNS: readonly Column<ControlRow>[] = [
  {
    label: 'Control',
    cell: ({ id, title, objective, group }) => (
      <>
        <Link to={routeOfControl(group, id)}>{title}</Link>
        <span className={explorer.description}>{objective}</span>
      </>
    ),
  },
  { label: 'Number', isUnbroken: true, cell: ({ id }) => id },
  {
    label: 'NIST',
    cell: ({ nist }) =>
      nist.length > 0 && (
        <>
          <span className={explorer.inCards}>NIST </span>
          {inList(nist, (number) => (
            <span className={explorer.unbroken}>{number}</span>
          ))}
        </>
      ),
  },
  {
    label: 'Incidents',
    isUnbroken: true,
    isFigure: true,
    cell: ({ incidents }) =>
      incidents > 0 && (
        <>
          {incidents}{' '}
          <span className={explorer.inCards}>{incidents === 1 ? 'incident' : 'incidents'}</span>
        </>
      ),
  },
];

/** All controls. */
export function ControlExplorer(): ReactNode {
  return (
    <>
      <Head>
        <link rel="alternate" type="application/json" href={edition.url + CONTROLS_FILES.json} />
      </Head>
      <JsonLd data={DATASET} />
      <Explorer
        view={VIEW}
        rows={data.rows}
        prompt="Words in title or text, or a number such as SI-7"
        table={{ caption: () => 'Controls, by group', columns: COLUMNS, isBrief: true }}
      />
    </>
  );
}
