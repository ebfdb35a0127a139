import { isIncident, yearFolderOf } from '#features/catalog/common/public';

/** What the home page shows of the rest of the site: made by `node`, read by `browser`. */
export interface HomeData {
  /** The latest post. */
  post?: { title: string; permalink: string; description: string; date: string };
  /** The latest change, with the title of its page. */
  change?: { title: string; to: string; text: string; date: string };
  catalog: {
    incidents: number;
    /** First and last year with an incident. */
    years: [number, number];
  };
}

/**
 * Picks what the home page needs from the loaded content.
 *
 * @param docs pages of the docs plugin
 * @param posts posts of the blog plugin, newest first, as that plugin sorts them
 * @param changes what changed for readers, latest first
 */
export function toHomeData(
  docs: readonly { id: string; title: string; permalink: string; frontMatter: object }[],
  posts: readonly { title: string; permalink: string; description: string; date: Date }[],
  changes: readonly { date: string; page: string; change: string }[],
  baseUrl: string,
): HomeData {
  const years = docs
    .filter(({ frontMatter }) => isIncident(frontMatter))
    .map(({ id }) => Number(yearFolderOf(id)));
  const [post] = posts;
  const titles = new Map(docs.map(({ permalink, title }) => [permalink, title]));
  const [change] = changes.flatMap(({ date, page, change: text }) => {
    const title = titles.get(baseUrl + page.slice(1));
    return title === undefined ? [] : [{ title, to: page, text, date }];
  });
  return {
    ...(post && {
      post: {
        title: post.title,
        permalink: post.permalink,
        description: post.description,
        date: post.date.toISOString().slice(0, 10),
      },
    }),
    ...(change && { change }),
    catalog: { incidents: years.length, years: [Math.min(...years), Math.max(...years)] },
  };
}
