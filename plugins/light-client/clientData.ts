import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { DocusaurusConfig, GlobalData } from '@docusaurus/types';

/** Settings that only the build reads; the options of plugins alone are larger than the rest. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
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

/** The data of plugins for all pages, without the list of docs: it grows with every page. */
export function toClientGlobalData(globalData: GlobalData): GlobalData {
  const { 'docusaurus-plugin-content-docs': docs, ...others } = globalData;
  const withoutDocs = Object.entries(docs ?? {}).map(([id, data]) => {
    const { versions, ...rest } = data as { versions: object[] };
    return [id, { ...rest, versions: versions.map((version) => ({ ...version, docs: [] })) }];
  });
  return {
    ...others,
    'docusaurus-plugin-content-docs': Object.fromEntries(withoutDocs) as Record<string, unknown>,
  };
}

/** Types of items in the top bar that few sites use, with the components that show them. */
const NAVBAR_ITEMS: Record<string, string> = {
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  html: 'HtmlNavbarItem',
};

/**
 * Modules of the framework for which the settings leave no use in browsers.
 *
 * @returns what they are imported by
 */
export function unusedModules(config: DocusaurusConfig, globalData: GlobalData): string[] {
  const { docs, navbar } = config.themeConfig as Partial<ThemeConfig>;
  const types = new Set(navbar?.items.map(({ type }) => type));
  const { versions = [] } = (globalData['docusaurus-plugin-content-docs']?.default ??
    {}) as Partial<GlobalPluginData>;
  return [
    // Names the versions of packages, for a page that only development has.
    '@generated/site-metadata',
    ...Object.entries(NAVBAR_ITEMS).flatMap(([type, component]) =>
      types.has(type) ? [] : `@theme/NavbarItem/${component}`,
    ),
    ...(docs?.sidebar.hideable
      ? []
      : ['@theme/DocRoot/Layout/Sidebar/ExpandButton', '@theme/DocSidebar/Desktop/CollapseButton']),
    ...(versions.length > 1 ? [] : ['@theme/DocVersionBadge', '@theme/DocVersionBanner']),
  ];
}
