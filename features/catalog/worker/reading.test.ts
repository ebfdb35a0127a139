import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import type { AffectedList } from '../common/affected/match';
import { toMarkdown, type CheckReport } from '../common/affected/report';
import { beginReading } from './reading';

const LIST: AffectedList = {
  version: '1',
  date: '2026-11-29',
  origin: 'https://example.org',
  page: '/check',
  incidents: [
    {
      id: 'coa',
      name: 'coa and rc',
      nature: 'attack',
      payloads: [],
      summary: '',
      permalink: '/coa',
      guides: [],
      isComplete: true,
      day: '2026-11-29',
      types: ['npm'],
    },
  ],
  packages: { 'pkg:npm/coa': [{ incident: 0, range: 'vers:npm/2.0.3' }] },
};
const LOCKFILE = '# yarn lockfile v1\n\ncoa@^2.0.0:\n  version "2.0.3"\n';

type Chosen = Parameters<ReturnType<typeof beginReading>['take']>[0]['files'][number];

async function check(files: Chosen[], options = {}): Promise<CheckReport> {
  const reading = beginReading(LIST, options);
  await reading.take({ files, isLast: true });
  return reading.finish();
}

const blob = (...parts: (string | Uint8Array)[]) => new Blob(parts as BlobPart[]);
type InZip = string | Uint8Array | [text: string, options: { level?: number; unixMode?: number }];
async function zipOf(files: Readonly<Record<string, InZip>>): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [path, file] of Object.entries(files)) {
    const [content, options] = Array.isArray(file) ? file : [file, {}];
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    await zip.add(path, new Uint8ArrayReader(bytes), { dataDescriptor: false, ...options });
  }
  return zip.close();
}
const alone = (bytes: Uint8Array, path = 'repository.zip'): Chosen => ({
  path,
  file: blob(bytes),
  isAlone: true,
});
const foundIn = ({ incidents }: CheckReport) =>
  incidents.flatMap(({ packages }) => packages.map(({ file }) => file));
const like = (pattern: RegExp) => expect.stringMatching(pattern) as string;
const unreadIn = ({ unread }: CheckReport) => unread.map(({ file, problem }) => [file, problem]);

/** Writes a number of a file into the list of files: at 24 the size, at 8 its flags, and before the file. */
function withEntry(zip: Uint8Array, name: string, at: number, value: number): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  const isAt = (start: number) =>
    new TextDecoder().decode(bytes.subarray(start, start + name.length)) === name;
  for (let start = 0; start < bytes.length - 46; start++) {
    if (view.getUint32(start, true) === 0x04034b50 && isAt(start + 30) && at < 28) {
      view.setUint32(start + at - 2, value, true);
    }
    if (view.getUint32(start, true) === 0x02014b50 && isAt(start + 46)) {
      view.setUint32(start + at, value, true);
      return bytes;
    }
  }
  throw new Error(`${name} isn't in the zip.`);
}

