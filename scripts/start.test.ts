import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from './lib/command';

const folders = mkdtempSync(path.join(tmpdir(), 'start-'));
afterAll(() => rmSync(folders, { recursive: true }));

function run(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

/** Files that the configuration needs before it says that it cannot go on. */
const FIRST = [
  'docusaurus.config.js',
  'platform/base/node/folder.cjs',
  'scripts/with-packages.mjs',
];

it.each(['a#b', 'a!b'])('in a folder %s nothing begins, and the reason is named', (name) => {
  const folder = path.join(folders, name);
  for (const file of FIRST) {
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  for (const args of [['docusaurus.config.js'], ['scripts/with-packages.mjs', 'docusaurus']]) {
    const { status, stderr } = run(folder, args);
    expect(status).toBe(1);
    expect(stderr).toContain(`${folder} has a "${name.charAt(1)}" in it`);
    expect(stderr).toContain('Move the project to a folder without');
  }
});

it('a folder with a space and an umlaut is one like any other', () => {
  const folder = path.join(folders, 'a folder ü');
  for (const file of FIRST) {
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  expect(run(folder, ['scripts/with-packages.mjs'])).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('`npm start` looks at its port before it builds', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  try {
    const { port } = other.address() as AddressInfo;
    const serve = ['--import', 'tsx', path.join(ROOT, 'scripts/serve.ts'), '--build'];
    const { status, stdout, stderr } = run(ROOT, [...serve, '--dir', path.join(folders, 'build')], {
      PORT: String(port),
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Port ${port} is taken.`);
    expect(stderr).toContain(`PORT=${port + 1} npm start`);
  } finally {
    other.close();
  }
});
