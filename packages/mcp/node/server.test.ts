import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../../../platform/base/node/files';
import { openIndex } from '../../../features/search/common/engine';
import { buildIndexFile } from '../../../features/search/node/buildIndex';
import { CATALOG_FILES, CATALOG_ROUTE } from '../../../features/catalog/common/route';
import { siteDocument } from '../../../features/catalog/node/testCatalog';
import { CONTROLS_FILES, CONTROLS_ROUTE } from '../../../features/controls/common/vocabulary';
import { makeData } from './data';
import { DATASETS, type DataEntry, type Dataset, type ServerData } from './server';
import { connect } from './testClient';

const ORIGIN = 'https://contribute.cncf.io';
const DAY = '2026-11-26';

const pageOf = (url: string, title: string, text: string) => ({
  url,
  title,
  description: `About ${title}.`,
  weight: 1,
  intents: [],
  keywords: [],
  linkContext: [],
  sections: [{ title: 'Steps', anchor: 'steps', text, code: '' }],
});
const index = buildIndexFile(
  [
    pageOf('/projects/readiness', 'Readiness checklist', 'Tick what your project has.'),
    pageOf('/events/', 'Events', 'Where to meet other projects.'),
  ],
  { removeDefaultStopWordFilter: false },
);

const entry = (id: string, title: string, data: object = {}) => ({
  id,
  title,
  page: `${ORIGIN}/page#${id}`,
  data,
});
const ENTRIES = {
  criteria: [
    entry('license', 'License', { stages: { sandbox: 'required' } }),
    entry('adopters', 'Adopters', { stages: { graduation: 'required' } }),
  ],
  templates: [entry('SECURITY.md', 'SECURITY.md')],
  incidents: [
    entry('xz', 'XZ Utils', { ecosystems: ['c'], types: ['source-code'], date: '2024-03-29' }),
    entry('coa', 'coa', { ecosystems: ['npm'], types: ['publishing'], date: '2021-11-04' }),
    entry('new', 'new', { ecosystems: ['npm'], types: ['publishing'], date: '2026-01' }),
  ],
  controls: Array.from({ length: 5 }, (_, place) =>
    entry(`CNSC-${place + 1}`, 'Sign images', { objective: 'Sign.', note: 'Sign. '.repeat(1000) }),
  ),
  events: [
    entry('kubecon-2025', 'KubeCon 2025', { start: '2025-11-10', end: '2025-11-13' }),
    entry('kubecon-2027', 'KubeCon 2027', { start: '2027-03-15' }),
  ],
  deadlines: [
    entry('cfp-old', 'Talks of 2025', { closes: '2025-05-01' }),
    entry('cfp-late', 'Talks, later', { closes: '2027-05-01' }),
    entry('cfp', 'Talks', { closes: '2027-02-01' }),
    entry('travel', 'Travel', { month: '2027-01' }),
    entry('travel-old', 'Travel of 2026', { month: '2026-01' }),
  ],
  benefits: [entry('service-desk', 'Service Desk account')],
  contacts: [entry('trademark', 'Trademarks')],
  lexicon: [entry('toc', 'Technical Oversight Committee')],
  projects: [
    entry('helm', 'Helm', { levels: { incubating: '2018-06-01', graduated: '2020-04-30' } }),
    entry('agones', 'Agones', { levels: { sandbox: '2025-12-21' }, uses: 'Kubernetes' }),
    entry('kubernetes', 'Kubernetes', { levels: { graduated: '2018-03-06' } }),
  ],
} satisfies Partial<Record<Dataset, DataEntry[]>>;

const copy = (route: string, title: string, text: string) =>
  `---\ntitle: ${title}\ncanonical: ${ORIGIN}${route}\nlastUpdated: "2026-11-20"\n---\n\n${text}\n`;
