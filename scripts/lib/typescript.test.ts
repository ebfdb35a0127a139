import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it('lets Node.js require TypeScript without its ending, and what it imports', () => {
  const { stdout, stderr } = spawnSync(
    'node',
    [
      '--import',
      pathToFileURL(path.join(__dirname, 'typescript.mjs')).href,
      '--eval',
      "console.log(require('./plugins/quality/schema').measurementSchema.safeParse({}).success)",
    ],
    { encoding: 'utf8' },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'false\n', stderr: '' });
});
