import { spawn } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { endWithBadContent } from './devServer.mjs';

afterEach(() => {
  vi.restoreAllMocks();
});

const REPORT = '1 content problem found:';
const server = (code: string) => spawn(process.execPath, ['--eval', code]);
const SERVES = 'setInterval(() => {}, 1000)';

it('ends the server with a report of bad content', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const serving = server(SERVES);
  const check = Promise.resolve({ isFine: false, output: REPORT });
  await expect(endWithBadContent(serving, check)).resolves.toBe(1);
  expect(serving.signalCode).toBe('SIGTERM');
  expect(error).toHaveBeenCalledWith(expect.stringContaining(REPORT));
});

it('reports bad content when the framework has failed on it before', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = server('process.exit(3)');
  const check = new Promise<{ isFine: boolean; output: string }>((resolve) => {
    failed.on('exit', () => {
      resolve({ isFine: false, output: REPORT });
    });
  });
  await expect(endWithBadContent(failed, check)).resolves.toBe(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(REPORT));
});

it('lets the server run when the content is fine', async () => {
  const check = Promise.resolve({ isFine: true, output: '' });
  await expect(endWithBadContent(server('process.exit(3)'), check)).resolves.toBe(3);
});
