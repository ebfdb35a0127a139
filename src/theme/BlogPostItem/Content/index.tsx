import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import { formatDay } from '../../../../plugins/shared/dates';
import type { PostDeadline } from '../../../../plugins/content-checks/schemas';
import { hasEnded } from '../../../../plugins/events/select';
import { useToday } from '../../../hooks/useToday';
import styles from './styles.module.css';

function Deadlines({ deadlines }: { deadlines: PostDeadline[] }): ReactNode {
  const today = useToday();
  const sorted = [...deadlines].sort((a, b) => a.date.localeCompare(b.date));
  const areOver = sorted.every(({ date }) => hasEnded(date, today));
  return (
    <section className={styles.deadlines} aria-labelledby="dates">
      <h2 id="dates">Dates in this post</h2>
      {areOver && <p>All of these dates have passed.</p>}
      <ul>
        {sorted.map(({ date, what, url }) => (
          <li key={date + what}>
            <time dateTime={date}>{formatDay(date)}</time>
            <span>{url ? <Link to={url}>{what}</Link> : what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The framework's text of a post, with what was time-bound in it at the top of its page. */
export default function BlogPostItemContentWrapper(
  props: ComponentProps<typeof BlogPostItemContent>,
): ReactNode {
  const { frontMatter, isBlogPostPage } = useBlogPost();
  const { deadlines } = frontMatter as { deadlines?: PostDeadline[] };
  return (
    <>
      {isBlogPostPage && deadlines && <Deadlines deadlines={deadlines} />}
      <BlogPostItemContent {...props} />
    </>
  );
}
