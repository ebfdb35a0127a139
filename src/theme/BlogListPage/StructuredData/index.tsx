import type { ComponentProps, ReactNode } from 'react';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import type BlogListPageStructuredDataType from '@theme/BlogListPage/StructuredData';
import { withTeams } from '../../../blog/teams';
import { JsonLd } from '../../../components/JsonLd';

/** The framework's structured data of a list of posts, with teams as authors instead of persons. */
export default function BlogListPageStructuredData(
  props: ComponentProps<typeof BlogListPageStructuredDataType>,
): ReactNode {
  return <JsonLd data={withTeams(useBlogListPageStructuredData(props))} />;
}
