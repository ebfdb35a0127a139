import { expect, it } from 'vitest';
import { sectionText } from './sectionText';

const COPY = `---
title: Emeritus
---

# Emeritus

Above.

## When to use it

- The **maintainer** wants it, see the [list](https://example.org/list).
> 1. Told \\*here\\*.

| Rule | \`file.md\` |
| ---- | --------- |
| One  | Two       |

### 2. Next

Below.
`;

it.each([
  [
    'When to use it',
    'The maintainer wants it, see the list. Told *here*. Rule · file.md One · Two',
  ],
  ['Emeritus', 'Above.'],
  ['2. Next', 'Below.'],
  [
    'An entry of a list',
    'Above. The maintainer wants it, see the list. Told *here*. Rule · file.md One · Two Below.',
  ],
])('gives the text below the heading %j', (title, text) => {
  expect(sectionText(COPY, title)).toBe(text);
});
