import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import { formatDay, type IsoDay } from '../../../../plugins/shared/dates';
import type { PostDate } from '../../../../plugins/content-checks/schemas';
import { hasEnded } from '../../../../plugins/events/select';
import { Age } from '../../../components/PageAge';
import { PageTools } from '../../../components/PageTools';
import { useToday } from '../../../hooks/useToday';
import styles from './styles.module.css';
import { compareTexts } from '../../../../plugins/shared/order';

function DateList({ title, dates, today }: { title: string; dates: PostDate[]; today: IsoDay }) {
  const areOver = dates.every(({ date }) => hasEnded(date, today));
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {dates.map(({ date, what, url }) => (
          <li key={date + what}>
            <span className={styles.day}>
              <time dateTime={date}>{formatDay(date)}</time>
              {!areOver && hasEnded(date, today) && <span>, passed</span>}
            </span>
            <span>{url ? <Link to={url}>{what}</Link> : what}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Dates({ dates }: { dates: PostDate[] }): ReactNode {
  const today = useToday();
  const sorted = [...dates].sort((a, b) => compareTexts(a.date, b.date));
  const deadlines = sorted.filter(({ kind }) => kind !== 'event');
  const others = sorted.filter(({ kind }) => kind === 'event');
  const last = sorted.at(-1)?.date;
  const lists = (
    <>
      {deadlines.length > 0 && <DateList title="Deadlines" dates={deadlines} today={today} />}
      {others.length > 0 && <DateList title="Other days" dates={others} today={today} />}
    </>
  );
  return (
    <section className={styles.dates} aria-labelledby="dates">
      <h2 id="dates">Dates in this post</h2>
      {/* Of no use any more, they leave the place to the text. */}
      {last && hasEnded(last, today) ? (
        <details>
          <summary>All of these dates have passed; the last was {formatDay(last)}.</summary>
          {lists}
        </details>
      ) : (
        lists
      )}
    </section>
  );
}

/** The framework's text of a post, with its age, its tools and what was time-bound in it at the top of its page. */
export default function BlogPostItemContentWrapper(
  props: ComponentProps<typeof BlogPostItemContent>,
): ReactNode {
  const { frontMatter, metadata, isBlogPostPage } = useBlogPost();
  const { dates } = frontMatter as { dates?: PostDate[] };
  return (
    <>
      {isBlogPostPage && <Age of="post" date={metadata.date} />}
      {isBlogPostPage && <PageTools permalink={metadata.permalink} />}
      {isBlogPostPage && dates && <Dates dates={dates} />}
      <BlogPostItemContent {...props} />
    </>
  );
}
