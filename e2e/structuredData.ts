import type { Page } from '@playwright/test';
import * as z from 'zod';

const name = z.string().min(1);
const url = z.url({ protocol: /^https$/ });
const day = z.iso.date();
const dayOrTime = z.union([day, z.iso.datetime({ offset: true })]);

const organization = z.object({ '@type': z.literal('Organization'), name, url: url.optional() });

/** Authors of this site are editorial teams, never persons. */
const author = z.union([organization, z.array(organization).min(1)]);

const blogPosting = z.object({
  '@type': z.literal('BlogPosting'),
  '@id': url,
  url,
  mainEntityOfPage: url,
  headline: name,
  description: name,
  datePublished: dayOrTime,
  author,
});

/**
 * What the pages of this site must say of each type: the fields that the
 * vocabulary or a search engine requires
 * (https://developers.google.com/search/docs/appearance/structured-data), and
 * those that this site always knows.
 */
const SCHEMAS: Record<string, z.ZodType> = {
  Article: z.object({
    headline: name,
    description: name,
    url,
    datePublished: day,
    license: url,
    publisher: organization,
    about: z.object({ '@type': z.literal('Event'), name, startDate: name.optional() }),
    isPartOf: z.object({ '@type': z.literal('Dataset'), name, url, license: url }),
  }),
  TechArticle: z.object({
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: name,
    description: name,
    dateModified: day,
    author,
    license: url,
  }),
  Blog: z.object({ '@id': url, headline: name, description: name, blogPost: z.array(blogPosting) }),
  BlogPosting: blogPosting,
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name,
          item: url.optional(),
        }),
      )
      .min(1),
  }),
  Dataset: z.object({
    name,
    // The length that search engines ask for.
    description: z.string().min(50).max(5000),
    url,
    version: name,
    dateModified: day,
    license: url,
    creator: organization,
    // Of data about a span of years.
    temporalCoverage: z
      .string()
      .regex(/^\d{4}\/\d{4}$/)
      .optional(),
    distribution: z
      .array(
        z.object({ '@type': z.literal('DataDownload'), contentUrl: url, encodingFormat: name }),
      )
      .min(1),
  }),
  Event: z.object({
    '@id': url,
    name,
    startDate: day,
    endDate: day,
    eventStatus: z.literal('https://schema.org/EventScheduled'),
    url,
    location: z.discriminatedUnion('@type', [
      z.object({ '@type': z.literal('VirtualLocation'), url }),
      z.object({
        '@type': z.literal('Place'),
        name,
        address: z.object({
          '@type': z.literal('PostalAddress'),
          addressLocality: name.optional(),
          addressCountry: name,
        }),
      }),
    ]),
    organizer: organization.optional(),
  }),
  // The day of an upload, which search engines want for their lists of videos, is not known.
  VideoObject: z.object({
    name,
    description: name,
    url,
    embedUrl: url.startsWith('https://www.youtube-nocookie.com/embed/'),
    thumbnailUrl: url,
    contributor: z
      .array(z.object({ '@type': z.literal('Person'), name, url: url.optional() }))
      .min(1),
  }),
};

/** Structured data as JSON-LD: one thing with its type and properties. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * Structured data, checked: a thing of a type that has no check here, or that
 * misses something, throws with the type and the field.
 *
 * @param texts contents of the `application/ld+json` scripts of a page
 */
export function checkedThings(texts: readonly string[]): Thing[] {
  const things = texts.flatMap((text) => JSON.parse(text) as Thing | Thing[]);
  for (const thing of things) {
    const type = thing['@type'];
    const schema = SCHEMAS[type];
    if (!schema) {
      throw new Error(`Structured data of type ${type} has no check in e2e/structuredData.ts.`);
    }
    if (thing['@context'] !== 'https://schema.org') {
      throw new Error(`Structured data of type ${type} has no context https://schema.org.`);
    }
    const { error } = schema.safeParse(thing);
    if (error) {
      throw new Error(`Structured data of type ${type}: ${z.prettifyError(error)}`);
    }
  }
  return things;
}

/** Contents of the JSON-LD scripts of a page's HTML; attributes may stand without quotes. */
export function structuredDataIn(html: string): string[] {
  return [
    ...html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs),
  ].map(([, text = '']) => text);
}

/** All structured data of a page, checked by {@link checkedThings}. */
export async function structuredDataOf(page: Page): Promise<Thing[]> {
  const response = await page.request.get(page.url());
  return checkedThings(structuredDataIn(await response.text()));
}
