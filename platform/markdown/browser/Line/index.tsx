import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Piece } from '../../common/pieces';

/** A line of text with its code and links. */
export function Line({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, href, isCode }, index) => {
    const key = `${index} ${text}`;
    if (href !== undefined) {
      return (
        <Link key={key} to={href}>
          {text}
        </Link>
      );
    }
    return isCode ? <code key={key}>{text}</code> : text;
  });
}
