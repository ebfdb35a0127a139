import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testFolder } from '../../base/node/testPlugin';
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

it('prints the problems of an edit when the plugin that publishes the file has reloaded', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const plugin = await contentChecksPlugin({ siteDir } as LoadContext, TASKS);
  const reload = () => plugin.allContentLoaded?.({} as Parameters<AllContentLoaded>[0]);
  await reload();
  writeFileSync(path.join(siteDir, 'docs/edited.md'), '---\ntitle: Edited\n---\n\nText.\n');
  await reload();
  await vi.waitFor(
    () => {
      expect(error).toHaveBeenCalledOnce();
    },
    { timeout: 60_000 },
  );
  expect(error).toHaveBeenCalledWith(expect.stringContaining('docs/edited.md'));
});

it('says so when an edit leaves a file that cannot be read, and goes on', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const plugin = await contentChecksPlugin({ siteDir } as LoadContext, TASKS);
  const reload = () => plugin.allContentLoaded?.({} as Parameters<AllContentLoaded>[0]);
  await reload();
  rmSync(path.join(siteDir, 'docs/tags.yml'));
  mkdirSync(path.join(siteDir, 'docs/tags.yml'));
  await reload();
  await vi.waitFor(
    () => {
      expect(error).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('The content could not be checked'),
      );
    },
    { timeout: 30_000 },
  );
});
