import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { beginCheck } from '../plugins/content-checks';
import { inputOf, keptBuild } from './lib/kept';
import { ROOT } from './lib/setup.mjs';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'out-dir': { type: 'string', default: 'build' } } });
  const outDir = path.resolve(ROOT, values['out-dir']);
  const shown = path.relative(process.cwd(), outDir) || '.';
  const kept = keptBuild(ROOT, inputOf(ROOT), outDir);
  if (kept.isCurrent()) {
    console.log(`The site in ${shown} is up to date. Without that folder it is built anew.`);
    return;
  }
  kept.forget();
  void beginCheck(ROOT);
  // Loaded late: all that a build needs takes a second to load.
  const { build } = await import('@docusaurus/core/lib/commands/build/build');
  const { finish } = await import('./lib/finish');
  await build(ROOT, { outDir });
  await finish(outDir);
  await kept.keep();
  console.log(`The site is in ${shown}.`);
}

main().catch((error: unknown) => {
  // The whole chain of causes, as the framework's own command prints it.
  console.error(`[ERROR] ${inspect(error, { depth: Infinity })}`);
  process.exit(1);
});
