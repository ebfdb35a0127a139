// `npm run report -- prose`: how pages read, in figures; `--dir` reads another copy of the project.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentFile } from '../platform/content/common/files';
import { readContentFiles } from '../platform/content/node/files';
import { ROOT } from './lib/command';
import { lintProse, type Counts, type Finding } from './lib/prose/lint';

const { values } = parseArgs({ options: { dir: { type: 'string', default: ROOT } } });

interface Read extends Counts {
  file: string;
  findings: Finding[];
}

const KINDS: Record<string, (page: ContentFile) => boolean> = {
  Guides: ({ kind, frontMatter }) => kind === 'doc' && !frontMatter.incident && !frontMatter.video,
  Incidents: ({ frontMatter }) => frontMatter.incident !== undefined,
  Recordings: ({ frontMatter }) => frontMatter.video !== undefined,
  Posts: ({ kind }) => kind === 'post',
  'All pages': () => true,
};

/** Grades at which newcomers and experts read with ease. */
const isPlain = (grade: number) => grade >= 8 && grade <= 11;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function row(name: string, pages: readonly Read[]): string {
  const sum = (count: (page: Read) => number) =>
    pages.reduce((total, page) => total + count(page), 0);
  const found = (rule: string) =>
    sum(({ findings }) => findings.filter((finding) => finding.rule === rule).length);
  const grades = pages.map(({ grade }) => grade).sort((a, b) => a - b);
  const between = grades.filter(isPlain).length;
  const sentences = sum((page) => page.sentences);
  return [
    '',
    name,
    pages.length,
    percent(pages.filter(({ hasFormula }) => hasFormula).length, pages.length),
    sentences,
    percent(found('long'), sentences),
    found('short'),
    sum((page) => page.tables),
    found('table'),
    grades[Math.floor(grades.length / 2)]?.toFixed(1) ?? '',
    percent(between, pages.length),
    sum(({ findings }) => findings.length),
    '',
  ]
    .join(' | ')
    .trim();
}

async function main(): Promise<void> {
  const { files } = await readContentFiles(values.dir);
  const read = files.map((page) => {
    const content = readFileSync(path.join(values.dir, page.file), 'utf8');
    const { findings, counts } = lintProse(page.file, content);
    return { page, read: { file: page.file, findings, ...counts } };
  });
  const of = (kind: string) =>
    read.filter(({ page }) => KINDS[kind]?.(page)).map((one): Read => one.read);
  console.log(
    '| Pages | Number | Formula openings | Sentences | Over 30 words | Short runs | Tables | Empty tables | Median grade | Grade 8–11 | Findings |',
  );
  console.log(`|${' --- |'.repeat(11)}`);
  for (const kind of Object.keys(KINDS).filter((name) => of(name).length > 0)) {
    console.log(row(kind, of(kind)));
  }
  console.log('\nGuides with another grade than 8 to 11:');
  for (const { file, grade } of of('Guides').sort((a, b) => a.grade - b.grade)) {
    if (!isPlain(grade)) {
      console.log(`${grade.toFixed(1).padStart(5)} ${file}`);
    }
  }
}

void main();
