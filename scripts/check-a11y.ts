// `npm run check:a11y`: axe on every page, in both themes, narrow and wide. Takes many minutes.
import { run } from './lib/command';

const isClean =
  run('npm run build') &&
  run('npm run build:preview') &&
  run('playwright test e2e/axe.test.ts', { A11Y_SCOPE: 'all' });
process.exitCode = isClean ? 0 : 1;
