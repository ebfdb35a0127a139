import type { DocusaurusConfig } from '@docusaurus/types';

/** Settings that only the build reads; the options of plugins alone are larger than the rest. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies (keyof DocusaurusConfig)[];

/** The configuration without what browsers have no use for. */
export function toClientConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const buildOnly = new Set<string>(BUILD_ONLY);
  const entries = Object.entries(config).filter(([key]) => !buildOnly.has(key));
  const themeConfig = { ...config.themeConfig };
  delete themeConfig.prism;
  return { ...Object.fromEntries(entries), themeConfig };
}
