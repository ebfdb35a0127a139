import type { ComponentProps, ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type { Incident } from '../../../../plugins/catalog/schema';
import { IncidentAppendix, IncidentFacts } from '../../../components/Incident';
import { PageTools } from '../../../components/PageTools';

/** The framework's text of a page with its tools; an incident of the catalogue gets its facts around it. */
export default function DocItemContentWrapper({
  children,
  ...props
}: ComponentProps<typeof DocItemContent>): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { incident } = frontMatter as { incident?: Incident };
  return (
    <DocItemContent {...props}>
      <PageTools permalink={metadata.permalink} />
      {incident && <IncidentFacts incident={incident} />}
      {children}
      {incident && <IncidentAppendix incident={incident} />}
    </DocItemContent>
  );
}
