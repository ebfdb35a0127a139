import { parseXml, XmlElement } from '@rgrove/parse-xml';
import * as z from 'zod';
import { groupBy } from '#platform/base/common/lists';

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

const LISTS = new Set(['author', 'entry', 'link']);

/** An element as a value: its attributes and children by name, or its text if it has no children. */
function toValue({ attributes, children, text: value }: XmlElement): unknown {
  const elements = children.filter((child) => child instanceof XmlElement);
  if (elements.length === 0 && value !== '') {
    return value;
  }
  const groups = [...groupBy(elements, ({ name }) => name)].map(([name, all]) => {
    const values = all.map(toValue);
    return [name, LISTS.has(name) ? values : values[0]];
  });
  return { ...attributes, ...Object.fromEntries(groups) };
}

/** What is wrong with an Atom feed, in words; empty if nothing is. */
export function atomProblems(xml: string): string[] {
  const { root } = parseXml(xml);
  const { error } = atom.safeParse(root && { [root.name]: toValue(root) });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
