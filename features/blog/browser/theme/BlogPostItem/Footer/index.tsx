import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-init/BlogPostItem/Footer';

/** The framework's tags below a post; lists say its kind, and its title leads to the whole. */
export default function BlogPostItemFooterWrapper(): ReactNode {
  return useBlogPost().isBlogPostPage && <BlogPostItemFooter />;
}
