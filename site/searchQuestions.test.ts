// What people type who look for help, and the page that answers. It is the first or second result, and
// the answer is where the result leads to.
import { beforeAll, expect, it } from 'vitest';
import type { SiteContent } from '#platform/base/node/docusaurus';
import { routeOf, type ContentFile } from '#platform/content/common/contentFile';
import { readContentFiles } from '#platform/content/node/contentFiles';
import { openIndex, type Search } from '#features/search/common/engine';
import type { IndexFile } from '#features/search/common/indexFile';
import { toSearchOptions } from '#features/search/common/options';
import { buildSearchFiles } from '#features/search/node/buildIndex';
import { readSearchIntents, readSynonyms } from '#features/search/node/dataFiles';
import { features } from './features';

const SITE_DIR = process.cwd();

/** A question, and routes of which one is enough. */
const QUESTIONS: readonly (readonly [question: string, ...routes: string[]])[] = [
  ['subscribe to calendar', '/events/', '/community/meetings'],
  ['next deadline', '/events/'],
  ['blog feed', '/blog'],
  ['charter of the security tag', '/community/tags/security-and-compliance/charter'],
  ['what changed', '/whats-new'],
  ['what is new', '/whats-new'],
  ['who can add me to the org', '/contributors/faq'],
  ['TOC or TAG', '/community/tags/', '/community/toc/'],
  ['report a conduct problem', '/community/code-of-conduct'],
  ['EasyCLA check fails', '/contributors/first-pull-request'],
  ['access to PCC', '/maintainers/'],
  ['Zoom for our subproject', '/maintainers/'],
  ['I installed a malicious package', '/projects/best-practices/security/first-hour/bad-package'],
  ['my token leaked', '/projects/best-practices/security/first-hour/leaked-token'],
  [
    'someone says my release is malicious',
    '/projects/best-practices/security/first-hour/malicious-release',
  ],
  [
    'maintainer account was taken over',
    '/projects/best-practices/security/first-hour/account-taken',
  ],
  ['how do I become a reviewer', '/contributors/become-a-reviewer'],
  ['nobody reviews my pull request', '/contributors/become-a-reviewer'],
  ['AI generated pull requests', '/maintainers/ai-pull-requests'],
  ['block a contributor who sends AI slop', '/maintainers/ai-pull-requests'],
  ['cyber resilience act what must maintainers do', '/projects/best-practices/security/cra'],
  ['meetings this week', '/community/meetings', '/community/tags/', '/community/toc/'],
  ['when does the TOC meet', '/community/toc/', '/community/meetings'],
  ['sandbox application postponed', '/projects/submit-project'],
  ['.project repository managed teams', '/projects/update'],
  ['start a local chapter', '/community/start-a-community-group'],
  ['cannot log in to community groups', '/community/run-a-community-group'],
  ['travel funding KubeCon', '/events/kubecon'],
  ['minimum release age npm setting', '/projects/best-practices/security/waiting-and-provenance'],
  ['verify provenance of a package', '/projects/best-practices/security/waiting-and-provenance'],
  ['where did TAG Security documents go', '/community/tags/security-and-compliance/tag-security'],
  ['find an issue by language', '/projects/all'],
  ['good first issue in Go', '/projects/all'],
  ['good first issue in Rust', '/projects/all'],
  ['move to incubation what do I need', '/projects/moving-levels'],
  [
    'how long does due diligence take',
    '/community/toc/operations/dd-toc-guide',
    '/projects/moving-levels',
  ],
  [
    'maintainer left, take over project',
    '/projects/lifecycle/archiving',
    '/maintainers/lifecycle/emeritus',
  ],
  ['GOVERNANCE.md template', '/resources/templates/governance-intro'],
  ['code of conduct', '/community/code-of-conduct'],
  ['security.md template', '/resources/templates/security'],
  ['check my lockfile', '/community/tags/security-and-compliance/publications/catalog/check'],
  ['graduation criteria', '/projects/moving-levels', '/projects/readiness'],
  ['change employer', '/maintainers/lifecycle/change-affiliation'],
  ['stepping down as maintainer', '/maintainers/lifecycle/emeritus'],
];

