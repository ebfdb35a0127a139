import { SITES } from './sites';
import { expect, test } from './test';

for (const [name, { url, baseUrl }] of Object.entries(SITES)) {
  test.describe(`the ${name} site`, () => {
    test.use({ baseURL: url });

    test('can be searched by browsers', async ({ page, request }) => {
      const file = `${baseUrl}opensearch.xml`;
      for (const route of ['', 'blog', 'events/kubecon', 'search', '404']) {
        const html = await (await request.get(url + baseUrl + route)).text();
        expect(html).toContain(
          `<link rel=search type=application/opensearchdescription+xml href=${file} `,
        );
      }
      const response = await request.get(url + file);
      expect(response.status()).toBe(200);
      await page.goto(`${url}${baseUrl}search`);
      const description = await page.evaluate(
        (xml) => {
          const parsed = new DOMParser().parseFromString(xml, 'text/xml');
          const textOf = (tag: string) => parsed.querySelector(tag)?.textContent ?? '';
          return {
            namespace: parsed.documentElement.namespaceURI,
            shortName: textOf('ShortName'),
            description: textOf('Description'),
            type: parsed.querySelector('Url')?.getAttribute('type'),
            template: parsed.querySelector('Url')?.getAttribute('template') ?? '',
          };
        },
        await response.text(),
      );
      // The names and limits that OpenSearch 1.1 requires.
      expect(description.namespace).toBe('http://a9.com/-/spec/opensearch/1.1/');
      expect(description.shortName).toMatch(/^.{1,16}$/);
      expect(description.description).toMatch(/^.{1,1024}$/);
      expect(description.type).toBe('text/html');
      expect(description.template).toBe(
        `https://contribute.cncf.io${baseUrl}search?q={searchTerms}`,
      );
      const { pathname, search } = new URL(
        description.template.replace('{searchTerms}', 'emeritus'),
      );
      await page.goto(url + pathname + search);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Search results for "emeritus"',
      );
    });
  });
}
