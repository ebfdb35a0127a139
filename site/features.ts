import path from 'node:path';
import { withCollections, type Feature } from '#platform/feature';
import { benefits } from '#features/benefits';
import { blog } from '#features/blog';
import { catalog } from '#features/catalog';
import { contacts } from '#features/contacts';
import { controls } from '#features/controls';
import { events } from '#features/events';
import { home } from '#features/home';
import { lexicon } from '#features/lexicon';
import { offline } from '#features/offline';
import { openData } from '#features/open-data';
import { projects } from '#features/projects';
import { readiness } from '#features/readiness';
import { search } from '#features/search';
import { socialCards } from '#features/social-cards';
import { stylePage } from '#features/style-page';
import { techDocs } from '#features/techdocs';
import { templates } from '#features/templates';
import { videos } from '#features/videos';
import { whatsNew } from '#features/whats-new';
import { SITE } from '#platform/base/common/site';
import { buildDay } from '#platform/base/node/reproducible';
import { hasHistory } from '#platform/content/node/freshness';
import { markdownOptions, PAGES } from './markdown';

const SITE_DIR = path.join(__dirname, '..');

/** A build for tests: below another base path, with pages that provoke failures. */
export const isTest = process.env.TEST_PAGES !== undefined;

/** What some features need of all: their news, pages and words. */
const all = (): readonly Feature[] => features;

const own: readonly Feature[] = [
  benefits,
  contacts,
  events,
  lexicon,
  templates,
  techDocs,
  readiness,
  catalog,
  controls,
  projects,
  videos,
  blog({
    path: 'blog',
    include: PAGES,
    routeBasePath: 'blog',
    editUrl: SITE.editUrl,
    blogTitle: 'Blog',
    blogDescription:
      'News for the maintainers and contributors of CNCF projects: the monthly newsletter, awards, deadlines, and calls.',
    postsPerPage: 10,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    showReadingTime: true,
    showLastUpdateTime: hasHistory(SITE_DIR),
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      type: 'all',
      limit: false,
      title: `${SITE.title}: blog`,
      description: 'News for the maintainers and contributors of CNCF projects.',
      copyright: `© ${buildDay().slice(0, 4)} ${SITE.copyrightHolder}`,
    },
    ...markdownOptions(SITE_DIR, [lexicon, events, projects]),
  }),
  home,
  socialCards(),
  offline,
  stylePage,
  whatsNew(all),
  search(all, {
    tasks: path.join(__dirname, 'tasks'),
    suggestions: [
      'good first issue',
      'report a vulnerability',
      'readiness checklist',
      'KubeCon deadlines',
      'GOVERNANCE.md',
    ],
    // What the site does not use is tested in builds for tests: a source that answers (this site),
    // one that does not (no index), marks on the target page, a hash in the address.
    ...(isTest && {
      indexHash: 'auto',
      highlightSearchTermsOnTargetPage: true,
      externalSources: [
        { heading: 'Sister site', uri: `${process.env.BASE_URL ?? '/'}search-index.json` },
        { heading: 'Lost site', uri: `${process.env.BASE_URL ?? '/'}robots.txt` },
      ],
    }),
  }),
];

const collected = own.map(withCollections);

/** The features of the site. Their order means nothing. To remove one, delete its folder and its line. */
export const features: readonly Feature[] = [...collected, openData(collected)];
