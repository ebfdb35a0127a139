// What a reader has chosen and marked: levels in the address, marks on the device.
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { keep, readKept, useLocalStorage } from '#platform/base/browser/localStorage';
import {
  DEFAULT_JOURNEY,
  parseJourney,
  serializeJourney,
  type Journey,
} from '../../common/journey';
import {
  NO_PROGRESS,
  parseProgress,
  withEntry,
  type Change,
  type Progress,
} from '../../common/progress';

/** Where the marks are kept. */
const KEY = 'project-readiness';

/** Keeps all marks of a reader on the device. */
export const keepProgress = (progress: Progress): void => {
  const isEmpty = Object.keys(progress.entries).length === 0;
  keep(KEY, isEmpty ? '' : JSON.stringify(progress));
};

/** Keeps what a reader has said of a criterion. */
export const keepEntry = (id: string, part: Change): void =>
  keepProgress(withEntry(parseProgress(readKept(KEY)) ?? NO_PROGRESS, id, part));

/** The marks kept on this device, and what is wrong with keeping them. */
export function useProgress(): { progress: Progress; trouble?: keyof typeof TROUBLE | false } {
  const [text, isRefused] = useLocalStorage(KEY);
  const parsed = useMemo(() => parseProgress(text), [text]);
  return {
    progress: parsed ?? NO_PROGRESS,
    trouble: isRefused ? 'blocked' : text !== '' && !parsed && 'unreadable',
  };
}

/** What readers are told of it. */
export const TROUBLE = {
  blocked:
    'This browser keeps nothing for this site, so your marks are gone when you leave the page. Export them before.',
  unreadable:
    "What was kept on this device can't be read, so the list is empty. If you have exported your marks, import the file.",
};

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
