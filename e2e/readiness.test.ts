import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { TextWriter, Uint8ArrayReader, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { sidewaysScroll, violationsOf } from './axe';
import { download, expect, hydrated, test } from './test';

const PAGE = '/projects/readiness';
const KEY = 'project-readiness';

const tick = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name });
const roadmap = (page: Page) => tick(page, 'Public roadmap');
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'required criteria' });
const message = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(PAGE + query);
  await hydrated(page);
}

/** Opens the details of a criterion. */
async function details(page: Page, name: string): Promise<Locator> {
  const item = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
  await item.getByText('Details').click();
  return item;
}

/** Chooses from the menu beside "Copy result". */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name }).click();
}

async function saved(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  return download(page.getByRole('button', { name }));
}

test('ticks and notes are kept on the device, leave as a file, and come back from it', async ({
  page,
}) => {
  await open(page);
  const none = await status(page).textContent();
  await roadmap(page).check();
  await expect(status(page)).not.toHaveText(none ?? '');
  const item = await details(page, 'Public roadmap');
  await item.getByLabel('Link to your evidence').fill('https://example.org/roadmap');
  await item.getByLabel('Note').fill('Yearly.');
  expect(page.url()).not.toContain('roadmap');

  await page.reload();
  await hydrated(page);
  await expect(roadmap(page)).toBeChecked();
  await expect(status(page)).not.toHaveText(none ?? '');
  const { name, text: marks } = await saved(page, 'Export marks');
  expect(name).toBe('readiness.json');

  await choose(page, 'Clear all');
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeHidden();
  await expect(roadmap(page)).not.toBeChecked();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(roadmap(page)).toBeChecked();
  await choose(page, 'Clear all');

  const load = (text: string) =>
    page.getByLabel('Import marks').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await load('{"ticks": true}');
  await expect(message(page, 'other.json is not a file that was exported here')).toBeVisible();
  await load(marks);
  await expect(roadmap(page)).toBeChecked();
  await page.reload();
  await hydrated(page);
  await expect(roadmap(page)).toBeChecked();
});

test('criteria are set aside with a reason, and the list shows gaps or what is met', async ({
  page,
}) => {
  await open(page);
  const before = Number(/of (\d+)/.exec((await status(page).textContent()) ?? '')?.[1]);
  const show = page.getByRole('combobox', { name: 'Show' });
  const item = await details(page, 'Public roadmap');
  await item.getByLabel('Note').fill('We publish releases only.');
  await item.getByLabel('Status').selectOption('Not applicable');
  await expect(status(page)).toContainText(`of ${before - 1} required`);
  await show.focus();
  await show.selectOption('Only gaps');
  await expect(roadmap(page)).toBeHidden();
  const gap = page.getByRole('main').getByRole('checkbox').filter({ visible: true }).first();
  await gap.check();
  await show.focus();
  await show.selectOption('Only what is met');
  await expect(page.getByRole('main').getByRole('checkbox').filter({ visible: true })).toHaveCount(
    1,
  );
  await page.reload();
  await hydrated(page);
  await show.selectOption('All criteria');
  await expect(item.getByText('Not applicable').first()).toBeVisible();
});

test('what earlier levels asked is folded', async ({ page }) => {
  await open(page, '?from=sandbox&to=incubation');
  const license = page.getByRole('checkbox', {
    name: "Apache 2.0 for the project's own code",
    includeHidden: true,
  });
  await expect(license).toBeHidden();
  await page.locator('details', { has: license }).locator('> summary').click();
  await expect(license).toBeVisible();
});

