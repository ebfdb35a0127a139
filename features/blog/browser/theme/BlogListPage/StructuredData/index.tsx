import type { ComponentProps, ReactNode } from 'react';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import type BlogListPageStructuredDataType from '@theme/BlogListPage/StructuredData';
import { withTeams } from '#features/blog/common/posts';
import { JsonLd } from '#platform/frame/browser/JsonLd';

/** The framework's structured data of a list of posts, with teams instead of people as authors. */
export default function BlogListPageStructuredData(
  props: ComponentProps<typeof BlogListPageStructuredDataType>,
): ReactNode {
  return <JsonLd data={withTeams(useBlogListPageStructuredData(props))} />;
}
