import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { toDocument, type TextDocument } from './document';
import type { Progress } from './progress';

// cspell:ignore commondir gitdir

/** A path that isn't read, and why. */
export interface Skipped {
  path: string;
  why: 'symbolic link' | 'too large' | 'binary file' | 'too deep' | 'unreadable' | 'no valid YAML';
}

/** A checkout, as the checks see it. Paths are relative to its folder, with slashes. */
export interface Repository {
  /** Paths of all files, those near the root first. */
  files: readonly string[];
  /** Whether there is a file of this path, in just these cases. */
  has: (file: string) => boolean;
  /** What was passed over; files are added when a check wants to read them. */
  skipped: readonly Skipped[];
  /** Files that match a glob, in which case doesn't count; of a symbolic link, the file that it leads to. */
  matching: (glob: string) => string[];
  /** Paths passed over that match a glob. */
  skippedLike: (glob: string) => Skipped[];
  /** Text of a file; `undefined` if it is passed over. Lockfiles may be larger than what people write. */
  text: (file: string, maxBytes?: number) => string | undefined;
  /** A file as YAML; `undefined` if it is passed over, as it is where it isn't valid. */
  yaml: (file: string) => { document: Document; lines: LineCounter } | undefined;
  /** A checkout of the organization's `.github` repository. */
  organization?: Repository;
  /** Whether this is one. */
  isOrganization?: boolean;
  /** Addresses of its remotes, as `https://github.com/owner/name`. */
  remotes: readonly string[];
  /** The same as blocks of prose. */
  document: (file: string) => TextDocument | undefined;
}

/** What stands before the path of a file of the organization's repository. */
export const SHARED = '.github:';

const MAX_BYTES = 1024 * 1024;
const MAX_DEPTH = 20;

/** Names of the lockfiles that `affected` reads, as alternatives of a glob. */
export const LOCKFILES =
  'package-lock.json,npm-shrinkwrap.json,yarn.lock,pnpm-lock.yaml,bun.lock,deno.lock,Cargo.lock,go.sum,go.work.sum,poetry.lock,uv.lock,pdm.lock,Pipfile.lock,pylock{,.*}.toml,Gemfile.lock,gems.locked,composer.lock';

/** Folders of what others wrote, or of what tools made. */
const NOT_OWN = new Set(['.git', 'node_modules', 'vendor', 'third_party']);

/** How many folders deep a path is, counted from 1. */
const depthOf = (file: string): number => file.split('/').length;

/** The file that a symbolic link leads to, as a path from the root; `undefined` if there is none. */
function targetOf(root: string, link: string): string | undefined {
  try {
    const target = realpathSync(path.join(root, link));
    return path.relative(realpathSync(root), target).replaceAll(path.sep, '/');
  } catch {
    return undefined;
  }
}

/** Lists a folder. Symbolic links are followed to the files of the list alone, so never out of it. */
function list(
  root: string,
  tell?: Progress['tell'],
): { files: string[]; targets: Map<string, string>; skipped: Skipped[] } {
  const files: string[] = [];
  const links: string[] = [];
  const targets = new Map<string, string>();
  const skipped: Skipped[] = [];
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    let entries;
    try {
      entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    } catch (error) {
      if (folder === '') {
        throw error;
      }
      skipped.push({ path: folder, why: 'unreadable' });
      continue;
    }
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      tell?.(name, files.length);
      if (entry.isSymbolicLink()) {
        links.push(name);
      } else if (entry.isFile()) {
        files.push(name);
      } else if (entry.isDirectory() && !NOT_OWN.has(entry.name)) {
        if (depthOf(name) < MAX_DEPTH) {
          open.push(name);
        } else {
          skipped.push({ path: name, why: 'too deep' });
        }
      }
    }
  }
  const own = new Set(files);
  for (const link of links) {
    const target = targetOf(root, link);
    if (target !== undefined && own.has(target)) {
      targets.set(link, target);
      files.push(link);
    } else {
      skipped.push({ path: link, why: 'symbolic link' });
    }
  }
  const order = (a: string, b: string) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1);
  files.sort(order);
  skipped.sort((a, b) => order(a.path, b.path));
  return { files, targets, skipped };
}

/** The folder with the settings of git: of a worktree, or of a submodule, `.git` is a file that names it. */
function settingsOf(root: string): string {
  const at = path.join(root, '.git');
  if (lstatSync(at).isDirectory()) {
    return at;
  }
  const [, named = ''] = /^gitdir:\s*(.+)$/m.exec(readFileSync(at, 'utf8')) ?? [];
  const own = path.resolve(root, named);
  const common = path.join(own, 'commondir');
  return existsSync(common) ? path.resolve(own, readFileSync(common, 'utf8').trim()) : own;
}

