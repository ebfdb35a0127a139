import type { Stage } from '../../../platform/base/common/levels';
import { below, type Block, type Link, type Section, type TextDocument } from './document';
import { isElsewhere, isOfProject, targetOf } from './links';
import { isMatch, SHARED, type Repository } from './repository';

// Stems in expressions. cspell:ignore bintegrat bcontribut organi ations

/** A place in the repository, and what stands there. */
export interface Evidence {
  file: string;
  line: number;
  says: string;
}

/** What reading a repository can say of a criterion. */
export interface Outcome {
  status: 'found' | 'not-found' | 'person';
  evidence: Evidence[];
  /** Why nothing was found, or what a person has to answer. */
  says?: string;
  /** Whether it could still be in the organization's `.github` repository, which wasn't read. */
  isElsewhere?: boolean;
}

export type Check = (repository: Repository, stage: Stage) => Outcome;

const TEXT = '{,.md,.markdown,.mdx,.txt,.rst,.adoc,.asciidoc}';
/** Folders in which readers and code hosts expect documents of the whole project. */
export const HOMES = [
  '',
  '.github/',
  'docs/',
  'doc/',
  'community/',
  'docs/community/',
  'docs/project/',
  'docs/contributor-guide/',
  'Documentation/',
  'Documentation/contributor-guide/',
  'notes/',
  '.project/',
];

/** Whether a file is in one of them. */
export const isHome = (file: string): boolean =>
  HOMES.some(
    (home) => home.toLowerCase() === file.slice(0, file.lastIndexOf('/') + 1).toLowerCase(),
  );

/** Kinds of documents that an organization can have once, for all its repositories. */
const OF_ORGANIZATION: readonly string[] = ['conduct', 'contributing', 'governance', 'security'];

const HOME = `{${HOMES.join(',')}}`;

const at = (names: string): string => `${HOME}${names}${TEXT}`;

/** Where documents of a kind are, and the words of links that lead to one elsewhere. */
interface DocumentKind {
  glob: string;
  name: string;
  link?: RegExp;
  /** Whether the places hold much else. */
  isWide?: boolean;
  /** What a file that only a link calls so says, or is called, where the link could mean something else. */
  sign?: RegExp;
}

