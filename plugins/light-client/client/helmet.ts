import { type ReactNode, useEffect, useState } from 'react';
import { apply, type HeadElement, merge, toElements } from './head';

let count = 0;
/** The elements of every `<Head>` on the page by the order in which they were first drawn, which is from the outside in. */
const heads = new Map<number, HeadElement[]>();

let frame = 0;

/** Together for all that changes at once. */
function update(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const outermostFirst = [...heads].sort(([a], [b]) => a - b);
    apply(merge(outermostFirst.flatMap(([, elements]) => elements)));
  });
}

/**
 * In place of the component of react-helmet-async by this name, for browsers
 * only: the build writes the head with the original. This one knows neither
 * other ways than children to say what the head holds, nor callbacks.
 */
export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  const [order] = useState(() => (count += 1));
  useEffect(() => {
    heads.set(order, toElements(children));
    update();
  });
  useEffect(
    () => () => {
      heads.delete(order);
      update();
    },
    [order],
  );
  return null;
}

/** The original keeps its state here. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
