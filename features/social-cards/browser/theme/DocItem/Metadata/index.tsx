import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-init/DocItem/Metadata';
import { SocialCard } from '#features/social-cards/browser/SocialCard';

/** The framework's metadata of a page, with the picture made for it. */
export default function DocItemMetadataWrapper(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      <SocialCard title={title} permalink={permalink} />
    </>
  );
}
