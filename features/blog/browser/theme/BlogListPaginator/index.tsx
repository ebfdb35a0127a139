import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import BlogListPaginator from '@theme-init/BlogListPaginator';
import type { Props } from '@theme/BlogListPaginator';

/** The framework's links to other pages of a list, with titles that tell these pages apart. */
export default function BlogListPaginatorWrapper(props: Props): ReactNode {
  const { page } = props.metadata;
  return (
    <>
      {page > 1 && <Head titleTemplate={`%s, page ${page}`}>{null}</Head>}
      <BlogListPaginator {...props} />
    </>
  );
}
