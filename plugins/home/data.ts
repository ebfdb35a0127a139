/** What the home page shows of the rest of the site. */
export interface HomeData {
  /** The latest posts, newest first. */
  posts: { title: string; permalink: string; description: string; date: string }[];
  catalogue: {
    incidents: number;
    /** First and last year with an incident. */
    years: [number, number];
  };
}

/** How many posts the home page lists. */
const POSTS = 3;

const INCIDENT_ID = /\/publications\/catalog\/(\d{4})\/[^/]+$/;

/**
 * Picks what the home page needs out of the loaded content.
 *
 * @param docs pages of the docs plugin
 * @param posts posts of the blog plugin, newest first, as that plugin sorts them
 */
export function toHomeData(
  docs: readonly { id: string }[],
  posts: readonly { title: string; permalink: string; description: string; date: Date }[],
): HomeData {
  const years = docs.flatMap(({ id }) => {
    const year = INCIDENT_ID.exec(id)?.[1];
    return year === undefined ? [] : [Number(year)];
  });
  return {
    posts: posts.slice(0, POSTS).map(({ title, permalink, description, date }) => ({
      title,
      permalink,
      description,
      date: date.toISOString().slice(0, 10),
    })),
    catalogue: { incidents: years.length, years: [Math.min(...years), Math.max(...years)] },
  };
}
