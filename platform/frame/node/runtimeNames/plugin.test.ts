import { rspack } from '@docusaurus/faster';
import type { Configuration } from 'webpack';
import { expect, it } from 'vitest';
import runtimeNamesPlugin from './plugin';

type Configure = (
  config: Configuration,
  isServer: boolean,
  utils: { currentBundler: { name: string } },
) => Configuration;

const configure = (minimizer: object[], name = 'rspack') =>
  (runtimeNamesPlugin().configureWebpack as unknown as Configure)(
    { mode: 'production', optimization: { minimizer } } as Configuration,
    false,
    { currentBundler: { name } },
  );

it('has two minimizers of scripts, one of them for the runtime, and leaves that of styles', () => {
  const styles = new rspack.LightningCssMinimizerRspackPlugin({});
  const { optimization } = configure([new rspack.SwcJsMinimizerRspackPlugin({}), styles]);
  expect(optimization?.minimizer).toHaveLength(3);
  expect(optimization?.minimizer).toContain(styles);
});

it('stops where the framework minifies scripts by something else', () => {
  expect(() => configure([])).toThrow('by something else');
});

it('changes nothing for other bundlers', () => {
  expect(configure([], 'webpack')).toEqual({});
});
