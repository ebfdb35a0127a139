import { spawn } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../scripts/lib/setup.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4183);

/** Opens the search on the built site and types, as a reader does who is in a hurry. */
async function openAndType(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}/`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const time = await page.evaluate(async () => {
    const until = async <Found extends Element>(selector: string): Promise<Found> => {
      for (;;) {
        const found = document.querySelector<Found>(selector);
        if (found) {
          return found;
        }
        await new Promise(requestAnimationFrame);
      }
    };
    const start = performance.now();
    (await until<HTMLButtonElement>('button[aria-haspopup="dialog"]')).click();
    const input = await until<HTMLInputElement>('dialog[open] input');
    // Through the setter of the element, so that React sees a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'due diligence',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await until('dialog [role="row"]');
    return performance.now() - start;
  });
  await page.close();
  return time;
}

/** @returns milliseconds from the click to the first result; the median of five tries */
export async function timeToFirstResult(browser: Browser): Promise<number> {
  const server = spawn('npx', ['tsx', 'scripts/serve.ts', '--dir', 'build'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT) },
    detached: true,
  });
  try {
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      const isUp = await fetch(`http://localhost:${PORT}/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) {
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      times.push(await openAndType(browser));
    }
    return times.sort((a, b) => a - b)[2] ?? Number.NaN;
  } finally {
    if (server.pid !== undefined) {
      process.kill(-server.pid);
    }
  }
}
