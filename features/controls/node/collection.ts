import path from 'node:path';
import { isIncident, type IncidentRecord } from '#features/catalog/common/public';
import type { Doc } from '#features/catalog/node/public';
import { LEXICON_ROUTE, type LexiconTerm } from '#features/lexicon/common/public';
import { namesOf } from '#features/lexicon/node/public';
import { withBasePath } from '#platform/base/common/site';
import { escapeRegExp } from '#platform/base/common/text';
import type { Problem } from '#platform/base/common/problems';
import { repeatsIn } from '#platform/base/common/lists';
import { defineCollection, readRecords, records } from '#platform/collections/node/collection';
import type { ContentFile } from '#platform/content/common/contentFile';
import { checkBackLinks } from '#platform/content/node/componentChecks';
import type { CheckedSite } from '#platform/content/node/contribution';
import { readDataFile } from '#platform/content/node/yaml';
import { CONTROLS_FILES, CONTROLS_ROUTE, routeOfControl } from '../common/vocabulary';
import {
  catalogFileSchema,
  controlSchema,
  groupKeys,
  type CatalogFile,
  type Control,
  type ControlRecord,
  type ControlsDocument,
  type GroupFacts,
} from '../common/schema';

export const CONTROLS_FOLDER = 'data/controls';
const CATALOG_FILE = `${CONTROLS_FOLDER}/catalog.yaml`;

const slugOf = (file: string): string => path.posix.basename(file, '.yaml');

/** The controls, in a file for each group. */
export const controlCollection = defineCollection<Control>({
  name: 'controls',
  source: records(`${CONTROLS_FOLDER}/!(catalog).yaml`, 'controls', groupKeys),
  schema: controlSchema,
  published: {
    title: 'Security controls',
    description: 'Controls of the Cloud Native Security Controls Catalog, with their guides.',
    id: ({ id }) => id,
    titleOf: ({ title }) => title,
    routeOf: () => CONTROLS_ROUTE,
    files: {
      json: CONTROLS_ROUTE + CONTROLS_FILES.json,
      csv: CONTROLS_ROUTE + CONTROLS_FILES.csv,
      schema: CONTROLS_ROUTE + CONTROLS_FILES.schema,
      page: CONTROLS_ROUTE,
    },
  },
});

/** A group with its controls, and the name of its file and page. */
export type Group = GroupFacts & { slug: string; controls: Control[] };

/** The controls of a site: what all groups share, and the groups in the order of their pages. */
export interface Controls {
  catalog?: CatalogFile;
  groups: Group[];
}

const fileOf = (slug: string) => `${CONTROLS_FOLDER}/${slug}.yaml`;

/** Rules across controls: numbers are used once, and what a control refers to exists. */
export function checkReferences({ catalog, groups }: Required<Controls>): Problem[] {
  const controls = groups.flatMap(({ slug, controls }) =>
    controls.map((control, index) => ({
      ...control,
      file: fileOf(slug),
      field: `controls[${index}]`,
    })),
  );
  const unknown = (
    at: { file: string; field: string },
    ids: readonly string[],
    known: readonly { id: string }[],
    remedy: string,
  ): Problem[] =>
    ids
      .filter((id) => !known.some((one) => one.id === id))
      .map((id) => ({ ...at, reason: `"${id}" is not known`, remedy }));
  const inCatalog = (list: string) => `Correct it, or add it under ${list} in ${CATALOG_FILE}.`;
  return [
    ...repeatsIn(controls, ({ id }) => [id]).map(({ item, first }) => ({
      file: item.file,
      field: `${item.field}.id`,
      reason: `"${item.id}" is the number of a control in ${first.file} too`,
      remedy: 'Give one of the two its own number.',
    })),
    ...catalog.nist.controls.flatMap(({ id }, index) =>
      unknown(
        { file: CATALOG_FILE, field: `nist.controls[${index}].id` },
        [id.slice(0, 2)],
        catalog.nist.families,
        'Add the family under nist.families.',
      ),
    ),
    ...controls.flatMap(({ file, field, papers, nist = [], seeAlso = [], variantOf, id }) => [
      ...unknown({ file, field: `${field}.papers` }, papers, catalog.papers, inCatalog('papers')),
      ...unknown(
        { file, field: `${field}.nist` },
        nist.map((target) => target.id),
        catalog.nist.controls,
        inCatalog('nist.controls'),
      ),
      ...unknown(
        { file, field: `${field}.seeAlso` },
        seeAlso.map((other) => (other === id ? `${other} itself` : other)),
        controls,
        'Name another control of the catalog.',
      ),
      ...unknown(
        { file, field: `${field}.variantOf` },
        variantOf === undefined ? [] : [variantOf],
        controls,
        'Name the control with the older wording.',
      ),
    ]),
  ];
}

/**
 * Reads the controls of a site; one without the folder has none.
 *
 * @returns problems of the files themselves, or those between controls if there are none
 */
