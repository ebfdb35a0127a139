import { isIncident, yearFolderOf } from '../../catalog/common/public';

/** What the home page shows of the rest of the site: made by `node`, read by `browser`. */
export interface HomeData {
  /** The latest posts, newest first. */
  posts: { title: string; permalink: string; description: string; date: string }[];
  catalog: {
    incidents: number;
    /** First and last year with an incident. */
    years: [number, number];
  };
}

/** How many posts the home page lists. */
const POSTS = 3;

/**
 * Picks what the home page needs from the loaded content.
 *
 * @param docs pages of the docs plugin
 * @param posts posts of the blog plugin, newest first, as that plugin sorts them
 */
export function toHomeData(
  docs: readonly { id: string; frontMatter: object }[],
  posts: readonly { title: string; permalink: string; description: string; date: Date }[],
): HomeData {
  const years = docs
    .filter(({ frontMatter }) => isIncident(frontMatter))
    .map(({ id }) => Number(yearFolderOf(id)));
  return {
    posts: posts.slice(0, POSTS).map(({ title, permalink, description, date }) => ({
      title,
      permalink,
      description,
      date: date.toISOString().slice(0, 10),
    })),
    catalog: { incidents: years.length, years: [Math.min(...years), Math.max(...years)] },
  };
}
