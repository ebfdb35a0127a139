import type { ReactNode } from 'react';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { JsonLd } from '../../../components/JsonLd';
import { withTeams } from '../../../blog/teams';

/** The framework's structured data of a post, with editorial teams as its authors instead of persons. */
export default function BlogPostStructuredData(): ReactNode {
  return <JsonLd data={withTeams(useBlogPostStructuredData())} />;
}
