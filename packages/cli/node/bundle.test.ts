import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeFiles } from '../../../platform/base/node/writeFiles';
import { bundle } from './bundle';

const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('bundles code that imports by subpaths', async () => {
  writeFiles(folder, {
    'node/example.ts':
      "import { formatDay } from '#platform/base/common/dates';\nconsole.log(formatDay('2026-11-27'));\n",
  });
  await bundle(folder, 'example', {});
  const { stdout } = spawnSync(process.execPath, [path.join(folder, 'dist/example.js')], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('November 27, 2026\n');
});
