import type { IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import type { ItemPage, MadePage } from '../common/pageFacts';
import type { ContentFile } from '../common/contentFile';
import type { OwnedFields } from '../common/schemas';
import type { CheckNode, Outline } from './outline';

/** The content of a site, for the rules. */
export interface CheckedSite {
  /** Folder of the site. */
  siteDir: string;
  /** All Markdown files whose front matter could be read. */
  files: readonly ContentFile[];
  /** What the text of a file consists of. */
  outlineOf: (file: ContentFile) => Outline;
  /** Routes of all pages of files and features, without base path. */
  routes: ReadonlySet<string>;
  /** Day of the check. */
  today: IsoDay;
}

/** What the report of aging content looks at. */
export interface AgingSite extends Pick<CheckedSite, 'siteDir' | 'files' | 'today'> {
  /** How far ahead to look, in days. */
  withinDays: number;
}

/** The pages without a Markdown file of all features. */
export const generatedPages = (
  contributions: readonly Pick<ContentContribution, 'pages'>[],
  siteDir: string,
): MadePage[] =>
  contributions.flatMap(({ pages = [] }) => (typeof pages === 'function' ? pages(siteDir) : pages));

/** What the site needs to know about a page if it is about an item of a feature. */
export const itemPageOf = (
  contributions: readonly Pick<ContentContribution, 'itemPage'>[],
  frontMatter: Readonly<Record<string, unknown>>,
): ItemPage | undefined =>
  contributions.map(({ itemPage }) => itemPage?.(frontMatter)).find(Boolean);

/** What a feature adds to the content and its checks. */
export interface ContentContribution {
  /** Fields of front matter that the feature owns, by kind of page. */
  frontMatter?: OwnedFields;
  /** Rules that a schema cannot express, and the checks of the feature's data files. */
  check?: (site: CheckedSite) => Problem[];
  /** What readers will soon find outdated, a sentence each, for `npm run report:stale`. */
  aging?: (site: AgingSite) => string[];
  /** What no page may hold, looked for in each node of its text. */
  checkNode?: CheckNode;
  /** Says of a page, by its front matter, whether it is about an item of the feature. */
  itemPage?: (frontMatter: Readonly<Record<string, unknown>>) => ItemPage | undefined;
  /** Pages without a Markdown file; those that data bring are read from the site. */
  pages?: readonly MadePage[] | ((siteDir: string) => readonly MadePage[]);
  /** Markdown components that generate anchors, which are only in the built page. */
  anchors?: readonly string[];
}
