import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import measurements from '../../../data/quality.json';
import { formatDay } from '../../../platform/base/common/dates';
import { Table } from '../../../platform/markdown/browser/Table';
import { SITE } from '../../../platform/base/common/site';

/** What was measured of this site. All figures come from `npm run report:quality`. */
export default function Quality(): ReactNode {
  return (
    <>
      <PageMetadata
        title="Quality of this site"
        description="What checks and benchmarks measured on the contributor site: each figure with its date, commit, machine, and the command to repeat it."
      />
      <Layout>
        <main className="container margin-vert--lg">
          <div className="markdown">
            <Heading as="h1">Quality of this site</Heading>
            <p>
              How far can you trust this site? These are the figures from its checks and benchmarks.
              Nobody types them by hand: a command writes them here, and you can measure each one
              again in a copy of the <Link to={SITE.repository}>repository</Link>.
            </p>
            {measurements.map(({ name, command, date, commit, machine, figures }) => (
              <section key={name}>
                <Heading as="h2" id={command.replace(/\W+/g, '-')}>
                  {name}
                </Heading>
                <Table>
                  <thead>
                    <tr>
                      <th scope="col">What</th>
                      <th scope="col">Measured</th>
                    </tr>
                  </thead>
                  <tbody>
                    {figures.map(({ what, value }) => (
                      <tr key={what}>
                        <td>{what}</td>
                        <td>{value}</td>
                      </tr>
                    ))}
                  </tbody>
                </Table>
                <p>
                  Measured on <time dateTime={date}>{formatDay(date)}</time> at commit{' '}
                  <code>{commit}</code>. {machine}. To repeat it: <code>{command}</code>
                </p>
              </section>
            ))}
          </div>
        </main>
      </Layout>
    </>
  );
}
