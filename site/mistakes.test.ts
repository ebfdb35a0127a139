// cspell:ignore confrence sumit titel
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatProblems } from '../platform/base/common/problems';
import { checkContent } from './tasks';

// The mistakes that writers make most, and the whole report about each: where it is, what is wrong, what to do.

const folders = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
afterAll(() => {
  rmSync(folders, { recursive: true });
});

const START = 'docs/start.md';
const GUIDE = 'docs/guides/guide.md';
const POST = 'blog/2026-01-02-post.md';
const EVENTS = 'data/events.yaml';
const UPDATES = 'data/last-updates.json';
const DESCRIPTION = 'A description that is long enough to pass the check of its length';
const SITE: Readonly<Record<string, string>> = {
  'docs/tags.yml': 'known:\n  label: Known\n  permalink: /known\n  description: A tag.\n',
  [START]: `---\ntitle: Start\ndescription: ${DESCRIPTION}.\nsidebar_position: 1\n---\n\nText.\n`,
  [GUIDE]: `---\ntitle: Guide\ndescription: ${DESCRIPTION}, too.\nsidebar_position: 1\ntags: [known]\n---\n\n## First step\n\nSee [the start](../start.md).\n\n<Term>Attack</Term>\n`,
  'blog/authors.yml':
    'team:\n  name: Team\n  title: A team\n  description: It writes.\n  url: https://example.org/\n  page: true\n',
  'blog/tags.yml': 'news:\n  label: News\n  permalink: /news\n  description: A tag.\n',
  [POST]: `---\ntitle: Post\ndescription: ${DESCRIPTION}, as a post.\nauthors: [team]\ntags: [news]\n---\n\nFirst.\n\n{/* truncate */}\n\nRest.\n`,
  [EVENTS]: `events:\n  - id: summit\n    name: Summit\n    kind: conference\n    series: other\n    start: '2027-03-15'\n    end: '2027-03-16'\ndeadlines:\n  - id: cfp\n    name: Call\n    series: other\n    event: summit\n    closes: '2027-01-02'\n`,
  'data/redirects.yaml': '/old: /guides/guide\n',
  [UPDATES]: '{\n  "docs/start.md": "2026-01-02"\n}\n',
  'data/search-needs.yaml': '/start:\n  - where to begin\n',
  'data/search-synonyms.yaml': '- start, beginning\n',
  'data/contacts.yaml':
    "- id: help\n  name: Staff\n  address: help@example.org\n  purpose: Anything\n  validated: '2026-01-02'\n  former: [old@example.org]\n",
  'data/lexicon.yaml':
    'terms:\n  - term: Attack\n    group: concepts\n    definition: What attackers do.\n',
  'data/changes.yaml': `- date: '2026-01-02'\n  page: /start\n  change: A new start.\n`,
};

/** The report on a small site after one replacement in one file. */
async function reportOn(name: string, file: string, from: string, to: string): Promise<string> {
  const siteDir = path.join(folders, name.replace(/\W+/g, '-'));
  for (const [at, text] of Object.entries(SITE)) {
    const full = path.join(siteDir, at);
    mkdirSync(path.dirname(full), { recursive: true });
    expect(at !== file || text.includes(from)).toBe(true);
    writeFileSync(full, at === file ? text.replace(from, to) : text);
  }
  return formatProblems(await checkContent(siteDir));
}

