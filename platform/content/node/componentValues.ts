import type { Problem } from '#platform/base/common/problems';
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
