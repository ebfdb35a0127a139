import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme-init/BlogPostItem/Content';
import { formatDay, hasEnded, type IsoDay } from '#platform/base/common/dates';
import type { PostMore } from '#features/blog/common/posts';
import type { PostDate } from '#features/blog/common/schema';
import { useAge } from '#platform/frame/browser/PageTools';
import { useToday } from '#platform/base/browser/useToday';
import styles from './styles.module.css';
import { compareTexts } from '#platform/base/common/text';

function DateList({ title, dates }: { title: string; dates: PostDate[] }) {
  const today = useToday();
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

interface DatesProps {
  dates: PostDate[];
  /** The last of them, and whether it has passed. */
  last: IsoDay;
  areOver: boolean;
}

function Dates({ dates, last, areOver }: DatesProps): ReactNode {
  const deadlines = dates.filter(({ kind }) => kind !== 'event');
  const others = dates.filter(({ kind }) => kind === 'event');
  const lists = (
    <>
      {deadlines.length > 0 && <DateList title="Deadlines" dates={deadlines} />}
      {others.length > 0 && <DateList title="Other days" dates={others} />}
    </>
  );
  return (
    <section className={clsx(!areOver && 'box', styles.dates)} aria-labelledby="dates">
      <h2 id="dates" className={clsx(areOver && 'sr-only')}>
        Dates in this post
      </h2>
      {areOver ? (
        <details>
          <summary className="soft small">
            All dates of this post have passed; the last was {formatDay(last)}.
          </summary>
          {lists}
        </details>
      ) : (
        lists
      )}
    </section>
  );
}

/** Says at the top of an old post that it is one, and where the newest of its kind is. */
function OldPost({ date, newest, kind }: { date: string } & PostMore): ReactNode {
  const day = date.slice(0, 10);
  return (
    useAge(date) !== undefined && (
      <aside className={clsx('box small', styles.old)} aria-label="An old post">
        <p>
          <strong>
            Published <time dateTime={day}>{formatDay(day)}</time>.
          </strong>{' '}
          Dates and links may be out of date.
          {newest && (
            <>
              {' '}
              <Link to={newest.permalink} title={newest.title}>
                {NEWEST[kind]}
              </Link>
            </>
          )}
        </p>
      </aside>
    )
  );
}

/** What the newest post of a kind is, as a link to it. */
const NEWEST: Record<PostMore['kind'], string> = {
  Newsletter: 'Latest issue',
  Awards: 'Latest on awards',
  Deadlines: 'Latest deadlines',
  News: 'Latest news',
};

/**
 * The framework's text of a post. On its own page, its age and dates come first; dates that are all over
 * come last, to leave the place to the text.
 */
export default function BlogPostItemContentWrapper(
  props: ComponentProps<typeof BlogPostItemContent>,
): ReactNode {
  const { frontMatter, metadata, isBlogPostPage } = useBlogPost();
  const { kind, newest } = metadata as typeof metadata & PostMore;
  const today = useToday();
  const dates = [...((frontMatter as { dates?: PostDate[] }).dates ?? [])];
  dates.sort((a, b) => compareTexts(a.date, b.date));
  const last = dates.at(-1)?.date;
  const areOver = last !== undefined && hasEnded(last, today);
  const list = isBlogPostPage && last && <Dates {...{ dates, last, areOver }} />;
  return (
    <>
      {isBlogPostPage && <OldPost date={metadata.date} kind={kind} newest={newest} />}
      {!areOver && list}
      <BlogPostItemContent {...props} className={isBlogPostPage ? styles.text : styles.beginning} />
      {areOver && list}
    </>
  );
}
