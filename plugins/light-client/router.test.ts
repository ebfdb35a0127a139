import fc from 'fast-check';
import { createLocation, createPath } from 'history';
import { matchPath as original } from 'react-router';
import { describe, expect, it } from 'vitest';
import { toLocation, toPath } from './client/history';
import { matchPath } from './client/matchPath';

const path = fc
  .array(fc.constantFrom('a', 'B', '2024', 'b.html', 'c-d', '/'), { maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`.replace(/\/+/g, '/'));

it('compares paths without parameters as the original does', () => {
  fc.assert(
    fc.property(path, path, fc.boolean(), (route, address, exact) => {
      expect(matchPath(address, { path: route, exact })).toBe(
        original(address, { path: route, exact }) !== null,
      );
    }),
  );
});

it('takes an asterisk for any address', () => {
  fc.assert(
    fc.property(path, fc.boolean(), (address, exact) => {
      expect(matchPath(address, { path: '*', exact })).toBe(true);
    }),
  );
});

describe('where a link leads', () => {
  const search = fc.constantFrom(undefined, '', '?', '?a=b', 'a=b&c');
  const hash = fc.constantFrom(undefined, '', '#', '#a', 'a?b');
  const relative = fc.constantFrom('', 'a', '../a', './a/../b', 'a%20b', '%C3%A9/');
  const target = fc.oneof(path, relative);

  it('is what the original says of an address', () => {
    fc.assert(
      fc.property(target, search, hash, path, (to, query, fragment, from) => {
        const sign = (part = '', first: string) => (part.startsWith(first) ? part : '');
        const address = to + sign(query, '?') + sign(fragment, '#');
        fc.pre(address !== '');
        const { pathname, search, hash } = createLocation(address, null, undefined, {
          pathname: from,
        } as ReturnType<typeof createLocation>);
        const location = toLocation(address, from);
        expect(location).toMatchObject({ pathname, search, hash });
        expect(toPath(location)).toBe(createPath(location));
      }),
    );
  });

  it('is what the original says of parts of an address', () => {
    fc.assert(
      fc.property(
        fc.option(target, { nil: undefined }),
        search,
        hash,
        path,
        (to, query, fragment, from) => {
          const parts = { pathname: to, search: query, hash: fragment, state: 1 };
          const { pathname, search, hash } = createLocation(parts, null, undefined, {
            pathname: from,
          } as ReturnType<typeof createLocation>);
          const said = createPath({ pathname, search, hash, state: 1 });
          const location = toLocation(parts, from);
          expect(location).toMatchObject({ pathname, state: 1 });
          expect(toPath(location)).toBe(said);
        },
      ),
    );
  });
});
