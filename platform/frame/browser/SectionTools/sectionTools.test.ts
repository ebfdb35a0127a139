// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openSectionTools } from '.';

const copyText = vi.hoisted(() => vi.fn<(text: Promise<string>) => Promise<void>>());
vi.mock('#platform/base/browser/clipboard', () => ({ copyText }));

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://example.org/a">';
  document.body.innerHTML =
    '<h1>Voting</h1><h2>Quorum<a class="hash-link" href="#quorum" aria-label="Link">#</a></h2>';
  HTMLElement.prototype.showPopover = vi.fn();
  copyText.mockReset();
});

/** Opens the tools of the only section, and uses one. */
async function use(label: string) {
  const link = document.querySelector<HTMLAnchorElement>('.hash-link');
  if (link) {
    openSectionTools(link);
  }
  const dialog = document.querySelector('[role="dialog"]');
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent === label)?.click();
  const copied = await copyText.mock.lastCall?.[0];
  await Promise.resolve();
  return { dialog, copied, status: dialog?.querySelector('[role="status"]')?.textContent };
}

it('copies the public address of a section, wherever the page is read', async () => {
  copyText.mockResolvedValue();
  const { dialog, copied, status } = await use('Copy link to this section');
  expect(dialog?.getAttribute('aria-label')).toBe('Section “Quorum”');
  expect(document.activeElement?.textContent).toBe('Copy link to this section');
  expect(copied).toBe('https://example.org/a#quorum');
  expect(status).toBe('Link copied');
});

it('shows a citation to be copied by hand if the browser refuses', async () => {
  copyText.mockRejectedValue(new Error('not allowed'));
  const { copied, status } = await use('Copy citation');
  expect(copied).toContain('https://example.org/a#quorum');
  expect(copied).toContain('Quorum');
  expect(status).toBe(copied);
});

it('is gone once it is closed', async () => {
  copyText.mockResolvedValue();
  const { dialog } = await use('Copy citation');
  const closed = Object.assign(new Event('toggle'), { newState: 'closed' });
  dialog?.dispatchEvent(closed);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});
