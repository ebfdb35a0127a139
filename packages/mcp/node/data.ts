// What the server knows of a built site. Run as a script, this bundles the server with it into `dist`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../cli/node/bundle';
import { SITE } from '../../../platform/base/common/site';
import { readPage } from '../../../platform/content/node/frontMatter';
import {
  INDEX_FILE,
  textFileOf,
  type IndexFile,
  type SectionTexts,
} from '../../../features/search/common/indexFile';
import { CATALOG_FILES, CATALOG_ROUTE, CHECK_ROUTE } from '../../../features/catalog/common/route';
import { toAffectedList } from '../../../features/catalog/node/affected';
import type { CatalogDocument } from '../../../features/catalog/common/schema';
import { CONTROLS_FILES, CONTROLS_ROUTE } from '../../../features/controls/common/vocabulary';
import type { ControlsDocument } from '../../../features/controls/common/schema';
import { addressOf } from '../../../features/templates/common/file';
import { readSynonyms } from '../../../features/search/node/dataFiles';
import { DATASETS, type DataEntry, type Dataset, type PageText, type ServerData } from './server';

/** The Markdown copies of a built site, by the route of their page. */
function readPages(folder: string): Record<string, PageText> {
  const pages: Record<string, PageText> = {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.md')).sort()) {
    const page = readPage(file, readFileSync(path.join(folder, file), 'utf8')).value;
    const { canonical, title, lastUpdated, part } = page?.frontMatter ?? {};
    // Templates and checklists are Markdown, too, but no copies; parts are in the whole.
    if (page && typeof canonical === 'string' && part === undefined) {
      const route = canonical.slice(SITE.url.length);
      const texts = path.join(folder, textFileOf(route));
      pages[route] = {
        title: String(title),
        ...(typeof lastUpdated === 'string' && { updated: lastUpdated }),
        text: page.body,
        sections: existsSync(texts)
          ? (JSON.parse(readFileSync(texts, 'utf8')) as SectionTexts)
          : {},
      };
    }
  }
  return pages;
}

/**
 * What the server needs of a built site.
 *
 * @param folder of the built site, for the root of its host
 * @param synonyms of the search, which the bundler puts into scripts
 * @throws if a file is missing
 */
export function makeData(folder: string, synonyms: ServerData['synonyms']): ServerData {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const parse = (file: string): unknown => JSON.parse(read(file));
  if (!existsSync(path.join(folder, 'data/index.json'))) {
    throw new Error(`${folder} is no built site → Run "npm run build" first.`);
  }
  const catalog = parse(CATALOG_ROUTE + CATALOG_FILES.json) as CatalogDocument;
  const entriesOf = (name: Dataset): DataEntry[] | undefined => {
    switch (name) {
      case 'incidents':
        return catalog.incidents.map((data) => ({
          id: data.id,
          title: data.name,
          page: data.url,
          data,
        }));
      case 'controls':
        return (parse(CONTROLS_ROUTE + CONTROLS_FILES.json) as ControlsDocument).controls.map(
          (data) => ({ id: data.id, title: data.title, page: data.url, data }),
        );
      default:
        return existsSync(path.join(folder, `data/${name}.json`))
          ? (parse(`data/${name}.json`) as { entries: DataEntry[] }).entries
          : undefined;
    }
  };
  const datasets = Object.fromEntries(
    DATASETS.map((name) => [name, entriesOf(name)]),
  ) as ServerData['datasets'];
  return {
    day: (parse('data/index.json') as { day: string }).day,
    origin: SITE.url,
    index: JSON.parse(read(INDEX_FILE)) as IndexFile,
    synonyms,
    pages: readPages(folder),
    datasets,
    affected: toAffectedList(catalog, SITE.url, CHECK_ROUTE),
    templates: Object.fromEntries(
      (datasets.templates ?? []).map(({ id }) => [id, read(addressOf(id).slice(1))]),
    ),
  };
}

// `npm run build -w packages/mcp`
if (require.main === module) {
  const folder = path.resolve(__dirname, '..');
  const siteDir = path.resolve(folder, '../..');
  void bundle(
    folder,
    'mcp',
    makeData(path.join(siteDir, 'build'), readSynonyms(siteDir).value ?? []),
  );
}
