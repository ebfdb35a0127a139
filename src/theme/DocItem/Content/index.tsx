import type { ComponentProps, ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type { Incident } from '../../../../plugins/catalog/schema';
import { IncidentAppendix, IncidentFacts } from '../../../components/Incident';

/** The framework's text of a page; an incident of the catalogue gets its facts around it. */
export default function DocItemContentWrapper({
  children,
  ...props
}: ComponentProps<typeof DocItemContent>): ReactNode {
  const { incident } = useDoc().frontMatter as { incident?: Incident };
  return (
    <DocItemContent {...props}>
      {incident && <IncidentFacts incident={incident} />}
      {children}
      {incident && <IncidentAppendix incident={incident} />}
    </DocItemContent>
  );
}
