import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#platform/base/common/problems';
import { repeatsIn } from '#platform/base/common/lists';
import { readPage } from './frontMatter';
import { LIMITS, checkPlainText, checkSvg } from './limits';
import { readYaml } from './yaml';

const IMAGE = '(?:avif|gif|ico|jpe?g|png|svg|webp)';

/**
 * The folders of content, with the files that may lie in each, by their path below the folder.
 * Nothing here is a program, and nothing becomes one on its way to a reader.
 */
const CONTENT: Readonly<Record<string, RegExp>> = {
  docs: new RegExp(`^(?:tags\\.yml|.*\\.(?:md|pdf|${IMAGE}))$`),
  blog: new RegExp(`^(?:(?:authors|tags)\\.yml|.*\\.(?:md|pdf|${IMAGE}))$`),
  pages: new RegExp(`^.*\\.(?:md|pdf|${IMAGE})$`),
  data: /^(?:(?:controls|catalog|catalog\/packages)\/)?[^/]+\.(?:yaml|json)$/,
  templates: /^.*\.(?:md|yml)$/,
  // Frozen releases of data lie in a folder for each quarter, with their checksums.
  static: new RegExp(
    `^(?:favicon\\.ico|img/.*\\.${IMAGE}|community/.*/releases/\\d{4}(?:-q[1-4])?/(?:[\\w.]+\\.(?:cff|json|(?:csv|json)\\.gz)|SHA256SUMS))$`,
  ),
  // Texts of the interface. The framework would read whole pages here in place of those in docs/.
  i18n: /^[^/]+\/code\.json$/,
};

/** By these names the framework looks for older versions of the docs. */
const NO_CONTENT = ['versions.json', 'versioned_docs', 'versioned_sidebars'];

/**
 * Names that mean the same to every program: in a shell, in an address and in a request of the
 * bundler, where `!` and `?` are commands.
 */
const NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/** A page is found by its name, to which hosts add `.html` and `.md`. */
const PAGE = /^[A-Za-z0-9_][A-Za-z0-9_-]*\.md$/;

/** Most kilobytes of a file by its kind: some times what the largest of the site has. Readers load pictures whole. */
const MOST_KB: readonly [kind: RegExp, kilobytes: number][] = [
  [new RegExp(`\\.${IMAGE}$`), 500],
  [/\.md$/, LIMITS.bytes / 1000],
  [/\.pdf$/, 5000],
  // Data, and frozen releases of it.
  [/./, 1000],
];

const TEXT = /\.(?:md|ya?ml|json|svg|txt)$/;
const YAML = /\.(?:ya?ml|json)$/;

/** `undefined` where nothing is. */
function statOf(file: string): Stats | undefined {
  return lstatSync(file, { throwIfNoEntry: false });
}

const refuse = (file: string, reason: string, remedy: string): Problem[] => [
  { file, field: '(whole file)', reason, remedy },
];

/** What is wrong with a file or folder for being what it is, found without reading it. */
function checkEntry(file: string, stat: Stats): Problem[] {
  if (stat.isSymbolicLink()) {
    return refuse(file, 'is a symbolic link', 'Put the file itself in its place.');
  }
  if (!stat.isFile() && !stat.isDirectory()) {
    return refuse(file, 'is neither a file nor a folder', 'Remove it.');
  }
  const [, most = 0] = MOST_KB.find(([kind]) => kind.test(file)) ?? [];
  if (stat.isFile() && stat.size > most * 1000) {
    return refuse(
      file,
      `has ${Math.ceil(stat.size / 1000)} kB, and may have ${most}`,
      'Make it smaller: fewer pixels, more compression, or several files.',
    );
  }
  const name = path.basename(file);
  if (/^(?:docs|blog|pages)\/.*\.md$/.test(file) && !PAGE.test(name) && NAME.test(name)) {
    return refuse(file, 'has a point in its name', 'Name it with letters, digits, and hyphens.');
  }
  return NAME.test(name)
    ? []
    : refuse(
        file,
        'has a name that means something else to programs',
        'Name it with letters, digits, hyphens, points and underscores, a letter or digit first.',
      );
}

