// What builds keep for the next one: results in `.cache/`, each under a hash of all that it was made of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folder of the caches, relative to that of the site. */
const FOLDER = '.cache';

/** Results of the build before. */
export interface BuildCache<Result> {
  /**
   * @param source everything but the code that the result depends on; has to survive `JSON.stringify`
   * @param make called if the result is not there yet
   */
  get(source: unknown, make: () => Result): Result;
  /**
   * The same for many sources at once.
   *
   * @param make called with the places in `sources` of those without a result
   * @returns one result for each source, in their order
   */
  getAll(
    sources: readonly unknown[],
    make: (missing: readonly number[]) => Promise<Result[]>,
  ): Promise<Result[]>;
  /** Keeps what was asked for since the cache was opened, and nothing else. */
  save(): Promise<void>;
}

/** @param source anything that survives `JSON.stringify` */
export function hashOf(source: unknown): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('hex');
}

/** The project whose code makes what caches keep. */
const PROJECT = path.join(__dirname, '../../..');
/** Folders of its code that runs in the build. */
const CODE = ['platform', 'features', 'packages', 'site'];
let version: string | undefined;

/**
 * A hash of the lock file and of all code that runs in the build, so that nothing made by older
 * code or other packages is used again.
 */
export function codeVersion(project = PROJECT): string {
  const files = CODE.flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(folder, file)),
  ).sort();
  const sum = createHash('sha256');
  for (const file of ['package-lock.json', ...files]) {
    sum
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(project, file)))
      .update('\0');
  }
  return sum.digest('hex');
}

/** The key of a result, the same in all caches. */
function keyOf(source: unknown): string {
  version ??= codeVersion();
  return hashOf([version, source]);
}

/** Writes a file under another name first, so that a build that is stopped leaves no half of it. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
}

/**
 * @param siteDir folder of the site
 * @param name of the cache: `.cache/<name>.json`. A missing or unreadable file is an empty cache.
 */
export async function openBuildCache<Result>(
  siteDir: string,
  name: string,
): Promise<BuildCache<Result>> {
  const file = path.join(siteDir, FOLDER, `${name}.json`);
  const before = await readFile(file, 'utf8')
    .then((text) => new Map(Object.entries(JSON.parse(text) as Record<string, Result>)))
    .catch(() => new Map<string, Result>());
  const now = new Map<string, Result>();
  return {
    get(source, make) {
      const key = keyOf(source);
      const result = now.get(key) ?? before.get(key) ?? make();
      now.set(key, result);
      return result;
    },
    async getAll(sources, make) {
      const keys = sources.map(keyOf);
      const missing = keys.flatMap((key, index) =>
        now.has(key) || before.has(key) ? [] : [index],
      );
      const made = new Map(missing.map((index, place) => [index, place]));
      const results = missing.length > 0 ? await make(missing) : [];
      return keys.map((key, index) => {
        const place = made.get(index);
        const result = place === undefined ? (now.get(key) ?? before.get(key)) : results[place];
        if (result === undefined) {
          throw new Error('There is no result for a source.');
        }
        now.set(key, result);
        return result;
      });
    },
    async save() {
      await writeWhole(file, JSON.stringify(Object.fromEntries(now)));
    },
  };
}

/**
 * Results that are too large for one file together, each in a file of the build before or made.
 *
 * @param name of their folder: `.cache/<name>/` holds the files asked for last, and no others
 * @param extension of the files, with a dot
 * @param make called with the places in `sources` of those without a file
 * @returns the content for each source, in their order
 */
export async function cachedFiles(
  siteDir: string,
  name: string,
  extension: string,
  sources: readonly unknown[],
  make: (missing: readonly number[]) => Promise<Uint8Array[]>,
): Promise<Uint8Array[]> {
  const folder = path.join(siteDir, FOLDER, name);
  const names = sources.map((source) => keyOf(source) + extension);
  const kept = new Set(await readdir(folder).catch(() => []));
  // A power cut or a full disk may leave a file without content.
  const sizes = await Promise.all(
    names.map(async (file) => (kept.has(file) ? (await stat(path.join(folder, file))).size : 0)),
  );
  const missing = names.flatMap((file, index) =>
    sizes[index] || names.indexOf(file) < index ? [] : [index],
  );
  const made = missing.length > 0 ? await make(missing) : [];
  await Promise.all(
    missing.map(async (index, place) => {
      const [file, content] = [names[index], made[place]];
      if (file === undefined || content === undefined) {
        throw new Error('There is no result for a source.');
      }
      await writeWhole(path.join(folder, file), content);
    }),
  );
  const old = [...kept].filter((file) => !names.includes(file));
  await Promise.all(old.map((file) => rm(path.join(folder, file), { force: true })));
  return Promise.all(names.map((file) => readFile(path.join(folder, file))));
}
