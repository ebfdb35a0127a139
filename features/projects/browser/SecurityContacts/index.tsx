import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import all from '@generated/site-collections/default/projects.json';
import { Explorer } from '#platform/collections/browser/Explorer';
import type { ListView } from '#platform/collections/common/view';
import { slugOf } from '#platform/base/common/text';
import { routeOfProject, type ProjectRow } from '../../common/pages';
import { SecurityContact } from '../parts';

/** Archived projects take no reports. */
const ROWS = all.filter(({ level }) => level !== 'archived');

const VIEW: ListView<ProjectRow> = {
  noun: ['project', 'projects'],
  key: ({ name }) => slugOf(name),
  text: ({ name, names }) => [name, ...names].join('\n'),
  facets: [],
  pageSize: 4,
};

/**
 * Where to report a vulnerability in each active project.
 *
 * @param children for projects that have named nothing
 */
export function SecurityContacts({ children }: { children: ReactNode }): ReactNode {
  return (
    <Explorer
      view={VIEW}
      rows={ROWS}
      prompt="Name of the project"
      table={{
        caption: () => 'Where to report vulnerabilities, by project',
        columns: [
          {
            label: 'Project',
            cell: ({ name }) => <Link to={routeOfProject(name)}>{name}</Link>,
          },
          {
            label: 'Report to',
            cell: ({ security }) => <SecurityContact security={security} fallback={children} />,
          },
          {
            label: 'Policy',
            cell: ({ name, security }) =>
              security?.policy === undefined ? (
                'No policy listed'
              ) : (
                <Link to={security.policy}>
                  Policy<span className="sr-only"> of {name}</span>
                </Link>
              ),
          },
        ],
        isBrief: true,
      }}
    />
  );
}