/** The text of a file in a folder of content, checked for what no text may hold. */
function checkText(siteDir: string, file: string): Problem[] {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  if (file.endsWith('.svg')) {
    return checkSvg(text, file);
  }
  if (file.startsWith('templates/') && file.endsWith('.md')) {
    // Read by no schema, but by whoever takes it for a page.
    return readPage(file, text).problems;
  }
  return YAML.test(file) ? readYaml(text, file).problems : checkPlainText(text, file);
}

function checkFile(siteDir: string, folder: string, file: string): Problem[] {
  const inFolder = file.slice(folder.length + 1);
  if (CONTENT[folder]?.test(inFolder)) {
    return TEXT.test(file) ? checkText(siteDir, file) : [];
  }
  return refuse(
    file,
    `is a kind of file that does not belong in ${folder}/`,
    'Remove it. Pages are Markdown (.md), pictures are PNG, JPEG, WebP, AVIF, GIF, or SVG.',
  );
}

function checkFolder(siteDir: string, top: string, folder: string): Problem[] {
  const names = readdirSync(path.join(siteDir, folder))
    .sort()
    // Elsewhere, what begins with a point is for tools: no pattern of the framework finds it, no link
    // leads there. All that lies in static/ is published.
    .filter((name) => top === 'static' || !name.startsWith('.'));
  return [
    ...repeatsIn(names, (name) => [name.toLowerCase()]).flatMap(({ item, first }) =>
      refuse(
        `${folder}/${item}`,
        `has the name of ${first} but for upper and lower case, which some computers don't tell apart`,
        'Rename one of the two.',
      ),
    ),
    ...names.flatMap((name) => checkTree(siteDir, top, `${folder}/${name}`)),
  ];
}

/** What is wrong with a file, or with a folder and all that lies in it. */
function checkTree(siteDir: string, top: string, file: string): Problem[] {
  const stat = lstatSync(path.join(siteDir, file));
  const problems = checkEntry(file, stat);
  if (problems.length > 0) {
    return problems;
  }
  return stat.isDirectory() ? checkFolder(siteDir, top, file) : checkFile(siteDir, top, file);
}

/** Whether a file of `static/` may be published, by its path below that folder. */
export const isStaticFile = (file: string): boolean => CONTENT.static?.test(file) ?? false;

/**
 * Checks what lies in the folders of content, before anything reads it as what it seems to be: no
 * program, no symbolic link, no name that is a command, no text that hides something.
 */
export function checkPlaces(siteDir: string): Problem[] {
  const isThere = (name: string) => statOf(path.join(siteDir, name)) !== undefined;
  return [
    ...NO_CONTENT.filter(isThere).flatMap((name) =>
      refuse(
        name,
        'would be read as older versions of the docs, which this site does not have',
        'Remove it.',
      ),
    ),
    ...Object.keys(CONTENT)
      .filter(isThere)
      .flatMap((folder) => checkTree(siteDir, folder, folder)),
  ];
}

/**
 * The same for one file that is about to be compiled.
 *
 * @param file path relative to the site's folder, with forward slashes
 */
export function checkPlace(siteDir: string, file: string): Problem[] {
  const parts = file.split('/');
  const [folder = ''] = parts;
  if (!/^(?:docs|blog|pages)$/.test(folder) || parts.includes('..')) {
    return refuse(file, 'is not in a folder of pages', 'Move it into docs/, blog/, or pages/.');
  }
  for (const index of parts.keys()) {
    const part = parts.slice(0, index + 1).join('/');
    const stat = statOf(path.join(siteDir, part));
    const problems = stat === undefined ? [] : checkEntry(part, stat);
    if (problems.length > 0) {
      return problems;
    }
  }
  return checkFile(siteDir, folder, file);
}
