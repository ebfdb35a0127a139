// What plugins of the framework need in tests, which call their hooks themselves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { onTestFinished } from 'vitest';
import { writeFiles } from './files';

/**
 * A folder for one test, which is removed after it.
 *
 * @param files its text files, by their path in it
 */
export function testFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}

/** The texts in a zip, by their paths. */
export async function textsOf(zip: Uint8Array): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const entry of await new ZipReader(new Uint8ArrayReader(zip)).getEntries()) {
    if (!entry.directory) {
      texts[entry.filename] = await entry.getData(new TextWriter(), { useWebWorkers: false });
    }
  }
  return texts;
}

/** What a plugin asks of the bundler. */
export function configurationOf(
  plugin: Pick<Plugin<never>, 'configureWebpack'>,
  { mode = 'production', isServer = false } = {},
): object | undefined {
  type Configure = (config: object, isServer: boolean) => object | undefined;
  const configure = plugin.configureWebpack as Configure | undefined;
  return configure?.({ mode }, isServer);
}

/** A page of the docs, as the framework loads it. */
export const docOf = (name: string, frontMatter: object = {}) => ({
  title: name,
  description: '',
  permalink: `/${name}`,
  source: `@site/docs/${name}.md`,
  frontMatter,
  tags: [],
});

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/**
 * What the framework's content plugins have loaded, as hooks get it.
 *
 * @param docs of the only version
 * @param posts metadata of the posts
 */
export function allContentOf(docs: readonly object[], posts: readonly object[] = []): AllContent {
  return {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars: {} }] } },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: posts.map((metadata) => ({ metadata })),
        blogListPaginated: [],
        blogTags: {},
        blogTagsListPath: '/blog/tags',
      },
    },
    'docusaurus-plugin-content-pages': { default: [] },
  };
}
