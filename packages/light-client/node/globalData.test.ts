import { expect, it } from 'vitest';
import { toClientGlobalData } from './globalData';

it('leaves out the list of docs but for the main doc of a version', () => {
  const main = { id: 'a', path: '/a' };
  const version = { name: 'current', mainDocId: 'a', docs: [{ id: 'b', path: '/b' }, main] };
  expect(
    toClientGlobalData({
      'docusaurus-plugin-content-docs': { default: { path: '/', versions: [version] } },
      other: { default: 1 },
    }),
  ).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { path: '/', versions: [{ name: 'current', mainDocId: 'a', docs: [main] }] },
    },
    other: { default: 1 },
  });
});
