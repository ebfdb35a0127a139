import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { stringify } from 'yaml';
import { SITE } from '#platform/base/common/site';
import type { CatalogDocument } from '../common/schema';

// Ids stay what they are, hyphens included.
Object.assign(plugins.config.get('@bibtex').format, { checkLabel: false, useIdAsLabel: true });

const day = (date: string): object => ({ 'date-parts': [date.split('-').map(Number)] });

const CATALOG_KEY = 'cncf-catalog';

/**
 * The catalog and each of its entries as BibTeX. The key of an entry is its id after that of the
 * catalog, since a bibliography may have an `axios` or `php` of its own.
 */
export function toBibtex({ title, url, version, date, incidents }: CatalogDocument): string {
  const author = [{ literal: SITE.copyrightHolder }];
  const bibtex = new Cite([
    {
      id: CATALOG_KEY,
      type: 'dataset',
      title,
      author,
      version,
      issued: day(date),
      URL: url,
    },
    ...incidents.map((record) => ({
      id: `${CATALOG_KEY}-${record.id}`,
      type: 'webpage',
      title: record.name,
      author,
      'container-title': `${title}, version ${version}`,
      issued: day(record.added),
      URL: record.url,
    })),
  ]).format('bibtex');
  // The library writes `month = {nov 21}`; BibTeX knows months by their names, without braces.
  return bibtex.replace(/^\tmonth = \{(\w{3}) (\d+)\},$/gm, '\tmonth = $1,\n\tday = {$2},');
}

/** License of the data in the list of SPDX. */
export const LICENSE_ID = 'CC-BY-4.0';

export const KEYWORDS = ['software supply chain', 'security', 'incidents', 'open source'];

const ABSTRACT =
  'Software supply chain compromises since 1975, each with dates, vector, payload, affected packages, references, and security controls that would have helped.';

/** What a citation names; a release has a version and an address of its own. */
type Cited = Pick<CatalogDocument, 'title' | 'url' | 'version' | 'date'>;

/** `CITATION.cff` (Citation File Format 1.2.0) of the catalog, or of a release. */
export function toCff({ title, url, version, date }: Cited): string {
  return stringify({
    'cff-version': '1.2.0',
    message: 'If you use this data set, please cite it as below.',
    type: 'dataset',
    title,
    authors: [{ name: SITE.copyrightHolder }],
    version,
    'date-released': date,
    url,
    license: LICENSE_ID,
    abstract: ABSTRACT,
    keywords: KEYWORDS,
  });
}

/** What Zenodo asks for before it gives a release a DOI: the metadata of a `.zenodo.json`. */
export function toZenodo({ title, url, version, date }: Cited): object {
  return {
    upload_type: 'dataset',
    title,
    creators: [{ name: SITE.copyrightHolder }],
    description: ABSTRACT,
    version,
    publication_date: date,
    access_right: 'open',
    license: LICENSE_ID.toLowerCase(),
    keywords: KEYWORDS,
    language: 'eng',
    related_identifiers: [{ identifier: url, relation: 'isIdenticalTo', scheme: 'url' }],
  };
}
