import { spawn } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../scripts/lib/setup.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4183);

/** Opens the search on the built site and types, as a reader does who is in a hurry. */
async function openAndType(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}/`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const start = performance.now();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox').fill('due diligence');
  await page.locator('dialog [role="row"]').first().waitFor();
  const time = performance.now() - start;
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
