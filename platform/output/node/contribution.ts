import type { SiteContent } from '#platform/base/node/docusaurus';
import type { Page } from './pages';

/** What is known of a build before its files are read. Routes have no base path. */
export interface SiteFacts {
  /** Folder of the project. */
  siteDir: string;
  /** Folder of the built site, for tools that read it themselves. */
  outDir: string;
  /** Address of the host, without slash at the end. */
  url: string;
  /** Base path, with slashes at both ends. */
  baseUrl: string;
  /** What the framework's content plugins have loaded. */
  content: SiteContent;
  /** Every route in the form in which readers see it. */
  routes: readonly string[];
  /**
   * The pages that an author wrote, in contrast to lists that the framework makes: by route, the day of
   * the last update, `YYYY-MM-DD`. Pages written in code have none.
   */
  written: Readonly<Record<string, string | undefined>>;
  /** Old route → route. Hosts without redirects serve a page at each. */
  oldRoutes: Readonly<Record<string, string>>;
}

/** What steps want to know of the body of a page as the framework wrote it. */
export interface Body {
  /** Scripts that stand in it. */
  scripts: string[];
  /** Elements that neither Markdown nor a component makes. */
  problems: string[];
  /** Where its first element begins, seen from its own start. */
  firstElement?: number;
  /** Its main content as Markdown, if the page is copied; a page without main content has none. */
  markdown?: string;
}

/** The built site as a step finds it: what the framework and the steps before have made. */
export interface BuiltSite extends SiteFacts {
  /** Every HTML file, those at old routes included. */
  pages: readonly Page[];
  /** Of each page; read when a step asks for them first, and only where they aren't as in the build before. */
  bodies: () => Promise<Body[]>;
  /** Every file that the framework has written but the pages, by its path relative to the built site. */
  files: readonly string[];
}

/** What a step makes of the built site. */
export interface Changes {
  /** Pages that were edited or moved. */
  pages?: readonly Page[];
  /** Files to write, by path relative to the built site. */
  files?: Readonly<Record<string, string | Uint8Array>>;
}

/** One step of the output: reads the built site and says what should change, but writes nothing. */
export interface OutputStep {
  /** Names the step when it fails. */
  name: string;
  run: (site: BuiltSite) => Changes | Promise<Changes>;
}

/** Response headers for the paths that match; `*` at the end matches any rest. */
export interface HeaderRule {
  /** Without base path. */
  path: string;
  headers: Record<string, string>;
}

/** What a feature adds to the built site. */
export interface OutputContribution {
  /** Run before the platform's own steps, on pages where the framework put them. */
  outputSteps?: readonly OutputStep[];
  /** Files that were published once, and where requests for them go; routes without base path. */
  movedFiles?: Readonly<Record<string, string>>;
  /** Response headers of its files. */
  headers?: readonly HeaderRule[];
}
