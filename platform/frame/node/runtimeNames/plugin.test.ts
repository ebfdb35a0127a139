import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { expect, it } from 'vitest';
import runtimeNamesPlugin from './plugin';

const configure = (minimizer: object[], bundler = 'rspack') =>
  (
    runtimeNamesPlugin().configureWebpack as unknown as (
      ...rest: unknown[]
    ) => Configuration & { mergeStrategy?: object }
  )({ mode: 'production', optimization: { minimizer } }, false, {
    currentBundler: { name: bundler } satisfies Pick<
      Parameters<
        Extract<Plugin['configureWebpack'], (...rest: never[]) => unknown>
      >[2]['currentBundler'],
      'name'
    >,
  });

it('has two minimizers of scripts, one of them for the runtime, and leaves that of styles', () => {
  const styles = new rspack.LightningCssMinimizerRspackPlugin({});
  const { optimization } = configure([new rspack.SwcJsMinimizerRspackPlugin({}), styles]);
  expect(optimization?.minimizer).toHaveLength(3);
  expect(optimization?.minimizer).toContain(styles);
});

it('changes nothing for other bundlers', () => {
  expect(configure([], 'webpack')).toEqual({});
});
