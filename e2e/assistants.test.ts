import { readSynonyms } from '../features/search/node/dataFiles';
import { makeData } from '../packages/mcp/node/data';
import { connect } from '../packages/mcp/node/testClient';
import { SITES } from './sites';
import { expect, test } from './test';

/** The day on which the questions are asked, so that what is next stays next. */
const DAY = '2026-11-28';

type Call = readonly [tool: string, options: Record<string, unknown>];

/** What readers ask their assistants, the calls that answer it, and what has to be in the last answer. */
const QUESTIONS: readonly (readonly [question: string, calls: readonly Call[], facts: RegExp[]])[] =
  [
    // Packages and incidents
    [
      'Was ansi-regex 6.2.1 malicious?',
      [['package', { purl: 'pkg:npm/ansi-regex@6.2.1' }]],
      [/"answer": "affected"/, /chalk-debug/],
    ],
    [
      'Is ansi-regex 6.2.2 clean?',
      [['package', { purl: 'pkg:npm/ansi-regex@6.2.2' }]],
      [/other versions affected/, /vers:npm\/6\.2\.1/, /selection/],
    ],
    [
      'Our workflow used tj-actions/changed-files@v45. Are we affected?',
      [['package', { purl: 'pkg:githubactions/tj-actions/changed-files@v45' }]],
      [/"answer": "depends"/, /March 14, 2025/],
    ],
    [
      'Is the xz-utils 5.6.1-1 of Debian the bad one?',
      [['package', { purl: 'pkg:deb/debian/xz-utils@5.6.1-1' }]],
      [/"answer": "affected"/, /5\.6\.1\+really5\.4\.5-1/],
    ],
    [
      'Is left-pad listed?',
      [['package', { purl: 'pkg:npm/left-pad@1.3.0' }]],
      [/not in this selection/, /OSV-Scanner/],
    ],
    [
      'Does this lockfile have anything bad in it?',
      [
        [
          'check_lockfile',
          { text: '# yarn lockfile v1\n\ndebug@^4:\n  version "4.4.2"\n', file: 'yarn.lock' },
        ],
      ],
      [/chalk-debug/, /"line": 3/, /"steps"/],
    ],
    [
      'Does this workflow run an action that was taken over?',
      [
        [
          'check_lockfile',
          {
            file: '.github/workflows/scan.yaml',
            text: 'on: push\njobs:\n  scan:\n    steps:\n      - uses: aquasecurity/trivy-action@0.33.1\n',
          },
        ],
      ],
      [/trivy/, /window/],
    ],
    [
      'Which npm compromises happened in September 2025?',
      [['incidents', { ecosystem: 'npm', from: '2025-09-01', to: '2025-09-30' }]],
      [/"shai-hulud"/, /"chalk-debug"/, /self-replicating/],
    ],
    [
      'What is the newest attack on GitHub Actions?',
      [['incidents', { ecosystem: 'github-actions', limit: 1 }]],
      [/"date": "202[6-9]-/, /"summary"/],
    ],
    [
      'When was the xz backdoor found, and how?',
      [['incidents', { id: 'xz' }]],
      [/"detected"/, /2024-03-2[89]/],
    ],
    [
      'What did the Codecov attackers change?',
      [
        ['incidents', { query: 'codecov' }],
        [
          'page',
          { address: '/community/tags/security-and-compliance/publications/catalog/2021/codecov' },
        ],
      ],
      [/Bash Uploader/],
    ],
    [
      'How do typosquatting incidents end?',
      [['incidents', { vector: 'typosquatting', limit: 3 }]],
      [/"summary"/, /"next": 3/],
    ],
    // Controls and terms
    [
      'Which control says to sign images?',
      [['controls', { query: 'sign images' }]],
      [/CNSC-101/, /signed/],
    ],
    [
      'Which NIST controls go with CNSC-101?',
      [['controls', { id: 'CNSC-101' }]],
      [/"nist"/, /"id": "[A-Z]{2}-\d+/],
    ],
    [
      'Which controls would have stopped SolarWinds?',
      [['controls', { query: 'solarwinds' }]],
      [/CNSC-\d+/],
    ],
    [
      'What is an SBOM?',
      [['lexicon', { query: 'SBOM' }]],
      [/components that software consists of/],
    ],
    ['What is zero trust?', [['lexicon', { query: 'what is zero trust' }]], [/trusts no user/]],
    // Days
    [
      'Which deadlines are next?',
      [['deadlines', {}]],
      [/"from": "2026-11-28"/, /"date": "2026-12-02"/],
    ],
    [
      'Until when can a project propose mentees for LFX?',
      [['deadlines', { query: 'LFX Mentorship proposals' }]],
      [/2027-01-27/],
    ],
    [
      'When and where is the next KubeCon in Europe?',
      [['events', { query: 'KubeCon Europe' }]],
      [/2027-03-15/, /Barcelona/],
    ],
    [
      'Which events were in October 2025 or later that year?',
      [['events', { from: '2025-10-01', to: '2025-12-31' }]],
      [/kubecon-na-2025/],
    ],
    [
      'When does the TOC meet next?',
      [['meetings', { query: 'TOC public meeting' }]],
      [/2026-12-01T16:00Z/, /calendar/],
    ],
    ['Which TAG meetings are there?', [['meetings', { query: 'TAG' }]], [/TAG Infrastructure/]],
    // Help
    [
      'Can our project get cloud credits?',
      [['benefits', { query: 'cloud credits' }]],
      [/Google Cloud credits/, /AWS/],
    ],
    ['Who pays my trip to KubeCon?', [['benefits', { query: 'travel' }]], [/travel funding/]],
    [
      'Whom do I tell of a violation of the code of conduct?',
      [['contacts', { query: 'code of conduct' }]],
      [/"contact": "conduct@cncf\.io"/],
    ],
    ['Who helps with press?', [['contacts', { query: 'press' }]], [/pr@cncf\.io/]],
    // Projects and levels
    [
      'Is Kyverno graduated, and since when?',
      [['projects', { query: 'Kyverno' }]],
      [/"graduated": "2026-03-16"/],
    ],
    ['Where do I report a vulnerability in Helm?', [['projects', { id: 'helm' }]], [/"security"/]],
    [
      'Which projects are archived?',
      [['projects', { level: 'archived', limit: 50 }]],
      [/"Brigade"/, /"archived"/],
    ],
    [
      'How many adopters does Incubation ask for?',
      [['criteria', { stage: 'incubation', query: 'adopters' }]],
      [/adopters/i, /"incubation": "required"/],
    ],
    [
      'What about security does Graduation ask for?',
      [['criteria', { stage: 'graduation', area: 'security' }]],
      [/security-audit/],
    ],
    [
      'How is a project archived?',
      [
        ['search', { query: 'archive a project' }],
        ['page', { address: '/projects/lifecycle/archiving' }],
      ],
      [/vote/i],
    ],
    [
      'How does a project move from Sandbox to Incubation?',
      [
        ['search', { query: 'move from sandbox to incubation' }],
        ['page', { address: '/projects/moving-levels' }],
      ],
      [/Incubation/, /due diligence/i],
    ],
    // Templates
    ['Give me a SECURITY.md.', [['templates', { id: 'SECURITY.md' }]], [/"text": "[^"]*report/i]],
    [
      'Is there a template for governance with elections?',
      [['templates', { query: 'governance elections' }]],
      [/GOVERNANCE-elections\.md/],
    ],
  ];

let client: Awaited<ReturnType<typeof connect>>;
test.beforeAll(async () => {
  client = await connect(makeData(SITES.root.dir, readSynonyms('.').value ?? []), DAY);
});

for (const [question, calls, facts] of QUESTIONS) {
  test(`the server for assistants answers: ${question}`, async () => {
    expect(calls.length).toBeLessThanOrEqual(2);
    let text = '';
    for (const [name, options] of calls) {
      const { content, isError } = (await client.callTool({ name, arguments: options })) as {
        isError?: boolean;
        content: { text?: string; resource?: { text: string } }[];
      };
      expect(isError ?? false, content[0]?.text).toBe(false);
      text = content.map((part) => part.text ?? part.resource?.text ?? '').join('\n');
    }
    for (const fact of facts) {
      expect(text).toMatch(fact);
    }
  });
}
