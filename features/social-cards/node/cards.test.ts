import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AREAS } from '#platform/base/common/site';
import { siteContent } from '#platform/base/node/loadedContent';
import { allContentOf, keptActions, testFolder } from '#platform/base/node/testPlugin';
import type { BuiltSite } from '#platform/output/node/contribution';
import { cardAlt } from '../common/path';
import { picturesOf, toCard } from './cards';
import { drawCards, type Card } from './draw';
import { makeCards } from './plugin';

const drawInThread = vi.hoisted(() => vi.fn<typeof drawCards>());
vi.mock('#platform/base/node/thread', () => ({ inThread: () => drawInThread }));

const CARD: Card = {
  title: 'Submit a project',
  area: 'Projects',
  hue: '#b9a3ff',
  site: 'CNCF Contributors',
};

/** The files of a site with a page and a post, after its plugin has had the cards drawn. */
async function published() {
  const [siteDir, baseUrl] = [testFolder(), '/preview/'];
  const allContent = allContentOf(
    [{ title: 'Events', permalink: '/preview/events/' }],
    [{ title: 'Awards', permalink: '/preview/blog/awards' }],
  );
  const { plugin, publish } = makeCards();
  const { actions } = keptActions();
  await plugin({ siteDir, baseUrl } as LoadContext).allContentLoaded?.({ allContent, actions });
  const site = { content: siteContent(allContent), baseUrl } as BuiltSite;
  return (await publish.run(site)).files;
}

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

  it('is made for each page and post, and lies where the page names it', async () => {
    const [events, awards] = [Uint8Array.of(1), Uint8Array.of(2)];
    drawInThread.mockResolvedValue([events, awards]);
    expect(await published()).toEqual({
      'img/cards/events.png': Buffer.from(events),
      'img/cards/blog/awards.png': Buffer.from(awards),
    });
  });

  it('that cannot be drawn fails the step that needs it, and none is while someone edits', async () => {
    drawInThread.mockRejectedValue(new Error('no font'));
    await expect(published()).rejects.toThrow('no font');
    vi.stubEnv('NODE_ENV', 'development');
    expect(await published()).toEqual({});
    expect(drawInThread).toHaveBeenCalledTimes(1);
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

  it('is told in words', () => {
    expect(cardAlt('Archiving', 'Projects', 'Site')).toBe('Archiving, Projects, Site');
    expect(cardAlt('Contribute', undefined, 'Site')).toBe('Contribute, Site');
  });
});
