import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Outline from '@theme-init/DocItem/TOC/Mobile';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Checked } from '#platform/content/common/schemas';
import type { ItemPage } from '#platform/content/common/pageFacts';
import { Icon } from '#platform/frame/browser/Icon';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { TextStart } from '#platform/frame/browser/Menu';
import { Age, CheckedOn, PageTools, PastNote } from '#platform/frame/browser/PageTools';
import { AREAS, SITE } from '#platform/base/common/site';
import styles from './styles.module.css';

/** Structured data of a page of the docs: https://schema.org/TechArticle */
function ArticleData(): ReactNode {
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

/** The title of a page; the landing page of an area also shows its icon and its audience. */
function Header(): ReactNode {
  const { id, title, description } = useDoc().metadata;
  const area = AREAS.find((candidate) => `${candidate.id}/index` === id);
  return area ? (
    <header className={clsx('wrap landing', styles.landing)}>
      <Icon name={area.id} size={36} className={styles.icon} />
      <Heading as="h1">{title}</Heading>
      <p>{description}</p>
    </header>
  ) : (
    <header>
      <Heading as="h1">{title}</Heading>
    </header>
  );
}

/** The text of a page, between its title and tools, and what its facts were compared with. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const { checked, past } = frontMatter as { checked?: Checked; past?: string };
  const { describesItself, date } = (metadata as { itemPage?: ItemPage }).itemPage ?? {};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', styles.text)}>
      <TextStart />
      {!describesItself && <ArticleData />}
      <Header />
      {date && <Age date={date} />}
      {past && <PastNote>{past}</PastNote>}
      <div className={clsx('wrap', styles.bar)}>
        {!frontMatter.hide_table_of_contents && toc.length > 0 && <Outline />}
        <PageTools permalink={metadata.permalink} editUrl={metadata.editUrl} />
      </div>
      <MDXContent>{children}</MDXContent>
      {checked && <CheckedOn checked={checked} />}
    </div>
  );
}
