import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { lockBuild } from './lock';

/** A process of its own that takes the lock and stays. */
async function builder(siteDir: string) {
  const code = `require(${JSON.stringify(path.join(__dirname, 'lock.ts'))}).lockBuild(${JSON.stringify(siteDir)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', code]);
  await new Promise<void>((resolve) => {
    child.stdout.on('data', () => resolve());
  });
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return { pid: child.pid ?? 0, end };
}

it('a second build is told which process builds, and since when, until that one is dead', async () => {
  const siteDir = testFolder();
  const first = await builder(siteDir);
  const year = new Date().getUTCFullYear();
  expect(() => lockBuild(siteDir)).toThrow(
    `Another build is running here (process ${first.pid}, since ${year}-`,
  );
  // Killed, it leaves the file behind.
  await first.end('SIGKILL');
  expect(existsSync(path.join(siteDir, '.cache/build.lock'))).toBe(true);
  expect(() => lockBuild(siteDir)).not.toThrow();
});

it("a lock from before the machine was started doesn't count, nor does a broken one", () => {
  const siteDir = testFolder({ '.cache/build.lock': '{"pid":' });
  expect(() => lockBuild(siteDir)).not.toThrow();
  writeFileSync(path.join(siteDir, '.cache/build.lock'), '{"pid":1,"since":1}');
  expect(() => lockBuild(siteDir)).not.toThrow();
});
