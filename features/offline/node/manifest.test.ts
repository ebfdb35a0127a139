import { afterEach, expect, it, vi } from 'vitest';
import { testFolder } from '../../../platform/base/node/testPlugin';
import { Page } from '../../../platform/output/node/pages';
import { siteOf } from '../../../platform/output/node/testSite';
import { SCRIPTS, SIZE_FILE } from '../common/names';
import { serviceWorkers } from './serviceWorkers';

afterEach(() => {
  vi.unstubAllEnvs();
});

const OFFLINE =
  '<html data-page-table="/preview/assets/pages/1/offline.json"><link rel=stylesheet href=/preview/assets/css/a.css><script src=/preview/assets/js/b.js></script><h1>Not kept</h1>';
const FILES = {
  'index.html': 'home',
  'a/b.html': 'page',
  'offline.html': OFFLINE,
  '404.html': 'lost',
  'old/index.html': 'moved',
  'assets/css/a.css': 'css',
  'assets/js/b.js': 'script',
  'assets/js/registry.0.js': 'never loaded',
  'search-index.json': '[]',
  'search-titles.json': '[]',
  'resources/templates/files/A.md': 'template',
  'img/logo.svg': 'logo',
  'img/cards/b.png': 'for other sites',
  'robots.txt': 'for robots',
};

function run(files: Readonly<Record<string, string>>) {
  const html = files['offline.html'];
  const page = html && Page.of({ route: '/offline', file: 'offline.html', html });
  return serviceWorkers.run(
    siteOf({
      outDir: testFolder(files),
      baseUrl: '/preview/',
      oldRoutes: { '/old': '/a/b' },
      pages: page ? [page] : [],
    }),
  );
}

it('one worker keeps what the last page needs to look right, the other all that readers can open', async () => {
  const { files = {} } = await run(FILES);
  const addresses = (script: string) =>
    [...String(files[script]).matchAll(/\burl:"([^"]*)"/g)].map(([, url]) => url).sort();
  expect(addresses(SCRIPTS.visited)).toEqual(['/preview/assets/css/a.css']);
  const everything = [
    '/preview/',
    '/preview/a/b',
    '/preview/assets/css/a.css',
    '/preview/assets/js/b.js',
    '/preview/img/logo.svg',
    '/preview/offline',
    '/preview/resources/templates/files/A.md',
    '/preview/search-index.json',
    '/preview/search-titles.json',
  ];
  expect(addresses(SCRIPTS.everything)).toEqual(everything);
  expect(JSON.parse(String(files[SIZE_FILE]))).toMatchObject({ files: everything.length });
  for (const script of Object.values(SCRIPTS)) {
    expect(files[script]).toContain('<h1>Not kept</h1>');
    expect(files[script]).toContain('script-src');
  }
});

it('the kill switch is published in their place if there has to be one', async () => {
  vi.stubEnv('OFFLINE', 'off');
  const { files = {} } = await run({});
  expect(Object.keys(files)).toEqual(Object.values(SCRIPTS));
});

it('a build without the last page, or a part of what readers can open, is stopped', async () => {
  const files = Object.entries(FILES).filter(([file]) => file !== 'search-index.json');
  await expect(run(Object.fromEntries(files))).rejects.toThrow('search-index.json');
  await expect(run({ 'index.html': 'home' })).rejects.toThrow('There is no page /offline.');
});
