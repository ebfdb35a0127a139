import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AREAS } from '../../../platform/base/common/site';
import type { SiteContent } from '../../../platform/base/node/loadedContent';
import { allContentOf, keptActions, testFolder } from '../../../platform/base/node/testPlugin';
import type { BuiltSite } from '../../../platform/output/node/contribution';
import { cardAlt, cardPath } from '../common/path';
import { cardsOf, picturesOf, toCard } from './cards';
import { drawCards, type Card } from './draw';
import cardsPlugin, { publishCards, type CardsInTheMaking } from './plugin';

const drawInThread = vi.hoisted(() => vi.fn<typeof drawCards>());
vi.mock('../../../platform/base/node/thread', () => ({ inThread: () => drawInThread }));

const CARD: Card = {
  title: 'Submit a project',
  area: 'Projects',
  hue: '#b9a3ff',
  site: 'CNCF Contributors',
};

const content = {
  docs: { loadedVersions: [{ docs: [{ title: 'Events', permalink: '/preview/events/' }] }] },
  blog: { blogPosts: [{ metadata: { title: 'Awards', permalink: '/preview/blog/awards' } }] },
} as unknown as SiteContent;

describe('a social card', () => {
  afterEach(() => {
    drawInThread.mockReset();
    vi.unstubAllEnvs();
  });

  it('is a picture of 1200 by 630 pixels of at most 40 kB', async () => {
    const [picture] = await drawCards([CARD]);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(picture?.length).toBeLessThanOrEqual(40_000);
  });

  it('is drawn beside the bundler, only if the build before had another', async () => {
    const siteDir = testFolder();
    const [other, picture] = [{ ...CARD, title: 'Other' }, Uint8Array.of(1)];
    drawInThread.mockResolvedValueOnce([picture]).mockResolvedValueOnce([Uint8Array.of(2)]);
    await picturesOf([CARD], siteDir);
    expect((await picturesOf([other, CARD], siteDir)).map((bytes) => [...bytes])).toEqual([
      [2],
      [1],
    ]);
    expect(drawInThread.mock.calls).toEqual([[[CARD]], [[other]]]);
  });

  it.each([
    ['production', 1],
    ['development', 0],
  ])('is drawn in %s %i times', async (environment, times) => {
    vi.stubEnv('NODE_ENV', environment);
    drawInThread.mockRejectedValue(new Error('no font'));
    const cards = { pictures: Promise.resolve([]) } as CardsInTheMaking;
    const allContent = allContentOf([{ title: 'Events', permalink: '/events/' }]);
    await cardsPlugin(
      { siteDir: testFolder(), baseUrl: '/' } as LoadContext,
      cards,
    ).allContentLoaded?.({
      allContent,
      actions: keptActions().actions,
    });
    // A failure is that of the step that needs the pictures.
    const failures = await cards.pictures.then(
      () => [],
      (error: unknown) => [error],
    );
    expect(failures).toHaveLength(times);
    expect(drawInThread).toHaveBeenCalledTimes(times);
  });

  it('is made for each page and post, and lies where the page names it', async () => {
    expect(Object.keys(cardsOf(content, '/preview/'))).toEqual([
      'img/cards/events.png',
      'img/cards/blog/awards.png',
    ]);
    const [events, awards] = [Uint8Array.of(1), Uint8Array.of(2)];
    const { files } = await publishCards({ pictures: Promise.resolve([events, awards]) }).run({
      content,
      baseUrl: '/preview/',
    } as BuiltSite);
    expect(files).toEqual({
      'img/cards/events.png': events,
      'img/cards/blog/awards.png': awards,
    });
  });

  it('shows title and area, in the hue that the area has in the dark theme', () => {
    const css =
      readFileSync('platform/frame/browser/css/tokens.css', 'utf8').split(
        "html[data-theme='dark']",
      )[1] ?? '';
    for (const { id, label } of AREAS) {
      const { area, hue, title } = toCard('A page', `/${id}/page`);
      expect(css).toContain(`--hue-${id}: ${hue};`);
      expect([area, title]).toEqual([label, 'A page']);
    }
  });

  it.each([
    ['/events/', 'img/cards/events.png'],
    ['/blog/2025/09/16/awards', 'img/cards/blog/2025/09/16/awards.png'],
  ])('of %s lies at %s', (route, file) => {
    expect(cardPath(route)).toBe(file);
  });

  it('is told in words', () => {
    expect(cardAlt('Archiving', 'Projects', 'Site')).toBe('Archiving, Projects, Site');
    expect(cardAlt('Contribute', undefined, 'Site')).toBe('Contribute, Site');
  });
});
