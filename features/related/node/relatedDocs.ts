import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ContentContribution } from '#platform/content/node/contribution';
import { itemPageOf } from '#platform/content/node/contribution';
import { relatedPages, type RelatablePage } from '../common/related';

/** The permalinks and source files that a Markdown text links to, among other targets. */
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
 * Adds the most similar pages to the metadata of each guide, so that a page loads only its own.
 * Pages about single items are left out: they list related items themselves.
 */
export async function addRelatedPages(
  { loadedVersions }: LoadedContent,
  siteDir: string,
  contributions: readonly ContentContribution[],
): Promise<void> {
  for (const { docs } of loadedVersions) {
    const guides = docs.filter(({ frontMatter }) => !itemPageOf(contributions, frontMatter));
    const permalinkOf = new Map(docs.map(({ source, permalink }) => [source, permalink]));
    const related = relatedPages(
      await Promise.all(guides.map((doc) => toRelatable(doc, siteDir, permalinkOf))),
    );
    for (const guide of guides) {
      Object.assign(guide, { related: related.get(guide.permalink) });
    }
  }
}
