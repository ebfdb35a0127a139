import type { Feature } from '#platform/feature';
import { hashOf, openBuildCache } from '#platform/base/node/buildCache';
import type { SiteContent } from '#platform/base/node/docusaurus';
import type { ContentFile } from '#platform/content/common/contentFile';
import type { Section, ShownSections } from '#platform/content/common/pageFacts';
import { readContentFiles } from '#platform/content/node/contentFiles';
import { parseBody } from '#platform/content/node/outline';
import {
  fieldsOf,
  fragmentOf,
  INDEX_FILE,
  pack,
  textFileOf,
  type Field,
  type IndexFile,
  type PackedIndex,
  type SectionTexts,
} from '../common/indexFile';
import type { SearchOptions } from '../common/options';
import type { SearchIntents } from './dataFiles';
import { pagesOf, type SourcePage } from './pages';
import { linkContextOf, linksInContext, sectionsOf, type LinkInContext } from './readPage';

/**
 * Maximum number of documents named for a word, so that the cost of a query depends on its words
 * and hardly on the size of the site.
 */
const MOST_DOCUMENTS = 60;

/**
 * For each frequent word, keeps only the documents in which it has the most weight, relative to
 * their length ("champion lists"). The others would be far down in any list of results. Their
 * number is kept, because it tells how common the word is.
 */
export function prune({ lengths, postings }: Field, most = MOST_DOCUMENTS): Field {
  const counts = new Map<string, number>();
  const pruned = new Map(postings);
  for (const [word, documents] of postings) {
    if (documents.size > most) {
      const share = ([id, count]: [number, number]) => count / (lengths[id] ?? 1);
      const best = [...documents].sort((a, b) => share(b) - share(a)).slice(0, most);
      pruned.set(word, new Map(best.sort(([a], [b]) => a - b)));
      counts.set(word, documents.size);
    }
  }
  return { lengths, postings: pruned, counts };
}

/** A need of two or three words, or of one with a sign in it, is a name of the page. */
const isName = (need: string): boolean =>
  /^(?:[^\s,]+[.-][^\s,]+|[^\s,]+(?: [^\s,]+){1,2})$/.test(need);

/** @returns text of `search-index.json`, with a line for each entry */
export const toText = (file: IndexFile): string =>
  `[${file.map((entry) => JSON.stringify(entry)).join('\n,')}]`;

/** The content of `search-index.json`. */
export function buildIndexFile(
  pages: readonly SourcePage[],
  { removeDefaultStopWordFilter }: { removeDefaultStopWordFilter: boolean },
): Required<IndexFile> {
  const indexOf = (texts: Record<string, string[]>): PackedIndex => {
    const fields = Object.entries(fieldsOf(texts, removeDefaultStopWordFilter));
    return pack(
      Object.fromEntries(
        fields.map(([name, field]) => {
          const best = prune(field);
          // A need of readers stands for itself, however many the page has: their length doesn't count.
          return [
            name,
            name === 'intents' ? { ...best, lengths: best.lengths.map(() => 1) } : best,
          ];
        }),
      ),
    );
  };
  const sections = pages.flatMap((page) => page.sections);
  return [
    {
      documents: pages.map(({ url, title, intents, weight }) => {
        const alias = intents.filter(isName);
        return {
          url,
          title,
          ...(alias.length > 0 && { alias }),
          ...(weight !== 1 && { weight }),
        };
      }),
      index: indexOf({ keywords: pages.map(({ keywords }) => keywords.join(' · ')) }),
    },
    {
      documents: pages.map(({ description }) => description),
      index: indexOf({
        intents: pages.map(({ intents }) => intents.join(' · ')),
        linkContext: pages.map(({ linkContext }) => linkContext.join(' · ')),
      }),
    },
    {
      documents: pages.map((page) =>
        page.sections.map(({ title, anchor }) => {
          const hash = `#${anchor}`;
          return { title, ...(title !== '' && hash !== fragmentOf(title) && { hash }) };
        }),
      ),
      index: indexOf({
        text: sections.map(({ text }) => text),
        code: sections.map(({ code }) => code),
      }),
    },
  ];
}

/** An address for mail, which says little in a line of results, and not a package with its version. */
const MAIL = /[\w.+-]+@(?!v?\d)(?:[\w-]+\.)+[a-z]{2,}\b/gi;

/** What excerpts of a page are taken from: the text of each section by its fragment, without addresses. */
function textsOf({ sections }: SourcePage): SectionTexts {
  return Object.fromEntries(
    sections.map(({ anchor, text, code }) => [
      anchor && `#${anchor}`,
      [text, code].filter(Boolean).join(' · ').replace(MAIL, '…').replaceAll('….', '…'),
    ]),
  );
}

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

/** The files of the search, by their path in the built site. */
export type BuiltFiles = Record<string, string>;

/**
 * Makes `search-index.json`, and for each page with text a file for excerpts.
 *
 * @param features whose pages, keywords and components are indexed
 */
export async function buildSearchFiles(
  { siteDir, baseUrl, content, intents, options }: IndexSource,
  features: readonly Feature[],
): Promise<BuiltFiles> {
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
  return {
    [INDEX_FILE]: toText(buildIndexFile(pages, options)),
    ...Object.fromEntries(
      pages
        .filter(({ sections }) => sections.length > 0)
        .map((page) => [textFileOf(page.url), JSON.stringify(textsOf(page))]),
    ),
  };
}
