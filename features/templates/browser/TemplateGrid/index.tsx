import { useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import filesByLevel from '@generated/site-readiness/default/files.json';
import { withoutBasePath } from '#platform/base/common/site';
import { groupBy } from '#platform/base/common/lists';
import { CardGrid, CardsContext, LinkCard } from '#platform/frame/browser/Links';
import styles from './styles.module.css';

const FILES = Object.values(filesByLevel);
const UNASKED = 'Asked for by no level';

/** All templates as cards, by the level that requires its file, or else suggests it. */
export function TemplateGrid(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const cards = useContext(CardsContext).map((card) => {
    const route = withoutBasePath(card.href, baseUrl);
    const file = FILES.find(({ page }) => page === route);
    return { ...card, file, level: file?.badges.at(-1) ?? UNASKED };
  });
  const asked = cards.filter(({ level }) => level !== UNASKED);
  const unasked = cards.filter(({ level }) => level === UNASKED);
  return [...groupBy([...asked, ...unasked], ({ level }) => level)].map(([title, members]) => {
    const single = members.filter(({ file }) => file?.choice === undefined);
    const choices = groupBy(members, ({ file }) => file?.choice ?? '');
    choices.delete('');
    return (
      <section key={title} aria-label={title}>
        <h3>{title}</h3>
        {single.length > 0 && (
          <CardGrid>
            {single.map(({ href, label, description, file }) => (
              <LinkCard
                key={href}
                to={href}
                title={label}
                description={description}
                meta={file && <code>{file.path}</code>}
              />
            ))}
          </CardGrid>
        )}
        {[...choices].map(([name, ofChoice]) => (
          <div key={name} className={`box margin-bottom--lg ${styles.choice}`}>
            <h4>
              One of these {ofChoice.length} as <code>{name}</code>
            </h4>
            <ul className="plain">
              {ofChoice.map(({ href, label, description }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link> <span className="soft small">{description}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    );
  });
}
