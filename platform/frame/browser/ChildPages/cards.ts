import { createContext } from 'react';
import type { Card } from '../../common/docRoute';

/** The pages and folders next to the open index page. */
export const CardsContext = createContext<readonly Card[]>([]);
