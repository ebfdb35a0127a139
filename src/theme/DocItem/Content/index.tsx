import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Checked } from '../../../../plugins/freshness/schema';
import type { Video } from '../../../../plugins/videos/schema';
import { Icon } from '../../../components/Icon';
import { ArticleData } from '../../../components/ArticleData';
import { Age, CheckedOn, PastNote } from '../../../components/PageAge';
import { PageTools } from '../../../components/PageTools';
import { AREAS } from '../../../data/site';
import styles from './styles.module.css';

/** The title of a page; the landing page of an area shows its icon and for whom it is. */
function Header(): ReactNode {
  const { id, title, description } = useDoc().metadata;
  const area = AREAS.find((candidate) => `${candidate.id}/index` === id);
  return area ? (
    <header className={styles.landing}>
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

/** The text of a page under its title and tools. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { frontMatter, metadata } = useDoc();
  // An incident of the catalogue describes itself.
  const { checked, past, incident, video } = frontMatter as {
    checked?: Checked;
    past?: string;
    incident?: unknown;
    video?: Video;
  };
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {incident === undefined && <ArticleData />}
      <Header />
      {video && <Age of="recording" date={video.date} />}
      {past && <PastNote>{past}</PastNote>}
      {checked && <CheckedOn checked={checked} />}
      <PageTools permalink={metadata.permalink} />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
