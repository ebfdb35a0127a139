import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AnyCollection } from './collections/node/collection';
import { toContribution } from './collections/node/contribution';
import type { ContentFile } from './content/common/contentFile';
import type { ShownSections, NewsItem } from './content/common/pageFacts';
import type { ContentContribution } from './content/node/contribution';
import type { DocPage } from './frame/common/docRoute';
import type { MarkdownContribution } from './markdown/node/contribution';
import type { OutputContribution } from './output/node/contribution';
import type { PluginFunction, SiteContent } from './base/node/docusaurus';

/** What a feature contributes to the search. */
export interface SearchContribution {
  /** Weight of a page in the results beside others, up to 1. */
  weight?: (page: Pick<ContentFile, 'kind' | 'file' | 'frontMatter'>) => number;
  /** Names in front matter by which readers search for a page. */
  keywords?: (frontMatter: Readonly<Record<string, unknown>>) => string[];
  /** The text that Markdown components show, by their name. */
  sections?: (siteDir: string) => Readonly<Record<string, ShownSections>>;
  /**
   * The data that `sections` reads: cached readings of pages are valid as long as it stays the
   * same.
   */
  source?: (siteDir: string) => unknown;
  /** Groups of words that readers use interchangeably. */
  synonyms?: (siteDir: string) => string[][];
}

/**
 * Everything that a feature contributes to the site, and all that the platform knows about it. The
 * entry file of a feature exports one; `site/features.ts` lists them. Packages that take long to
 * load are imported where they are used, since the content checks load every entry file.
 */
export interface Feature extends ContentContribution, MarkdownContribution, OutputContribution {
  /** Name of its folder. */
  name: string;
  /** The kinds of things that it knows. Most of the rest follows from them. */
  collections?: readonly AnyCollection[];
  /** Docusaurus plugins, in their order. */
  plugins?: readonly PluginFunction[];
  search?: SearchContribution;
  /** Pages that data bring, beside the list of an area. */
  docPages?: (siteDir: string) => Promise<readonly DocPage[]>;
  /** News of the feature, in any order. */
  news?: (content: SiteContent, context: Pick<LoadContext, 'siteDir' | 'baseUrl'>) => NewsItem[];
}

/** A feature with what follows from its collections. */
export function withCollections(feature: Feature): Feature {
  if (!feature.collections) {
    return feature;
  }
  const derived = toContribution(feature.collections);
  const { frontMatter = {}, search } = feature;
  return {
    ...feature,
    frontMatter: { ...frontMatter, doc: { ...derived.frontMatter.doc, ...frontMatter.doc } },
    itemPage: feature.itemPage ?? derived.itemPage,
    check: (site) => [...derived.check(site), ...(feature.check?.(site) ?? [])],
    aging: (site) => [...derived.aging(site), ...(feature.aging?.(site) ?? [])],
    search: {
      ...search,
      keywords: (page) => [...derived.keywords(page), ...(search?.keywords?.(page) ?? [])],
    },
  };
}

/** Markdown components of the platform itself. */
export const platformMarkdown: MarkdownContribution = {
  components: {
    Action: 'platform/frame/browser/controls',
    Cards: 'platform/frame/browser/Links',
    ChildPages: 'platform/frame/browser/Links',
    Graph: 'platform/markdown/browser/Graph',
    Sign: 'platform/frame/browser/Links',
    Step: 'platform/markdown/browser/Ways',
    Way: 'platform/markdown/browser/Ways',
    Ways: 'platform/markdown/browser/Ways',
  },
};

const theme = (name: string, folder: string) => (): Plugin => ({
  name,
  getThemePath: () => path.join(__dirname, folder),
});

/** The theme parts of Markdown and of the page frame. */
export const platformThemes: readonly ((context: LoadContext) => Plugin)[] = [
  theme('site-markdown', 'markdown/browser/theme'),
  theme('site-frame', 'frame/browser/theme'),
];
