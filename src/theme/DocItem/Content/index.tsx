import type { ComponentProps, ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import { PageTools } from '../../../components/PageTools';

/** The framework's text of a page with its tools. */
export default function DocItemContentWrapper({
  children,
  ...props
}: ComponentProps<typeof DocItemContent>): ReactNode {
  const { metadata } = useDoc();
  return (
    <DocItemContent {...props}>
      <PageTools permalink={metadata.permalink} />
      {children}
    </DocItemContent>
  );
}
