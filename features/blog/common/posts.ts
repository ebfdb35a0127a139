/** The kinds of posts that come again and again, by the tag that tells them; the first that fits counts. */
const KINDS = {
  newsletter: 'Newsletter',
  awards: 'Awards',
  nominations: 'Awards',
  deadlines: 'Deadlines',
} as const;

/** What a post is, for readers: of the kinds that come again, or news of its own. */
export type PostKind = (typeof KINDS)[keyof typeof KINDS] | 'News';

/** Kinds with the tag whose page lists their posts. */
export const KIND_TAGS: Readonly<Record<string, PostKind>> = {
  newsletter: 'Newsletter',
  deadlines: 'Deadlines',
  awards: 'Awards',
};

/** @param tags addresses of the post's tags, such as `/blog/tags/newsletter` */
export function kindOf(tags: readonly { permalink: string }[]): PostKind {
  const keys = new Set(tags.map(({ permalink }) => permalink.split('/').at(-1)));
  const [, kind = 'News' as const] = Object.entries(KINDS).find(([tag]) => keys.has(tag)) ?? [];
  return kind;
}

/** What the metadata of a post has besides the framework's. */
export interface PostMore {
  kind: PostKind;
  /** The newest post of its kind, unless it is this one. */
  newest?: { title: string; permalink: string };
}

/**
 * The framework's structured data, which takes every author for a person, with organizations
 * instead: posts of this site are signed by teams.
 */
export function withTeams<T extends object>(data: T): T {
  const text = JSON.stringify(data, (key, value: unknown) =>
    key === '@type' && value === 'Person' ? 'Organization' : value,
  );
  return JSON.parse(text) as T;
}
