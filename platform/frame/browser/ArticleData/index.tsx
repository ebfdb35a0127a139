import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SITE } from '#platform/base/common/site';
import { JsonLd } from '../JsonLd';

/** Structured data of a page of the docs: https://schema.org/TechArticle */
export function ArticleData(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const url = siteConfig.url + metadata.permalink;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: metadata.title,
    description: metadata.description,
    ...(metadata.lastUpdatedAt && {
      dateModified: new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10),
    }),
    author: { '@type': 'Organization', name: SITE.copyrightHolder },
    license: SITE.license.url,
  };
  return <JsonLd data={article} />;
}