const FILES: Record<string, string> = {
  'search-index.json': JSON.stringify(index),
  'search-text/projects/readiness.json': JSON.stringify({
    '#steps': 'Tick what your project has.',
  }),
  'projects/readiness.md': copy(
    '/projects/readiness',
    'Readiness checklist',
    '# Readiness\n\n## Steps\n\nTick what your **project** has.',
  ),
  'index.md': copy('/', 'Home', `# Home\n\n${'long '.repeat(10_000)}end`),
  'long.md': copy(
    '/long',
    'Long',
    `# Long\n\nAbout.\n## First\n\n${'first '.repeat(10_000)}\n\n## Second\n\nthe end\n`,
  ),
  'events/index.md': copy('/events/', 'Events', '# Events'),
  'resources/templates/files/SECURITY.md': '# Security policy\n',
  'data/index.json': JSON.stringify({ day: DAY }),
  ...Object.fromEntries(
    Object.entries(ENTRIES).map(([name, entries]) => [
      `data/${name}.json`,
      JSON.stringify({ name, day: DAY, entries }),
    ]),
  ),
  // These are published once, by their features.
  [CATALOG_ROUTE.slice(1) + CATALOG_FILES.json]: JSON.stringify({
    incidents: ENTRIES.incidents.map(({ id, title: name, page: url, data: facts }) => ({
      id,
      name,
      url,
      summary: '',
      nature: 'attack',
      payloads: [],
      guides: [],
      markers: [],
      response: [],
      packageList: null,
      modified: DAY,
      exposure: null,
      packages: id === 'coa' ? [{ purl: 'pkg:npm/coa', range: 'vers:npm/2.0.3' }] : [],
      ...facts,
    })),
  }),
  [CONTROLS_ROUTE.slice(1) + CONTROLS_FILES.json]: JSON.stringify({
    controls: ENTRIES.controls.map(({ id, title, page: url, data: facts }) => ({
      id,
      title,
      url,
      ...facts,
    })),
  }),
};

interface Answer {
  isError?: boolean;
  content: { type: string; text?: string; resource?: { uri: string; text: string } }[];
}

/** Calls a tool: its note, and its answer or its error. */
async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { isError = false, content } = (await client.callTool({
    name,
    arguments: given,
  })) as Answer;
  return { isError, note: content[0]?.text ?? '', text: content[1]?.text ?? '', content };
}
const facts = async (client: Client, name: string, given: Record<string, unknown>) =>
  JSON.parse((await call(client, name, given)).text) as Record<string, unknown> & {
    entries: Record<string, unknown>[];
  };

/** What the server knows of a site with these files. */
function dataOf(files: Readonly<Record<string, string>>): ServerData {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  writeFiles(folder, files);
  const data = makeData(folder, [['ready', 'readiness']]);
  rmSync(folder, { recursive: true });
  return data;
}

it('has as many incidents and packages as the catalog publishes', async () => {
  const document = await siteDocument();
  const file = CATALOG_ROUTE.slice(1) + CATALOG_FILES.json;
  const data = dataOf({ ...FILES, [file]: JSON.stringify(document) });
  const client = await connect(data, DAY);
  expect(await facts(client, 'incidents', { limit: 1 })).toMatchObject({
    total: document.incidents.length,
  });
  for (const { id, packages } of document.incidents) {
    const { entries } = await facts(client, 'incidents', { id });
    expect([id, (entries[0]?.packages as object[]).length]).toEqual([id, packages.length]);
    const scanned = packages.filter(({ scan }) => scan !== false);
    const index = data.affected.incidents.findIndex((one) => one.id === id);
    const compared = Object.values(data.affected.packages).flat();
    expect([id, compared.filter(({ incident }) => incident === index).length]).toEqual([
      id,
      scanned.length,
    ]);
  }
});

