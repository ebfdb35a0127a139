import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of the build before, each under a hash of what it was made of. */
export interface Cache<Result> {
  /**
   * @param source everything that the result depends on; has to survive `JSON.stringify`
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

/** @param file JSON file that may be missing; an unreadable one is as good as none */
export async function openCache<Result>(file: string): Promise<Cache<Result>> {
  const before = await readFile(file, 'utf8')
    .then((text) => new Map(Object.entries(JSON.parse(text) as Record<string, Result>)))
    .catch(() => new Map<string, Result>());
  const now = new Map<string, Result>();
  return {
    get(source, make) {
      const key = hashOf(source);
      const result = now.get(key) ?? before.get(key) ?? make();
      now.set(key, result);
      return result;
    },
    async getAll(sources, make) {
      const keys = sources.map(hashOf);
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
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(Object.fromEntries(now)));
    },
  };
}
