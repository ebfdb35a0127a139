import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme-init/BlogPostItem/Content';
import { formatDay, hasEnded, type IsoDay } from '../../../../../../platform/base/common/dates';
import type { PostDate } from '../../../../common/schema';
import { Age } from '../../../../../../platform/frame/browser/PageAge';
import { PageTools } from '../../../../../../platform/frame/browser/PageTools';
import { useToday } from '../../../../../../platform/base/browser/useToday';
import styles from './styles.module.css';
import { compareTexts } from '../../../../../../platform/base/common/order';

function DateList({ title, dates, today }: { title: string; dates: PostDate[]; today: IsoDay }) {
  const areOver = dates.every(({ date }) => hasEnded(date, today));
  return (
    <>
      <h3>{title}</h3>
      <ul className="plain">
        {dates.map(({ date, what, url }) => (
          <li key={date + what}>
            <span className="soft">
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
  const areOver = last !== undefined && hasEnded(last, today);
  return (
    <section className={clsx(!areOver && 'box', styles.dates)} aria-labelledby="dates">
      <h2 id="dates" className={clsx(areOver && 'sr-only')}>
        Dates in this post
      </h2>
      {/* Collapsed once they are over, to leave the space to the text. */}
      {areOver ? (
        <details>
          <summary>All dates of this post have passed; the last was {formatDay(last)}.</summary>
          {lists}
        </details>
      ) : (
        lists
      )}
    </section>
  );
}

/** The framework's text of a post; on its own page, age, tools and dates come first. */
export default function BlogPostItemContentWrapper(
  props: ComponentProps<typeof BlogPostItemContent>,
): ReactNode {
  const { frontMatter, metadata, isBlogPostPage } = useBlogPost();
  const { dates } = frontMatter as { dates?: PostDate[] };
  return (
    <>
      {isBlogPostPage && (
        <div className={styles.line}>
          <PageTools permalink={metadata.permalink} editUrl={metadata.editUrl} />
          <Age of="post" date={metadata.date} />
        </div>
      )}
      {isBlogPostPage && dates && <Dates dates={dates} />}
      <BlogPostItemContent {...props} className={isBlogPostPage ? undefined : styles.beginning} />
    </>
  );
}
