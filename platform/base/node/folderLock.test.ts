import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdFolder } from './folderLock';

let folder = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Lets another process hold the folder. */
async function holdElsewhere(): Promise<ChildProcess> {
  const script = `require('./folderLock').holdFolder(${JSON.stringify(folder)})
    .then(() => { console.log('held'); setInterval(() => {}, 1000); });`;
  child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', script], { cwd: __dirname });
  if (child.stdout) {
    await once(child.stdout, 'data');
  }
  return child;
}

it('is held by one process, which may ask again', async () => {
  await holdFolder(folder);
  await expect(holdFolder(folder)).resolves.toBeUndefined();
});

it('is refused while another process holds it, with what to do', async () => {
  await holdElsewhere();
  await expect(holdFolder(folder)).rejects.toThrow(
    `Another build or development server works in ${folder}. Wait until it ends, or stop it.`,
  );
});

it('is free when the process that held it was killed', async () => {
  const other = await holdElsewhere();
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(holdFolder(folder)).resolves.toBeUndefined();
});
