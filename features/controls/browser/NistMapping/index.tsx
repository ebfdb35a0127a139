import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import nist from '@generated/site-controls/default/nist.json';
import Heading from '@theme/Heading';
import { inList } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import { anchorOf } from '../../common/route';

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
                      <Link to={control.permalink}>
                        {control.id} {control.title}
                      </Link>
                      : {control.reason}
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
        {nist.mapped.map(({ id, title, permalink, nist: targets }) => {
          const anchor = `crosswalk-${anchorOf(id)}`;
          brokenLinks.collectAnchor(anchor);
          return (
            <tr key={id} id={anchor}>
              <th scope="row">
                <Link to={permalink}>
                  {id} {title}
                </Link>
              </th>
              <td>
                {inList(targets, (target) => (
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
      {nist.unmapped.map(({ id, title, permalink }) => (
        <li key={id}>
          <Link to={permalink}>
            {id} {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