const MISTAKES: readonly [
  name: string,
  file: string,
  from: string,
  to: string,
  problem: string,
  remedy: string,
][] = [
  [
    'a field with a typo',
    GUIDE,
    'title: Guide',
    'titel: Guide',
    'line 2, titel: is not a known field',
    'Write title.',
  ],
  [
    'no description',
    GUIDE,
    `description: ${DESCRIPTION}, too.\n`,
    '',
    'line 1, description: is missing',
    'Write one sentence that helps someone choose this page from a list.',
  ],
  [
    'a description that is too short',
    GUIDE,
    `${DESCRIPTION}, too.`,
    'A guide.',
    'line 3, description: has 8 characters',
    'Write a sentence of 50 to 160 characters.',
  ],
  [
    'the description of another page',
    START,
    `${DESCRIPTION}.`,
    `${DESCRIPTION}, too.`,
    'line 3, description: is the same as that of docs/guides/guide.md',
    'Say what sets this page apart.',
  ],
  [
    'a colon in a title',
    GUIDE,
    'title: Guide',
    'title: Guide: the second',
    'line 2, YAML: Nested mappings are not allowed in compact mappings',
    'Correct the indentation or the quotes there or above; quote texts with a colon.',
  ],
  [
    'a quote that does not end',
    GUIDE,
    'title: Guide',
    'title: "Guide',
    'line 5, YAML: Missing closing "quote',
    'Correct the indentation or the quotes there or above; quote texts with a colon.',
  ],
  [
    'no order in its folder',
    GUIDE,
    'sidebar_position: 1\n',
    '',
    'line 1, sidebar_position: is missing',
    'Number the pages of a folder in reading order, from 1, without quotes.',
  ],
  [
    'a number in quotes',
    GUIDE,
    'sidebar_position: 1',
    'sidebar_position: "1"',
    'line 4, sidebar_position: is not a whole number',
    'Number the pages of a folder in reading order, from 1, without quotes.',
  ],
  [
    'an unknown tag',
    GUIDE,
    '[known]',
    '[unknown]',
    'line 5, tags[0]: "unknown" is not a known tag',
    'Use one of docs/tags.yml, or add it there.',
  ],
  [
    'a tag that no page has',
    'docs/tags.yml',
    'known:\n',
    'new:\n  label: New\n  permalink: /new\n  description: A new tag.\nknown:\n',
    'line 1, new: is a tag that no page has',
    'Name it in the field `tags` of at least one, or remove it here.',
  ],
  [
    'a tag whose name is missing',
    'docs/tags.yml',
    '  label: Known\n',
    '',
    'line 1, known.label: is missing',
    'Add it, with a text.',
  ],
  [
    'one tag that is no list',
    GUIDE,
    '[known]',
    'known',
    'line 5, tags: is not a list',
    'Write it as a list, for example [known].',
  ],
  [
    'a tab',
    GUIDE,
    'tags: [known]',
    'tags:\n\t- known',
    'line 6, YAML: Tabs are not allowed as indentation',
    'Correct the indentation or the quotes there or above; quote texts with a colon.',
  ],
  [
    'a link to a file that is not there',
    GUIDE,
    '../start.md',
    '../begin.md',
    'line 10, link ../begin.md: leads to no file of this site',
    'Correct the path; link pages as ./page.md or ../folder/index.md.',
  ],
  [
    'a link to a heading that is not there',
    GUIDE,
    '../start.md',
    '#second-step',
    'line 10, link #second-step: names the anchor "second-step", which docs/guides/guide.md has not',
    'Use one of its headings: first-step.',
  ],
  [
    'a link to the address of a page',
    GUIDE,
    '../start.md',
    '/start',
    'line 10, link /start: names a route where the build needs a file',
    'Link the file: ../start.md.',
  ],
  [
    'a link without https',
    GUIDE,
    '../start.md',
    'www.example.org',
    'line 10, link: "www.example.org" lacks https://',
    'Write https://www.example.org.',
  ],
  [
    'an element of HTML',
    GUIDE,
    'See [',
    'See <div>it</div> [',
    'line 10, <div>: is not allowed in Markdown',
    'Use Markdown, a component of the site, or one of abbr, br, details, kbd, sub, summary, sup. Put it in backticks to show it as text.',
  ],
  [
    'a brace',
    GUIDE,
    'See [',
    'Use {name}, see [',
    'line 10, {name}: JavaScript is not allowed in Markdown',
    'Write the text itself; to show braces, put them in backticks.',
  ],
  [
    'a component that is not there',
    GUIDE,
    'See [',
    '<Warning />\n\nSee [',
    'line 10, <Warning>: is not allowed in Markdown',
    'Use Markdown, a component of the site, or one of abbr, br, details, kbd, sub, summary, sup. Put it in backticks to show it as text.',
  ],
  [
    'an angle bracket',
    GUIDE,
    'See [',
    'If a <b then see [',
    'line 10, Markdown: cannot be read: Unexpected character `[` (U+005B) after attribute name, expected a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag',
    'Close what is open, and put a < or { that is text in backticks.',
  ],
  [
    'an import',
    GUIDE,
    '## First',
    "import x from './x';\n\n## First",
    `line 8, JavaScript: "import x from './x';" is not allowed in Markdown`,
    'Remove it: components need no import, and a page holds no code.',
  ],
  [
    'an unknown author',
    POST,
    '[team]',
    '[jane]',
    'line 4, authors[0]: "jane" is not a known author',
    'Use one of blog/authors.yml, or add it there.',
  ],
  [
    'a post without a beginning for lists',
    POST,
    '{/* truncate */}\n',
    '',
    'line 8, truncate: is missing, so that lists would show the whole post',
    'Write {/* truncate */} on a line of its own below the first paragraph.',
  ],
  [
    'a day without quotes, which is none of the calendar',
    EVENTS,
    "'2027-03-15'",
    '2027-02-30',
    'line 6, events[0].start: "2027-02-30" is not a calendar day',
    'Write it as "YYYY-MM-DD", for example "2027-03-15".',
  ],
  [
    'an end before the start',
    EVENTS,
    "'2027-03-16'",
    "'2027-03-14'",
    'line 7, events[0].end: "2027-03-14" is before the start "2027-03-15"',
    'Correct one of the two days.',
  ],
  [
    'an unknown kind of event',
    EVENTS,
    'kind: conference',
    'kind: confrence',
    'line 4, events[0].kind: "confrence" is not a known kind',
    'Use one of conference, maintainer-summit, virtual, call.',
  ],
  [
    'a deadline of an event that is not there',
    EVENTS,
    'event: summit',
    'event: sumit',
    'line 12, deadlines[0].event: "sumit" is not the id of an event of this file',
    'Correct the id, or add the event above.',
  ],
  [
    'wrong indentation',
    EVENTS,
    '    name: Summit',
    '   name: Summit',
    'line 3, YAML: Sequence item without - indicator',
    'Correct the indentation or the quotes there or above; quote texts with a colon.',
  ],
  [
    'a field twice',
    EVENTS,
    '    name: Summit',
    '    name: Summit\n    name: Summit',
    'line 4, YAML: names a field twice',
    'Keep one of the two.',
  ],
  [
    'a redirect to nowhere',
    'data/redirects.yaml',
    '/guides/guide',
    '/guides/gide',
    'line 1, /old: leads to /guides/gide, which is not a page',
    'Correct the target; it ends in a slash if the page is an index file.',
  ],
  [
    'a page that was moved without a redirect',
    UPDATES,
    'docs/start.md',
    'docs/begin.md',
    'line 2, docs/begin.md: is gone, and its address /begin leads nowhere',
    'If the page has moved, or another one replaces it, add the line "/begin: <new address>" to data/redirects.yaml. If nothing replaces the page, remove this line.',
  ],
  [
    'a redirect from a page',
    'data/redirects.yaml',
    '/old',
    '/start',
    'line 1, /start: is the route of a page',
    'Remove the redirect, or move the page.',
  ],
  [
    'needs of no page',
    'data/search-needs.yaml',
    '/start',
    '/begin',
    'line 1, /begin: is not the route of a page',
    'Write the route exactly as in the address of the page, or remove its needs.',
  ],
  [
    'a synonym alone',
    'data/search-synonyms.yaml',
    'start, beginning',
    'start',
    'line 1, [0]: is not a group',
    'Write at least two words or phrases with commas between them.',
  ],
  [
    'an unknown need of benefits',
    GUIDE,
    'See [',
    '<Benefits need="nope" />\n\nSee [',
    'line 10, <Benefits> need: "nope" is not known',
    'Use one of ci, credits, tools, security, docs, marketing, events, training, legal, design, advice, or leave the attribute out for the list of the start page.',
  ],
  [
    'a page compared with itself',
    GUIDE,
    'tags: [known]',
    'checked:\n  on: "2026-01-02"\n  owner: TOC\n  source:\n    title: A guide\n    url: https://github.com/cncf/contribute-site/blob/main/docs/guides/guide.md\ntags: [known]',
    'line 10, checked.source.url: is this site itself',
    'Name the document of the body that owns the facts, in cncf/toc or cncf/foundation for example, or leave the source out.',
  ],
  [
    'an unknown contact',
    GUIDE,
    'See [',
    'Write to <Contact id="nope" /> and see [',
    'line 10, <Contact> id: "nope" is not a contact in data/contacts.yaml',
    'Use one of help, or add it there.',
  ],
  [
    'an address that was replaced, in a post',
    POST,
    'Rest.',
    'Write to old@example.org.',
    'line 12, address: old@example.org was replaced by help@example.org',
    'Write the new address.',
  ],
  [
    'an address that was replaced, in data',
    'data/changes.yaml',
    'A new start.',
    'Write to old@example.org',
    'line 3, address: old@example.org was replaced by help@example.org',
    'Write the new address.',
  ],
  [
    'the address of a contact, typed',
    GUIDE,
    'See [',
    'Write to [us](mailto:help@example.org) and see [',
    'line 10, address: types the address help@example.org, which data/contacts.yaml has',
    'Write <Contact id="help" />.',
  ],
  [
    'a definition that is too long',
    'data/lexicon.yaml',
    'What attackers do.',
    'Words. '.repeat(60),
    'line 4, terms[0].definition: is too long',
    'Shorten it to 400 characters; the rest belongs into details.',
  ],
  [
    'a term without a group, which a page names',
    'data/lexicon.yaml',
    '    group: concepts\n',
    '',
    'line 2, terms[0].group: is missing',
    'Use one of concepts, identity, hardware, tooling.',
  ],
  [
    'a change of no page',
    'data/changes.yaml',
    '/start',
    '/begin',
    'line 2, [0].page: /begin isn’t a page',
    'Correct the route; it ends in a slash if the page is an index file.',
  ],
];

it.each(MISTAKES)('%s', async (name, file, from, to, problem, remedy) => {
  expect(await reportOn(name, file, from, to)).toBe(
    `1 content problem found:\n\n${file}\n  ${problem}\n    → ${remedy}`,
  );
});

it('none', async () => {
  expect(await reportOn('none', GUIDE, 'Guide', 'Guide')).toBe('0 content problems found:');
});
