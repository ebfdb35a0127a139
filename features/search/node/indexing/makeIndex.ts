import type { Feature } from '../../../../platform/feature';
import { hashOf, openBuildCache } from '../../../../platform/base/node/buildCache';
import type { SiteContent } from '../../../../platform/base/node/loadedContent';
import type { ContentFile } from '../../../../platform/content/common/files';
import { readContentFiles } from '../../../../platform/content/node/files';
import type { SearchOptions } from '../options';
import { buildIndexFile, toText } from './indexFile';
import { contextSources, linkContextOf } from './linkContext';
import { pagesOf } from './pages';
import { readMarkdown, shownSections, type Reading } from './reading';
import type { SearchIntents } from './searchIntents';

export interface IndexSource {
  siteDir: string;
  baseUrl: string;
  content: SiteContent;
  intents: SearchIntents;
  options: SearchOptions;
}

/** A Markdown file with what the search reads in it. */
type ReadFile = ContentFile & { reading: Reading };

/** Reads all Markdown files. */
async function readAll(siteDir: string, features: readonly Feature[]): Promise<ReadFile[]> {
  const shown = shownSections(features, siteDir);
  const source = hashOf(features.map(({ search }) => search?.source?.(siteDir)));
  const { files } = await readContentFiles(siteDir);
  const cache = await openBuildCache<Reading>(siteDir, 'search-readings');
  const readings = await cache.getAll(
    files.map(({ body, frontMatter }) => [source, body, frontMatter]),
    (missing) =>
      Promise.resolve(
        readMarkdown(
          missing.flatMap((index) => files[index] ?? []),
          shown,
        ),
      ),
  );
  await cache.save();
  return files.flatMap((file, index) => {
    const reading = readings[index];
    return reading ? [{ ...file, reading }] : [];
  });
}

/**
 * @param features whose pages, keywords and components are indexed
 * @returns content of `search-index.json`
 */
export async function makeIndexFile(
  { siteDir, baseUrl, content, intents, options }: IndexSource,
  features: readonly Feature[],
): Promise<string> {
  const files = await readAll(siteDir, features);
  const readings = new Map(files.map(({ file, reading }) => [file, reading]));
  const contexts = linkContextOf(
    files,
    contextSources(files, features),
    ({ file }) => readings.get(file)?.links ?? [],
  );
  const pages = pagesOf(
    content,
    (name) => ({
      linkContext: [...(contexts.get(name) ?? [])],
      sections: readings.get(name)?.sections ?? [],
    }),
    intents,
    { siteDir, baseUrl },
    features,
  );
  return toText(buildIndexFile(pages, options));
}
