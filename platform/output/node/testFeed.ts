import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';

// Written from RFC 4287, for the parts that the feeds of this site use.

const text = z.string().min(1);
const several = <T extends z.ZodType>(item: T) => z.array(item).default([]);
const author = several(z.object({ name: text }));
const link = z.object({ href: z.url(), rel: text.default('alternate') });
const links = several(link).refine(
  (all) => all.filter(({ rel }) => rel === 'alternate').length === 1,
  'no link to the page, or more than one',
);
const parts = { id: z.url(), title: text, updated: z.iso.datetime(), author, link: links };

const atom = z.object({
  feed: z
    .object({
      ...parts,
      entry: several(z.object({ ...parts, summary: text })),
    })
    .refine(({ link: all }) => all.some(({ rel }) => rel === 'self'), 'no link to itself')
    .refine(
      ({ author: ofFeed, entry }) =>
        ofFeed.length > 0 || entry.every(({ author: ofEntry }) => ofEntry.length > 0),
      'no author in the feed, nor in every entry',
    )
    .refine(
      ({ entry }) => new Set(entry.map(({ id }) => id)).size === entry.length,
      'two entries have the same id',
    ),
});

/** What is wrong with an Atom feed, in words; empty if nothing is. */
export function atomProblems(xml: string): string[] {
  const lists = new Set(['author', 'entry', 'link']);
  const parsed: unknown = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name) => lists.has(name),
    tagValueProcessor: (_name, value) => value,
  }).parse(xml);
  const { error } = atom.safeParse(
    JSON.parse(JSON.stringify(parsed), (_key, value: unknown) =>
      // An element with attributes is an object, its text a value of it.
      typeof value === 'object' && value !== null && '#text' in value ? value['#text'] : value,
    ),
  );
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
