import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import filesByLevel from '@generated/site-readiness/default/files.json';
import { withoutBasePath } from '../../../../platform/base/common/basePath';
import { ChildPages } from '../../../../platform/frame/browser/ChildPages';
import { AskedFrom } from '../AskedFrom';

/** All templates as cards, each with the level that requires its file, or else suggests it. */
export function TemplateGrid(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <ChildPages
      metaOf={({ href }) => {
        const route = withoutBasePath(href, baseUrl);
        const file = Object.values(filesByLevel).find(({ page }) => page === route);
        return file && <AskedFrom badges={file.badges.slice(-1)} />;
      }}
    />
  );
}
