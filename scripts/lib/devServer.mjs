// @ts-check

/**
 * Waits for the end of the development server, which bad content brings about. Content is checked
 * while the server starts, not before, because both take seconds.
 *
 * @param {import('node:child_process').ChildProcess} server
 * @param {Promise<{ isFine: boolean, output: string }>} check its output is the report
 * @returns {Promise<number>} status to end with
 */
export async function endWithBadContent(server, check) {
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    server.on('exit', (code) => {
      resolve(code ?? 0);
    });
  });
  const { isFine, output } = await check;
  if (!isFine) {
    server.kill();
    await ended;
    // Last, and also after an error of the framework that follows from the content.
    console.error(`\n${output}`);
    return 1;
  }
  return ended;
}
