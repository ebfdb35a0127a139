import { namesOf } from '#features/lexicon/node/public';
import { escapeRegExp } from '#platform/base/common/text';
import { withBasePath } from '#platform/base/common/site';
import type { IncidentRecord } from '#features/catalog/common/public';
import type { Doc } from '#features/catalog/node/public';
import { LEXICON_ROUTE, type LexiconTerm } from '#features/lexicon/common/public';
import { CONTROLS_FILES, routeOfControl } from '../common/route';
import type { CatalogFile, ControlRecord, ControlsDocument } from '../common/schema';
import type { Group } from './collection';

/** A term in more than this share of texts explains none of them. */
const TOO_COMMON = 0.1;

/**
 * Finds the terms of the lexicon in texts, by any of their names as whole words, plural included.
 * A name inside a longer one that was found, such as "key" in "key rotation", does not count.
 *
 * @returns for each text its terms, in their order
 */
export function termsIn(texts: readonly string[], terms: readonly LexiconTerm[]): LexiconTerm[][] {
  const names = terms
    .flatMap((term) => namesOf(term).map((name) => ({ term, name })))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ term, name }) => ({
      term,
      pattern: new RegExp(`(?<![a-z0-9-])${escapeRegExp(name)}s?(?![a-z0-9-])`, 'g'),
    }));
  const found = texts.map((text) => {
    let rest = text.toLowerCase();
    return new Set(
      names.flatMap(({ term, pattern }) => {
        const before = rest;
        rest = rest.replace(pattern, ' ');
        return rest === before ? [] : [term];
      }),
    );
  });
  const common = new Set(
    terms.filter(
      (term) => found.filter((some) => some.has(term)).length > texts.length * TOO_COMMON,
    ),
  );
  return found.map((some) => terms.filter((term) => some.has(term) && !common.has(term)));
}

/** What records are made of. */
export interface Sources {
  groups: readonly Group[];
  incidents: readonly IncidentRecord[];
  docs: readonly Doc[];
  terms: readonly LexiconTerm[];
  /** Of the site, without a slash at the end. */
  origin: string;
  baseUrl: string;
}

/** The controls with everything that is known of them, in the order of groups and files. */
export function toRecords({
  groups,
  incidents,
  docs,
  terms,
  origin,
  baseUrl,
}: Sources): ControlRecord[] {
  const address = (route: string) => origin + withBasePath(route, baseUrl);
  const pages = new Map(docs.map((doc) => [doc.id, doc]));
  // A page that is missing is reported by the content check.
  const toLink = (path: string) => {
    const [file = '', anchor] = path.split('#');
    const page = pages.get(file.replace(/\.md$/, ''));
    return page
      ? [{ title: page.title, url: origin + page.permalink + (anchor ? `#${anchor}` : '') }]
      : [];
  };
  const controls = groups.flatMap(({ slug, phases, controls: some }) =>
    some.map((control) => ({ ...control, slug, phases })),
  );
  const termsOf = termsIn(
    controls.map(({ title, objective, recommendation = '' }) =>
      [title, objective, recommendation].join('\n'),
    ),
    terms,
  );
  return controls.map(
    ({ slug, guides, template, nist = [], seeAlso = [], variantOf, note, ...rest }, index) => {
      const [begin] = template === undefined ? [] : toLink(template);
      return {
        ...rest,
        url: address(routeOfControl(slug, rest.id)),
        group: slug,
        nist,
        seeAlso,
        ...(variantOf && { variantOf }),
        ...(note && { note }),
        guides: guides.flatMap(toLink),
        ...(begin && { template: begin }),
        terms: (termsOf[index] ?? []).map((term) => ({
          title: term.term,
          url: address(`${LEXICON_ROUTE}#${term.slug}`),
        })),
        incidents: incidents.flatMap(({ id, name, url, date, controls: edges }) =>
          edges
            .filter((edge) => edge.id === rest.id)
            .map(({ how, at, reason }) => ({
              id,
              name,
              url,
              date,
              how,
              at,
              reason,
            })),
        ),
      };
    },
  );
}

/** The content of `controls.json`. */
export function toDocument(
  controls: ControlRecord[],
  { title, version }: Pick<CatalogFile, 'title' | 'version'>,
  groups: readonly Group[],
  { url, date, license }: Pick<ControlsDocument, 'url' | 'date' | 'license'>,
): ControlsDocument {
  return {
    $schema: url + CONTROLS_FILES.schema,
    title,
    url,
    version,
    date,
    license,
    groups: groups.map(({ slug, title: name, description }) => ({
      id: slug,
      title: name,
      description,
      url: url + slug,
    })),
    controls,
  };
}
