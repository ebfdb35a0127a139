import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { withBasePath, withoutBasePath } from '#platform/base/common/site';
import { type SiteContent, siteContent } from '#platform/base/node/docusaurus';
import { loadRedirects } from '#platform/content/node/links';
import { GENERATED_STATIC_DIR } from '#platform/base/node/files';
import { isStaticFile } from '#platform/content/node/places';
import type { BuiltSite, OutputContribution, SiteFacts } from './contribution';
import { readSite, runSteps } from './builtSite';
import { isCopied, markdownCopies } from './copies/markdownCopies';
import { cleanAddresses, hostRules, scriptlessRedirects } from './hosting/hostRules';
import { robotsTxtFile, securityTxtFile } from './hosting/wellKnown';
import { lockBuild } from './lock';

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What the framework knows of the build that it has just made. */
function toSiteFacts(
  { siteDir, siteConfig }: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  {
    outDir,
    routes,
    routesPaths,
    baseUrl,
  }: Pick<BuildProps, 'outDir' | 'routes' | 'routesPaths' | 'baseUrl'>,
  content: SiteContent,
): SiteFacts {
  const written = flattenRoutes(routes).flatMap(({ path: route, metadata }) => {
    const { sourceFilePath, lastUpdatedAt } = metadata ?? {};
    const updated = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
    return sourceFilePath === undefined
      ? []
      : [[withoutBasePath(route, baseUrl), updated] as const];
  });
  return {
    siteDir,
    outDir,
    url: siteConfig.url,
    baseUrl,
    content,
    routes: [...new Set(routesPaths.map((route) => withoutBasePath(route, baseUrl)))].sort(),
    written: Object.fromEntries(written),
    oldRoutes: loadRedirects(siteDir),
  };
}

/** What the bundler and plugins of the framework write. */
const WRITTEN =
  /^(?:assets\/(?:css|files|fonts|images|js)\/[^/]+|sitemap\.xml|blog\/(?:atom\.xml|rss\.xml|feed\.json))$/;

/**
 * Looks at what the framework has written, before any step: each page is at a route, and each file
 * comes from `static/`, a plugin of this site, or the bundler.
 *
 * @throws if a file has no source
 */
function checkSources({ siteDir, pages, files, routes, oldRoutes }: BuiltSite): void {
  const isIn = (folder: string, file: string) => existsSync(path.join(siteDir, folder, file));
  const strange = [
    ...pages
      .filter(({ route }) => !routes.includes(route) && !(route in oldRoutes))
      .map(({ file }) => file),
    ...files.filter(
      (file) =>
        !WRITTEN.test(file) &&
        !isIn(GENERATED_STATIC_DIR, file) &&
        !(isStaticFile(file) && isIn('static', file)),
    ),
  ];
  if (strange.length > 0) {
    throw new Error(
      [
        'The built site holds files that no source accounts for:',
        ...strange.map((file) => `  ${file}`),
        'Find out what writes them. What belongs to the site is written by a step of the output, or named in platform/output/node/plugin.ts.',
      ].join('\n'),
    );
  }
}

interface FinishOptions {
  /** Whether pages get copies in Markdown, which take a fifth of a build. */
  hasCopies: boolean;
}

/** Makes of the framework's output what hosts serve. */
export async function finish(
  facts: SiteFacts,
  contributions: readonly OutputContribution[],
  { hasCopies }: FinishOptions = { hasCopies: true },
): Promise<void> {
  const found = readSite(facts, ({ route }) =>
    hasCopies && isCopied(route) ? facts.url + withBasePath(route, facts.baseUrl) : undefined,
  );
  checkSources(found);
  await runSteps(found, [
    ...contributions.flatMap(({ outputSteps = [] }) => outputSteps),
    scriptlessRedirects,
    cleanAddresses,
    hostRules(contributions),
    robotsTxtFile,
    securityTxtFile,
    ...(hasCopies ? [markdownCopies] : []),
  ]);
}

/** Makes of the framework's output what hosts serve. */
export default function outputPlugin(
  context: LoadContext,
  contributions: readonly OutputContribution[],
  options?: FinishOptions,
): Plugin {
  let content: SiteContent | undefined;
  if (process.env.NODE_ENV === 'production') {
    lockBuild(context.siteDir);
  }
  return {
    name: 'site-output',
    allContentLoaded({ allContent }) {
      content = siteContent(allContent);
      return Promise.resolve();
    },
    async postBuild(props) {
      if (!content) {
        throw new Error('The site was built before its content was loaded.');
      }
      await finish(toSiteFacts(context, props, content), contributions, options);
    },
  };
}
