import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import edition from '@generated/site-controls/default/edition.json';
import data from '@generated/site-controls/default/explorer.json';
import { Explorer, type Column } from '#platform/collections/browser/Explorer';
import explorer from '#platform/collections/browser/Explorer/styles.module.css';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { inList } from '#platform/frame/browser/Links';
import { datasetJsonLd } from '#platform/frame/common/datasetJsonLd';
import type { ControlRow } from '../../common/generated';
import { CONTROLS_FILES, routeOfControl } from '../../common/route';
import { controlsView } from '../../common/view';

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
const VIEW = controlsView(data);

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
      inList(nist, (number) => <span className={explorer.unbroken}>{number}</span>),
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
