import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { hang } from './fixture/tasks';

const QUIET_MS = 200;
const GIVE_UP_MS = 1000;

/**
 * Runs a script in a process of its own, with `begin`, `during` and `watchProgress` at hand.
 *
 * @returns how it ended and what it wrote
 */
function run(script: string): { status: number | null; signal: string | null; stderr: string } {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [
      '--require',
      'tsx/cjs',
      '--eval',
      `const { begin, during, watchProgress } = require('./progress');
       const watch = (patience) => watchProgress(true, { quietMs: ${QUIET_MS}, ...patience });
       ${script}`,
    ],
    { cwd: __dirname, encoding: 'utf8', timeout: 60_000 },
  );
  return { status, signal, stderr };
}

/** Keeps the main thread from doing anything else. */
const BLOCK = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10 * ${QUIET_MS});`;

it('says what is waited for when nothing moves, even if the main thread hangs, and lets it go on', () => {
  const { status, stderr } = run(
    `watch(); begin('the build'); const step = begin('the index'); step.advance('3 of 7'); ${BLOCK}
     process.exit(7);`,
  );
  expect(stderr).toContain(
    '[WARNING] Nothing has moved for 1 min. Waiting for the index, 3 of 7; the build.',
  );
  expect(status).toBe(7);
});

it('is silent while nothing is waited for', () => {
  const { status, stderr } = run(`watch(); begin('the index').end(); ${BLOCK}`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('ends a process in which nothing ever moves, with the name of what it waited for', () => {
  const { signal, stderr } = run(
    `watch({ giveUpMs: ${GIVE_UP_MS} }); begin('the index'); for (;;);`,
  );
  expect(stderr).toContain('[ERROR] Nothing has moved for 1 min. Gave up waiting for the index.');
  expect(signal).toBe('SIGKILL');
});

it('ends a process whose thread hangs, with the name of its task', () => {
  const { signal, stderr } = run(
    `watch({ giveUpMs: ${GIVE_UP_MS} });
     require('./thread').inThread(require.resolve('./fixture/tasks'), '${hang.name}')();`,
  );
  expect(stderr).toContain('Gave up waiting for the task hang.');
  expect(signal).toBe('SIGKILL');
});

it('takes a step that goes on for movement', () => {
  const { status, stderr } = run(
    `watch({ giveUpMs: 3 * ${GIVE_UP_MS} });
     const step = begin('the index');
     let done = 0;
     const timer = setInterval(() => {
       step.advance(String((done += 1)));
       if (done === 5) { clearInterval(timer); step.end(); }
     }, ${GIVE_UP_MS} + 100);`,
  );
  expect(stderr).not.toContain('Gave up');
  expect(status).toBe(0);
});

it('lets a process fail that ends while something is waited for', () => {
  for (const end of ['', 'process.exit();']) {
    const { status, stderr } = run(
      `watch(); during('the build', () => during('the index', () => new Promise(() => {}))); ${end}`,
    );
    expect(stderr).toBe(
      '[ERROR] The build ended before its end. It waited for the index; the build.\n',
    );
    expect(status).toBe(1);
  }
});

it('ends a step with its work, whether it is done or fails', () => {
  const { status, stderr } = run(
    `watch();
     during('the index', () => 1)
       .then((result) => during('the cards', () => { throw new Error(String(result)); }))
       .catch((error) => console.error(error.message));`,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '1\n' });
});
