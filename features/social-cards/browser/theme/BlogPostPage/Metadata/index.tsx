import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme-init/BlogPostPage/Metadata';
import { SocialCard } from '#features/social-cards/browser/SocialCard';

/** The framework's metadata of a post, with the picture made for it. */
export default function BlogPostPageMetadataWrapper(): ReactNode {
  const { title, permalink } = useBlogPost().metadata;
  return (
    <>
      <BlogPostPageMetadata />
      <SocialCard title={title} permalink={permalink} />
    </>
  );
}
