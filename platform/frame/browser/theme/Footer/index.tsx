import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { SocialIcon } from '../../Icon';
import { MARKS } from '@contribute-site/light-client/common/marks';
import { FOOTER_LINKS, SITE, SOCIAL_LINKS } from '#platform/base/common/site';
import { useToday } from '#platform/base/browser/useToday';
import styles from './styles.module.css';

/** Links, social media, copyright with the current year, and the license of the texts. */
export default function Footer(): ReactNode {
  const year = Number(useToday().slice(0, 4));
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} ${styles.footer}`}>
      <div className={styles.inner}>
        <nav className={styles.columns} aria-label="Footer">
          {FOOTER_LINKS.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className={clsx('plain', styles.list)}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <ul className={clsx('plain wrap', styles.social)} aria-label="CNCF on social media">
          {SOCIAL_LINKS.map(({ name, href }) => (
            <li key={name}>
              <Link to={href} aria-label={`CNCF on ${name}`}>
                <SocialIcon name={name} />
              </Link>
            </li>
          ))}
        </ul>
        <p className={clsx('wrap small', styles.legal)}>
          <span>
            © {SITE.copyrightSince} to{' '}
            {/* The script inside the page knows the reader's year before this does. */}
            <span suppressHydrationWarning {...{ [MARKS.year]: '' }}>
              {year}
            </span>{' '}
            {SITE.copyrightHolder}
          </span>
          <span>
            Documentation licensed under{' '}
            <Link to={SITE.license.url} rel="license noopener noreferrer">
              {SITE.license.label}
            </Link>
          </span>
        </p>
      </div>
    </footer>
  );
}
