// `npm run check:a11y`: axe on every page, in both themes, narrow and wide. Takes many minutes.
// @ts-check
import { checkNode, ensureBrowser, ensureDependencies, run } from './lib/setup.mjs';

checkNode();
ensureDependencies();
const browser = await ensureBrowser();
const isBuilt =
  run('npx', ['tsx', 'scripts/build.ts'], { BASE_URL: '/' }) &&
  run('npx', ['tsx', 'scripts/build.ts', '--out-dir', 'build-preview'], { BASE_URL: '/preview/' });
process.exit(
  isBuilt &&
    run('npx', ['playwright', 'test', 'e2e/axe.test.ts'], {
      A11Y_SCOPE: 'all',
      CHROMIUM_PATH: browser,
    })
    ? 0
    : 1,
);
