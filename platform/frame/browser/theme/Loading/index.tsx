import type { ComponentProps, ReactNode } from 'react';
import Spinner from '@theme-init/Loading';
import type Loading from '@theme/Loading';

/** Has a drawing stand still for readers who prefer reduced motion. */
function still(frame: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    frame?.querySelector('svg')?.pauseAnimations();
  }
}

/** Shown while a page is loading, or after it failed to load. Only browsers render it. */
export default function LoadingWrapper({
  error,
  pastDelay,
  retry,
}: ComponentProps<typeof Loading>): ReactNode {
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
  return pastDelay ? (
    <div ref={still}>
      <Spinner pastDelay />
    </div>
  ) : null;
}
