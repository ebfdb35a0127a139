// `npm run report -- content`: what there is on each page; fails on pages that are too short or that
// no page links.
import { readContentFiles } from '#platform/content/node/files';
import type { ContentFile } from '#platform/content/common/files';
import { targetFileOf } from '#platform/content/node/links';
import { outlineOf } from '#platform/content/node/outline';
import { routeOf } from '#platform/content/common/routes';
import { loadTemplates } from '#features/templates/node/load';
import { lastUpdates } from '#platform/content/node/freshness/lastUpdates';
import { ROOT } from './lib/command';
import floors from './lib/content-floors.json';

/** Pages that may be shorter than their floor, and why. */
const SHORT_PAGES: Record<string, string> = {
  'docs/community/tags/security-and-compliance/publications/security-lexicon.md':
    'its terms are in data/lexicon.yaml',
  'docs/projects/lifecycle/index.md':
    'the steps of a move are in moving-levels.md, applications to the Sandbox in submit-project.md',
};

/** Pages that other pages reach by generated lists, not by links in a text. */
const LISTED_BY_COMPONENTS: [RegExp, string][] = [
  [/^blog\//, 'listed by the blog'],
  [/\/publications\/catalog\/(?:\d{4}|vectors|ecosystems)\/(?!index)/, 'listed by the catalog'],
  [/\/resources\/videos\/\d{4}\//, 'listed by the index of videos'],
  [/^docs\/docs\/intro\.md$/, 'linked from the footer'],
  [/^pages\//, 'linked from the layout'],
];

/** Front pages of the main areas: linked from the navbar on every page. */
const AREA_INDEX = /^docs\/[^/]+\/index\.md$/;

interface Row {
  file: string;
  words: number;
  floor: number | undefined;
  headings: number;
  diagrams: number;
  linksOut: number;
  linksIn: number;
  updated: string;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

function toRows(files: readonly ContentFile[]): Row[] {
  const updatedOn = lastUpdates(ROOT);
  const fileByRoute = new Map(files.map((file) => [routeOf(file), file]));
  const templates = loadTemplates(ROOT);
  const linksIn = new Map<string, Set<string>>();
  for (const { file, body, bodyOffset } of files) {
    for (const { url } of outlineOf({ file, body, bodyOffset }).links) {
      const target = targetFileOf(file, url, fileByRoute);
      if (target !== undefined && target !== file) {
        linksIn.set(target, (linksIn.get(target) ?? new Set()).add(file));
      }
    }
  }
  return files.map(({ file, body, bodyOffset }) => {
    const { anchors, components, links } = outlineOf({ file, body, bodyOffset });
    // A template that a page shows counts as its text.
    const shown = components
      .filter(({ name }) => name === 'Template')
      .map(({ attributes }) => templates.get(attributes.file ?? '') ?? '');
    const text = [body, ...shown].join('\n');
    return {
      file,
      words: wordsOf(text.replace(/\]\([^)]*\)/g, ']')).length,
      floor: (floors as Record<string, number>)[file],
      headings: anchors.length,
      diagrams: (body.match(/^```dot$/gm) ?? []).length,
      linksOut: links.length,
      linksIn: linksIn.get(file)?.size ?? 0,
      updated: updatedOn(file),
    };
  });
}

/** What is wrong with the pages, one line each. */
function findProblems(rows: readonly Row[]): string[] {
  return rows.flatMap(({ file, words, floor, linksIn }) => {
    const problems: string[] = [];
    if (floor !== undefined && words < floor && SHORT_PAGES[file] === undefined) {
      problems.push(`${file}: ${words} words, its floor is ${floor}`);
    }
    const isListed =
      AREA_INDEX.test(file) || LISTED_BY_COMPONENTS.some(([pattern]) => pattern.test(file));
    if (linksIn === 0 && !isListed) {
      problems.push(`${file}: no page links it`);
    }
    return problems;
  });
}

async function main(): Promise<void> {
  const { files } = await readContentFiles(ROOT);
  const rows = toRows(files);
  console.log('| Page | Words | Floor | Headings | Diagrams | Links out | Links in | Updated |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const row of rows) {
    console.log(
      `| ${row.file} | ${row.words} | ${row.floor ?? ''} | ${row.headings} | ${row.diagrams} | ${row.linksOut} | ${row.linksIn} | ${row.updated} |`,
    );
  }
  const problems = findProblems(rows);
  console.log(`\n${rows.length} pages, ${problems.length} problems.`);
  problems.forEach((problem) => {
    console.error(problem);
  });
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
