import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import incidents from '@generated/site-catalog/default/measures.json';
import { yearOf } from '#platform/base/common/dates';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import type { MeasuredIncident } from '../../common/generated';
import { RUN_MOMENTS, SIGNATURE_KINDS } from '../../common/vocabulary';

type Measures = MeasuredIncident['measures'];
type Answer = Measures['approval'];

const ANSWERS = { yes: 'Yes', no: 'No', 'not-applicable': 'Doesn’t apply' } as const;

/** The question of each column, and what a cell says beside yes and no. */
const COLUMNS = [
  ['Validly signed', ({ signed }: Measures) => signed],
  ['Trusted publishing', ({ trustedPublishing }: Measures) => trustedPublishing],
  ['Ran at', ({ runsAt }: Measures) => runsAt],
  ['Blocked scripts stop it', ({ scriptsBlocked }: Measures) => scriptsBlocked],
  ['Approval stops it', ({ approval }: Measures) => approval],
] as const;

const countOf = (of: (measures: Measures) => Answer, value: NonNullable<Answer>['value']) =>
  incidents.filter(({ measures }) => of(measures)?.value === value).length;

function textOf(cell: Measures['runsAt'] | Measures['signed']): string {
  if (!cell) {
    return '';
  }
  const { value } = cell;
  if (value === 'yes' || value === 'no' || value === 'not-applicable') {
    const kind = 'kind' in cell && cell.kind ? SIGNATURE_KINDS[cell.kind].toLowerCase() : '';
    return value === 'yes' && kind !== '' ? `${ANSWERS.yes}, ${kind}` : ANSWERS[value];
  }
  return RUN_MOMENTS[value];
}

/** What signatures, trusted publishing, blocked scripts, and approvals did or would have done. */
export function MeasureTable(): ReactNode {
  const signed = countOf((measures) => measures.signed, 'yes');
  const trusted = countOf((measures) => measures.trustedPublishing, 'yes');
  const [blocked, notBlocked] = (['yes', 'no'] as const).map((value) =>
    countOf((measures) => measures.scriptsBlocked, value),
  );
  const approved = countOf((measures) => measures.approval, 'yes');
  return (
    <>
      <p>
        Of {incidents.length} incidents since 2023, {signed} carried a valid signature or
        provenance, and {trusted} went out by trusted publishing. Blocking install scripts would
        have stopped {blocked} of them when they first ran, but not {notBlocked} others. A second
        approval would have stopped {approved} at the producer.
      </p>
      <Table>
        <caption>What measures did or would have done, latest incident first</caption>
        <TableHead columns={['Incident', ...COLUMNS.map(([label]) => label)]} />
        <tbody>
          {incidents.map(({ name, permalink, date, measures }) => (
            <tr key={permalink}>
              <th scope="row">
                <Link to={permalink}>{name}</Link>, {yearOf(date)}
              </th>
              {COLUMNS.map(([label, of]) => {
                const cell = of(measures);
                return (
                  <td key={label}>
                    {textOf(cell)}
                    {cell?.basis === 'inferred' && (
                      <>
                        {' '}
                        <span className="soft">(inferred)</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
