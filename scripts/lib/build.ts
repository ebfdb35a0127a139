import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { run } from './command';

/** Where built sites are, each in a folder of its own, below the folder of the site. */
const SITES_DIR = '.builds';

/** The folder that a link leads to; none where there is no link. */
function targetOf(link: string): string | undefined {
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()
    ? path.resolve(path.dirname(link), readlinkSync(link))
    : undefined;
}

/** Has a link lead to a folder, in one step: whoever opens it finds the folder before or this one. */
export function publish(link: string, folder: string): void {
  const isWindows = process.platform === 'win32';
  if (isWindows || lstatSync(link, { throwIfNoEntry: false })?.isDirectory() === true) {
    // No link replaces a folder, such as "docusaurus build" writes, nor another link on Windows.
    rmSync(link, { recursive: true, force: true });
  }
  const next = `${link}.next`;
  rmSync(next, { force: true });
  // Junctions, which Windows lets everybody make, lead to whole paths only.
  const target = isWindows ? folder : path.relative(path.dirname(link), folder);
  symlinkSync(target, next, 'junction');
  renameSync(next, link);
}

/**
 * Builds a site beside the last one. Once it is whole, its link leads to the new one; a build that
 * fails leaves the last one as it is. That one stays until the next build, for readers in its midst.
 *
 * @param siteDir folder of the site
 * @param name of the link to the built site, below that folder
 * @param options of "docusaurus build"
 * @returns whether the site was built
 */
export function buildSite(siteDir: string, name: string, options: readonly string[] = []): boolean {
  const link = path.join(siteDir, name);
  const sites = path.join(siteDir, SITES_DIR, name);
  mkdirSync(sites, { recursive: true });
  const last = targetOf(link);
  const folder = path.join(sites, new Date().toISOString().replaceAll(':', '-'));
  if (!run(['docusaurus build --out-dir', `"${folder}"`, ...options].join(' '), {}, siteDir)) {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
  publish(link, folder);
  for (const site of readdirSync(sites).map((each) => path.join(sites, each))) {
    if (site !== folder && site !== last) {
      rmSync(site, { recursive: true });
    }
  }
  return true;
}
