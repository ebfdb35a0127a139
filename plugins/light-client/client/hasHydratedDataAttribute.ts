import { useEffect } from 'react';

/**
 * In place of the framework's component of this name: says at once that the page has been hydrated,
 * not with the next change of the head.
 */
export default function HasHydratedDataAttribute(): null {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return null;
}
