import type { Feature } from '#platform/feature';
import { hashOf, openBuildCache } from '#platform/base/node/buildCache';
import type { SiteContent } from '#platform/base/node/loadedContent';
import type { ContentFile } from '#platform/content/common/files';
import type { Section, ShownSections } from '#platform/content/common/searchable';
import { readContentFiles } from '#platform/content/node/files';
import { parseBody } from '#platform/content/node/outline';
import type { SearchOptions } from '../../common/options';
import { buildIndexFile, toText } from './indexFile';
import { linkContextOf, linksInContext, type LinkInContext } from './linkContext';
import { pagesOf } from './pages';
import type { SearchIntents } from './searchIntents';
import { sectionsOf } from './sections';

export interface IndexSource {
  siteDir: string;
  baseUrl: string;
  content: SiteContent;
  intents: SearchIntents;
  options: SearchOptions;
}

/** What the search reads in a Markdown file. */
interface Reading {
  sections: Section[];
  links: LinkInContext[];
}

/** Reads all Markdown files. */
async function readAll(
  siteDir: string,
  features: readonly Feature[],
): Promise<{ files: ContentFile[]; readings: Map<string, Reading> }> {
  const shown = Object.assign(
    {},
    ...features.map(({ search }) => search?.sections?.(siteDir)),
  ) as Partial<Record<string, ShownSections>>;
  const read = ({ body, frontMatter }: ContentFile): Reading => {
    const tree = parseBody(body);
    return {
      sections: sectionsOf(
        tree,
        (name, attributes) => shown[name]?.(attributes, frontMatter) ?? [],
      ),
      links: linksInContext(tree),
    };
  };
  const source = hashOf(features.map(({ search }) => search?.source?.(siteDir)));
  const { files } = await readContentFiles(siteDir);
  const cache = await openBuildCache<Reading>(siteDir, 'search-readings');
  const readings = files.map((file): [string, Reading] => [
    file.file,
    cache.get([source, file.body, file.frontMatter], () => read(file)),
  ]);
  await cache.save();
  return { files, readings: new Map(readings) };
}

/**
 * @param features whose pages, keywords and components are indexed
 * @returns content of `search-index.json`
 */
export async function makeIndexFile(
  { siteDir, baseUrl, content, intents, options }: IndexSource,
  features: readonly Feature[],
): Promise<string> {
  const { files, readings } = await readAll(siteDir, features);
  const contexts = linkContextOf(files, features, ({ file }) => readings.get(file)?.links ?? []);
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
