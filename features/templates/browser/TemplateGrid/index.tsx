import { useContext, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import filesByLevel from '@generated/site-readiness/default/files.json';
import { withoutBasePath } from '../../../../platform/base/common/basePath';
import { groupBy } from '../../../../platform/base/common/groupBy';
import { CardsContext } from '../../../../platform/frame/browser/ChildPages/cards';
import { CardGrid, LinkCard } from '../../../../platform/frame/browser/LinkCards';

const FILES = Object.values(filesByLevel);
const UNASKED = 'Asked for by no level';

/** All templates as cards, by the level that requires its file, or else suggests it. */
export function TemplateGrid(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const cards = useContext(CardsContext).map((card) => {
    const route = withoutBasePath(card.href, baseUrl);
    return { ...card, file: FILES.find(({ page }) => page === route) };
  });
  const groups = groupBy(cards, ({ file }) => file?.badges.at(-1) ?? UNASKED);
  const unasked = groups.get(UNASKED) ?? [];
  groups.delete(UNASKED);
  return [...groups, [UNASKED, unasked] as const].map(([title, members]) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <CardGrid>
        {members.map(({ href, label, description, file }) => (
          <LinkCard
            key={href}
            to={href}
            title={label}
            description={description}
            meta={file && <code>{file.path}</code>}
          />
        ))}
      </CardGrid>
    </section>
  ));
}
