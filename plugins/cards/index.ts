import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { areaOf, SITE } from '../../src/data/site';
import { bundlesOnly } from '../shared/bundlesOnly';
import { drawCards, type Card } from './cards';
import { cardPath } from './path';

/** The hues of the areas in the dark theme (`src/css/tokens.css`): cards are dark. */
const HUES: Record<string, string> = {
  contributors: '#ff9ad5',
  maintainers: '#7fc0ff',
  projects: '#b9a3ff',
  community: '#5fd6d6',
  resources: '#ffc566',
  events: '#ff9d8f',
  blog: '#e6a6f7',
};
const OTHER_HUE = '#8cc8ff';

interface Page {
  title: string;
  permalink: string;
}

/** What the card of a page shows, and where it lies in the built site. */
export function toCard({ title, permalink }: Page, baseUrl: string): Card & { path: string } {
  const area = areaOf(permalink, baseUrl);
  return {
    title,
    area: area?.label ?? SITE.tagline,
    hue: HUES[area?.id ?? ''] ?? OTHER_HUE,
    site: SITE.title,
    path: cardPath(permalink.slice(baseUrl.length - 1)),
  };
}

/**
 * A picture for each page and post, which others show where the page is shared. Drawn in threads
 * while the bundler works, kept in a cache, and left out while someone edits.
 */
export default function cardsPlugin({ baseUrl, siteDir }: LoadContext): Plugin {
  let pages: Page[] = [];
  let drawn: Promise<string[]> = Promise.resolve([]);
  const toCards = () => pages.map((page) => toCard(page, baseUrl));
  return {
    name: 'site-cards',
    allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV === 'development' || bundlesOnly) {
        return;
      }
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      pages = [
        ...docs.loadedVersions.flatMap((version) => version.docs),
        ...blog.blogPosts.map(({ metadata }) => metadata),
      ].map(({ title, permalink }) => ({ title, permalink }));
      drawn = drawCards(
        toCards().map(({ title, area, hue, site }) => ({ title, area, hue, site })),
        path.join(siteDir, '.cache/cards'),
      );
      // Whoever awaits it hears of a failure; until then it must not end the process.
      drawn.catch(() => undefined);
    },
    async postBuild({ outDir }) {
      const files = await drawn;
      await Promise.all(
        toCards().map(async (card, index) => {
          const target = path.join(outDir, card.path);
          await mkdir(path.dirname(target), { recursive: true });
          await copyFile(files[index] ?? '', target);
        }),
      );
    },
  };
}
