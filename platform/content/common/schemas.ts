import * as z from 'zod';
import type { ZodType } from 'zod';
import { isIsoDay } from '#platform/base/common/dates';
import { httpsUrl, text, slug } from '#platform/base/common/fields';
import { SITE } from '#platform/base/common/site';
import type { Kind } from './contentFile';

/** Bodies of the foundation that are responsible for the content of a page. */
const OWNERS = [
  'TOC',
  'Governing Board',
  'Projects Team',
  'CNCF TechDocs',
  'Events Team',
  'TAG Developer Experience',
  'TAG Infrastructure',
  'TAG Operational Resilience',
  'TAG Security and Compliance',
  'TAG Workloads Foundation',
] as const;

/** Where this site is from: a page compared with it would be compared with itself. */
const REPOSITORY = SITE.repository.toLowerCase();

/**
 * For pages whose facts change over time: who owns them, and when they were last compared with
 * their source (or, if there was none at hand, reviewed as a whole).
 */
export const checkedSchema = z.strictObject({
  /** A day, or a month if the day is not known. */
  on: z
    .string({ error: 'is not text → Write the day as "2027-03-15", or the month as "2027-03".' })
    .refine((value) => isIsoDay(value.length === 7 ? `${value}-01` : value), {
      error: (issue) =>
        `"${String(issue.input)}" is neither a day nor a month → Write "2027-03-15" or "2027-03".`,
    }),
  owner: z.enum(OWNERS, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not a known owner → Use one of ${OWNERS.join(', ')}, or add it in platform/content/common/schemas.ts.`,
  }),
  /** What the page was compared with; absent if it was reviewed as a whole. */
  source: z
    .strictObject({
      /** Repository and path, or the name of a text. Backticks mark what is shown as code. */
      title: text,
      url: httpsUrl.refine((url) => !url.toLowerCase().startsWith(REPOSITORY), {
        error:
          'is this site itself → Name the document of the body that owns the facts, in cncf/toc or cncf/foundation for example, or leave the source out.',
      }),
    })
    .optional(),
});
export type Checked = z.infer<typeof checkedSchema>;

/** For pages about the past: one line above the text that says so. */
export const pastSchema = text.max(140, {
  error: 'is longer than 140 characters → Say it in one line.',
});

/** Length of a description: long enough to tell pages apart, short enough for results. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

/** What a page is about, for someone who chooses from a list. */
const descriptionSchema = z
  .string({
    error: 'is not text → Write one sentence that helps someone choose this page from a list.',
  })
  .trim()
  .refine(({ length }) => length >= DESCRIPTION_LENGTH.min && length <= DESCRIPTION_LENGTH.max, {
    error: ({ input }) =>
      `has ${String(input).length} characters → Write a sentence of ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`,
  })
  .describe('One sentence of 50 to 160 characters that no other page has.');

const title = text.refine((value) => !value.endsWith('.'), {
  error: 'ends in a period → Remove the period.',
});

/** A list whose entries are keys of a data file. */
function keysOf(known: readonly string[] | undefined, what: string, file: string) {
  const key = known
    ? z.enum(known as [string, ...string[]], {
        error: (issue) =>
          `"${String(issue.input)}" is not a known ${what} → Use one of ${file}, or add it there.`,
      })
    : z.string();
  return z
    .array(key, {
      error: `is not a list → Write it as a list, for example [${known?.[0] ?? what}].`,
    })
    .min(1, { error: 'is empty → Remove the field, or fill it.' });
}

/** Keys that front matter may use; any where they are not known, because their file cannot be read. */
interface KnownKeys {
  docTags: readonly string[] | undefined;
  blogTags: readonly string[] | undefined;
  authors: readonly string[] | undefined;
}

/** Fields of front matter that features own, by kind of page. */
export type OwnedFields = Partial<Record<Kind, Record<string, ZodType>>>;

/**
 * The schema of the front matter of each kind of page. Unknown fields are refused.
 *
 * @param known without it, any key is accepted
 * @param ownedFields what features add
 */
export function frontMatterSchemas(
  known: KnownKeys | undefined,
  ownedFields: readonly OwnedFields[] = [],
): Record<Kind, ZodType> {
  const owned = (kind: Kind): Record<string, ZodType> =>
    Object.assign({}, ...ownedFields.map((fields) => fields[kind])) as Record<string, ZodType>;
  return {
    doc: z.strictObject({
      title,
      sidebar_label: text.optional(),
      description: descriptionSchema,
      sidebar_position: z
        .int({
          error:
            'is not a whole number → Number the pages of a folder in reading order, from 1, without quotes.',
        })
        .positive({ error: 'is not positive → Number the pages of a folder from 1.' }),
      tags: keysOf(known?.docTags, 'tag', 'docs/tags.yml').optional(),
      displayed_sidebar: text
        .optional()
        .describe('Sidebar to show on a page that lies in none of the six folders.'),
      hide_table_of_contents: z
        .literal(true)
        .optional()
        .describe('For pages whose list takes the whole width, or with one heading.'),
      foldable: z.literal(true).optional().describe('For long pages: their parts can be folded.'),
      checked: checkedSchema
        .optional()
        .describe('Owner of facts that change over time, and when they were checked.'),
      past: pastSchema.optional(),
      ...owned('doc'),
    }),
    post: z.strictObject({
      title,
      description: descriptionSchema,
      authors: keysOf(known?.authors, 'author', 'blog/authors.yml').describe(
        'Teams that sign it, the one that leads first.',
      ),
      tags: keysOf(known?.blogTags, 'tag', 'blog/tags.yml').optional(),
      slug: slug
        .refine((value) => !/^(?:archive|authors|page|tags)$/.test(value), {
          error: 'is the address of a list of the blog → Choose another slug.',
        })
        .optional(),
      ...owned('post'),
    }),
    page: z.strictObject({ title, description: descriptionSchema, ...owned('page') }),
  };
}

/** `tags.yml` of the docs and of the blog. */
export const tagsFileSchema = z.record(
  z.string(),
  z.strictObject({
    label: text,
    permalink: text.regex(/^\/[a-z0-9-]+$/, {
      error: 'is not a permalink → Write a slash and a slug, for example /governance.',
    }),
    description: text,
  }),
);

/** `blog/authors.yml`. */
export const authorsFileSchema = z.record(
  slug,
  z.strictObject({
    name: text,
    title: text,
    description: text,
    url: httpsUrl,
    page: z.literal(true, { error: 'is not true → Every author has a page: write `page: true`.' }),
  }),
);

/** Of a route; no point, which only files of the built site have in their names. */
const ROUTE_PART = '[A-Za-z0-9][A-Za-z0-9_-]*';
const MOST_REDIRECTS = 2000;

/** `data/redirects.yaml`: old route to existing route. */
export const redirectsFileSchema = z
  .record(
    z
      .string()
      .max(200, { error: 'has more than 200 characters → Remove the redirect.' })
      .regex(new RegExp(`^(?:/${ROUTE_PART})+$`), {
        error:
          'is not an old route → Start it with a slash, end it without one, and without .html.',
      }),
    z.string().regex(new RegExp(`^(?:/${ROUTE_PART})*/?$`), {
      error: 'is not a route → Write the path of a page, starting with a slash.',
    }),
  )
  .refine((redirects) => Object.keys(redirects).length <= MOST_REDIRECTS, {
    error: `holds more than ${MOST_REDIRECTS} redirects → Remove the oldest.`,
  });
