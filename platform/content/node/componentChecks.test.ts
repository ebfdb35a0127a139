import { expect, it } from 'vitest';
import { checkBackLinks } from './componentChecks';
import { testPage } from './testSite';

const LIST = {
  component: 'GuideThings',
  heading: 'Things it stops',
  what: 'thing',
  where: 'the field `guides` of a thing',
};
const reportOn = (body: string, isNamed = true) =>
  checkBackLinks(testPage(body), LIST, isNamed).map(
    ({ line, reason, remedy }) => `${line}: ${reason} → ${remedy}`,
  );

it('accepts the list below its heading, which may have an id of its own', () => {
  expect(reportOn('Text.', false)).toEqual([]);
  expect(reportOn('## Things it stops\n\n<GuideThings />')).toEqual([]);
  expect(reportOn('## Things it stops {#things}\n<GuideThings />')).toEqual([]);
});

it('says which heading and which line are missing, and why', () => {
  expect(reportOn('Text.\n\nEnd.')).toEqual([
    '7: is missing → Add the heading "## Things it stops" near the end, and the line <GuideThings /> below it: the field `guides` of a thing names this page.',
  ]);
});

it.each([
  '<GuideThings />',
  '## Things\n\n<GuideThings />',
  '## Things it stops\n\nText.\n\n<GuideThings />',
])('says which heading belongs above the list: %j', (body) => {
  expect(reportOn(body)).toEqual([
    `${body.split('\n').length + 4}: is not below its heading → Write the heading "## Things it stops" directly above it.`,
  ]);
});

it('finds a list on a page that nothing names', () => {
  expect(reportOn('## Things it stops\n\n<GuideThings />', false)).toEqual([
    '7: is on a page that no thing names → Remove it with its heading, or name the page in the field `guides` of a thing.',
  ]);
});
