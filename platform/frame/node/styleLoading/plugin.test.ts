import { expect, it } from 'vitest';
import styleLoadingPlugin from './plugin';

it('takes the plugins out of PostCSS and the search for a configuration, and nothing else', () => {
  const options = { ident: 'postcss', plugins: [() => ({ postcssPlugin: 'slow' })] };
  expect(styleLoadingPlugin().configurePostCss?.(options)).toEqual({
    ident: 'postcss',
    plugins: [],
    config: false,
  });
});
