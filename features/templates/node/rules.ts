import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { ContentFile } from '#platform/content/common/files';
import type { CheckedSite } from '#platform/content/node/contribution';
import type { Problem } from '#platform/base/common/problems';
import { FORMER_DIR, TEMPLATES_DIR } from '../common/address';
import { findPlaceholders } from '../common/placeholders';
import { templatesSchema, type Template } from '../common/schema';

/** Makes a problem in a field of an entry of `templates`. */
type Report = (field: string, reason: string, remedy: string) => Problem;

const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));

/** Placeholders that are only on the page or only in the file. */
function checkPlaceholders(template: Template, source: string, report: Report): Problem[] {
  const full = `${TEMPLATES_DIR}/${template.file}`;
  const found = findPlaceholders(source);
  const named = Object.keys(template.placeholders);
  return [
    ...without(named, found).map((name) =>
      report(
        'placeholders',
        `names ${name}, which is not in ${full}`,
        'Remove it here, or spell it exactly as in the file.',
      ),
    ),
    ...without(found, named).map((name) =>
      report(
        'placeholders',
        `lacks ${name}, which is in ${full}`,
        `Add "${name}" and say what to fill in.`,
      ),
    ),
  ];
}

/** Former versions that are only in the history or only in the folder. */
function checkFormerVersions(
  { file, history }: Template,
  kept: readonly string[],
  report: Report,
): Problem[] {
  const former = history.slice(1).map(({ version }) => version);
  const folder = `${FORMER_DIR}/${file}`;
  return [
    ...without(former, kept).map((version) =>
      report(
        'history',
        `names version ${version}, which is not in ${folder}`,
        `Put the file as it was at that version there, as ${version}${path.extname(file)}.`,
      ),
    ),
    ...without(kept, former).map((version) =>
      report(
        'history',
        `lacks ${version} as a former version, which is kept in ${folder}`,
        'Add the current version at the top of the history, or remove the kept file.',
      ),
    ),
  ];
}

/** The files that a template links to in the repository of the project, by name with their line. */
function linkedFiles(source: string): Map<string, number> {
  const files = new Map<string, number>();
  visit(fromMarkdown(source), 'link', ({ url, position }) => {
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
  { file }: Template,
  source: string,
  offered: ReadonlySet<string>,
  page: ContentFile,
): Problem[] {
  return [...linkedFiles(source)]
    .filter(([name]) => !offered.has(name) && !page.body.includes(`\`${name}\``))
    .map(([name, line]) => ({
      file: `${TEMPLATES_DIR}/${file}`,
      line,
      field: 'links',
      reason: `links ${name}, which no template offers and ${page.file} does not explain`,
      remedy: `Correct the link, offer a template that is saved as ${name}, or say on the page where to get \`${name}\`.`,
    }));
}

/**
 * Checks pages and template files against each other: every file belongs to one page, every page
 * shows the files that it describes, both name the same placeholders, every former version of the
 * history is kept, and a template links only files that are offered or explained.
 *
 * @param site invalid front matter is left to its schema
 * @param templates template files by name
 * @param formerVersions the former versions of a file that are kept, by its name
 */
export function checkTemplates(
  { files: pages, outlineOf }: Pick<CheckedSite, 'files' | 'outlineOf'>,
  templates: ReadonlyMap<string, string>,
  formerVersions: (file: string) => readonly string[],
): Problem[] {
  const owners = new Map<string, string>();
  const described = pages.map((page) => ({
    page,
    data: templatesSchema.safeParse(page.frontMatter.templates).data ?? [],
  }));
  const offered = new Set(
    described.flatMap(({ data }) => data.map(({ file, saveAs = file }) => saveAs)),
  );
  const problems = described.flatMap(({ page, data }): Problem[] => {
    const { file } = page;
    const shown = outlineOf(page)
      .components.filter(({ name }) => name === 'Template')
      .map(({ attributes, line }) => ({ name: attributes.file ?? '', line }));
    return [
      ...shown
        .filter(({ name }) => !data.some((template) => template.file === name))
        .map(({ name, line }) => ({
          file,
          line,
          field: 'Template',
          reason: `shows ${name}, which the front matter does not describe`,
          remedy: 'Add it to `templates` in the front matter.',
        })),
      ...data.flatMap((template, index): Problem[] => {
        const report: Report = (field, reason, remedy) => ({
          file,
          field: `templates[${index}].${field}`,
          reason,
          remedy,
        });
        const name = template.file;
        const source = templates.get(name);
        if (source === undefined) {
          const reason = `there is no ${TEMPLATES_DIR}/${name}`;
          return [report('file', reason, 'Create the file, or correct the name.')];
        }
        const problems = [
          ...checkPlaceholders(template, source, report),
          ...checkFormerVersions(template, formerVersions(name), report),
          ...checkLinks(template, source, offered, page),
        ];
        const owner = owners.get(name);
        if (owner !== undefined) {
          const remedy = 'Present a template on one page, and link that page from others.';
          problems.push(report('file', `${name} belongs to ${owner} already`, remedy));
        }
        owners.set(name, file);
        if (shown.filter((one) => one.name === name).length !== 1) {
          const remedy = `Write <Template file="${name}" /> on one line of the text.`;
          problems.push(report('file', 'is not shown exactly once on the page', remedy));
        }
        return problems;
      }),
    ];
  });
  const orphans = [...templates.keys()]
    .filter((name) => !owners.has(name))
    .map((name) => ({
      file: `${TEMPLATES_DIR}/${name}`,
      field: '(whole file)',
      reason: 'is a template that no page presents',
      remedy: 'Describe it in `templates` in the front matter of a page, or remove the file.',
    }));
  return [...problems, ...orphans];
}