interface Asked {
  question: string;
  /** Where somebody asked it in public. */
  thread: string;
  route: string;
  /** Section that the result leads to; without it, the top of the page. */
  heading?: string;
  /** The fact, name, or address that is the answer, in any wording around it. */
  answer: RegExp;
}

/** Questions of real people from public issue trackers, in the words of a search. */
const ASKED: readonly Asked[] = [
  {
    question: "Service Desk we couldn't submit your request",
    thread: 'cncf/foundation#1270',
    route: '/resources/',
    heading: 'Get into the Service Desk',
    answer: /submit your request/,
  },
  {
    question: 'how do I sign the contribution agreement',
    thread: 'cncf/sandbox#415',
    route: '/projects/submit-project',
    heading: 'In five steps',
    answer: /cncf\/foundation\/tree\/main\/agreements/,
  },
  {
    question: 'transfer our domain to CNCF, who is the LF stakeholder',
    thread: 'cncf/sandbox#144',
    route: '/techdocs/netlify-domains-setup',
    heading: 'Domains',
    answer: /<Contact id="projects"/,
  },
  {
    question: 'does CNCF fund our project',
    thread: 'cncf/sandbox#88',
    route: '/resources/',
    heading: 'Ask for money',
    answer: /fixed budget/,
  },
  {
    question: 'how do I apply as an LFX mentee',
    thread: 'cncf/mentoring#1693',
    route: '/contributors/',
    heading: 'Apply for LFX Mentorship',
    answer: /mentorship\.lfx\.linuxfoundation\.org/,
  },
  {
    question: 'propose a project for LFX mentorship as maintainer',
    thread: 'cncf/mentoring#487',
    route: '/projects/best-practices/community/recruiting-playbook',
    heading: 'Internships and mentoring',
    answer: /lfx-program-proposal/,
  },
  {
    question: 'larger GitHub runners for our CI',
    thread: 'kubernetes/org#4722',
    route: '/resources/services/hosted-tools/',
    heading: 'Larger runners for GitHub Actions',
    answer: /runs-on: oracle-vm/,
  },
  {
    question: 'my second sponsor must be from a different company',
    thread: 'kubernetes/org#4171',
    route: '/contributors/become-a-reviewer',
    heading: 'Whom do I ask to sponsor me?',
    answer: /employers/,
  },
  {
    question: 'all our maintainers work for one company, can we still apply for Sandbox',
    thread: 'modelpack/model-spec#45',
    route: '/projects/submit-project',
    heading: 'Do all maintainers work for one company?',
    answer: /Sandbox form of August 2026/,
  },
  {
    question: "I signed the CLA, why does the bot say I haven't",
    thread: 'linuxfoundation/easycla#16',
    route: '/contributors/first-pull-request',
    heading: "I've signed, and EasyCLA is still red",
    answer: /`\/easycla`/,
  },
  {
    question: 'may our company use the logo after the trademark transfer',
    thread: 'cncf/toc#882',
    route: '/projects/submit-project',
    heading: 'Onboarding after acceptance',
    answer: /legal\/trademark-usage/,
  },
  {
    question: 'may we depend on a library under MPL-2.0',
    thread: 'open-telemetry/community#688',
    route: '/projects/submit-license-exception-request',
    answer: /MPL-2\.0/,
  },
  {
    question: 'how do we request a security audit',
    thread: 'knative/community#964',
    route: '/resources/services/audits/',
    answer: /servicedesk\.cncf\.io/,
  },
  {
    question: "CNCF Slack invitation link isn't working",
    thread: 'cncf/foundation#977',
    route: '/resources/support/',
    heading: "The Slack invitation doesn't work",
    answer: /<Contact id="info"/,
  },
  {
    question: 'difference between a CNCF project and a TAG subproject',
    thread: 'cncf/toc#1527',
    route: '/community/tags/',
    heading: 'Subproject or CNCF project?',
    answer: /submit-project/,
  },
  {
    question: 'DCO check fails, sign off old commits',
    thread: 'open-policy-agent/gatekeeper#1910',
    route: '/contributors/first-pull-request',
    heading: 'The DCO check failed. How do I sign off old commits?',
    answer: /git rebase --signoff/,
  },
  {
    question: 'submit a maintainer track talk at KubeCon',
    thread: 'operator-framework/community#85',
    route: '/events/kubecon',
    answer: /call for proposals/,
  },
  {
    question: 'DevStats shows my old company',
    thread: 'cncf/devstatscode#24',
    route: '/maintainers/lifecycle/change-affiliation',
    heading: 'What to do',
    answer: /cncf\/gitdm/,
  },
  {
    question: 'switch from CLA to DCO',
    thread: 'helm/helm#4206',
    route: '/projects/switching-licenses',
    heading: 'CLA or DCO?',
    answer: /apps\/dco/,
  },
  {
    question: 'what happens to inactive CNCF projects',
    thread: 'cncf/toc#1014',
    route: '/projects/lifecycle/archiving',
    answer: /two-thirds/,
  },
];

