import { compareTexts } from '#platform/base/common/order';
import { withBasePath } from '#platform/base/common/basePath';
import { SITE } from '#platform/base/common/site';
import { docsOf, postsOf, type SiteContent } from '#platform/base/node/loadedContent';
import type { NewsItem } from '#platform/content/common/news';
import { madePagesOf } from '#platform/content/node/contribution';
import type { Feature } from '#platform/feature';
import { loadChanges } from './collection';

/** Address of the page, relative to the base path. */
export const PAGE = 'whats-new';

/** How many items are shown; older ones are in lists of their own. */
const SHOWN = 50;

/** All news in one list, latest first. */
export const toNews = (items: readonly NewsItem[]): NewsItem[] =>
  [...items].sort((a, b) => compareTexts(b.date, a.date)).slice(0, SHOWN);

/** Everything new, latest first: the change log and the news of all features. */
export function collectNews(
  { siteDir, baseUrl, content }: { siteDir: string; baseUrl: string; content: SiteContent },
  features: readonly Feature[],
): NewsItem[] {
  const titles = new Map<string, string>([
    [baseUrl, SITE.title],
    [`${baseUrl}blog`, 'Blog'],
    [`${baseUrl}tags`, 'Tags'],
    [`${baseUrl}search`, 'Search'],
    ...madePagesOf(features, siteDir).map(({ url, title }): [string, string] => [
      withBasePath(url, baseUrl),
      title,
    ]),
    ...content.pages.flatMap((page): [string, string][] =>
      page.type === 'mdx' && page.title ? [[page.permalink, page.title]] : [],
    ),
    ...[...docsOf(content), ...postsOf(content)].map(({ permalink, title }): [string, string] => [
      permalink,
      title,
    ]),
  ]);
  const changes = loadChanges(siteDir).map(({ date, page, change }): NewsItem => {
    const to = withBasePath(page, baseUrl);
    return { date, kind: 'Page', title: titles.get(to) ?? page, to, text: change };
  });
  return toNews([
    ...changes,
    ...features.flatMap((feature) => feature.news?.(content, { siteDir, baseUrl }) ?? []),
  ]);
}
