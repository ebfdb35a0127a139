// A build whose input is that of the build before it is that build.
import { spawnSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildDay } from '../../plugins/shared/dates';

/** Variables of the environment that change what is built; the day has its own. */
export const VARIABLES = ['BASE_URL', 'OFFLINE', 'TEST_PAGES'];

/** At the top of the project: what is built, what is installed, and what only tests and readers of the source need. */
const NO_INPUT =
  /^(?:build.*|node_modules|test-results|playwright-report|e2e|bench|docs-internal|\..*|.*\.log)$/;

/** @returns files of a folder and of those in it, relative to it, in a fixed order */
function filesIn(folder: string, isLeftOut: (name: string) => boolean = () => false): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name)).map((file) => path.join(entry.name, file))
        : [entry.name],
    );
}

const update = (hash: Hash, ...values: (string | Buffer)[]) =>
  values.reduce((sum, value) => sum.update(value).update('\0'), hash);

/**
 * @param root folder of the project
 * @returns a hash of all that a build is made of: files, packages, environment, versions, day
 */
export function inputOf(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  update(hash, process.version, buildDay(env));
  VARIABLES.forEach((name) => update(hash, `${name}=${env[name] ?? ''}`));
  for (const file of filesIn(root, (name) => NO_INPUT.test(name))) {
    update(hash, file, readFileSync(path.join(root, file)));
  }
  // The history tells when pages were last changed; an archive of the sources has none.
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return update(hash, stdout).digest('hex');
}

/** @returns a hash of the names, sizes and times of the files in a folder; of none if it is missing */
function stateOf(folder: string): string {
  const files = existsSync(folder) ? filesIn(folder) : [];
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(path.join(folder, file));
    update(hash, file, String(size), String(mtimeMs));
  }
  return hash.digest('hex');
}

/** What is known of a build: its input, and its output as it was left. */
export interface KeptBuild {
  /** Whether the folder holds the build of this input, untouched. */
  isCurrent: () => boolean;
  /** To be called before the folder is written to. */
  forget: () => void;
  /** To be called when the folder holds the build of this input. */
  keep: () => Promise<void>;
}

/**
 * @param input as {@link inputOf} says
 * @param outDir folder of the built site
 */
export function keptBuild(root: string, input: string, outDir: string): KeptBuild {
  const name = encodeURIComponent(path.relative(root, outDir));
  const file = path.join(root, `node_modules/.cache/builds/${name}.json`);
  const record = () => JSON.stringify({ input, output: stateOf(outDir) });
  return {
    isCurrent: () => existsSync(file) && readFileSync(file, 'utf8') === record(),
    forget: () => {
      rmSync(file, { force: true });
    },
    keep: async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, record());
    },
  };
}
