import type { Page } from '@playwright/test';

/** What Playwright logs where a test keeps service workers out. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Warnings that the page logs from now on. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text() !== WORKER_BLOCKED) {
      warnings.push(message.text());
    }
  });
  return warnings;
}

/** Addresses at which the page asks for a search index from now on. */
export function indexRequestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) {
      requests.push(request.url());
    }
  });
  return requests;
}
