import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type Original from '@theme/Loading';

/** Rings that grow and fade one after the other. */
const RINGS = ['1.5s', '3s'];
const CHANGES = { r: '6;22', 'stroke-opacity': '1;0', 'stroke-width': '2;0' };

const SPINNER: CSSProperties = {
  position: 'absolute',
  top: 'calc(100vh - 64%)',
  width: 128,
  height: 110,
};

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shown while a page is loading, or after it failed to load. Only browsers render it. It does not
 * move if readers prefer reduced motion.
 */
export default function Loading({
  error,
  pastDelay,
  retry,
}: ComponentProps<typeof Original>): ReactNode {
  if (error) {
    return (
      <div className="container margin-vert--xl">
        <div className="alert alert--danger" role="alert">
          <p>{String(error)}</p>
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
        </div>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  const animate = (attributeName: string, values: string, dur: string, begin?: string) =>
    !isStill() && (
      <animate
        key={attributeName}
        {...{ attributeName, values, dur, begin }}
        repeatCount="indefinite"
      />
    );
  return (
    <div style={{ display: 'flex', justifyContent: 'center', height: '100vh' }}>
      <svg id="loader" style={SPINNER} viewBox="0 0 45 45" stroke="#61dafb">
        <g fill="none" transform="translate(1 1)" strokeWidth="2">
          {RINGS.map((begin) => (
            <circle key={begin} cx="22" cy="22" r="6" strokeOpacity="0">
              {Object.entries(CHANGES).map(([name, values]) => animate(name, values, '3s', begin))}
            </circle>
          ))}
          <circle cx="22" cy="22" r="8">
            {animate('r', '6;1;2;3;4;5;6', '1.5s')}
          </circle>
        </g>
      </svg>
    </div>
  );
}
