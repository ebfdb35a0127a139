import { readFile } from 'node:fs/promises';
import path from 'node:path';
import docsPlugin, {
  type DocMetadata,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { relatedPages, type RelatablePage } from './related';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/** Pages of these kinds name their neighbours in ways of their own. */
const OTHER_KIND = /\/(?:catalog|videos)\/\d{4}\//;

/** Permalinks and sources that a Markdown text links; what they are is sorted out by the caller. */
function linkTargets(markdown: string, source: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s#:]+)/g)].map(([, target = '']) =>
    target.startsWith('/') ? target : path.posix.join(path.posix.dirname(source), target),
  );
}

async function toRelatable(
  doc: DocMetadata,
  siteDir: string,
  permalinkOf: ReadonlyMap<string, string>,
): Promise<RelatablePage> {
  const markdown = await readFile(path.join(siteDir, doc.source.replace('@site/', '')), 'utf8');
  return {
    permalink: doc.permalink,
    title: doc.title,
    text: [doc.title, doc.description, ...doc.tags.map(({ label }) => label), markdown].join(' '),
    links: linkTargets(markdown, doc.source).map((target) => permalinkOf.get(target) ?? target),
  };
}

/**
 * The framework's docs plugin, whose pages know which others are most like them: `related` stands
 * in the metadata of each page, so that a page carries its own relations only.
 */
export default async function docsWithRelatedPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async loadContent() {
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error('The docs plugin loaded no content.');
      }
      for (const { docs } of content.loadedVersions) {
        const guides = docs.filter(({ id }) => !OTHER_KIND.test(id));
        const permalinkOf = new Map(docs.map(({ source, permalink }) => [source, permalink]));
        const related = relatedPages(
          await Promise.all(guides.map((doc) => toRelatable(doc, context.siteDir, permalinkOf))),
        );
        for (const guide of guides) {
          Object.assign(guide, { related: related.get(guide.permalink) });
        }
      }
      return content;
    },
  };
}
