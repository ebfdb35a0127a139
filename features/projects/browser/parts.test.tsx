import { expect, it, vi } from 'vitest';
import { initialsOf } from './parts';

// The framework's link is JSX in a JavaScript file, which only its bundler reads.
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

it.each([
  ['Argo', 'Ar'],
  ['gRPC', 'gR'],
  ['Open Policy Agent (OPA)', 'OP'],
  ['k3s', 'k3'],
  ['in-toto', 'it'],
])('the tile of %s says %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
