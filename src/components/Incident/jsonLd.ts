import type { Article, WithContext } from 'schema-dts';
import type { Edition, EntryPage } from '../../../plugins/catalog/pages';
import type { Incident } from '../../../plugins/catalog/schema';
import { SITE } from '../../data/site';

/** The page of an entry as structured data of schema.org: an article about an event, part of a data set. */
export function toJsonLd(
  { title, description, incident }: { title: string; description: string; incident: Incident },
  { url }: EntryPage,
  edition: Edition,
): string {
  const article: WithContext<Article> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url,
    datePublished: incident.added,
    license: SITE.licence.url,
    publisher: { '@type': 'Organization', name: SITE.copyrightHolder },
    about: { '@type': 'Event', name: title, startDate: incident.date },
    keywords: [...incident.types, ...incident.ecosystems, ...(incident.identifiers ?? [])],
    citation: incident.references.map(({ title: name, url: report }) => ({
      '@type': 'CreativeWork',
      name,
      url: report,
    })),
    isPartOf: {
      '@type': 'Dataset',
      name: edition.title,
      url: edition.url,
      version: edition.version,
      license: SITE.licence.url,
    },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: `${url}.json`,
      encodingFormat: 'application/json',
    },
  };
  return JSON.stringify(article);
}
