// `npm run bench -- catalog`: how the work on the catalog grows with the number of incidents. What a
// reader of a larger catalog feels, `npm run bench -- interaction --dir .cache/bench-scale/build` tells.
import { median } from 'd3-array';
import { Bench } from 'tinybench';
import { NO_FILTER, prepareFilter, sortRows } from '../features/catalog/common/filter';
import { toFiles } from '../features/catalog/node/files';
import { toIncidentPages, toRows } from '../features/catalog/node/pages';
import { toDocument, toRecords, type Doc } from '../features/catalog/node/records';
import { checkIncidents } from '../features/catalog/node/rules';
import { buildDay } from '../platform/base/node/buildDay';
import type { ContentFile } from '../platform/content/common/files';
import { readContentFiles } from '../platform/content/node/files';
import { ROOT } from '../scripts/lib/command';
import { beside, INCIDENT } from './lib/copies';
import { printMachine, printTable } from './lib/report';

/** From ten times on, each entry has as many others to be compared with as are looked at. */
const FACTORS = [1, 10, 20];
const QUERY = 'npm packages stolen';
const SITE = 'https://example.org';

/** The content with every incident so many times, each copy under a name of its own. */
function multiply(files: readonly ContentFile[], factor: number): ContentFile[] {
  return files.flatMap((page) =>
    Array.from({ length: INCIDENT.test(page.file) ? factor : 1 }, (_, index) => ({
      ...page,
      file: index === 0 ? page.file : beside(page.file, index + 1),
    })),
  );
}

const toDocs = (files: readonly ContentFile[]): Doc[] =>
  files
    .filter(({ kind }) => kind === 'doc')
    .map(({ file, frontMatter: { title, description, ...rest } }) => {
      const id = file.replace(/^docs\/|\.mdx?$/g, '');
      return {
        id,
        title: String(title),
        description: String(description),
        permalink: `/${id}`,
        frontMatter: rest,
      };
    });

/** @returns number of incidents, and median milliseconds of each task */
async function measure(files: readonly ContentFile[]): Promise<[number, Map<string, number>]> {
  const docs = toDocs(files);
  const records = toRecords(docs, SITE);
  const rows = toRows(records, SITE);
  const filter = prepareFilter(rows);
  // cspell:ignore licence -- a field of the published data
  const document = toDocument(records, {
    title: 'Catalog',
    url: SITE,
    date: buildDay(),
    license: { name: 'CC BY 4.0', url: SITE },
  });
  const bench = new Bench()
    .add('Check', () => checkIncidents(files, buildDay()))
    .add('Read', () => toRecords(docs, SITE))
    .add('Pages, with neighbors', () => toIncidentPages(records, SITE))
    .add('Make files', () => toFiles(document))
    .add('Filter and sort', () => {
      filter({ ...NO_FILTER, text: QUERY });
      sortRows(rows, 'newest');
    });
  await bench.run();
  const medians = bench.tasks.map(
    ({ name, result }) => [name, median(result?.samples ?? []) ?? Number.NaN] as const,
  );
  return [records.length, new Map(medians)];
}

async function main(): Promise<void> {
  const { files } = await readContentFiles(ROOT);
  printMachine();
  let head: string[] = [];
  const rows: string[][] = [];
  for (const factor of FACTORS) {
    const [incidents, times] = await measure(multiply(files, factor));
    head = ['Incidents', ...times.keys()];
    rows.push([String(incidents), ...[...times.values()].map((time) => `${time.toFixed(1)} ms`)]);
  }
  printTable([head, ...rows]);
}

void main();
