// Reading a folder takes too long for the main thread. The list is a part of this file, so that
// nothing has to be loaded for a check.
import { unzipSync } from 'fflate';
import list from '@generated/site-catalog/default/affected.json';
import { beginCheck } from '../common/affected/check';
import type { CheckAnswer, CheckReport, CheckRequest } from '../common/affected/report';

/** Larger files are no lockfiles. */
const MOST_BYTES = 64_000_000;
/** Bytes of all files of a zip together: a small one could unfold to anything. */
const MOST_UNZIPPED = 512_000_000;
const HEAD_BYTES = 4096;
/** Milliseconds between two words on how far it is. */
const PROGRESS_EVERY = 200;

const TOO_LARGE = `The file is larger than ${MOST_BYTES / 1_000_000} MB → Choose a lockfile or an SBOM of one project.`;

interface Given {
  path: string;
  size: number;
  bytes: (most?: number) => Promise<ArrayBuffer>;
}

const fromBlob = (path: string, file: Blob): Given => ({
  path,
  size: file.size,
  bytes: (most) => (most === undefined ? file : file.slice(0, most)).arrayBuffer(),
});

/** PowerShell writes what a command prints in UTF-16. */
const decode = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return new TextDecoder(first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
};

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The files of a zip; those that would be too large, and all after too many bytes, are named only. */
async function unzip(path: string, file: Blob): Promise<Given[]> {
  const found: Given[] = [];
  let total = 0;
  const inside = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter({ name, originalSize }) {
      if (name.endsWith('/')) {
        return false;
      }
      total += originalSize;
      const isTooMuch = originalSize > MOST_BYTES || total > MOST_UNZIPPED;
      if (isTooMuch) {
        found.push({
          path: name,
          size: Infinity,
          bytes: () => Promise.resolve(new ArrayBuffer(0)),
        });
      }
      return !isTooMuch;
    },
  });
  for (const [name, bytes] of Object.entries(inside)) {
    found.push(fromBlob(name, new Blob([bytes])));
  }
  return found.length > 0 ? found : [fromBlob(path, file)];
}

const given: Given[] = [];
let unreadable: { file: string; why: string }[] = [];

async function take(files: { path: string; file: Blob }[]): Promise<void> {
  for (const { path, file } of files) {
    if (!/\.zip$/i.test(path)) {
      given.push(fromBlob(path, file));
      continue;
    }
    try {
      given.push(...(await unzip(path, file)));
    } catch {
      unreadable.push({
        file: path,
        why: "The zip can't be read → Unpack it, and choose the folder.",
      });
    }
  }
}

async function checkAll(isAll = false): Promise<CheckReport> {
  const check = beginCheck(
    list,
    given.map(({ path }) => path),
    { isAll },
  );
  unreadable.forEach(({ file, why }) => check.miss(file, why));
  let told = Date.now();
  for (const [done, { path, size, bytes }] of given.entries()) {
    if (Date.now() - told > PROGRESS_EVERY) {
      told = Date.now();
      postMessage({ progress: { done, all: given.length, file: path } } satisfies CheckAnswer);
    }
    const wanted = check.wants(path);
    if (wanted === 'nothing') {
      continue;
    }
    if (size > MOST_BYTES) {
      if (wanted === 'all') {
        check.miss(path, TOO_LARGE);
      }
      continue;
    }
    try {
      if (wanted === 'head' && !check.isWanted(path, decode(await bytes(HEAD_BYTES)))) {
        continue;
      }
      const whole = await bytes();
      // Pages without HTTPS have no digests.
      const digest = isSecureContext && check.wantsDigest(path) ? await sha256(whole) : undefined;
      check.add(path, decode(whole), digest);
    } catch {
      check.miss(path, "The file can't be opened → Choose it again.");
    }
  }
  return check.finish();
}

async function answer(request: CheckRequest): Promise<CheckReport | undefined> {
  if ('text' in request) {
    const check = beginCheck(list, ['']);
    check.add('', request.text);
    return check.finish();
  }
  await take(request.files);
  return request.isLast ? checkAll(request.isAll) : undefined;
}

// One message after the other: files of a later one wait for those of a zip before them.
let before: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  before = before.then(async () => {
    const report = await answer(data);
    if (report) {
      postMessage({ report } satisfies CheckAnswer);
      given.length = 0;
      unreadable = [];
    }
  });
});
