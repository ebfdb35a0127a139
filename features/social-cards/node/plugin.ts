import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutBasePath, areaOf, SITE } from '#platform/base/common/site';
import { cachedFiles } from '#platform/base/node/buildCache';
import { docsOf, postsOf, siteContent, type SiteContent } from '#platform/base/node/docusaurus';
import { inThread } from '#platform/base/node/thread';
import type { OutputStep } from '#platform/output/node/contribution';
import { cardPath } from '../common/card';
import type { Card, drawCards } from './draw';

/** The hues of the areas in the dark theme (`platform/frame/browser/css/tokens.css`): cards are dark. */
const HUES: Record<string, string> = {
  security: '#86d993',
  contributors: '#ff9ad5',
  maintainers: '#7fc0ff',
  projects: '#b9a3ff',
  community: '#5fd6d6',
  resources: '#ffc566',
  events: '#ff9d8f',
  blog: '#e6a6f7',
};
const OTHER_HUE = '#8cc8ff';

/** @param route without base path */
export function toCard(title: string, route: string): Card {
  const area = areaOf(route);
  return {
    title,
    area: area?.label ?? SITE.tagline,
    hue: HUES[area?.id ?? ''] ?? OTHER_HUE,
    site: SITE.title,
  };
}

/** The cards of all pages and posts, by their path relative to the site. */
export function cardsOf(content: SiteContent, baseUrl: string): Record<string, Card> {
  return Object.fromEntries(
    [...docsOf(content), ...postsOf(content)].map(({ title, permalink }) => {
      const route = withoutBasePath(permalink, baseUrl);
      return [cardPath(route), toCard(title, route)];
    }),
  );
}

/**
 * The pictures of cards. Those that the build before did not have are drawn in a thread.
 *
 * @returns PNG, in the order of the cards
 */
export function picturesOf(cards: readonly Card[], siteDir: string): Promise<Uint8Array[]> {
  const draw = inThread<typeof drawCards>(path.join(__dirname, 'draw'), 'drawCards');
  return cachedFiles(siteDir, 'cards', '.png', cards, draw);
}

/**
 * The plugin that has the cards drawn while the bundler works, except while someone edits, and the
 * step that publishes them.
 */
export function makeCards(): { plugin: (context: LoadContext) => Plugin; publish: OutputStep } {
  let drawn: Promise<Uint8Array[]> = Promise.resolve([]);
  const plugin = ({ baseUrl, siteDir }: LoadContext): Plugin => ({
    name: 'site-cards',
    getThemePath: () => path.join(__dirname, '../browser/theme'),
    allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'development') {
        const shown = Object.values(cardsOf(siteContent(allContent), baseUrl));
        drawn = picturesOf(shown, siteDir);
        // Whoever awaits it hears of a failure; until then it must not end the process.
        drawn.catch(() => undefined);
      }
      return Promise.resolve();
    },
  });
  const publish: OutputStep = {
    name: 'social cards',
    async run({ content, baseUrl }) {
      const pictures = await drawn;
      const files = Object.keys(cardsOf(content, baseUrl)).flatMap((file, index) => {
        const picture = pictures[index];
        return picture ? [[file, picture] as const] : [];
      });
      return { files: Object.fromEntries(files) };
    },
  };
  return { plugin, publish };
}
