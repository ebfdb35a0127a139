import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Folder of the project. */
export const ROOT = path.resolve(__dirname, '../..');

/** Prints why a command cannot go on, and ends it. */
export function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * Runs a command in the project's folder with its output shown.
 *
 * @param command as in a script of package.json
 * @param env added to the environment
 * @param cwd another folder to run it in
 * @returns whether it ended well
 */
export function run(command: string, env: NodeJS.ProcessEnv = {}, cwd = ROOT): boolean {
  const { status } = spawnSync(command, {
    cwd,
    env: { ...process.env, ...env },
    shell: true,
    stdio: 'inherit',
  });
  return status === 0;
}