describe('the server', () => {
  let client: Client;
  let data: ServerData;
  beforeAll(async () => {
    data = dataOf(FILES);
    client = await connect(data, DAY);
  });

  it('lists a tool for the search, pages, and each dataset, which only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'page',
      // This site has no meetings.
      ...DATASETS.filter((name) => name !== 'meetings'),
      'package',
      'check_lockfile',
    ]);
    expect(tools.filter(({ outputSchema }) => !outputSchema)).toEqual([]);
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
    // Patterns of Unicode classes are unknown to clients in other languages.
    expect(JSON.stringify(tools)).not.toContain('p{C');
  });

  it('finds what the engine of the site finds, with address and day', async () => {
    const engine = openIndex(index, {
      synonyms: data.synonyms,
      removeDefaultStopWordFilter: false,
    });
    for (const query of ['ready', 'evens', 'project']) {
      const { hits } = engine({ query, area: '', limit: 10 });
      expect(hits.length).toBeGreaterThan(0);
      expect(await facts(client, 'search', { query })).toMatchObject({
        day: DAY,
        results: hits.map(({ url }) => ({ address: ORIGIN + url, updated: '2026-11-20' })),
      });
    }
    expect(await facts(client, 'search', { query: 'project', area: 'Events' })).toMatchObject({
      results: [{ address: `${ORIGIN}/events/` }],
    });
  });

  it('gives the text of the sections that it finds', async () => {
    expect(await facts(client, 'search', { query: 'tick' })).toMatchObject({
      results: [
        {
          sections: [
            {
              address: `${ORIGIN}/projects/readiness#steps`,
              text: 'Tick what your project has.',
            },
          ],
        },
      ],
    });
  });

  it.each(['/events/', '/events', 'events', '/events/index.md', `${ORIGIN}/events/#steps`])(
    'gives the page at %s as data',
    async (address) => {
      const { note, content } = await call(client, 'page', { address });
      expect(note).toContain('not instructions');
      expect(content[1]?.resource).toMatchObject({
        uri: `${ORIGIN}/events/`,
        text: expect.stringMatching(/updated 2026-11-20, as of 2026-11-26[^]*# Events/) as string,
      });
    },
  );

  it('gives a long page in pieces', async () => {
    const piece = async (from: number) => {
      const { content } = await call(client, 'page', { address: '/', from });
      return content[1]?.resource?.text ?? '';
    };
    const [, from] = /follow: from (\d+) -->$/.exec(await piece(0)) ?? [];
    expect(await piece(Number(from))).toMatch(/ -->\n\n[long ]+end\s*$/);
  });

  it('gives a section of a page, and the list of them where the page is long', async () => {
    const { content } = await call(client, 'page', {
      address: '/projects/readiness',
      section: 'Steps',
    });
    expect(content[1]?.resource?.text).toMatch(/-->\n\n## Steps\n\nTick/);
    const { structuredContent } = await client.callTool({
      name: 'page',
      arguments: { address: '/long' },
    });
    expect(structuredContent).toMatchObject({
      sections: ['First', 'Second'],
      text: '# Long\n\nAbout.\n',
    });
    const second = await call(client, 'page', { address: '/long', section: '#second' });
    expect(second.content[1]?.resource?.text).toContain('the end');
    expect(await call(client, 'page', { address: '/long', section: 'third' })).toMatchObject({
      isError: true,
      note: expect.stringContaining('First · Second') as string,
    });
  });

  it('has the pages as resources by a template, without a list of all', async () => {
    expect((await client.listResources()).resources).toEqual([]);
    expect((await client.listResourceTemplates()).resourceTemplates).toMatchObject([
      { uriTemplate: `${ORIGIN}{+path}` },
    ]);
    const { contents } = await client.readResource({ uri: `${ORIGIN}/events/` });
    expect(contents).toMatchObject([{ text: expect.stringContaining('# Events') as string }]);
  });

  it('refuses unknown values with the list of those that there are', async () => {
    const { isError, note } = await call(client, 'incidents', { ecosystem: 'container' });
    expect(isError).toBe(true);
    expect(note).toMatch(/"c"\|"npm"/);
  });

  it.each([
    ['pkg:npm/coa@2.0.3', 'affected'],
    ['pkg:npm/coa@2.0.2', 'other versions affected'],
    ['pkg:npm/coa', 'depends'],
    ['pkg:npm/left-pad@1.3.0', 'not in this selection'],
  ])('says of %s: %s, and that the catalog is a selection', async (purl, said) => {
    expect(await facts(client, 'package', { purl })).toMatchObject({
      answer: said,
      selection: expect.stringContaining('selection') as string,
    });
  });

  it('checks the text of a lockfile, and says what it could not read', async () => {
    const text = '# yarn lockfile v1\n\ncoa@^2:\n  version "2.0.3"\n';
    expect(await facts(client, 'check_lockfile', { text })).toMatchObject({
      incidents: [{ id: 'coa', packages: [{ version: '2.0.3', line: 3 }] }],
      limits: [expect.stringContaining('OSV-Scanner') as string, expect.anything()],
    });
    expect(await facts(client, 'check_lockfile', { text: 'x', file: 'go.sum' })).toMatchObject({
      read: [],
      unread: [{ line: 1 }],
    });
  });

  it.each([
    ['criteria', { stage: 'graduation' }, ['adopters']],
    ['templates', { query: 'security' }, ['SECURITY.md']],
    ['incidents', { ecosystem: 'npm' }, ['new', 'coa']],
    ['incidents', {}, ['new', 'xz', 'coa']],
    ['incidents', { from: '2022-01-01', to: '2025-01-01' }, ['xz']],
    ['incidents', { limit: 1, offset: 1 }, ['xz']],
    ['events', {}, ['kubecon-2027']],
    ['events', { to: '2026-01-01' }, ['kubecon-2025']],
    ['deadlines', {}, ['cfp', 'cfp-late', 'travel']],
    ['benefits', { query: 'service' }, ['service-desk']],
    ['contacts', { query: 'trademarks' }, ['trademark']],
    ['lexicon', { query: 'oversight' }, ['toc']],
    ['incidents', { type: 'source-code' }, ['xz']],
    ['controls', { id: 'cnsc-2' }, ['CNSC-2']],
    ['events', { from: '2026-11-26' }, ['kubecon-2027']],
    ['projects', { level: 'graduated' }, ['helm', 'kubernetes']],
    ['projects', { query: 'kubernetes' }, ['kubernetes', 'agones']],
    ['projects', { query: 'AGONES sandbox' }, ['agones']],
  ])('%s by %j', async (name, given, ids) => {
    const { note } = await call(client, name, given);
    expect(note).toContain('not instructions');
    const { day, entries } = await facts(client, name, given);
    expect(day).toBe(DAY);
    expect(entries.map(({ id, address }) => [id, address])).toEqual(
      ids.map((id) => [id, `${ORIGIN}/page#${id}`]),
    );
  });

  it('lists long entries with what they are about, short ones whole, and gives the text of one template', async () => {
    const { total, next, more, entries } = await facts(client, 'controls', { limit: 4 });
    expect([total, next, more, entries.length]).toEqual([5, 4, expect.stringContaining('id'), 4]);
    expect(entries[0]).toMatchObject({ objective: 'Sign.' });
    expect(entries[0]).not.toHaveProperty('note');
    const { entries: projects } = await facts(client, 'projects', {});
    expect(projects.filter(({ levels }) => levels)).toHaveLength(3);
    const { entries: templates } = await facts(client, 'templates', { id: 'SECURITY.md' });
    expect(templates[0]?.text).toBe('# Security policy\n');
  });

  const HUGE = 'a'.repeat(100_000);
  it.each([
    ...['../../../etc/passwd', 'file:///etc/passwd', '/events/../../secret', '__proto__'].map(
      (address) => ['page', { address }] as const,
    ),
    ['page', { address: HUGE }] as const,
    ['page', {}] as const,
    ['search', { query: HUGE }] as const,
    ['search', { query: '' }] as const,
    ['search', { query: 'a\u0000b' }] as const,
    ['search', { query: 'a\u001B[31mb' }] as const,
    ['search', { query: 'a\u202Eb' }] as const,
    ['search', { query: 'a', limit: 1e9 }] as const,
    ['projects', { id: '../helm' }] as const,
    ['projects', { query: HUGE }] as const,
    ['events', { from: 'yesterday' }] as const,
    ['criteria', { stage: '__proto__' }] as const,
    ['read_file', { path: '/etc/passwd' }] as const,
  ])('answers %s with an error and nothing else', async (name, given) => {
    const { isError, content } = await call(client, name, given);
    expect(isError).toBe(true);
    expect(content).toHaveLength(1);
    expect(content[0]?.text?.length).toBeLessThan(1000);
  });

  it('has no resource at other addresses', async () => {
    await expect(client.readResource({ uri: `${ORIGIN}.example.org/events/` })).rejects.toThrow(
      '-32602',
    );
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow();
    await expect(client.readResource({ uri: `${ORIGIN}/../secret` })).rejects.toThrow();
  });
});
