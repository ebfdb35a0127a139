import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { writeFiles } from '#platform/base/node/files';
import { ROOT } from './lib/command';

const folders = mkdtempSync(path.join(tmpdir(), 'start-'));
afterAll(() => rmSync(folders, { recursive: true }));

/** `npm start` without the packages; in any folder, as it takes the one it is run in for the project. */
const SERVE = [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  path.join(ROOT, 'scripts/serve.ts'),
  '--build',
];

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
    const { status, stdout, stderr } = run(folders, SERVE, { PORT: String(port) });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Port ${port} is taken.`);
    expect(stderr).toContain(`PORT=${port + 1} npm start`);
  } finally {
    other.close();
  }
});

/** A project whose build writes half a site and fails. */
function brokenProject(files: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(folders, 'broken-'));
  const half = '#!/bin/sh\nmkdir -p "$3" && echo half > "$3/index.html"\nexit 1\n';
  writeFiles(folder, { 'bin/docusaurus': half, ...files });
  chmodSync(path.join(folder, 'bin/docusaurus'), 0o755);
  const PATH = `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`;
  return { folder, env: { PATH, PORT: '0' } };
}

it('`npm start` serves the last whole site when a build fails, and says that it is old', async () => {
  const site = Object.fromEntries(
    ['index.html', '404.html', '_headers', '_redirects'].map((file) => [`build/${file}`, '']),
  );
  site['build/index.html'] = 'whole';
  const { folder, env } = brokenProject(site);
  const start = spawn(process.execPath, SERVE, { cwd: folder, env: { ...process.env, ...env } });
  try {
    const said: string[] = [];
    let origin: string | undefined;
    for await (const line of createInterface(start.stdout)) {
      said.push(line);
      origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (origin !== undefined) {
        break;
      }
    }
    expect(said[0]).toContain('This build failed');
    expect(said[0]).toContain('the last whole one, of ');
    expect((await (await fetch(`${origin ?? ''}/`)).text()).trim()).toBe('whole');
  } finally {
    start.kill();
    await once(start, 'exit');
  }
});

it('`npm start` ends with an error when a build fails and there is no site from before', () => {
  const { folder, env } = brokenProject();
  const { status, stdout } = run(folder, SERVE, env);
  expect([status, stdout]).toEqual([1, '']);
});
