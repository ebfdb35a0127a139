import type { Read } from '#platform/base/common/problems';
import type { ContentFile } from '../common/contentFile';
import { checkAmount, checkPlainText } from './limits';
import { readYaml } from './yaml';

/** A page in its two parts. */
type Page = Pick<ContentFile, 'frontMatter' | 'body' | 'bodyOffset'>;

/** The line above the front matter and below it. */
const FENCE = '---';

const withoutReturn = (line: string) => line.replace(/\r$/, '');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a page: its front matter, which is YAML and nothing else, and the text below it. The
 * framework's own parser takes what stands behind the first dashes for the name of a language,
 * and runs `---js`; so every page is read here instead, by the check, the build and the
 * development server.
 *
 * @param file path relative to the site's folder
 * @param text of the whole file
 */
export function readPage(file: string, text: string): Read<Page> {
  const unreadable = [...checkAmount(text, file), ...checkPlainText(text, file)];
  if (unreadable.length > 0) {
    return { problems: unreadable };
  }
  const refuse = (line: number, reason: string, remedy: string): Read<Page> => ({
    problems: [{ file, line, field: 'front matter', reason, remedy }],
  });

  const lines = text.split('\n');
  const first = withoutReturn(lines[0] ?? '');
  if (first !== FENCE) {
    return text.trimStart().startsWith(FENCE)
      ? refuse(
          1,
          `begins with ${JSON.stringify(first)}`,
          `Begin the file with a line of three dashes and nothing else: front matter is YAML.`,
        )
      : { value: toPage({}, text, 0), problems: [] };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE));
  if (end === -1) {
    return refuse(1, 'does not end', 'Close it with a line of three dashes and nothing else.');
  }
  const last = withoutReturn(lines[end] ?? '');
  if (last !== FENCE) {
    return refuse(
      end + 1,
      `ends with ${JSON.stringify(last)}`,
      'Close it with a line of three dashes and nothing else.',
    );
  }

  const { value, problems } = readYaml(lines.slice(1, end).map(withoutReturn).join('\n'), file, 1);
  if (problems.length > 0) {
    return { problems };
  }
  const fields = value ?? {};
  return isRecord(fields)
    ? { value: toPage(fields, text, end + 1), problems: [] }
    : refuse(2, 'is not a map of fields', 'Write one field a line, such as `title: …`.');
}

/** @param linesBefore lines of the file that are front matter */
function toPage(frontMatter: Record<string, unknown>, text: string, linesBefore: number): Page {
  const rest = text.split('\n').slice(linesBefore).join('\n');
  const blank = rest.length - rest.trimStart().length;
  return {
    frontMatter,
    body: rest.trim(),
    bodyOffset: linesBefore + rest.slice(0, blank).split('\n').length - 1,
  };
}
