import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import nist from '@generated/site-controls/default/nist.json';
import Heading from '@theme/Heading';
import { inList } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import { anchorOf } from '../../common/vocabulary';
import type { ControlLink } from '../../common/schema';

function ControlName({ id, title, permalink }: ControlLink): ReactNode {
  return (
    <Link to={permalink}>
      {id} {title}
    </Link>
  );
}

/** From each NIST control that is used to ours, family by family. */
export function NistControls(): ReactNode {
  const brokenLinks = useBrokenLinks();
  return nist.families.map(({ id: family, title, controls }) => (
    <div key={family}>
      <Heading as="h3" id={anchorOf(family)}>
        {family}: {title}
      </Heading>
      <dl>
        {controls.map(({ id, title: name, from }) => {
          brokenLinks.collectAnchor(anchorOf(id));
          return (
            <div key={id} id={anchorOf(id)}>
              <dt>
                <strong>
                  {id} {name.replace(' | ', ': ')}
                </strong>
              </dt>
              <dd className="margin-left--none">
                <ul>
                  {from.map((control) => (
                    <li key={control.id}>
                      <ControlName {...control} />: {control.reason}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  ));
}

/** From each of our controls that is mapped to NIST's, by number. */
export function NistCrosswalk(): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <Table>
      <caption>Controls and the NIST controls they relate to</caption>
      <TableHead columns={['Control', 'NIST SP 800-53']} />
      <tbody>
        {nist.mapped.map((control) => {
          const anchor = `crosswalk-${anchorOf(control.id)}`;
          brokenLinks.collectAnchor(anchor);
          return (
            <tr key={anchor} id={anchor}>
              <th scope="row">
                <ControlName {...control} />
              </th>
              <td>
                {inList(control.nist, (target) => (
                  <Link to={`#${anchorOf(target.id)}`}>{target.id}</Link>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Our controls without a counterpart. */
export function NistUnmapped(): ReactNode {
  return (
    <ul>
      {nist.unmapped.map((control) => (
        <li key={control.id}>
          <ControlName {...control} />
        </li>
      ))}
    </ul>
  );
}
