import * as z from 'zod';
import type { ZodType } from 'zod';
import { incidentSchema } from '../catalog/schema';
import { checkedSchema, pastSchema } from '../freshness/schema';
import { httpsUrl, isoDay, slug, text } from '../shared/fields';
import { templatesSchema } from '../templates/schema';
import { videoSchema } from '../videos/schema';
import type { Kind } from './files';

/** Length of a description in characters: long enough to tell pages apart, short enough for a result list. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

const description = z
  .string({
    error: 'is not text → Write one sentence that helps someone choose this page from a list.',
  })
  .trim()
  .superRefine((value, context) => {
    const { min, max } = DESCRIPTION_LENGTH;
    if (value.length < min || value.length > max) {
      context.addIssue({
        code: 'custom',
        message: `has ${value.length} characters → Write a sentence of ${min} to ${max} characters.`,
      });
    }
  });

const title = text.refine((value) => !value.endsWith('.'), {
  error: 'ends in a full stop → Remove the full stop.',
});

/** A list whose entries are keys of a data file. */
function keysOf(known: readonly string[], what: string, file: string) {
  return z
    .array(
      z.string().refine((key) => known.includes(key), {
        error: (issue) =>
          `"${String(issue.input)}" is not a known ${what} → Use one of ${file}, or add it there.`,
      }),
      { error: `is not a list → Write it as a list, for example [${known[0] ?? what}].` },
    )
    .min(1, { error: 'is empty → Remove the field, or fill it.' });
}

/** A day that mattered to the readers of a post. */
export const postDateSchema = z.strictObject({
  date: isoDay,
  /** What was due or took place; plain text. */
  what: text,
  /** Absent: something had to be done by that day. `event`: something took place or began on it. */
  kind: z
    .literal('event', {
      error: 'is not a known kind → Write event, or leave the field out for a deadline.',
    })
    .optional(),
  url: httpsUrl.optional(),
});
export type PostDate = z.infer<typeof postDateSchema>;

/** Keys that front matter may name. */
export interface KnownKeys {
  docTags: readonly string[];
  blogTags: readonly string[];
  authors: readonly string[];
}

/** The schema of the front matter of each kind of page. Unknown fields are refused. */
export function frontMatterSchemas(known: KnownKeys): Record<Kind, ZodType> {
  return {
    doc: z.strictObject({
      title,
      sidebar_label: text.optional(),
      description,
      sidebar_position: z
        .int({
          error: 'is not a whole number → Number the pages of a folder in reading order, from 1.',
        })
        .positive({ error: 'is not positive → Number the pages of a folder from 1.' }),
      tags: keysOf(known.docTags, 'tag', 'docs/tags.yml').optional(),
      /** Sidebar to show on a page that lies in none of the six folders. */
      displayed_sidebar: text.optional(),
      /** Owner of time-bound facts, and when they were checked; see plugins/freshness. */
      checked: checkedSchema.optional(),
      past: pastSchema.optional(),
      /** Facts of an entry of the catalogue; see plugins/catalog. */
      incident: incidentSchema.optional(),
      /** Template files that the page presents; see plugins/templates. */
      templates: templatesSchema.optional(),
      /** Facts of a recording; see plugins/videos. */
      video: videoSchema.optional(),
    }),
    post: z.strictObject({
      title,
      description,
      authors: keysOf(known.authors, 'author', 'blog/authors.yml'),
      tags: keysOf(known.blogTags, 'tag', 'blog/tags.yml').optional(),
      slug: slug.optional(),
      dates: z.array(postDateSchema).min(1).optional(),
    }),
    page: z.strictObject({ title, description }),
  };
}

/** `tags.yml` of the docs and of the blog. */
export const tagsFileSchema = z.record(
  z.string(),
  z.strictObject({
    label: text,
    permalink: z.string().regex(/^\/[a-z0-9-]+$/, {
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

/** `data/redirects.yaml`: old route to existing route. */
export const redirectsFileSchema = z.record(
  z.string().regex(/^\/.*[^/]$/, {
    error: 'is not an old route → Write it with a leading and without a trailing slash.',
  }),
  z.string().regex(/^\//, { error: 'is not a route → Start it with a slash.' }),
);
