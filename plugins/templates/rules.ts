import type { ContentFile } from '../content-checks/files';
import type { Problem } from '../shared/problems';
import { TEMPLATES_DIR } from './address';
import { findPlaceholders } from './placeholders';
import { templatesSchema, type Template } from './schema';

/** Names of the files that a page shows by `<Template file="…" />`, in order. */
export function shownTemplates(body: string): string[] {
  return [...body.matchAll(/^<Template file="([^"]*)" \/>$/gm)].map(([, file = '']) => file);
}

/** Placeholders that page and file do not have in common. */
function checkPlaceholders(
  template: Template,
  source: string,
  page: string,
  field: string,
): Problem[] {
  const path = `${TEMPLATES_DIR}/${template.file}`;
  const found = findPlaceholders(source);
  const named = Object.keys(template.placeholders);
  return [
    ...named
      .filter((name) => !found.includes(name))
      .map((name) => ({
        file: page,
        field: `${field}.placeholders`,
        reason: `names ${name}, which is not in ${path}`,
        remedy: 'Remove it here, or spell it exactly as in the file.',
      })),
    ...found
      .filter((name) => !named.includes(name))
      .map((name) => ({
        file: page,
        field: `${field}.placeholders`,
        reason: `lacks ${name}, which is in ${path}`,
        remedy: `Add "${name}" and say what to fill in.`,
      })),
  ];
}

/**
 * Checks pages against template files: every file belongs to one page, every
 * page shows the files it describes, and both name the same placeholders.
 *
 * @param pages all content files; front matter that is wrong in itself is left to its schema
 * @param templates template files by name
 */
export function checkTemplates(
  pages: readonly ContentFile[],
  templates: ReadonlyMap<string, string>,
): Problem[] {
  const owners = new Map<string, string>();
  const problems = pages.flatMap(({ file, frontMatter, body }): Problem[] => {
    const { data = [] } = templatesSchema.safeParse(frontMatter.templates);
    const shown = shownTemplates(body);
    const described = data.map((template) => template.file);
    return [
      ...shown
        .filter((name) => frontMatter.templates === undefined || !described.includes(name))
        .map((name) => ({
          file,
          field: 'Template',
          reason: `shows ${name}, which the front matter does not describe`,
          remedy: 'Add it to `templates` in the front matter.',
        })),
      ...data.flatMap((template, index): Problem[] => {
        const field = `templates[${index}]`;
        const source = templates.get(template.file);
        if (source === undefined) {
          return [
            {
              file,
              field: `${field}.file`,
              reason: `there is no ${TEMPLATES_DIR}/${template.file}`,
              remedy: 'Create the file, or correct the name.',
            },
          ];
        }
        const owner = owners.get(template.file);
        owners.set(template.file, file);
        return [
          ...(owner === undefined
            ? []
            : [
                {
                  file,
                  field: `${field}.file`,
                  reason: `${template.file} belongs to ${owner} already`,
                  remedy: 'Present a template on one page, and link that page from others.',
                },
              ]),
          ...(shown.filter((name) => name === template.file).length === 1
            ? []
            : [
                {
                  file,
                  field: `${field}.file`,
                  reason: 'is not shown exactly once on the page',
                  remedy: `Write <Template file="${template.file}" /> on one line of the text.`,
                },
              ]),
          ...checkPlaceholders(template, source, file, field),
        ];
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
