import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { beginCheck } from '../plugins/content-checks';
import { inputOf, keptBuild } from './lib/kept';
import { ROOT } from './lib/setup.mjs';

/**
 * Has another process bundle, and tells the framework here not to: the bundler keeps its memory
 * until its process ends, while pages are written. The content is read twice then.
 */
function bundleElsewhere(outDir: string): void {
  const env = {
    ...process.env,
    DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true',
    // The bundler's cache is in memory, too, before it is written.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    // Its allocator gives back what it frees at once, not when it is asked for more.
    MIMALLOC_PURGE_DELAY: '0',
  };
  const args = [path.join(ROOT, 'scripts/build.mjs'), '--out-dir', outDir];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) {
    process.exit(1);
  }
  process.env.DOCUSAURUS_SKIP_BUNDLING = 'true';
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'out-dir': { type: 'string', default: 'build' },
      'low-memory': { type: 'boolean', default: false },
    },
  });
  // The bundler names classes by their path from here.
  process.chdir(ROOT);
  const outDir = path.resolve(ROOT, values['out-dir']);
  const shown = path.relative(process.cwd(), outDir) || '.';
  const kept = keptBuild(ROOT, inputOf(ROOT), outDir);
  if (kept.isCurrent()) {
    console.log(`The site in ${shown} is up to date. Without that folder it is built anew.`);
    return;
  }
  kept.forget();
  if (values['low-memory']) {
    bundleElsewhere(outDir);
  }
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
