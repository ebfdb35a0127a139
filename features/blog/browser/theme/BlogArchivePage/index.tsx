import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { formatDay } from '#platform/base/common/dates';
import { compareTexts } from '#platform/base/common/text';
import { Period } from '#platform/frame/browser/Facts';
import styles from './styles.module.css';

const DESCRIPTION = 'Every post of the blog by year, newest first.';

/** All posts by year. */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  const posts = archive.blogPosts.map(({ metadata: { title, permalink, date } }) => ({
    title,
    permalink,
    day: date.slice(0, 10),
  }));
  posts.sort((a, b) => compareTexts(b.day, a.day));
  const years = [...new Set(posts.map(({ day }) => day.slice(0, 4)))];
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description={DESCRIPTION} />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          <p>{DESCRIPTION}</p>
          {years.map((year) => (
            <Period key={year} id={`year-${year}`} name={year}>
              <ul className={`plain ${styles.list}`}>
                {posts
                  .filter(({ day }) => day.startsWith(year))
                  .map(({ title, permalink, day }) => (
                    <li key={permalink}>
                      <time className="soft" dateTime={day}>
                        {formatDay(day)}
                      </time>
                      <Link to={permalink}>{title}</Link>
                    </li>
                  ))}
              </ul>
            </Period>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
