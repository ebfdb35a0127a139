import { type ReactNode, useContext } from 'react';
import { CardGrid, LinkCard } from '../LinkCards';
import { CardsContext } from './cards';

/** The pages and folders next to an index page as cards, each with its own description. */
export function ChildPages(): ReactNode {
  return (
    <CardGrid>
      {useContext(CardsContext).map(({ href, label, description }) => (
        <LinkCard key={href} to={href} title={label} description={description} />
      ))}
    </CardGrid>
  );
}
