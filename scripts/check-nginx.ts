// `npm run check -- nginx`: the shipped configuration with a real nginx, in front of the built site.
// Needs nginx with its module for precompressed brotli (Debian: nginx libnginx-mod-http-brotli-static)
// and both built sites (`npm run test:built`).
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../e2e/browser';
import { run, stop } from './lib/command';

if (spawnSync('nginx', ['-v']).error) {
  stop('nginx is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static');
}
ensureBrowser();
const tests = ['routes', 'basePath', 'policy', 'shell', 'navigation'].map(
  (name) => `e2e/${name}.test.ts`,
);
const isFine =
  run('tsx scripts/make-compressed.ts --quality 5') &&
  run(`playwright test ${tests.join(' ')} e2e/nginx.check.ts`, { SITE_SERVER: 'serve-nginx' });
process.exitCode = isFine ? 0 : 1;
