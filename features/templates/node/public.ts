// What other features may use of the templates in the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { Problem } from '#platform/base/common/problems';
import { defineCollection, pages, type Entry } from '#platform/collections/node/collection';
import type { CheckedSite } from '#platform/content/node/contribution';
import { parseCommonMark } from '#platform/markdown/node/nodes';
import { findPlaceholders, TEMPLATES_DIR } from '../common/file';
import { templateSchema, type Template } from '../common/schema';

/** The template files of a site, by name. */
export function loadTemplates(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, TEMPLATES_DIR);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));

/** Placeholders that are only on the page or only in the file. */
function checkPlaceholders({ data, file, field }: Entry<Template>, source: string): Problem[] {
  const full = `${TEMPLATES_DIR}/${data.file}`;
  const found = findPlaceholders(source);
  const named = Object.keys(data.placeholders);
  const at = { file, field: `${field}.placeholders` };
  return [
    ...without(named, found).map((name) => ({
      ...at,
      reason: `names ${name}, which is not in ${full}`,
      remedy: 'Remove it here, or spell it exactly as in the file.',
    })),
    ...without(found, named).map((name) => ({
      ...at,
      reason: `lacks ${name}, which is in ${full}`,
      remedy: `Add "${name}" and say what to fill in.`,
    })),
  ];
}

/** The files that a template links to in the repository of the project, by name with their line. */
function linkedFiles(source: string): Map<string, number> {
  const files = new Map<string, number>();
  visit(parseCommonMark(source), 'link', ({ url, position }) => {
    const [link = ''] = url.split('#', 1);
    const name = path.posix.normalize(link);
    if (!/^[\w+]+:/.test(url) && name !== '.' && !files.has(name)) {
      files.set(name, position?.start.line ?? 1);
    }
  });
  return files;
}

/** Links of a template to files that projects get from none of `offered` and nobody explains. */
function checkLinks(
  { data: { file }, file: page }: Entry<Template>,
  source: string,
  offered: ReadonlySet<string>,
  pageText: string,
): Problem[] {
  return [...linkedFiles(source)]
    .filter(([name]) => !offered.has(name) && !pageText.includes(`\`${name}\``))
    .map(([name, line]) => ({
      file: `${TEMPLATES_DIR}/${file}`,
      line,
      field: 'links',
      reason: `links ${name}, which no template offers and ${page} does not explain`,
      remedy: `Correct the link, offer a template that is saved as ${name}, or say on the page where to get \`${name}\`.`,
    }));
}

/** What is wrong with a template on the page that describes it. */
function checkEntry(
  entry: Entry<Template>,
  text: string | undefined,
  offered: ReadonlySet<string>,
  { files, outlineOf }: Pick<CheckedSite, 'files' | 'outlineOf'>,
): Problem[] {
  const { data, file, field } = entry;
  const page = files.find((one) => one.file === file);
  const at = { file, field: `${field}.file` };
  if (text === undefined || !page) {
    return [
      {
        ...at,
        reason: `there is no ${TEMPLATES_DIR}/${data.file}`,
        remedy: 'Create the file, or correct the name.',
      },
    ];
  }
  const shown = outlineOf(page).components.filter(
    ({ name, attributes }) => name === 'Template' && attributes.file === data.file,
  );
  return [
    ...checkPlaceholders(entry, text),
    ...checkLinks(entry, text, offered, page.body),
    ...(shown.length === 1
      ? []
      : [
          {
            ...at,
            reason: 'is not shown exactly once on the page',
            remedy: `Write <Template file="${data.file}" /> on one line of the text.`,
          },
        ]),
  ];
}

/**
 * Checks pages and template files against each other: every file belongs to a page, every page shows
 * the files that it describes, both name the same placeholders, and a template links only files that
 * are offered or explained.
 *
 * @param texts template files by name
 */
export function checkTemplates(
  entries: readonly Entry<Template>[],
  site: Pick<CheckedSite, 'files' | 'outlineOf'>,
  texts: ReadonlyMap<string, string>,
): Problem[] {
  const isDescribed = (name: string, file?: string) =>
    entries.some((entry) => entry.data.file === name && (file ?? entry.file) === entry.file);
  const offered = new Set(entries.map(({ data: { file, saveAs = file } }) => saveAs));
  return [
    ...entries.flatMap((entry) => checkEntry(entry, texts.get(entry.data.file), offered, site)),
    ...site.files.flatMap((page) =>
      site
        .outlineOf(page)
        .components.filter(({ name }) => name === 'Template')
        .filter(({ attributes: { file = '' } }) => !isDescribed(file, page.file))
        .map(({ attributes: { file = '' }, line }) => ({
          file: page.file,
          line,
          field: 'Template',
          reason: `shows ${file}, which the front matter does not describe`,
          remedy: 'Add it to `templates` in the front matter.',
        })),
    ),
    ...[...texts.keys()]
      .filter((name) => !isDescribed(name))
      .map((name) => ({
        file: `${TEMPLATES_DIR}/${name}`,
        field: '(whole file)',
        reason: 'is a template that no page presents',
        remedy: 'Describe it in `templates` in the front matter of a page, or remove the file.',
      })),
  ];
}

/** The template files, in the front matter of the pages that show them. */
export const templates = defineCollection<Template>({
  name: 'templates',
  source: pages('docs', { field: 'templates', isList: true }),
  schema: templateSchema,
  published: {
    title: 'Templates',
    description:
      'Files to copy into a repository, with their versions and what to fill in. Each lies at /resources/templates/files/, followed by its id.',
    id: ({ file }) => file,
    titleOf: ({ file }) => file,
  },
  unique: [{ field: 'file', what: 'template', of: ({ file }) => [file] }],
  rules: (entries, site) => checkTemplates(entries, site, loadTemplates(site.siteDir)),
});

export type { Template };
