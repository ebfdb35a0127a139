import { markupProblems } from '#platform/output/node/hosting/inlineScripts';
import { builtPages } from './builtPages';
import { SITES } from './sites';
import { expect, test, VIOLATION } from './test';

const DOC = '/maintainers/lifecycle/duties';

for (const { url, baseUrl } of Object.values(SITES)) {
  test(`pages, files and the 404 page below ${baseUrl} carry the policies`, async ({ request }) => {
    for (const file of [
      '',
      'events/kubecon',
      'search-index.json',
      'blog/rss.xml',
      'no/such/page',
    ]) {
      const headers = (await request.get(`${url}${baseUrl}${file}`)).headers();
      expect(headers['content-security-policy'], file).toMatch(
        /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self';/,
      );
      expect(headers['content-security-policy'], file).toMatch(
        /base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
      expect(headers, file).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy'], file).toContain('camera=(), ');
    }
  });
}

/** Each of these would run `window.wasInjected = true`, or load something from elsewhere. */
const INJECTIONS = {
  'an inline script': '<script>window.wasInjected = true</script>',
  'an event handler': '<img src=/none.png onerror="window.wasInjected = true">',
  'a script of another host': '<script src="https://evil.example/x.js"></script>',
  'code made from a text': '<script src="/injected.js"></script>',
  'an inline style sheet': '<style>body { visibility: hidden }</style>',
  'a frame of another host': '<iframe src="https://evil.example/"></iframe>',
  'a picture of another host': '<img alt="" src="https://evil.example/pixel.gif">',
  'a base address of another host': '<base href="https://evil.example/">',
};

for (const [name, html] of Object.entries(INJECTIONS)) {
  test(`${name} that got into a page does nothing`, async ({ browser }) => {
    // Its own page: the violations are the point here.
    const page = await browser.newPage();
    const reports: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    page.on('pageerror', (error) => reports.push(error.message));
    await page.route('https://evil.example/**', async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'window.wasInjected = true' });
    });
    await page.route('**/injected.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'eval("window.wasInjected = true")' }),
    );
    await page.route(SITES.root.url + DOC, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<body', `${html}<body`);
      await route.fulfill({ response, body });
    });
    await page.goto(SITES.root.url + DOC);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => reports.find((text) => VIOLATION.test(text))).toBeDefined();
    expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false);
    expect(foreign).toEqual([]);
    await page.close();
  });
}

test('a form that got into a page is not sent to another host', async ({ browser }) => {
  // Its own page: the violation is the point here.
  const page = await browser.newPage();
  const reports: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  page.on('request', (request) => foreign.push(request.url()));
  await page.goto(SITES.root.url + DOC);
  // Later, since the browser tests would wait for the page that never comes.
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://evil.example/';
    document.body.append(form);
    setTimeout(() => form.submit());
  });
  await expect.poll(() => reports.join()).toMatch(/form-action/);
  expect(foreign.filter((url) => url.includes('evil.example'))).toEqual([]);
  await page.close();
});

test('no built page holds an element that a text brought into it, and its data parse', () => {
  // The build ends on one, and so does this.
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(200);
  const problems = pages.flatMap((page) =>
    markupProblems(page.elements()).map((problem) => `${page.route} ${problem}`),
  );
  expect(problems).toEqual([]);
});