/** What fits on a laptop's screen of a page, in characters of Markdown. */
const FIRST_SCREEN = 1600;

/** The content of the site as its Markdown files tell it, without the framework. */
function toSite(files: readonly ContentFile[]): SiteContent {
  const pagesOf = (wanted: string) =>
    files
      .filter(({ kind }) => kind === wanted)
      .map((file) => ({
        ...file.frontMatter,
        type: 'mdx',
        permalink: routeOf(file),
        frontMatter: file.frontMatter,
        source: `@site/${file.file}`,
        tags: [],
        authors: [],
      }));
  return {
    docs: { loadedVersions: [{ docs: pagesOf('doc'), sidebars: {} }] },
    blog: {
      blogPosts: pagesOf('post').map((metadata) => ({ metadata })),
      blogListPaginated: [
        { metadata: { permalink: '/blog', blogTitle: 'Blog', blogDescription: 'News.' } },
      ],
      blogTags: {},
      blogTagsListPath: '/blog/tags',
    },
    pages: pagesOf('page'),
  } as unknown as SiteContent;
}

let search: Search;
let files: readonly ContentFile[];
beforeAll(async () => {
  const options = toSearchOptions();
  ({ files } = await readContentFiles(SITE_DIR));
  const built = await buildSearchFiles(
    {
      siteDir: SITE_DIR,
      baseUrl: '/',
      content: toSite(files),
      intents: readSearchIntents(SITE_DIR).value ?? {},
      options,
    },
    features,
  );
  search = openIndex(JSON.parse(built['search-index.json'] ?? '') as IndexFile, {
    synonyms: [
      ...features.flatMap((feature) => feature.search?.synonyms?.(SITE_DIR) ?? []),
      ...(readSynonyms(SITE_DIR).value ?? []),
    ],
    ...options,
  });
});

it.each(QUESTIONS)('%s', (query, ...routes) => {
  const [first, second] = search({ query, area: '', limit: 2 }).hits.map(({ url }) => url);
  expect(
    routes.some((route) => route === first || route === second),
    `${first} ${second}`,
  ).toBe(true);
});

it.each([
  ['what changed', '/whats-new'],
  ['Find an issue', '/projects/all'],
  ['good first issue', '/projects/all'],
  ['governance.md', '/resources/templates/governance-maintainer'],
  [
    'event-stream',
    '/community/tags/security-and-compliance/publications/catalog/2018/event_stream',
  ],
])('%s, typed whole, leads to its page first', (query, route) => {
  expect(search({ query, area: '', limit: 1 }).hits[0]?.url).toBe(route);
});

/** The first screen of a page, or of one of its sections. */
function firstScreen(route: string, heading?: string): string {
  const text = files.find((file) => routeOf(file) === route)?.body ?? '';
  const start =
    heading === undefined
      ? 0
      : new RegExp(`^#+ ${heading.replace(/[?.]/g, '\\$&')}( \\{#.*\\})?$`, 'm').exec(text)?.index;
  return start === undefined ? '' : text.slice(start, start + FIRST_SCREEN);
}

it.each(ASKED)('$question ($thread)', ({ question, route, heading, answer }) => {
  const hit = search({ query: question, area: '', limit: 2 }).hits.find(({ url }) => url === route);
  expect(hit).toBeDefined();
  if (heading !== undefined) {
    expect(hit?.sections.map(({ title }) => title)).toContain(heading);
  }
  expect(firstScreen(route, heading)).toMatch(answer);
});
