import { expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { withLines } from './yaml';

const FILES = {
  'page.md':
    '---\ntitle: A\ntags:\n  - one\n  - two\nvideo:\n  topics: [x]\n---\n\nchecked: text\n',
  'data.yaml': '# Events\nevents:\n  - id: a\n    start: 1\n  - id: b\n/old.html: /new\n',
  'data.json': '{\n  "docs/a.md": "2027-03-15"\n}\n',
};
const lineOf = (file: string, field: string, reason = 'is wrong') =>
  withLines(testFolder(FILES), [{ file, field, reason, remedy: 'Mend it.' }])[0]?.line;

it.each([
  ['page.md', 'title', 2],
  ['page.md', 'tags[1]', 5],
  ['page.md', 'video.topics[0]', 7],
  ['page.md', 'video.topics', 7],
  ['page.md', 'video.youtube', 6],
  ['page.md', 'checked', undefined],
  ['data.yaml', 'events[0].start', 4],
  ['data.yaml', 'events[1].start', 5],
  ['data.yaml', '/old.html', 6],
  ['data.yaml', 'a.start', 4],
  ['data.yaml', 'b', 5],
  ['data.yaml', 'b.start', 5],
  ['data.yaml', 'c.start', undefined],
  ['data.yaml', '(whole file)', 1],
  ['page.md', 'route', 1],
  ['page.md', 'id', 1],
  ['data.json', 'docs/a.md', 2],
  ['gone.yaml', 'events', undefined],
])('finds in %s the line of %s', (file, field, line) => {
  expect(lineOf(file, field)).toBe(line);
});

it('takes the first line for a field that the whole file lacks, and keeps a line that is known', () => {
  expect(lineOf('page.md', 'description', 'is missing')).toBe(1);
  const known = { file: 'page.md', line: 9, field: 'title', reason: 'x', remedy: 'y' };
  expect(withLines(testFolder(FILES), [known])).toEqual([known]);
});