test('the result is Markdown in the order of the application, with the gaps named', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await roadmap(page).check();
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(message(page, 'The result is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('- [x] Public roadmap\n');
  expect(copied).toMatch(/^## Gaps\n\n- /m);
  const sections = [...copied.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(sections.slice(0, 4)).toEqual([
    'Gaps',
    'Adoption Assertion',
    'Application Process Principles',
    'Governance and Maintainers',
  ]);
  expect(await saved(page, 'Download result')).toEqual({
    name: 'readiness-for-incubation.md',
    text: copied,
  });
});

test('the address names levels and area, and leads there', async ({ page }) => {
  await open(page, '?from=incubation&to=graduation#security');
  await expect(page.getByLabel('Your project is')).toHaveValue('incubation');
  await expect(tick(page, /^Third-party security review/)).toBeInViewport();
  await page.getByLabel('Your project is').selectOption('Sandbox');
  await page.getByLabel('It goes to').selectOption('Incubation');
  await expect(page).toHaveURL(`${PAGE}?from=sandbox&to=incubation`);
  await expect(tick(page, /^Third-party security review/)).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('It goes to')).toHaveValue('graduation');
  await expect(tick(page, /^Third-party security review/)).toBeVisible();
});

test('another level leads to the one after it, unless the reader chooses one further on', async ({
  page,
}) => {
  await open(page, '?from=incubation&to=graduation');
  await page.getByLabel('Your project is').selectOption('Not in CNCF yet');
  await expect(page.getByLabel('It goes to')).toHaveValue('sandbox');
  await page.getByLabel('It goes to').selectOption('Graduation');
  await expect(page.getByLabel('It goes to')).toHaveValue('graduation');
});

test('a criterion has one status: ticked is met, and met is ticked', async ({ page }) => {
  await open(page);
  const item = await details(page, 'Public roadmap');
  const state = item.getByLabel('Status');
  await expect(state).toHaveValue('');
  await roadmap(page).check();
  await expect(state.getByRole('option', { selected: true })).toHaveText('Met');
  await state.selectOption('In progress');
  await expect(roadmap(page)).not.toBeChecked();
  await state.selectOption('Met');
  await expect(roadmap(page)).toBeChecked();
});

test('the address names the project, and so does the result', async ({ page }) => {
  await page.goto(`${PAGE}?from=incubation&to=graduation&project=Lamp+%26+Co`);
  // The first action, at whatever state of the page.
  const name = page.getByLabel('Name of your project');
  await expect(name).toHaveValue('Lamp & Co');
  await expect(page.getByLabel('It goes to')).toHaveValue('graduation');
  const { text } = await saved(page, 'Download result');
  expect(text).toMatch(/^# Readiness of Lamp & Co for Graduation\n/);
  await name.fill('Torch');
  await expect(page).toHaveURL(/project=Torch$/);
});

test('a name that is typed before the page has started stays', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'commit' });
  const name = page.getByLabel('Name of your project');
  await name.fill('Torch');
  await hydrated(page);
  await expect(name).toHaveValue('Torch');
  await expect(page).toHaveURL(/project=Torch$/);
});

test('works by keyboard', async ({ page }) => {
  await open(page);
  await page.getByLabel('It goes to').focus();
  for (const name of ['Copy result', 'More actions', 'Download result', 'Print', 'Export marks']) {
    const button = page.getByRole('button', { name });
    while (!(await button.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    if (name === 'More actions') {
      await page.keyboard.press('Enter');
    }
  }
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Import marks')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await roadmap(page).focus();
  await page.keyboard.press('Space');
  await expect(roadmap(page)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Link to your evidence').locator('visible=true')).toHaveCount(1);
});

test('starts empty and says so if what was kept cannot be read', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"version": 1, "entries": '), KEY);
  await open(page);
  await expect(page.getByRole('alert')).toContainText("can't be read");
  await expect(roadmap(page)).not.toBeChecked();
  await roadmap(page).check();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('works without storage, and says that nothing will be kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await expect(page.getByRole('alert')).toContainText('keeps nothing for this site');
  await roadmap(page).check();
  await expect(roadmap(page)).toBeChecked();
});

test('prints the score and what is asked on two pages; details only where they are open', async ({
  page,
}) => {
  await open(page);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
  const item = await details(page, 'Public roadmap');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How to use it' })).toBeHidden();
  await expect(tick(page, /^Third-party security review/)).toBeHidden();
  await expect(status(page)).toBeVisible();
  await expect(item.getByText('The roadmap, board')).toBeVisible();
});

test('keeps the score in view', async ({ page }) => {
  await open(page);
  await page.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  await expect(status(page)).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list of the criteria of all levels, with their details', async ({ page }) => {
    await page.goto(PAGE);
    await expect(tick(page, /^Third-party security review/)).toBeVisible();
    await expect(tick(page, "Apache 2.0 for the project's own code")).toBeVisible();
    // Those of the browser's own menus work.
    await expect(
      page.locator('button:not([popovertarget], [commandfor])').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.locator('main noscript p')).toHaveText(/your check marks aren't kept/);
    await expect(
      page.getByText(/^Asked at an earlier level/).filter({ visible: true }),
    ).toHaveCount(0);
    const item = await details(page, 'Public roadmap');
    await expect(item.getByText('The roadmap, board')).toBeVisible();
  });
});

test('is free of violations on a phone, in both themes, with details open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  await roadmap(page).check();
  await details(page, 'Public roadmap');
  // Where the bar covers no box: axe takes what is left of one for a small target.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violationsOf(page, 'colors')).toEqual([]);
});

test('each kit is a ZIP with files that the site serves, and says what to do with them', async ({
  page,
  request,
}) => {
  const served = readdirSync('templates').map((name) => readFileSync(`templates/${name}`, 'utf8'));
  await page.goto(PAGE);
  for (const kit of await page.getByRole('link', { name: /^Files for / }).all()) {
    const response = await request.get((await kit.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/zip');
    const zip = new ZipReader(new Uint8ArrayReader(await response.body()));
    const files = new Map<string, string>();
    for (const entry of await zip.getEntries()) {
      const options = { useWebWorkers: false };
      files.set(entry.filename, await (entry as FileEntry).getData(new TextWriter(), options));
    }
    expect(files.get('START-HERE.md')).toContain('# Files to start from');
    files.delete('START-HERE.md');
    expect([...files.keys()]).toContain('.github/PULL_REQUEST_TEMPLATE.md');
    for (const [path, text] of files) {
      expect(served, path).toContain(text);
    }
  }
});
