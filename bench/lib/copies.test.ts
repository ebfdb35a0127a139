import { describe, expect, it } from 'vitest';
import { copyNumbers, copyOf, multiplyRecords, placesOf } from './copies';

const page = (file: string, body = '', front = '') => ({
  file,
  text: `---\ntitle: Name\ndescription: What it is about.\n${front}---\n\n${body}\n`,
});
const GUIDE = page('docs/projects/guide.md', 'See [lists](../lists/index.md#all).');
const LISTS = page('docs/lists/index.md', '<EventList />');
const INCIDENT = page(
  'docs/tags/catalog/2024/xz.md',
  '',
  'incident:\n  guides: [projects/guide.md]\n',
);
const placeOf = placesOf([GUIDE, LISTS, INCIDENT]);

describe('a larger site', () => {
  it('has copies of pages in a folder each, and entries beside entries', () => {
    expect(placeOf('docs/projects/guide.md', 2)).toBe('docs/copy-2/projects/guide.md');
    expect(placeOf('docs/tags/catalog/2024/xz.md', 3)).toBe('docs/tags/catalog/2024/xz-3.md');
    expect(placeOf('blog/2025-09-16-awards.md', 2)).toBe('blog/2025-09-16-awards-2.md');
  });

  it('has pages that list all entries once, and partial files too', () => {
    expect(placeOf(LISTS.file, 2)).toBe(LISTS.file);
    expect(placeOf('docs/tags/catalog/_template.md', 2)).toBe('docs/tags/catalog/_template.md');
  });

  it('has templates of its own for each copy, with their former versions', () => {
    expect(placeOf('templates/labels.yml', 2)).toBe('templates/labels-2.yml');
    expect(placeOf('templates/former/A.md/1.0.0.md', 2)).toBe('templates/former/A-2.md/1.0.0.md');
  });

  it('has the copies from the second on', () => {
    expect(copyNumbers(1)).toEqual([]);
    expect(copyNumbers(3)).toEqual([2, 3]);
  });
});

describe('a copy of a page', () => {
  it('lies in its place and differs in what has to be unique', () => {
    const copy = copyOf(
      { ...GUIDE, text: GUIDE.text.replace('---\n\n', 'slug: a\n---\n\n') },
      2,
      placeOf,
    );
    expect(copy.file).toBe('docs/copy-2/projects/guide.md');
    expect(copy.text).toMatch(
      /^---\ntitle: Name 2\ndescription: "2: What it is about\."\nslug: a-2\n---\n/,
    );
  });

  it('links pages of the same copy, and from its place those that the site has once', () => {
    const body =
      'A [sibling](./other.md), a [list](../lists/index.md#all), a [site](https://a.b/c.md).';
    expect(copyOf(page('docs/projects/guide.md', body), 2, placeOf).text).toContain(
      'A [sibling](./other.md), a [list](../../lists/index.md#all), a [site](https://a.b/c.md).',
    );
    expect(
      copyOf(page(INCIDENT.file, '[Guide](../../../projects/guide.md)'), 2, placeOf).text,
    ).toContain('[Guide](../../../copy-2/projects/guide.md)');
  });

  it('names guides and templates of the same copy', () => {
    expect(copyOf(INCIDENT, 2, placeOf).text).toMatch(
      /guides: \[ ?copy-2\/projects\/guide\.md ?\]/,
    );
    const presenting = page(
      'docs/templates.md',
      '<Template file="A.md" />',
      'templates:\n  - file: A.md\n',
    );
    const { text } = copyOf(presenting, 2, placeOf);
    expect(text).toContain('- file: A-2.md\n');
    expect(text).toContain('<Template file="A-2.md" />');
  });

  it('has a recording of its own', () => {
    const video = page('docs/videos/2024/a.md', '', 'video:\n  youtube: abcdefghijk\n');
    expect(copyOf(video, 10, placeOf).text).toContain('youtube: abcdefghi10\n');
  });

  it('has words of its own in paragraphs, and nowhere else', () => {
    const heading = '## About maintainers\n';
    const code = 'Run `maintainers`, see <Term>maintainers</Term> and [maintainers](#maintainers).';
    const kept = copyOf(page('docs/a.md', `${heading}\n${code}`), 2, placeOf).text;
    expect(kept).toContain(heading);
    expect(kept).toContain(code);
    const paragraph = 'Those who became maintainers review changes of contributors.';
    const [second, third] = [2, 3].map(
      (copy) => copyOf(page('docs/a.md', paragraph), copy, placeOf).text,
    );
    expect(second).not.toContain(paragraph);
    expect(third).not.toContain(second?.split('\n').at(-2));
  });
});

it('copies of deadlines belong to copies of events', () => {
  expect(multiplyRecords([{ id: 'cfp', name: 'Call', event: 'summit' }], 2)).toEqual([
    { id: 'cfp', name: 'Call', event: 'summit' },
    { id: 'cfp-2', name: 'Call 2', event: 'summit-2' },
  ]);
});
