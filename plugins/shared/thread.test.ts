import path from 'node:path';
import { expect, it } from 'vitest';
import type { readContentFiles } from '../content-checks/files';
import { inThread } from './thread';

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
