import { describe, expect, it } from 'vitest';
import type { ContentFile } from '#platform/content/common/contentFile';
import { outlineOf } from '#platform/content/node/outline';
import { testPage } from '#platform/content/node/testSite';
import { validate } from '#platform/base/common/validate';
import { entriesOfFiles } from '#platform/collections/node/collection';
import { checkTemplates, templates } from './public';
import { templateSchema, type Template } from '../common/schema';

const template = (over: Partial<Template> = {}): Template => ({
  file: 'GUIDE.md',
  history: [{ version: '1.0.0', date: '2026-11-21', changes: 'First version.' }],
  placeholders: { $NAME: 'Your name' },
  ...over,
});

const page = (described: unknown, body = '<Template file="GUIDE.md" />\n') =>
  testPage(body, { file: 'docs/guide.md', frontMatter: { templates: described }, bodyOffset: 0 });

const FILES = new Map([['GUIDE.md', 'Hello $NAME\n']]);

const check = (files: ContentFile[], texts: Map<string, string>) =>
  checkTemplates(entriesOfFiles(templates, files), { files, outlineOf }, texts);

describe('checkTemplates', () => {
  it('accepts a page that names exactly the placeholders of its file', () => {
    expect(check([page([template()])], FILES)).toEqual([]);
  });

  it('reports placeholders that only the page or only the file has', () => {
    expect(check([page([template({ placeholders: { $GONE: 'Old' } })])], FILES)).toMatchObject([
      { reason: 'names $GONE, which is not in templates/GUIDE.md' },
      { reason: 'lacks $NAME, which is in templates/GUIDE.md' },
    ]);
  });

  const presented = page([template()]);
  it.each([
    ['is missing', [presented], [], 'there is no templates/GUIDE.md'],
    [
      'no page presents',
      [presented],
      ['GUIDE.md', 'OTHER.md'],
      'is a template that no page presents',
    ],
  ])('reports a file that %s', (_what, pages, files, reason) => {
    const texts = new Map(files.map((file) => [file, FILES.get(file) ?? '']));
    expect(check(pages, texts)).toMatchObject([{ reason }]);
  });

  it('reports links to files that are neither offered as a template nor explained', () => {
    const text = [
      'Hello $NAME [self](./SAVED.md#top) [heading](#top) [site](https://example.org/x.md)',
      '[fill in](TODO:place) [mail](mailto:a@example.org) [license](LICENSE) [gone](./GONE.md#top)',
    ].join('\n');
    const placeholders = { $NAME: 'Your name', 'TODO:place': 'A place' };
    const shown = '<Template file="GUIDE.md" />\n';
    const pages = (body: string) => [
      page([template({ saveAs: 'SAVED.md', placeholders })], shown + body),
    ];
    const files = new Map([['GUIDE.md', text]]);
    expect(check(pages('Take `LICENSE` and `GONE.md` from there.'), files)).toEqual([]);
    expect(check(pages('Take `LICENSE` from there.'), files)).toMatchObject([
      {
        file: 'templates/GUIDE.md',
        line: 2,
        reason: 'links GONE.md, which no template offers and docs/guide.md does not explain',
      },
    ]);
  });

  it('reports what is described and not shown, and what is shown and not described', () => {
    expect(check([page([template()], '<Template file="OTHER.md" />\n')], FILES)).toMatchObject([
      { field: 'templates[0].file', reason: 'is not shown exactly once on the page' },
      {
        line: 1,
        field: 'Template',
        reason: 'shows OTHER.md, which the front matter does not describe',
      },
    ]);
  });
});

describe('templateSchema', () => {
  it('reports everything that is wrong with an entry', () => {
    const { problems } = validate(
      templateSchema,

      template({
        file: '../secret.md',
        history: [{ version: '2', date: 'soon', changes: '' }],
      }),
      'docs/guide.md',
    );
    expect(problems.map(({ field }) => field)).toEqual([
      'file',
      'history[0].version',
      'history[0].date',
      'history[0].changes',
    ]);
  });

  it('requires the newest version first, and compares numbers as numbers', () => {
    const history = (...versions: string[]) =>
      versions.map((version) => ({ version, date: '2026-11-21', changes: 'Something.' }));
    const check = (...versions: string[]) =>
      validate(templateSchema, template({ history: history(...versions) }), 'docs/guide.md')
        .problems;
    expect(check('1.10.0', '1.9.0')).toEqual([]);
    expect(check('1.9.0', '1.10.0')).toMatchObject([
      { field: 'history[1].version', reason: '1.10.0 is not older than 1.9.0 above it' },
    ]);
    expect(check('1.0.0', '1.0.0')).toHaveLength(1);
  });
});
