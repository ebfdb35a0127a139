// cspell:ignore jsxs
import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import withLocalJsx from './localJsx.mjs';

it('gives a compiled page functions of its own for its elements', async () => {
  const code = withLocalJsx(String(await compile('# A\n\nOne *two* three\n')));
  expect(code).toContain(
    'import {Fragment as _FragmentImported, jsx as _jsxImported, jsxs as _jsxsImported} from "react/jsx-runtime"; const _Fragment = _FragmentImported, _jsx = _jsxImported, _jsxs = _jsxsImported;',
  );
});

it('leaves other code as it is', () => {
  expect(withLocalJsx('import { a } from "b";\n')).toBe('import { a } from "b";\n');
});
