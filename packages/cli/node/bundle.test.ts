import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../../platform/base/node/testPlugin';
import { bundle } from './bundle';

it('bundles code that imports by subpaths', async () => {
  const folder = testFolder({
    'node/example.ts':
      "import { formatDay } from '#platform/base/common/dates';\nconsole.log(formatDay('2026-11-27'));\n",
  });
  await bundle(folder, 'example', {});
  const { stdout } = spawnSync(process.execPath, [path.join(folder, 'dist/example.js')], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('November 27, 2026\n');
});

it('ends without an error where nobody reads on', async () => {
  const command = path.resolve('packages/cli/node/cli');
  const folder = testFolder({
    'node/cli.ts': `import ${JSON.stringify(command)};\n`,
    'package.json': '{ "version": "1.2.3" }',
  });
  await bundle(folder, 'cli', {});
  const child = spawn(process.execPath, [path.join(folder, 'dist/cli.js'), '--help']);
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += String(text);
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(errors).toBe('');
});
