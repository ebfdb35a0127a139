// What builds keep for the next one: results in `.cache/`, each under a hash of all that it was made of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
   * @param make called with those without a result; gives one for each, in their order
   * @returns one result for each source, in their order
   */
  getAll<Source>(
    sources: readonly Source[],
    make: (missing: readonly Source[]) => Promise<Result[]>,
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
  const resultOf = (key: string, make: () => Result): Result => {
    const result = now.get(key) ?? before.get(key) ?? make();
    now.set(key, result);
    return result;
  };
  return {
    get: (source, make) => resultOf(keyOf(source), make),
    async getAll(sources, make) {
      const entries = sources.map((source) => ({ source, key: keyOf(source) }));
      const missing = entries.filter(({ key }) => !now.has(key) && !before.has(key));
      const made = missing.length > 0 ? await make(missing.map(({ source }) => source)) : [];
      made.forEach((result, index) => now.set(missing[index]?.key ?? '', result));
      return entries.map(({ key }) =>
        resultOf(key, () => {
          throw new Error('There is no result for a source.');
        }),
      );
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
 * @param make called with the sources without a file; gives one content for each, in their order
 * @returns the content for each source, in their order
 */
export async function cachedFiles<Source>(
  siteDir: string,
  name: string,
  extension: string,
  sources: readonly Source[],
  make: (missing: readonly Source[]) => Promise<Uint8Array[]>,
): Promise<Uint8Array[]> {
  const folder = path.join(siteDir, FOLDER, name);
  const nameOf = (source: Source) => keyOf(source) + extension;
  const byName = new Map(sources.map((source) => [nameOf(source), source]));
  // A power cut or a full disk may leave a file without content.
  const missing = [...byName].filter(
    ([file]) => !statSync(path.join(folder, file), { throwIfNoEntry: false })?.size,
  );
  const made = missing.length > 0 ? await make(missing.map(([, source]) => source)) : [];
  await Promise.all(
    made.map((content, index) => writeWhole(path.join(folder, missing[index]?.[0] ?? ''), content)),
  );
  const old = (await readdir(folder).catch(() => [])).filter((file) => !byName.has(file));
  await Promise.all(old.map((file) => rm(path.join(folder, file), { force: true })));
  return Promise.all(sources.map((source) => readFile(path.join(folder, nameOf(source)))));
}