/** Links that lead to who uses a project. */
export const ADOPTERS_LINK =
  /\badopt(?:ers|ions)\b|\bwho(?:-|['’]s |[-  ]is[- ]|[- ]are[- ]| )us(?:es|ing)\b|\busers\.md\b|\b(?:list of|end|listed?)[- ]users?\b|\buser list\b|\bused (?:by|in production)\b/i;
const WHO_USES =
  /adopt|\bwho(?:['’]s| is| are)? us(?:es|ing)\b|\bus(?:e|es|ed|ing) (?:by|in|it)\b|\bproduction\b|\b(?:companies|organi[sz]ations?|users (?:of|that))\b/i;

const RELEASE_NAMES =
  'RELEASE,RELEASES,RELEASING,{RELEASE,RELEASES,RELEASING}[-_]{PROCESS,PROCEDURE,GUIDE,GUIDELINES,MANAGEMENT,CHECKLIST,RUNBOOK,POLICY,CYCLE,SCHEDULE,CADENCE}{,[-_]*}';

// `REVIEWERS` lists people, and `REVIEW` may be one of security.
const REVIEW_NAMES =
  'REVIEWING,REVIEWS,CODE[-_]REVIEW{,S},REVIEWING[-_]{PRS,CODE,CHANGES,PULL[-_]REQUESTS},{,CODE[-_]}{REVIEW,REVIEWS,REVIEWER,REVIEWERS,REVIEWING}[-_]{GUIDE,GUIDES,GUIDELINE,GUIDELINES,GUIDANCE,CHECKLIST},{CODE,PR,PULL[-_]REQUEST}[-_]{REVIEW,REVIEWS}{,[-_]{GUIDE,GUIDELINES,PROCESS,POLICY,CHECKLIST}}';

const KINDS = {
  readme: { glob: `{,.github/,docs/}README${TEXT}`, name: 'README' },
  contributing: {
    glob: `{${at('{CONTRIBUTING,CONTRIBUTE}')},${HOME}contributing/{README,index}${TEXT}}`,
    name: 'CONTRIBUTING',
    link: /\bcontribut(?:e|ing)\b/i,
    sign: /\b(?:pull|merge) requests?\b|\bPRs?\b|\bpatch(?:es)?\b/i,
  },
  conduct: {
    glob: at('CODE{_,-,}OF{_,-,}CONDUCT'),
    name: 'CODE_OF_CONDUCT',
    link: /code[-_ ]of[-_ ]conduct/i,
  },
  security: {
    glob: at('SECURITY{,[-_]POLICY}'),
    name: 'SECURITY',
    link: /\bsecurity[-_ ]?(?:policy|\.md)/i,
  },
  governance: {
    glob: `{${at('{GOVERNANCE,CHARTER}')},${HOME}governance/{README,index,governance,charter}${TEXT}}`,
    name: 'GOVERNANCE',
    link: /\bgovernance\b/i,
    sign: /\b(?:maintainers?|committers?|steering|technical committee)\b/i,
  },
  maintainers: {
    glob: `{${at('{MAINTAINERS,COMMITTERS}')},OWNERS.md}`,
    name: 'MAINTAINERS',
    link: /\bmaintainers\b/i,
    // What maintainers do is elsewhere than who they are.
    sign: /(?:maintainers|committers|owners|team)[\w-]*\.\w+\n/i,
  },
  adopters: {
    glob: `{${at('{ADOPTERS,USERS,ADOPTERS-LIST,WHO-USES*,USED-BY}')},{docs,doc,documentation,website,site,content}/**/{ADOPTERS,ADOPTERS-LIST,WHO-USES*,USED-BY}${TEXT}}`,
    name: 'ADOPTERS',
    link: ADOPTERS_LINK,
    // How users of the software are managed is in documents of the same name.
    sign: WHO_USES,
  },
  roadmap: { glob: at('ROADMAP'), name: 'ROADMAP', link: /\broad[- ]?map\b/i },
  releases: {
    glob: at(`{${RELEASE_NAMES}}`),
    name: 'RELEASES',
    link: /^(?!.*security).*\brelease[-_ ](?:process|policy|guide|guidelines|management|cycle|cadence|schedule)\b/i,
  },
  // Pages of documentation, which may be about the releases of something else.
  releasePages: {
    glob: `{.github/{workflows,actions}/README${TEXT},{docs,doc,documentation,development-docs,development,developer,dev,contributing,contributor-guide,maintainers,release,releases,website,site}/{,**/}{{${RELEASE_NAMES}}${TEXT},{release,releases,releasing}/{README,index}${TEXT}}}`,
    name: 'release page',
    isWide: true,
  },
  development: {
    glob: `{${at('{DEVELOPMENT,DEVELOPING,DEVELOPER,HACKING,BUILDING,MAINTAINING}')},{docs,doc,documentation}/{developer,developers,development,dev,contributing,contributor,contributors,maintainers,maintenance}{,-guide,-guides}/*${TEXT}}`,
    name: 'DEVELOPMENT',
    isWide: true,
  },
  versions: {
    glob: `{${at('{BRANCH,BRANCHES,BRANCHING,VERSIONING,BACKPORT,BACKPORTS,BACKPORTING}{,[-_]{MANAGEMENT,STRATEGY,MODEL,POLICY,PROCESS}}')},{docs,doc,documentation}/*/{BRANCH,BRANCHES,BRANCHING,VERSIONING,BACKPORTING}{,[-_]{MANAGEMENT,STRATEGY,MODEL,POLICY,PROCESS}}${TEXT}}`,
    name: 'versions',
    isWide: true,
  },
  support: { glob: at('SUPPORT{,[-_]POLICY}'), name: 'SUPPORT', isWide: true },
  community: {
    glob: `{${at('COMMUNITY')},community/README${TEXT},{docs,doc,documentation}/*/COMMUNITY${TEXT}}`,
    name: 'COMMUNITY',
    isWide: true,
  },
  changelog: {
    glob: `{${at('{CHANGELOG,CHANGES,HISTORY,RELEASE[-_]NOTES,NEWS}')},{CHANGELOG,CHANGELOGS,RELEASE[-_]NOTES}/*${TEXT},{docs,doc,documentation,website/content}/{,*/}{CHANGELOG,CHANGELOGS,RELEASE[-_]NOTES}/*${TEXT},packages/*/{CHANGELOG,CHANGES}${TEXT},*/RELEASE[-_]NOTES${TEXT},notes/*${TEXT}}`,
    name: 'CHANGELOG',
    link: /\bchange[- ]?log\b|\brelease[- ](?:page|notes)\b/i,
  },
  ladder: {
    glob: at('{CONTRIBUTOR[-_]LADDER,COMMUNITY[-_]MEMBERSHIP,MEMBERSHIP}'),
    name: 'CONTRIBUTOR_LADDER',
    link: /\bcontributor[-_ ]ladder\b|\bcommunity[-_ ]membership\b/i,
  },
  reviewing: {
    glob: `{${at(`{${REVIEW_NAMES}}`)},{docs,doc,documentation,contributing,development,maintainers}/{,**/}{${REVIEW_NAMES}}${TEXT}}`,
    name: 'REVIEWING',
  },
  useCases: {
    glob: `{${at('USE[-_]CASES')},{docs,doc,documentation}/*/USE[-_]CASES${TEXT}}`,
    name: 'use cases',
    link: /\buse[-_ ]?cases\b/i,
  },
  integrations: {
    glob: `{${at('{,SUPPORTED[-_]}INTEGRATIONS')},doc/{,SUPPORTED[-_]}INTEGRATIONS${TEXT}}`,
    name: 'integrations',
    link: /\bintegrations\b/i,
    // Tests are called so, too.
    sign: /\bintegrat(?:es?|ions?) (?:with|for|of)\b|\bsupported integrations\b/i,
  },
  architecture: {
    glob: `{${at('ARCHITECTURE')},docs/{architecture,design}/{README,index,overview,architecture}${TEXT},{docs,doc,documentation}/{,*/}{,INTERNAL[-_]}ARCHITECTURE${TEXT},{website,site}/{content,docs}/**/ARCHITECTURE{,/index,/_index}${TEXT}}`,
    name: 'ARCHITECTURE',
    link: /\barchitecture\b/i,
  },
  selfAssessment: {
    glob: `{,docs/,docs/security/,security/,.github/,reviews/}{,SECURITY[-_]}SELF[-_]ASSESSMENT${TEXT}`,
    name: 'self-assessment',
    link: /\bself[-_ ]assessment\b/i,
  },
  technicalReview: {
    glob: `{,docs/,reviews/,docs/reviews/}GENERAL[-_]TECHNICAL[-_]{REVIEW,QUESTIONS}${TEXT}`,
    name: 'general technical review',
    link: /\bgeneral technical review\b/i,
  },
  governanceReview: {
    glob: `{,docs/,reviews/,docs/reviews/}GOVERNANCE[-_]REVIEW${TEXT}`,
    name: 'governance review',
    link: /\bgovernance review\b/i,
  },
} satisfies Record<string, DocumentKind>;
export type Kind = keyof typeof KINDS;

const about = (kind: Kind): DocumentKind => KINDS[kind];

export const found = (...evidence: Evidence[]): Outcome => ({ status: 'found', evidence });
export const notFound = (says: string, ...evidence: Evidence[]): Outcome => ({
  status: 'not-found',
  evidence,
  says,
});
export const person = (says: string, ...evidence: Evidence[]): Outcome => ({
  status: 'person',
  evidence,
  says,
});

/** What is found in the first item that has it. */
export function firstIn<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) {
      return result;
    }
  }
  return undefined;
}

/** The first line of a file that fits, from 1; 0 if none does. */
export const lineIn = (repository: Repository, file: string, words: RegExp): number =>
  (repository.text(file) ?? '').split('\n').findIndex((line) => words.test(line)) + 1;

export const evidenceOf = (
  { file }: Pick<TextDocument, 'file'>,
  { line }: { line: number },
  says: string,
): Evidence => ({ file, line, says: says.replace(/\s+/g, ' ').trim().slice(0, 120) });

const hasSign = ({ file, sections }: TextDocument, kind: Kind): boolean => {
  const { sign } = about(kind);
  return !sign || sections.some(({ title, text }) => sign.test(`${file}\n${title}\n${text}`));
};

/** Files nearest to the root first, and there the one that has the name of the kind. */
const inOrder = (files: readonly string[], name: string): string[] => {
  const rank = (file: string): number =>
    file.split('/').length * 2 -
    Number((file.split('/').at(-1) ?? '').toUpperCase().startsWith(name));
  return [...files].sort((a, b) => rank(a) - rank(b));
};

const directOf = (repository: Repository, kind: Kind): TextDocument[] =>
  inOrder(repository.matching(about(kind).glob), about(kind).name)
    .flatMap((file) => repository.document(file) ?? [])
    .filter((document) => kind !== 'adopters' || hasSign(document, kind));

/** Characters up to which a document with a link only points there. */
const STUB_LENGTH = 300;

const isStub = ({ sections }: TextDocument): boolean =>
  sections.reduce((sum, { text }) => sum + text.length, 0) <= STUB_LENGTH;

/** Whether the words of a link or its address fit. */
export const linkHas =
  (words: RegExp) =>
  ({ text, url }: Link): boolean =>
    words.test(text) || words.test(url);

/** Documents in which readers look for links to the others. */
const GUIDES = ['readme', 'contributing', 'governance'] as const;

const PROSE = /\.(?:md|markdown|mdx|txt|rst|adoc|asciidoc)$/i;

/** The documents of the checkout to which links of a document lead, without those of a kind of their own. */
const linkedFrom = (
  repository: Repository,
  document: TextDocument,
  isFit: (link: Link) => boolean = () => true,
): TextDocument[] =>
  document.links.filter(isFit).flatMap(({ url }) => {
    const target = targetOf(repository, document.file, url);
    if (
      target.kind !== 'file' ||
      !PROSE.test(target.file) ||
      Object.values<DocumentKind>(KINDS).some(
        ({ glob, isWide }) => isWide !== true && isMatch(target.file, glob),
      )
    ) {
      return [];
    }
    const linked = repository.document(target.file);
    return linked ? [target.heading === undefined ? linked : below(linked, target.heading)] : [];
  });

/** The documents of a kind that only a link calls so. */
function calledSo(repository: Repository, kind: Kind): TextDocument[] {
  const { link } = about(kind);
  return link === undefined
    ? []
    : GUIDES.filter((guide) => guide !== kind)
        .flatMap((guide) => directOf(repository, guide))
        .flatMap((document) => linkedFrom(repository, document, linkHas(link)))
        .filter((document) => hasSign(document, kind));
}

/**
 * The documents of a kind that can be read: those where readers expect them, with what the ones point to
 * that hold nothing else. If there are none, those to which links lead by the name of the kind.
 */
export function documentsOf(repository: Repository, kind: Kind): TextDocument[] {
  const direct = directOf(repository, kind);
  const all =
    direct.length === 0
      ? calledSo(repository, kind)
      : about(kind).link === undefined
        ? direct
        : direct.flatMap((one) => [one, ...(isStub(one) ? linkedFrom(repository, one) : [])]);
  return [...new Map(all.map((one) => [one.file, one])).values()];
}

/** The documents of some kinds without placeholders, which say something. */
export const writtenOf = (repository: Repository, ...kinds: Kind[]): TextDocument[] =>
  kinds
    .flatMap((kind) => documentsOf(repository, kind))
    .filter(({ placeholder, isWritten }) => isWritten && placeholder === undefined);

/** Folders of what isn't about the project as it is. */
const OF_PARTS =
  /(?:^|\/)(?:crates|packages|pkg|cmd|charts?|plugins?|examples?|samples?|proposals?|enhancements?|rfcs?|adr|tests?|blog|archive|historical)\//i;

/** The documents of the checkout that the README links to, without those of a kind of their own. */
export function linkedGuides(repository: Repository): TextDocument[] {
  const all = writtenOf(repository, 'readme')
    .flatMap((document) => linkedFrom(repository, document))
    .filter(
      ({ file, placeholder, isWritten }) =>
        isWritten && placeholder === undefined && !OF_PARTS.test(file),
    );
  return [...new Map(all.map((one) => [one.file, one])).values()];
}

/** A link to a document of a kind that isn't in this folder. */
function linkTo(
  repository: Repository,
  kind: Kind,
  documents: readonly TextDocument[],
  isFit: (url: string) => boolean = () => true,
): Evidence | undefined {
  const isAbout = linkHas(about(kind).link ?? /(?!)/);
  return firstIn(documents, (document) => {
    const link = document.links.find(
      (one) => isAbout(one) && isElsewhere(repository, document.file, one) && isFit(one.url),
    );
    return link && evidenceOf(document, link, `links to ${link.url}`);
  });
}

/** Badges, chats, calendars, forms for reports, and codes of conduct: none of them says what a document is missing. */
const NO_TEXT =
  /\bbestpractices\.dev\b|\bbadges?\b|\bslack\b|\bdiscord\b|\bgroups\.google\.|\bcalendar\b|\bzoom\.us\b|\/discussions\/?$|\/advisories\b|\bcode[-_]of[-_]conduct\b/i;

/** The link of a document that only says where the text is, and that is out of the folder. */
export function stubLink(
  repository: Repository,
  document: TextDocument,
  isFit: (link: Link) => boolean = () => true,
): Evidence | undefined {
  const link = document.links.find(
    (one) => isElsewhere(repository, document.file, one) && isFit(one),
  );
  return link && isStub(document) ? evidenceOf(document, link, `links to ${link.url}`) : undefined;
}

/**
 * Looks for something in the documents of some kinds. Where it isn't, this says why: the document is
 * passed over, or elsewhere (a person has to look), isn't finished, or isn't there.
 *
 * @param kinds the first one is the one that should have it
 * @param says what should stand there, after "doesn't say" or "has"
 * @param find its place in a document; left out where it's known to be in none
 */
export function lookIn(
  repository: Repository,
  kinds: readonly [Kind, ...Kind[]],
  says: string,
  find: (document: TextDocument) => Evidence | undefined = () => undefined,
): Outcome {
  const evidence = firstIn(writtenOf(repository, ...kinds), find);
  if (evidence) {
    return found(evidence);
  }
  const [kind] = kinds;
  const { glob, name } = about(kind);
  const [passed] = repository.skippedLike(glob);
  if (passed) {
    return person(`${passed.path} wasn't read (${passed.why}). Does it say ${says}?`);
  }
  const all = documentsOf(repository, kind);
  const unfinished = all.find(({ placeholder }) => placeholder);
  if (unfinished?.placeholder) {
    const { text } = unfinished.placeholder;
    return notFound(
      `${unfinished.file} still has the placeholder ${text}.`,
      evidenceOf(unfinished, unfinished.placeholder, text),
    );
  }
  if (all.length === 0 && repository.organization) {
    const shared = lookIn(repository.organization, kinds, says, find);
    return {
      ...shared,
      evidence: shared.evidence.map((one) => ({ ...one, file: SHARED + one.file })),
    };
  }
  const [first] = all;
  const elsewhere = first
    ? (firstIn(about(kind).link ? all : [first], (document) =>
        stubLink(repository, document, ({ url }) => kind === 'conduct' || !NO_TEXT.test(url)),
      ) ??
      linkTo(repository, kind, [...all, ...writtenOf(repository, 'readme')], (url) =>
        isOfProject(repository, url),
      ))
    : linkTo(repository, kind, writtenOf(repository, ...GUIDES));
  if (elsewhere) {
    return person(`This link leads out of the folder. Does it say ${says}?`, elsewhere);
  }
  if (!first && OF_ORGANIZATION.includes(kind) && !repository.isOrganization) {
    return {
      ...notFound(
        `No ${name} file at the root, in .github, docs, or community. Is it in your organization's .github repository? --org-repo reads a checkout of that.`,
      ),
      isElsewhere: true,
    };
  }
  return notFound(
    !first
      ? `No ${name} file at the root, in .github, docs, or community.`
      : first.isWritten
        ? `${first.file} doesn't say ${says}.`
        : `${first.file} has nothing but headings and what is still to come.`,
  );
}

/** The first section of which title or text has all of the words. */
export function sectionWith(
  { sections }: TextDocument,
  ...words: readonly RegExp[]
): Section | undefined {
  return sections.find(
    ({ title, text }) => text !== '' && words.every((word) => word.test(`${title}\n${text}`)),
  );
}

/** How many of the words a text has; the first one breaks ties. */
const countOf = ([first, ...rest]: readonly RegExp[], text: string): number =>
  rest.filter((word) => word.test(text)).length + (first?.test(text) === true ? 1.5 : 0);

/** The first of the items for which a count is highest. */
const highest = <Item>(items: readonly Item[], count: (item: Item) => number): Item | undefined => {
  const most = Math.max(...items.map(count));
  return items.find((item) => count(item) === most);
};

/** The title of a section without the headings above it. */
export const ownTitle = ({ title }: Section): string => title.split(' > ').at(-1) ?? '';

/**
 * The place of a section with all of the words, the one whose own heading has most of them: the block with
 * most of them, or the heading.
 */
export function passage(document: TextDocument, ...words: readonly RegExp[]): Evidence | undefined {
  const section = highest(
    document.sections.filter(
      ({ title, text }) => text !== '' && words.every((word) => word.test(`${title}\n${text}`)),
    ),
    (one) => countOf(words, ownTitle(one)),
  );
  const block = section && highest(section.blocks, ({ text }) => countOf(words, text));
  return section && block && evidenceOf(document, block, block.text || section.title);
}

/** The first block that fits. */
export function blockWhere(
  document: TextDocument,
  isFit: (block: Block) => boolean,
): Evidence | undefined {
  const block = document.sections.flatMap(({ blocks }) => blocks).find(isFit);
  return block && evidenceOf(document, block, block.text || (block.links[0]?.url ?? ''));
}