export function loadControls(siteDir: string): Controls & { problems: Problem[] } {
  const { value: catalog, problems } = readDataFile(siteDir, CATALOG_FILE, catalogFileSchema);
  if (!catalog) {
    return { groups: [], problems };
  }
  const { entries, othersByFile, problems: wrong } = readRecords(siteDir, controlCollection);
  const missing = catalog.groups
    .filter((slug) => othersByFile[fileOf(slug)] === undefined)
    .map((slug) => ({
      file: CATALOG_FILE,
      field: 'groups',
      reason: `names "${slug}", and ${fileOf(slug)} is missing`,
      remedy: 'Add the file, or remove the name.',
    }));
  const groups = catalog.groups.map((slug) => ({
    ...(othersByFile[fileOf(slug)] as GroupFacts),
    slug,
    controls: entries.filter(({ file }) => slugOf(file) === slug).map(({ data }) => data),
  }));
  const all = [...wrong, ...missing];
  return {
    catalog,
    groups,
    // Names of controls in a broken file would be reported as unknown.
    problems: all.length > 0 ? all : checkReferences({ catalog, groups }),
  };
}

type Site = Pick<CheckedSite, 'files' | 'outlineOf'>;

/** Guides and templates are pages of this site. */
function checkPages(groups: readonly Group[], known: ReadonlySet<string>): Problem[] {
  return groups.flatMap(({ slug, controls }) =>
    controls.flatMap(({ guides, template }, index) =>
      [...guides, ...(template === undefined ? [] : [template])]
        .filter((page) => !known.has(`docs/${page.replace(/#.*/, '')}`))
        .map((page) => ({
          file: `${CONTROLS_FOLDER}/${slug}.yaml`,
          field: `controls[${index}].${page === template ? 'template' : 'guides'}`,
          reason: `"${page}" is not a page`,
          remedy: 'Write the path of a page below docs/, with its extension.',
        })),
    ),
  );
}

/** Incidents name controls that exist; the schema of the field checks everything else. */
function checkIncident(
  { file, frontMatter }: ContentFile,
  controls: ReadonlySet<string>,
): Problem[] {
  const edges: unknown = isIncident(frontMatter) ? frontMatter.incident.controls : undefined;
  return (Array.isArray(edges) ? (edges as { id?: unknown }[]) : [])
    .map(({ id }, index) => ({ id: String(id), field: `incident.controls[${index}].id` }))
    .filter(({ id }) => /^CNSC-[1-9]\d*$/.test(id) && !controls.has(id))
    .map(({ id, field }) => ({
      file,
      field,
      reason: `"${id}" is not a control of the Controls Catalog`,
      remedy: `Write the number of a control in ${CONTROLS_FOLDER}/.`,
    }));
}

/** Guides list their controls in turn. */
const GUIDE_CONTROLS = {
  component: 'GuideControls',
  heading: 'Security controls covered here',
  what: 'control',
  where: `the field \`guides\` of a control in ${CONTROLS_FOLDER}/`,
};

/** Each group has a page, at which the addresses of its controls lead. */
function checkGroupPages({ files, outlineOf }: Site, groups: readonly Group[]): Problem[] {
  const shown = new Set(
    files
      .flatMap((page) => outlineOf(page).components)
      .flatMap(({ name, attributes }) => (name === 'ControlGroup' ? attributes.name : [])),
  );
  return groups
    .filter(({ slug }) => !shown.has(slug))
    .map(({ slug }) => ({
      file: `${CONTROLS_FOLDER}/${slug}.yaml`,
      field: '(whole file)',
      reason: 'has no page',
      remedy: `Add controls-catalog/${slug}.md with <ControlGroup name="${slug}" />.`,
    }));
}

/** The rules that one file of controls cannot hold. */
export function checkControls(site: Site, groups: readonly Group[]): Problem[] {
  const { files } = site;
  const known = new Set(files.map(({ file }) => file));
  const controls = new Set(groups.flatMap((group) => group.controls.map(({ id }) => id)));
  const guides = controlsByGuide(groups);
  return [
    ...checkPages(groups, known),
    ...checkGroupPages(site, groups),
    ...files.flatMap((page) => [
      ...checkIncident(page, controls),
      ...checkBackLinks(
        page,
        GUIDE_CONTROLS,
        page.kind === 'doc' && guides.has(page.file.slice('docs/'.length)),
      ),
    ]),
  ];
}

/** The controls that name each guide, by the path of the guide below `docs/`. */
export function controlsByGuide(
  groups: readonly { controls: readonly Pick<Control, 'id' | 'guides'>[] }[],
): Map<string, string[]> {
  const byGuide = new Map<string, string[]>();
  for (const { id, guides } of groups.flatMap(({ controls }) => controls)) {
    for (const file of new Set(guides.map((guide) => guide.replace(/#.*/, '')))) {
      byGuide.set(file, [...(byGuide.get(file) ?? []), id]);
    }
  }
  return byGuide;
}

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