describe('a zip', () => {
  it('is read like the folder that it holds', async () => {
    const report = await check([
      alone(
        await zipOf({
          'a-main/yarn.lock': LOCKFILE,
          'a-main/stored/yarn.lock': [LOCKFILE, { level: 0 }],
          'a-main/testdata/yarn.lock': LOCKFILE,
          'a-main/README.md': '# A\n',
          'windows\\yarn.lock': LOCKFILE,
        }),
      ),
    ]);
    expect(foundIn(report).sort()).toEqual([
      'a-main/stored/yarn.lock',
      'a-main/yarn.lock',
      'windows/yarn.lock',
    ]);
    expect(report).toMatchObject({ unread: [], leftOut: ['a-main/testdata/yarn.lock'] });
  });

  it('beside others has its name before those of its files', async () => {
    const zip = await zipOf({ 'yarn.lock': LOCKFILE });
    expect(foundIn(await check([alone(zip, 'a.zip'), alone(zip, 'b.zip')]))).toEqual([
      'a.zip/yarn.lock',
      'b.zip/yarn.lock',
    ]);
  });

  it('in a zip or a folder is named, and not opened', async () => {
    const inner = await zipOf({ 'yarn.lock': LOCKFILE });
    const note = "What is packed inside isn't read.";
    for (const files of [
      [alone(await zipOf({ 'a/inner.zip': inner, 'a/yarn.lock': LOCKFILE }))],
      [
        { path: 'a/inner.zip', file: blob(inner) },
        { path: 'a/yarn.lock', file: blob(LOCKFILE) },
      ],
    ]) {
      const report = await check(files);
      expect(foundIn(report)).toEqual(['a/yarn.lock']);
      expect(report.notes).toEqual([{ file: 'a/inner.zip', note }]);
    }
    expect(unreadIn(await check([{ path: 'inner.zip', file: blob(inner) }]))).toEqual([
      ['inner.zip', like(/^It is packed → /)],
    ]);
  });

  it('that unpacks to gigabytes is unpacked to the limit, and its other files are read', async () => {
    const zeros = new Uint8Array(65_000_000);
    const small = await zipOf({ 'go.sum': zeros, 'yarn.lock': LOCKFILE });
    expect(small.length).toBeLessThan(100_000);
    const large = await check([alone(small)]);
    expect(foundIn(large)).toEqual(['yarn.lock']);
    expect(unreadIn(large)).toEqual([['go.sum', like(/^The file is larger/)]]);

    // The zip says that it's small.
    const lying = await check([alone(withEntry(small, 'go.sum', 24, 10))]);
    expect(foundIn(lying)).toEqual(['yarn.lock']);
    expect(unreadIn(lying)).toEqual([['go.sum', like(/^The file doesn't have the size/)]]);

    // Each is small enough.
    const many = await zipOf({
      'yarn.lock': LOCKFILE,
      ...Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [`${name}/go.sum`, new Uint8Array(400_000)]),
      ),
    });
    const some = await check([alone(many)], { mostUnpacked: 1_000_000 });
    expect(foundIn(some)).toEqual(['yarn.lock']);
    expect(unreadIn(some)).toEqual([
      ...['a', 'b'].map((name) => [`${name}/go.sum`, like(/no text/)]),
      ['c/go.sum', like(/^The zip unpacks to more than 1 MB → /)],
    ]);
  });

  it('with a broken, encrypted, or otherwise packed file loses that one alone', async () => {
    const zip = await zipOf({
      'go.sum': 'example.org/a v1.0.0 h1:a=\n'.repeat(100),
      'yarn.lock': LOCKFILE,
    });
    const broken = zip.slice().fill(0xff, 30 + 'go.sum'.length, 30 + 'go.sum'.length + 20);
    for (const [bytes, problem] of [
      [broken, /^The zip is cut off or broken → /],
      [
        withEntry(zip, 'go.sum', 24, 5000),
        /^The file doesn't have the size that the zip states → /,
      ],
      [withEntry(zip, 'go.sum', 42, 7), /^The zip is cut off or broken → /],
      [withEntry(zip, 'go.sum', 42, 0x7fffffff), /^The zip is cut off or broken → /],
      [withEntry(zip, 'go.sum', 8, 1 | (8 << 16)), /^The file is encrypted in the zip → /],
      [withEntry(zip, 'go.sum', 8, 93 << 16), /^The file is packed in a way that isn't read → /],
    ] as const) {
      const report = await check([alone(bytes)]);
      expect(foundIn(report)).toEqual(['yarn.lock']);
      expect(unreadIn(report)).toEqual([['go.sum', like(problem)]]);
    }
  });

  it('that is none, or cut off, costs nothing else', async () => {
    const zip = await zipOf({ 'yarn.lock': LOCKFILE });
    const huge = zip.slice();
    huge.fill(0xff, huge.length - 12, huge.length - 2);
    for (const [bytes, problem] of [
      [new Uint8Array(), /^The zip is cut off or broken → /],
      [new TextEncoder().encode('no zip'), /^The zip is cut off or broken → /],
      [zip.slice(0, -30), /^The zip is cut off or broken → /],
      [huge, /^The zip is cut off or broken → /],
      [await zipOf({}), /^The zip is empty → /],
    ] as const) {
      const report = await check([
        alone(bytes),
        { path: 'yarn.lock', file: blob(LOCKFILE), isAlone: true },
      ]);
      expect(foundIn(report)).toEqual(['yarn.lock']);
      expect(unreadIn(report)).toEqual([['repository.zip', like(problem)]]);
    }
  });

  it('follows symbolic links to its own files alone, and in no circle', async () => {
    const link = (to: string): InZip => [to, { unixMode: 0o120777 }];
    const report = await check([
      alone(
        await zipOf({
          'a/yarn.lock': LOCKFILE,
          'a/b/yarn.lock': link('../c/yarn.lock'),
          'a/c/yarn.lock': link('../yarn.lock'),
          'a/d/yarn.lock': link('../e/yarn.lock'),
          'a/e/yarn.lock': link('../d/yarn.lock'),
          'a/f/yarn.lock': link('../../../../etc/passwd'),
        }),
      ),
    ]);
    expect(foundIn(report)).toEqual(['a/yarn.lock']);
    expect(unreadIn(report)).toEqual(
      ['d', 'e', 'f'].map((name) => [`a/${name}/yarn.lock`, like(/^It is a symbolic link → /)]),
    );
  });

  it('names its files as they are called, and copies them without what turns or hides text', async () => {
    const name = 'a\u001b[31m\u202e/yarn.lock';
    const report = await check([
      alone(
        await zipOf({
          [name]: LOCKFILE,
          '../../yarn.lock': LOCKFILE,
          '/yarn.lock': LOCKFILE,
          [`${'long/'.repeat(5000)}yarn.lock`]: LOCKFILE,
        }),
      ),
    ]);
    expect(foundIn(report)).toEqual([name, '../../yarn.lock', 'yarn.lock']);
    expect(toMarkdown(report).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(toMarkdown(report)).toContain('`a\\u001b[31m\\u202e/yarn.lock:3`');
  });
});

describe('a file', () => {
  it('that is too large or gone costs nothing else', async () => {
    const large = blob('{"bomFormat": "CycloneDX"');
    Object.defineProperty(large, 'size', { value: 100_000_000 });
    const gone = blob('');
    gone.arrayBuffer = () => Promise.reject(new Error('gone'));
    const report = await check([
      { path: 'any-name.json', file: large },
      { path: 'go.sum', file: gone },
      { path: 'yarn.lock', file: blob(LOCKFILE) },
    ]);
    expect(foundIn(report)).toEqual(['yarn.lock']);
    expect(unreadIn(report)).toEqual([
      ['any-name.json', like(/^The file is larger than 64 MB → /)],
      ['go.sum', "The file can't be opened → Choose it again."],
    ]);
  });

  it('of 50 MB is read', async () => {
    const filler = `example.org/${'a'.repeat(2000)} v1.0.0 h1:${'q'.repeat(43)}=\n`;
    const report = await check([
      { path: 'go.sum', file: blob(filler.repeat(Math.ceil(50_000_000 / filler.length))) },
      { path: 'yarn.lock', file: blob(LOCKFILE) },
    ]);
    expect(foundIn(report)).toEqual(['yarn.lock']);
    expect(report.unread).toEqual([]);
    expect(report.packages).toBeGreaterThan(20_000);
  });

  it('that the page could not hand over is named', async () => {
    const reading = beginReading(LIST);
    await reading.take({ files: [], missed: [{ file: 'a', why: 'Gone → Look.' }], isLast: true });
    expect(unreadIn(await reading.finish())).toEqual([['a', 'Gone → Look.']]);
  });
});
