// `npm run report -- prose`: how pages read, by area; rates are for 1,000 words. `--dir` reads another copy of the
// project, and `--long` lists sentences of more words than that.
import { parseArgs } from 'node:util';
import type { List, Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import retextEnglish from 'retext-english';
import { unified } from 'unified';
import type { Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentFile } from '#platform/content/common/files';
import { readContentFiles } from '#platform/content/node/files';
import { parseBody } from '#platform/content/node/outline';
import { ROOT } from './lib/command';

const { values } = parseArgs({
  options: { dir: { type: 'string', default: ROOT }, long: { type: 'string' } },
});

const ENGLISH = unified().use(retextEnglish);
const CLAUSES = { because: /, because\b/gi, so: /, so\b/gi, which: /, which\b/gi };

/** What the pages of an area have. */
class Counts {
  pages = 0;
  clauses = { because: 0, so: 0, which: 0 };
  /** Words of each sentence. */
  lengths: number[] = [];
  items = 0;
  boldItems = 0;
  nextItems = 0;
  /** Items of "What's next" that read "To X, do Y". */
  formulaItems = 0;
}

const areas = new Map<string, Counts>();

function areaOf({ file, kind, frontMatter }: ContentFile): string {
  if (frontMatter.incident !== undefined) {
    return 'incidents';
  }
  return frontMatter.video === undefined && kind === 'doc' ? (file.split('/')[1] ?? '') : kind;
}

function countParagraph(counts: Counts, paragraph: Paragraph, file: string): void {
  const text = toString(paragraph);
  for (const [name, pattern] of Object.entries(CLAUSES)) {
    counts.clauses[name as keyof typeof CLAUSES] += text.match(pattern)?.length ?? 0;
  }
  visit(ENGLISH.parse(text), 'SentenceNode', (sentence: Parent) => {
    const length = sentence.children.filter(({ type }) => type === 'WordNode').length;
    counts.lengths.push(length);
    if (length > Number(values.long ?? Infinity)) {
      console.log(
        `${file}:${paragraph.position?.start.line}: ${length} words: ${text.slice(0, 80)}`,
      );
    }
  });
}

function countList(counts: Counts, { children }: List, isNext: boolean): void {
  for (const [first] of children.map((item) => item.children)) {
    counts.items += 1;
    if (first?.type === 'paragraph') {
      counts.boldItems += first.children[0]?.type === 'strong' ? 1 : 0;
      counts.nextItems += isNext ? 1 : 0;
      counts.formulaItems += isNext && /^To [^,]+, /.test(toString(first)) ? 1 : 0;
    }
  }
}

function countPage(page: ContentFile): void {
  const area = areas.get(areaOf(page)) ?? new Counts();
  areas.set(areaOf(page), area);
  const tree = parseBody(page.body);
  let heading = '';
  area.pages += 1;
  visit(tree, (node: Root | RootContent) => {
    if (node.type === 'blockquote') {
      return SKIP;
    }
    if (node.type === 'heading') {
      heading = toString(node);
    } else if (node.type === 'paragraph') {
      countParagraph(area, node, page.file);
    } else if (node.type === 'list') {
      countList(area, node, heading.startsWith("What's next"));
    }
    return undefined;
  });
}

function row(name: string, { pages, clauses, lengths, ...items }: Counts): string {
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const mean = words / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  const rate = (count: number) => ((1000 * count) / words).toFixed(2);
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : `${Math.round((100 * part) / whole)} % of ${whole}`;
  const cells = [
    ...[name, pages, words, rate(clauses.because), rate(clauses.so), rate(clauses.which)],
    ...[mean.toFixed(1), Math.sqrt(variance).toFixed(1)],
    ...[share(items.boldItems, items.items), share(items.formulaItems, items.nextItems)],
  ];
  return `| ${cells.join(' | ')} |`;
}

void readContentFiles(values.dir).then(({ files }) => {
  files.forEach(countPage);
  console.log(
    '| Area | Pages | Words | , because | , so | , which | Words a sentence | Deviation | Bold items | "To X, do Y" |',
  );
  console.log(`|${' --- |'.repeat(10)}`);
  for (const [name, counts] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(row(name, counts));
  }
});
