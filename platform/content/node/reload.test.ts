import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import contentChecksPlugin from './plugin';

const TASKS = path.join(__dirname, 'fixture/tasks');
let siteDir: string;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  siteDir = testFolder();
  cpSync(path.join(__dirname, 'fixture'), siteDir, { recursive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

type AllContentLoaded = NonNullable<Plugin['allContentLoaded']>;

it.each([
  [
    'the problems of an edit',
    () => writeFileSync(path.join(siteDir, 'docs/edited.md'), '---\ntitle: Edited\n---\n\nText.\n'),
    'docs/edited.md',
  ],
  [
    'that a file cannot be read, and goes on',
    () => {
      rmSync(path.join(siteDir, 'docs/tags.yml'));
      mkdirSync(path.join(siteDir, 'docs/tags.yml'));
    },
    'The content could not be checked',
  ],
])('says, when the plugin that publishes a file has reloaded, %s', async (_what, edit, message) => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const plugin = await contentChecksPlugin({ siteDir } as LoadContext, TASKS);
  const reload = () => plugin.allContentLoaded?.({} as Parameters<AllContentLoaded>[0]);
  await reload();
  edit();
  await reload();
  await vi.waitFor(
    () => expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message)),
    { timeout: 60_000 },
  );
});
