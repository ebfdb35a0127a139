import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  DEFAULT_JOURNEY,
  parseJourney,
  serializeJourney,
  type Journey,
} from '../../common/journey';

/** The journey in the address. Another level is a step in the browser's history, another name isn't. */
export function useJourney(): [Journey, (journey: Journey) => void] {
  const location = useLocation();
  // The page is rendered with the usual journey; the reader's follows after hydration.
  const [journey, setJourney] = useState(DEFAULT_JOURNEY);

  useEffect(() => setJourney(parseJourney(location.search)), [location]);

  // What the other journey hides moves the area that the address names.
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }
  }, [journey]);

  const change = (next: Journey) => {
    // Not through the router, which would prefetch a page.
    const address = window.location.pathname + serializeJourney(next);
    if (next.from === journey.from && next.to === journey.to) {
      window.history.replaceState(null, '', address);
    } else {
      window.history.pushState(null, '', address);
    }
    setJourney(next);
  };
  return [journey, change];
}