/** `git@github.com:owner/name.git` and its like, as an address in small letters. */
function remotesOf(root: string): string[] {
  try {
    const config = readFileSync(path.join(settingsOf(root), 'config'), 'utf8');
    return [...config.matchAll(/^\s*url\s*=\s*(\S+)$/gm)].map(([, url = '']) =>
      url
        .toLowerCase()
        .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
        .replace(/^(?:https?|git):\/\/(?:[^@/]*@)?(?:www\.)?/, 'https://')
        .replace(/(?:\.git)?\/*$/, ''),
    );
  } catch {
    return [];
  }
}

/** PowerShell writes what a command prints in UTF-16. */
const isUtf16 = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

/** The text of a file, without the mark of its encoding. */
export const decode = (bytes: Buffer): string =>
  new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8').decode(bytes);

/** Text of a file, or why there is none. Never reads more than a file may have. */
function readText(file: string, maxBytes: number): { text: string } | Pick<Skipped, 'why'> {
  try {
    if (lstatSync(file).size > maxBytes) {
      return { why: 'too large' };
    }
    const bytes = readFileSync(file);
    return !isUtf16(bytes) && bytes.subarray(0, 8192).includes(0)
      ? { why: 'binary file' }
      : { text: decode(bytes).replaceAll('\r\n', '\n') };
  } catch {
    return { why: 'unreadable' };
  }
}

const matchers = new Map<string, picomatch.Matcher>();

/** A glob, compiled once: the same ones are asked for again and again. */
function matcher(glob: string): picomatch.Matcher {
  const known = matchers.get(glob) ?? picomatch(glob, { nocase: true, dot: true });
  matchers.set(glob, known);
  return known;
}

/** Whether a path matches a glob, in which case doesn't count. */
export const isMatch = (file: string, glob: string): boolean => matcher(glob)(file);

/**
 * Opens a checkout. Nothing is read but names, until a check asks for a text.
 *
 * @param root its folder
 * @param organization folder of a checkout of the organization's `.github` repository
 * @param tell is told how far the listing is
 * @throws Error if there is no such folder
 */
export function openRepository(
  root: string,
  organization?: string,
  tell?: Progress['tell'],
): Repository {
  const { files, targets, skipped } = list(root, tell);
  const names = new Set(files);
  const texts = new Map<string, string | undefined>();
  const documents = new Map<string, TextDocument | undefined>();
  const text = (file: string, maxBytes = MAX_BYTES): string | undefined => {
    if (!texts.has(file)) {
      const read = readText(path.join(root, file), maxBytes);
      if ('why' in read) {
        skipped.push({ path: file, why: read.why });
      }
      texts.set(file, 'text' in read ? read.text : undefined);
    }
    return texts.get(file);
  };
  const documentsOfYaml = new Map<string, ReturnType<Repository['yaml']>>();
  const readYaml: Repository['yaml'] = (file) => {
    const source = text(file);
    if (source === undefined) {
      return undefined;
    }
    const lines = new LineCounter();
    const document = parseDocument(source, { lineCounter: lines, logLevel: 'silent' });
    if (document.errors.length > 0) {
      skipped.push({ path: file, why: 'no valid YAML' });
      return undefined;
    }
    return { document, lines };
  };
  const shared: Repository | undefined =
    organization === undefined
      ? undefined
      : { ...openRepository(organization, undefined, tell), isOrganization: true };
  return {
    files,
    has: (file) => names.has(file),
    skipped,
    remotes: remotesOf(root),
    ...(shared && { organization: shared }),
    matching: (glob) => {
      const found = files.filter((file) => matcher(glob)(file));
      return [...new Set(found.map((file) => targets.get(file) ?? file))];
    },
    skippedLike: (glob) => skipped.filter((one) => matcher(glob)(one.path)),
    text,
    yaml: (file) => {
      if (!documentsOfYaml.has(file)) {
        documentsOfYaml.set(file, readYaml(file));
      }
      return documentsOfYaml.get(file);
    },
    document: (file) => {
      if (!documents.has(file)) {
        const source =
          shared && file.startsWith(SHARED) ? shared.text(file.slice(SHARED.length)) : text(file);
        documents.set(file, source === undefined ? undefined : toDocument(file, source));
      }
      return documents.get(file);
    },
  };
}
