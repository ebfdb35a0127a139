import { useEffect, useState } from 'react';
import type { Filled } from '../../common/placeholders';

const KEY = 'placeholders';

function kept(): Filled {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(value ?? {}).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    );
  } catch {
    // Storage is blocked, or holds something else: the reader begins anew.
    return {};
  }
}

/** What the reader has filled in, in whichever template, and what changes it. The device keeps it. */
export function useFilled(): [Filled, (placeholder: string, text: string) => void] {
  const [filled, setFilled] = useState<Filled>({});
  // The page is rendered with its placeholders; the reader's words follow after hydration.
  useEffect(() => {
    setFilled(kept());
  }, []);
  return [
    filled,
    (placeholder, text) => {
      const next = { ...kept(), ...filled, [placeholder]: text };
      setFilled(next);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Storage is blocked: it lasts until the page is left.
      }
    },
  ];
}
