import type {
  Action,
  History,
  Location,
  LocationDescriptorObject,
  LocationListener,
} from 'history';

/** What this module keeps in an entry of the browser's history. */
interface Entry {
  /** Counts the entries of the visit. */
  index: number;
  /** Of whoever made the entry. */
  state: unknown;
}

/** Asked before the address changes; `false` keeps it. */
type Guard = (location: Location, action: Action) => unknown;

const currentEntry = (): Partial<Entry> => (window.history.state ?? {}) as Partial<Entry>;

/** A part of an address with the sign it begins with; none if it says nothing. */
function withSign(sign: string, part: string): string {
  const text = part.startsWith(sign) ? part.slice(1) : part;
  return text && sign + text;
}

function parse(address: string): LocationDescriptorObject {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

/**
 * Where an address leads, as the router sees it: decoded.
 *
 * @param to address inside the site, as text or in parts
 * @param from pathname that the address starts from if it is relative, and keeps if it has none
 * @throws URIError if the address is not well encoded
 */
export function toLocation(
  to: string | LocationDescriptorObject,
  from: string,
  state?: unknown,
): Location {
  const parts = typeof to === 'string' ? parse(to) : to;
  const { search = '', hash = '' } = parts;
  const pathname = decodeURI(parts.pathname ?? '') || from;
  return {
    pathname: pathname.startsWith('/')
      ? pathname
      : decodeURI(new URL(pathname, `https://host${from}`).pathname),
    search: withSign('?', search),
    hash: withSign('#', hash),
    state: parts.state ?? state,
  };
}

/** The address of a location. */
export const toPath = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/**
 * In place of the library `history`, for addresses that the browser keeps:
 * moves through them, tells listeners, and lets one guard refuse.
 */
export function createHistory(): Pick<
  History,
  'action' | 'block' | 'listen' | 'location' | 'push' | 'replace'
> {
  const listeners = new Set<LocationListener>();
  let guard: Guard | undefined;
  let { index = 0 } = currentEntry();
  let isReturning = false;

  const read = (): Location => {
    const { pathname, search, hash } = window.location;
    return toLocation({ pathname, search, hash }, '/', currentEntry().state);
  };
  const isRefused = (location: Location, action: Action) => guard?.(location, action) === false;
  const arrive = (location: Location, action: Action): void => {
    Object.assign(history, { location, action });
    listeners.forEach((listener) => {
      listener(location, action);
    });
  };
  const navigate =
    (action: 'PUSH' | 'REPLACE'): History['push'] =>
    (to: string | LocationDescriptorObject, state?: unknown) => {
      const location = toLocation(to, history.location.pathname, state);
      if (isRefused(location, action)) {
        return;
      }
      index += action === 'PUSH' ? 1 : 0;
      const entry: Entry = { index, state: location.state };
      window.history[action === 'PUSH' ? 'pushState' : 'replaceState'](entry, '', toPath(location));
      arrive(location, action);
    };

  window.addEventListener('popstate', () => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    // Entries that a link to a heading made have no index.
    const { index: newIndex = 0 } = currentEntry();
    const location = read();
    if (!isRefused(location, 'POP')) {
      index = newIndex;
      arrive(location, 'POP');
    } else if (newIndex !== index) {
      isReturning = true;
      window.history.go(index - newIndex);
    }
  });

  const history: ReturnType<typeof createHistory> = {
    action: 'POP',
    location: read(),
    push: navigate('PUSH'),
    replace: navigate('REPLACE'),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block(prompt) {
      guard = prompt as Guard;
      return () => {
        guard = guard === prompt ? undefined : guard;
      };
    },
  };
  return history;
}
