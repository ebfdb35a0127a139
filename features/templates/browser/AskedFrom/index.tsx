import type { ReactNode } from 'react';
import { Mark } from '#platform/frame/browser/Mark';

/** From which level on the foundation asks for a file, as marks. */
export function AskedFrom({ badges }: { badges: readonly string[] }): ReactNode {
  return (
    badges.length > 0 && (
      <ul className="plain wrap">
        {badges.map((badge) => (
          <li key={badge}>
            <Mark kind={badge.startsWith('Required') ? 'required' : 'recommended'}>{badge}</Mark>
          </li>
        ))}
      </ul>
    )
  );
}
