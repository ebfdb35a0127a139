import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '../common/contentFile';
import type { CheckedSite } from './contribution';

/**
 * Finds components whose attribute is none of the values that there are.
 *
 * @param attribute left out by a page, it is none of this check's business
 * @param more what else to do about an unknown value
 */
export function checkComponentValues(
  { files, outlineOf }: Pick<CheckedSite, 'files' | 'outlineOf'>,
  component: string,
  attribute: string,
  values: readonly string[],
  more = '',
): Problem[] {
  return files.flatMap((page) =>
    outlineOf(page)
      .components.filter(({ name }) => name === component)
      .flatMap(({ attributes: { [attribute]: value }, line }) =>
        value === undefined || values.includes(value)
          ? []
          : [
              {
                file: page.file,
                line,
                field: `<${component}> ${attribute}`,
                reason: `"${value}" is not known`,
                remedy: `Use one of ${values.join(', ')}${more}.`,
              },
            ],
      ),
  );
}

/** A list on a page of what names the page elsewhere. */
interface BackLinks {
  /** Its component, such as `GuideIncidents`. */
  component: string;
  /** The heading above it, on every page. */
  heading: string;
  /** What names pages, such as `incident`. */
  what: string;
  /** Where it names them, such as `the field of an incident`. */
  where: string;
}

/**
 * A page has the list, below its heading, if and only if something names the page.
 *
 * @param isNamed whether something names the page
 */
export function checkBackLinks(
  { file, body, bodyOffset }: ContentFile,
  { component, heading, what, where }: BackLinks,
  isNamed: boolean,
): Problem[] {
  const tag = `<${component} />`;
  const lines = body.split('\n');
  const index = lines.indexOf(tag);
  const report = (line: number, reason: string, remedy: string): Problem[] => [
    { file, line: bodyOffset + line, field: tag, reason, remedy },
  ];
  if (index === -1) {
    return isNamed
      ? report(
          lines.length,
          'is missing',
          `Add the heading "## ${heading}" near the end, and the line ${tag} below it: ${where} names this page.`,
        )
      : [];
  }
  if (!isNamed) {
    return report(
      index + 1,
      `is on a page that no ${what} names`,
      `Remove it with its heading, or name the page in ${where}.`,
    );
  }
  const above = lines.slice(0, index).findLast((line) => line.trim() !== '');
  return above?.replace(/ \{#[\w-]+\}$/, '') === `## ${heading}`
    ? []
    : report(
        index + 1,
        'is not below its heading',
        `Write the heading "## ${heading}" directly above it.`,
      );
}
