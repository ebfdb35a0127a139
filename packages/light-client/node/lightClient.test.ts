import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { simpleHash } from '@docusaurus/utils';
import type { LoadContext } from '@docusaurus/types';
import { type Configuration, rspack } from '@rspack/core';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import lightClient from '.';
import { announceTable, type BuiltPage } from './pages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'light-client-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/** What the layout of chunks asks for, beside the chunk of a page's text. */
const COMPONENTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem', 'BlogPostPage', 'MDXPage'];
const chunkOf = (component: string) => simpleHash(`@theme/${component}`, 8);
const TEXT = '0a1b2c3d';

/** The framework's registry of these chunks by their module. */
function registryOf(chunks: Record<string, string>): string {
  const entries = Object.entries(chunks).map(
    ([name, file]) =>
      `"${name}": [() => import(/* webpackChunkName: "${name}" */ "./${file}"), "${file}"],`,
  );
  return `export default {${entries.join('\n')}};`;
}

/** Writes what the framework generates for a site with a page of the docs, and its modules. */
function generateSite(): Record<string, string> {
  const modules = Object.fromEntries([
    ...COMPONENTS.map((name) => [chunkOf(name), `${name}.js`]),
    [TEXT, 'text.js'],
  ]) as Record<string, string>;
  for (const file of Object.values(modules)) {
    write(file, `export default () => "this is ${file}";`);
  }
  write('globalData.json', JSON.stringify({ 'docusaurus-plugin-content-docs': {} }));
  const chunkNames = { '/a-a1': { __comp: chunkOf('DocItem'), content: TEXT } };
  write('routesChunkNames.json', JSON.stringify(chunkNames));
  return modules;
}

type Bundler = Parameters<NonNullable<ReturnType<Client['plugin']>['configureWebpack']>>[2];
type Client = ReturnType<typeof lightClient>;

function configure({ plugin }: Client, isServer = false, mode = 'production') {
  const { configureWebpack } = plugin({ generatedFilesDir: folder } as LoadContext);
  const config = configureWebpack?.(
    { mode: mode as 'production' },
    isServer,
    { getJSLoader: () => ({ loader: 'builtin:swc-loader' }) } as unknown as Bundler,
    undefined,
  );
  return config as unknown as Configuration;
}

/**
 * Bundles a client that loads the registry.
 *
 * @param options.name of the registry's module
 * @param options.replaces whether modules of the framework are replaced, too
 * @returns what went wrong
 */
async function bundle(
  client: Client,
  registry: string,
  { name = 'registry', replaces = false } = {},
): Promise<string[]> {
  write(`${name}.js`, registry);
  write('entry.js', `import(/* webpackChunkName: "registry" */ "./${name}");`);
  const { optimization, plugins = [] } = configure(client);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    devtool: false,
    target: 'web',
    entry: { main: path.join(folder, 'entry.js') },
    output: {
      path: path.join(folder, 'out'),
      filename: '[name].[contenthash:8].js',
      globalObject: 'globalThis',
    },
    optimization: { ...optimization, runtimeChunk: true },
    // The first replaces modules of the framework, of which there are none here.
    plugins: plugins.slice(replaces ? 0 : 1),
  });
  return new Promise((resolve) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
        resolve([...(error ? [error.message] : []), ...errors.map(({ message }) => message)]);
      });
    });
  });
}

class TestPage implements BuiltPage<TestPage> {
  readonly head: Root = fromHtml('<script src=/main.js defer></script>');
  constructor(readonly route: string) {}
  edit(): this {
    return this;
  }
}
const PAGES = ['/a', '/404.html'].map((route) => new TestPage(route));
const runStep = ({ outputSteps: [step] }: Client) => step.run({ baseUrl: '/', pages: PAGES });

describe('a build', () => {
  it('stops if the registry is not where it was', async () => {
    const errors = await bundle(lightClient(), registryOf(generateSite()), { name: 'other' });
    expect(errors).toEqual(['The bundler knows no module of the registry of pages.']);
  });

  it('stops if nothing imports what it replaces, and names it', async () => {
    const errors = await bundle(lightClient(), registryOf(generateSite()), { replaces: true });
    expect(errors.join('\n')).toContain('Nothing imports "@generated/routesChunkNames"');
  });
});

describe('the package', () => {
  it.each([
    ['the server', true, 'production'],
    ['the development server', false, 'development'],
  ])('leaves %s alone', (_, isServer, mode) => {
    generateSite();
    const client = lightClient();
    expect(configure(client, isServer, mode)).toEqual({});
    expect(runStep(client)).toEqual({ pages: [], files: {} });
  });
});

const ANNOUNCED = {
  styles: { '1': 'assets/1.css', '9': 'assets/9.css' },
  folder: '/t/1/',
  address: '/t/1/a.json',
  publicPath: '/',
};
const TABLE = {
  routes: [],
  modules: { text: { chunks: ['1', '2'], id: 3 } },
  files: { '2': 'assets/2.js' },
};

const announced = (html: string) =>
  announceTable(fromHtml(html), TABLE, ANNOUNCED).reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.html + text.slice(edit.end),
    html,
  );

describe('announceTable', () => {
  it('puts at most 3 kB of script into a page, compressed', () => {
    const [, start = ''] =
      /data-page-table="[^"]*">(.*)<\/script>/.exec(
        announced('<script src=/assets/js/main.1.js defer></script>'),
      ) ?? [];
    expect(start.length).toBeGreaterThan(0);
    expect(gzipSync(start).length).toBeLessThanOrEqual(3000);
  });

  it('stops at a page without start scripts, which would never come to life', () => {
    expect(() => announced('<head></head>')).toThrow('/t/1/a.json');
  });
});
