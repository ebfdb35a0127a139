import fc from 'fast-check';
import original from 'path-to-regexp';
import { expect, it } from 'vitest';
import pathToRegexp from './client/pathToRegexp';

const path = fc
  .array(fc.constantFrom('a', 'B', '2024', 'b.html', 'c-d', '/'), { maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`.replace(/\/+/g, '/'));

/** As links of the router hand it on. */
const escaped = (route: string) => route.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');

it('compares paths without parameters as the original does', () => {
  fc.assert(
    fc.property(
      path,
      path,
      fc.record({ end: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean() }),
      (route, address, options) => {
        for (const written of [route, escaped(route)]) {
          const [match] = pathToRegexp(written, [], options).exec(address) ?? [];
          const [expected] = original(written, [], options).exec(address) ?? [];
          expect(match).toBe(expected);
        }
      },
    ),
  );
});
