import type { ReactNode } from 'react';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import Heading from '@theme/Heading';
import { counted } from '#platform/base/common/text';
import { CardGrid, LinkCard } from '#platform/frame/browser/Links';

const DESCRIPTION = "The foundation's teams that write for the blog, each with its posts.";

/** The teams that write for the blog, as cards. */
export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Authors" description={DESCRIPTION} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Authors</Heading>
        <p>{DESCRIPTION}</p>
        <CardGrid>
          {authors.map(({ key, name, title, page, count }) => (
            <LinkCard
              key={key}
              to={page?.permalink ?? ''}
              title={name ?? key}
              description={title ?? ''}
              meta={counted(count, 'post')}
            />
          ))}
        </CardGrid>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
