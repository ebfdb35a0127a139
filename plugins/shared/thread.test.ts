import path from 'node:path';
import { expect, it } from 'vitest';
import type { readContentFiles } from '../content-checks/files';
import { toMarkdownAll, type UnconvertedPage } from '../markdown-copies/toMarkdown';
import { inThread, inThreads } from './thread';

const FIXTURE = path.join(__dirname, '../content-checks/fixture');
const read = inThread<typeof readContentFiles>(
  path.join(__dirname, '../content-checks/files'),
  'readContentFiles',
);

it('runs a function of a TypeScript module in a thread of its own', async () => {
  const [first, second] = await Promise.all([read(FIXTURE), read(FIXTURE)]);
  expect(first.files.length).toBeGreaterThan(0);
  expect(second).toEqual(first);
});

it('rejects with the error of the function, and takes calls after it', async () => {
  await expect(read(undefined as unknown as string)).rejects.toThrow('path');
  await expect(read(FIXTURE)).resolves.toHaveProperty('files');
});

const convert = (pages: readonly UnconvertedPage[]) =>
  inThreads(
    path.join(__dirname, '../markdown-copies/toMarkdown'),
    'toMarkdownAll',
    toMarkdownAll,
    pages,
  );
const pages = (length: number): UnconvertedPage[] =>
  Array.from({ length }, (_, index) => ({
    route: `/${index}`,
    main: `<main><p>${index}`,
    canonical: 'https://example.org/',
  }));

it.each([3, 200])('maps %i items in their order', async (length) => {
  expect(await convert(pages(length))).toEqual(pages(length).map((_, index) => `${index}\n`));
});

it('rejects with the error of the one thread that fails', async () => {
  const bad = { route: '/bad', main: '<main><a href=b>', canonical: '' };
  await expect(convert([...pages(200), bad])).rejects.toThrow('The page /bad');
});
