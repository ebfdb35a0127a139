// What people type who look for help, and the page that answers. It is the first or second result.
import { beforeAll, expect, it } from 'vitest';
import type { SiteContent } from '#platform/base/node/loadedContent';
import { routeOf } from '#platform/content/common/routes';
import { readContentFiles } from '#platform/content/node/files';
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
  ['find an issue by language', '/contributors/getting-started'],
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

/** The content of the site as its Markdown files tell it, without the framework. */
async function readSite(): Promise<SiteContent> {
  const { files } = await readContentFiles(SITE_DIR);
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
beforeAll(async () => {
  const options = toSearchOptions();
  const built = await buildSearchFiles(
    {
      siteDir: SITE_DIR,
      baseUrl: '/',
      content: await readSite(),
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
