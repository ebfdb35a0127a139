// `npm run check:nginx`: the shipped configuration with a real nginx, in front of the built site.
// Needs nginx with its module for precompressed brotli (Debian: nginx libnginx-mod-http-brotli-static),
// and both sites built as for `npm run test:e2e`.
import { spawnSync } from 'node:child_process';
import { ensureBrowser, run, stop } from './lib/setup.mjs';

if (spawnSync('nginx', ['-v']).error) {
  stop('nginx is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static');
}
const tests = ['routes', 'basePath', 'policy', 'shell', 'navigation'].map(
  (name) => `e2e/${name}.test.ts`,
);

async function main(): Promise<void> {
  const browser = await ensureBrowser();
  const isFine =
    run('npx', ['tsx', 'scripts/precompress.ts', '--quality', '5']) &&
    run('npx', ['playwright', 'test', ...tests, 'e2e/nginx.check.ts'], {
      SITE_SERVER: 'serve-nginx',
      CHROMIUM_PATH: browser,
    });
  process.exitCode = isFine ? 0 : 1;
}

void main();
