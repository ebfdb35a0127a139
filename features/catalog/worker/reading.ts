import { beginCheck } from '../common/affected/check';
import type { AffectedList } from '../common/affected/match';
import type { CheckProgress, CheckReport, CheckRequest } from '../common/affected/report';
import { fileBeside } from '../common/affected/syntax';
import { openZip, Unreadable, type ZipFile } from './zip';

/** Larger files are no lockfiles. */
const MOST_BYTES = 64_000_000;
/** Bytes that are unpacked of all zips together. */
const MOST_UNPACKED = 512_000_000;
const HEAD_BYTES = 4096;
/** Milliseconds between two words on how far it is. */
const PROGRESS_EVERY = 200;
/** Links that lead to each other; systems follow as many. */
const MOST_LINKS = 40;

const TOO_LARGE = `The file is larger than ${MOST_BYTES / 1_000_000} MB → Choose a lockfile or an SBOM of one project.`;

type Files = Extract<CheckRequest, { files: unknown }>;

interface Given {
  path: string;
  size: number;
  bytes: (most?: number) => Promise<ArrayBuffer | Uint8Array>;
  isLink?: boolean;
}

/** PowerShell writes what a command prints in UTF-16. */
const decode = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads what was chosen; what can't be read costs nothing else. */
export function beginReading(
  list: AffectedList,
  {
    mostUnpacked = MOST_UNPACKED,
    tell = () => undefined,
  }: { mostUnpacked?: number; tell?: (progress: CheckProgress) => void } = {},
) {
  const given: Given[] = [];
  const missed: NonNullable<Files['missed']> = [];
  let unpacked = 0;

  const count = (bytes: number) => {
    unpacked += bytes;
    if (unpacked > mostUnpacked) {
      throw new Unreadable(
        `The zip unpacks to more than ${mostUnpacked / 1_000_000} MB → Unpack it, and choose the folder.`,
      );
    }
  };
  const fromZip = ({ path, size, isLink, read }: ZipFile, prefix: string): Given => ({
    path: prefix + path,
    size,
    isLink,
    bytes: (most) => read(count, most),
  });

  async function take({ files, missed: before = [] }: Files): Promise<void> {
    before.forEach((one) => missed.push(one));
    for (const { path, file, isAlone } of files) {
      if (isAlone !== true || !/\.zip$/i.test(path)) {
        given.push({
          path,
          size: file.size,
          bytes: (most) => (most === undefined ? file : file.slice(0, most)).arrayBuffer(),
        });
        continue;
      }
      try {
        const inside = await openZip(file);
        if (inside.length === 0) {
          throw new Unreadable('The zip is empty → Choose another one.');
        }
        const prefix = files.length > 1 ? `${path}/` : '';
        inside.forEach((one) => given.push(fromZip(one, prefix)));
      } catch (error) {
        missed.push({ file: path, why: whyOf(error) });
      }
    }
  }

  const whyOf = (error: unknown): string =>
    error instanceof Unreadable ? error.message : "The file can't be opened → Choose it again.";

  async function finish(isAll = false): Promise<CheckReport> {
    const check = beginCheck(
      list,
      given.map(({ path }) => path),
      { isAll },
    );
    missed.forEach(({ file, why }) => check.miss(file, why));
    const byPath = new Map(given.map((one) => [one.path, one]));
    const textOf = async ({ bytes }: Given, most?: number) =>
      decode(new Uint8Array(await bytes(most)));

    /** Whether a symbolic link ends at a file that is read under its own name. */
    async function leadsToFile(link: Given): Promise<boolean> {
      let next: Given | undefined = link;
      for (let links = 0; next?.isLink === true && links < MOST_LINKS; links++) {
        const to = await textOf(next, HEAD_BYTES);
        next = byPath.get(fileBeside(next.path, to.trim()));
      }
      return next !== undefined && next.isLink !== true;
    }

    async function readOne(one: Given): Promise<void> {
      const { path, size, bytes } = one;
      const wanted = check.wants(path);
      if (wanted === 'nothing') {
        return;
      }
      if (one.isLink === true) {
        if (wanted === 'all' && !(await leadsToFile(one))) {
          check.miss(path, 'It is a symbolic link → Check the file that it stands for.');
        }
        return;
      }
      if (wanted === 'head' && !check.isWanted(path, await textOf(one, HEAD_BYTES))) {
        return;
      }
      if (size > MOST_BYTES) {
        check.miss(path, TOO_LARGE);
        return;
      }
      const whole = new Uint8Array(await bytes());
      // Pages without HTTPS have no digests.
      const digest =
        globalThis.isSecureContext && check.wantsDigest(path) ? await sha256(whole) : undefined;
      check.add(path, decode(whole), digest);
    }

    let told = Date.now();
    for (const [done, one] of given.entries()) {
      if (Date.now() - told > PROGRESS_EVERY) {
        told = Date.now();
        tell({ done, all: given.length, file: one.path });
      }
      try {
        await readOne(one);
      } catch (error) {
        check.miss(one.path, whyOf(error));
      }
    }
    return check.finish();
  }

  return { take, finish };
}
