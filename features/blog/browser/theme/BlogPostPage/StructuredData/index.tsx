import type { ReactNode } from 'react';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { withTeams } from '#features/blog/common/posts';

/** The framework's structured data of a post, with teams instead of people as authors. */
export default function BlogPostStructuredData(): ReactNode {
  return <JsonLd data={withTeams(useBlogPostStructuredData())} />;
}
