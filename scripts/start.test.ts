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

it('a folder with a space and an umlaut is one like any other', () => {
  const folder = path.join(folders, 'a folder ü');
  const script = 'scripts/with-packages.mjs';
  cpSync(path.join(ROOT, script), path.join(folder, script));
  expect(run(folder, [script])).toEqual({ status: 0, stdout: '', stderr: '' });
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
