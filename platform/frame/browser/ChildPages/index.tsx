import { type ReactNode, useContext } from 'react';
import { CardGrid, LinkCard } from '../LinkCards';
import type { Card } from '../../common/docRoute';
import { CardsContext } from './cards';

interface Props {
  /** What stands at the bottom of a card. */
  metaOf?: (card: Card) => ReactNode;
}

/** The pages and folders next to an index page as cards, each with its own description. */
export function ChildPages({ metaOf }: Props): ReactNode {
  return (
    <CardGrid>
      {useContext(CardsContext).map((card) => (
        <LinkCard
          key={card.href}
          to={card.href}
          title={card.label}
          description={card.description}
          meta={metaOf?.(card)}
        />
      ))}
    </CardGrid>
  );
}
