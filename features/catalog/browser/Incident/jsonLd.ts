import type { Article, WithContext } from 'schema-dts';
import type { CatalogFiles, IncidentPage } from '../../common/generated';
import { recordFile } from '../../common/route';
import type { Incident } from '../../common/schema';
import { SITE } from '#platform/base/common/site';

/** Structured data of an incident (schema.org): an article about an event, part of a data set. */
export function toJsonLd(
  { title, description, incident }: { title: string; description: string; incident: Incident },
  { url, modified }: IncidentPage,
  edition: CatalogFiles['edition.json'],
): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url,
    datePublished: incident.added,
    dateModified: modified,
    license: SITE.license.url,
    publisher: { '@type': 'Organization', name: SITE.copyrightHolder },
    about: {
      '@type': 'Event',
      name: title,
      // An attack begins with its first success; that it was found or reported later is no start.
      ...(incident.dates.compromised && { startDate: incident.dates.compromised.date }),
    },
    keywords: [
      ...incident.types,
      ...incident.ecosystems,
      ...(typeof incident.identifiers === 'string' ? [] : incident.identifiers),
    ],
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
      license: SITE.license.url,
    },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: edition.url + recordFile(url, edition.url),
      encodingFormat: 'application/json',
    },
  };
}
