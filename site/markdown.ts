import type { Pluggable } from 'unified';
import { platformMarkdown } from '#platform/feature';
import { remarkComponents } from '#platform/markdown/node/components/remark';
import { componentNames, type MarkdownContribution } from '#platform/markdown/node/contribution';
import { remarkGraphs } from '#platform/markdown/node/graphs';
import { remarkMarkup } from '#platform/markdown/node/markup';
import {
  rehypeNames,
  rehypeHighlight,
  rehypeParts,
  rehypeTables,
} from '#platform/markdown/node/rehype';

/** The files that become pages: nothing else in the content folders is compiled. */
export const PAGES = ['**/*.md'];

interface MarkdownOptions {
  beforeDefaultRemarkPlugins: Pluggable[];
  remarkPlugins: Pluggable[];
  rehypePlugins: Pluggable[];
}

/** How Markdown is read, in docs, posts and pages alike. */
export function markdownOptions(
  siteDir: string,
  contributions: readonly MarkdownContribution[],
): MarkdownOptions {
  const all = [platformMarkdown, ...contributions];
  const remark = contributions.map((contribution) => contribution.remark?.(siteDir) ?? {});
  return {
    // Before the framework's own plugins, which give headings their anchors.
    beforeDefaultRemarkPlugins: [
      // First, so that no other plugin sees what does not pass.
      [remarkMarkup, { siteDir, components: componentNames(all) }],
      [remarkGraphs, { siteDir }],
      [remarkComponents, { contributions: all }],
      ...remark.flatMap(({ before = [] }) => before),
    ],
    remarkPlugins: remark.flatMap(({ after = [] }) => after),
    rehypePlugins: [...rehypeHighlight, rehypeTables, rehypeNames, rehypeParts],
  };
}
