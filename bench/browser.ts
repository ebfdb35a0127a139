import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { createSiteServer } from '../scripts/lib/server';
import { ensureBrowser } from '../scripts/lib/setup.mjs';

/** A Chromium without windows, which asks nobody for anything by itself. */
export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/**
 * Serves a built site as a host does while something is measured.
 *
 * @param folder of the built site
 * @param use gets the origin, without a slash at its end
 */
export async function withServer<T>(
  folder: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = await createSiteServer(folder, '/');
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
