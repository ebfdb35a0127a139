import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Runs the preview server until it ends. */
async function serve(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  const child = spawn('npx', ['tsx', 'scripts/serve.ts', ...args], {
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

describe('npm run serve', () => {
  it.each([
    ['run serve', []],
    ['start', ['--build']],
  ])('npm %s says which port is taken, and how to take another', async (command, args) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    for (const file of ['404.html', '_headers', '_redirects']) {
      writeFileSync(path.join(folder, file), '');
    }
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    try {
      const { code, output } = await serve(['--dir', folder, ...args], { PORT: String(port) });
      expect(code).toBe(1);
      expect(output).toContain(`Port ${port} is taken.`);
      expect(output).toContain(`PORT=${port + 1} npm ${command}`);
    } finally {
      other.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('says what to do when nothing is built', async () => {
    const { code, output } = await serve(['--dir', 'no-such-build'], {});
    expect(code).toBe(1);
    expect(output).toContain('Run "npm run build" first.');
  });
});
