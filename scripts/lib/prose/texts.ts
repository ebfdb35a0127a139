// What of a file is prose, and where it stands.
import { isPair, isScalar, parseDocument, visit } from 'yaml';

/** A piece of a file. Its characters stand where they stand in the file, `start` further on. */
export interface Text {
  start: number;
  value: string;
  syntax: 'mdx' | 'markdown';
  /** The text of a page, not a field. */
  isBody: boolean;
}

/** Fields in which writers write sentences; titles are often those of other works. */
const FIELDS: ReadonlySet<unknown> = new Set([
  'basis',
  'because',
  'change',
  'changes',
  'definition',
  'description',
  'detail',
  'details',
  'evidence',
  'fails',
  'helps',
  'how',
  'looksFor',
  'note',
  'objective',
  'past',
  'reason',
  'recommendation',
  'takeaways',
  'text',
  'what',
  'who',
]);

/** Spaces in place of a text, so that what follows stays in its place. */
export const blank = (text: string) => text.replace(/\S/g, ' ');

/** The sentences among the values of a YAML text. */
function textsOfYaml(yaml: string, before: number): Text[] {
  const texts: Text[] = [];
  visit(parseDocument(yaml), {
    Scalar(key, { value, range, type }, path) {
      const names = path.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? node.key.value : [],
      );
      if (key === 'key' || typeof value !== 'string' || !range || !FIELDS.has(names.at(-1))) {
        return;
      }
      const source = yaml.slice(range[0], range[1]);
      const opening = type?.startsWith('BLOCK') ? /^.*\n/ : type === 'PLAIN' ? /^/ : /^["']/;
      const start = opening.exec(source)?.[0].length ?? 0;
      // One paragraph: YAML folds its lines, and Markdown would take their indentation for code.
      const folded = source.slice(start).replace(/\n/g, ' ').replace(/["']$/, '');
      const indent = folded.length - folded.trimStart().length;
      texts.push({
        start: before + range[0] + start + indent,
        value: folded.trimStart(),
        syntax: 'markdown',
        isBody: false,
      });
    },
  });
  return texts;
}

/**
 * The prose of a file.
 *
 * @param file its path: `.yaml` and `.yml` are data, all others Markdown
 * @param content of the whole file
 */
export function textsOf(file: string, content: string): Text[] {
  if (/\.ya?ml$/.test(file)) {
    return textsOfYaml(content, 0);
  }
  const [front = ''] = /^---\n[^]*?\n---\n/.exec(content) ?? [];
  const value = content
    .slice(front.length)
    // Addresses of headings and titles of boxes, which MDX and directives write otherwise.
    .replace(/\{#[\w-]+\}$/gm, blank)
    .replace(/^:::\w+ /gm, blank)
    .replace(/^:::(?!\w*\[).*$/gm, blank);
  return [
    ...textsOfYaml(front.slice(0, -4), 0),
    {
      start: front.length,
      value,
      syntax: /^(docs|blog|pages)\//.test(file) ? 'mdx' : 'markdown',
      isBody: true,
    },
  ];
}
