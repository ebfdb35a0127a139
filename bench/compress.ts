import { run, stop } from '../scripts/lib/setup.mjs';

/** Gives the built site the compressed forms that hosts send, or stops if there is no built site. */
export function compressBuild(): void {
  // As small as hosts make them while they answer; the smallest would take minutes.
  if (!run('npx', ['tsx', 'scripts/precompress.ts', '--quality', '5'])) {
    stop('The built site could not be compressed. Run "npm run build" first.');
  }
}
