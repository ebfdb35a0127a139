import { useSyncExternalStore } from 'react';
import {
  NO_PROGRESS,
  parseProgress,
  withEntry,
  type Change,
  type Progress,
} from '../../common/progress';

const KEY = 'project-readiness';

/** The progress kept on this device, and what is wrong with keeping it. */
interface Kept {
  progress: Progress;
  trouble?: 'blocked' | 'unreadable';
}

const NOTHING: Kept = { progress: NO_PROGRESS };
let kept: Kept | undefined;
const listeners = new Set<() => void>();

function read(): Kept {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) {
      return NOTHING;
    }
    const progress = parseProgress(text);
    return progress ? { progress } : { ...NOTHING, trouble: 'unreadable' };
  } catch {
    return { ...NOTHING, trouble: 'blocked' };
  }
}

function publish(next: Kept): void {
  kept = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Keeps progress. Where storage is blocked or full, it lasts until the page is left. */
export function keep(progress: Progress): void {
  try {
    if (Object.keys(progress.entries).length === 0) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, JSON.stringify(progress));
    }
    publish({ progress });
  } catch {
    publish({ progress, trouble: 'blocked' });
  }
}

/** Changes a part of what is kept for a criterion. */
export function keepEntry(id: string, part: Change): void {
  kept ??= read();
  keep(withEntry(kept.progress, id, part));
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) {
      publish(read());
    }
  };
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** What is kept; nothing until React has taken the page over. */
export function useKept(): Kept {
  return useSyncExternalStore(
    subscribe,
    () => (kept ??= read()),
    () => NOTHING,
  );
}
