import type { Area } from '../../../features/readiness/common/vocabulary';
import type { Section, TextDocument } from './document';
import { isElsewhere, targetOf } from './links';
import { readMetadata } from './metadata';
import {
  blockWhere,
  evidenceOf,
  firstIn,
  found,
  lineIn,
  lookIn,
  notFound,
  ownTitle,
  passage,
  person,
  writtenOf,
  type Check,
  type Evidence,
  type Outcome,
} from './outcome';
import { LOCKFILES, type Repository } from './repository';
import { NO_WORKFLOW, sbom, signing, staticAnalysis } from './tools';
import { commandsOf, unreadWorkflow, workflowsOf, type Workflow } from './workflows';

// Stems in expressions. cspell:ignore ments bvot nominat bprojen bupdatecli bgpg clearsign

/** What no criterion of a level names and reviewers look for. */
export interface Practice {
  id: string;
  area: Area;
  text: string;
  /** Route of the page of the site that helps most. */
  guide: string;
  check: Check;
}

/** What the workflows show, without actions of the repository; they may be none. */
const ofWorkflows =
  (read: (workflows: Workflow[], first: Workflow, repository: Repository) => Outcome): Check =>
  (repository) => {
    const workflows = workflowsOf(repository).filter(({ file }) =>
      file.startsWith('.github/workflows/'),
    );
    const [first] = workflows;
    return first
      ? read(workflows, first, repository)
      : (unreadWorkflow(repository, 'do this') ?? notFound(NO_WORKFLOW));
  };

const PINNED = /@[\da-f]{40}$|@sha256:[\da-f]{64}$/;
/** What checks by which tag it was called. */
const BY_TAG = 'slsa-framework/slsa-github-generator/.github/workflows/';

/** Whether what a step calls is in the repository itself, though by its full name. */
const isOwn = ({ remotes }: Repository, value: string): boolean =>
  remotes.some((remote) =>
    value.toLowerCase().startsWith(`${remote.split('/').slice(-2).join('/')}/`),
  );

const pinnedActions: Check = (repository) => {
  const used = workflowsOf(repository).flatMap(({ file, steps }) =>
    steps
      .filter(({ kind, value }) => kind === 'uses' && !value.startsWith('./'))
      .map(({ value, line }): Evidence => ({ file, line, says: value })),
  );
  const all = used.filter(({ says }) => !PINNED.test(says));
  const loose = all.find(({ says }) => !says.startsWith(BY_TAG) && !isOwn(repository, says));
  const [first] = used;
  if (!loose && all[0]) {
    return person(
      "All actions of others are pinned but those that can't be, or are your own. Is that meant?",
      all[0],
    );
  }
  if (loose) {
    return notFound("An action isn't pinned to a commit.", loose);
  }
  return (
    unreadWorkflow(repository, 'name commits for the actions that it calls') ??
    (first ? found(first) : notFound('No workflow calls an action of others.'))
  );
};

const tokenPermissions = ofWorkflows((workflows, first, repository) => {
  const job = firstIn(workflows, ({ file, unlimited }) =>
    firstIn(unlimited, ({ line, job: says }) => ({ file, line, says })),
  );
  return job
    ? notFound("A job has the token's permissions as the repository's settings give them.", job)
    : (unreadWorkflow(repository, "limit the token's permissions") ??
        found({ file: first.file, line: first.permissionsLine ?? 1, says: 'permissions' }));
});

/** Events that start a workflow with secrets, though somebody from outside may be behind them. */
const TRUSTED_EVENTS = [
  'pull_request_target',
  'workflow_run',
  'issue_comment',
  'repository_dispatch',
];
const OUTSIDE =
  /pull_request\.head|\bhead_ref\b|refs\/pull\/|workflow_run\.(?:head_|pull_requests)|client_payload\./;

const FETCHES = /\bgh pr checkout\b|\bgit fetch\b.*\bpull\//;

/** Steps that check out, or seem to, what somebody from outside has written. */
function untrustedCheckouts(
  repository: Repository,
  { file, events, steps }: Workflow,
): { place: Evidence; isSure: boolean }[] {
  if (!events.some((event) => TRUSTED_EVENTS.includes(event))) {
    return [];
  }
  const isNamed = lineIn(repository, file, /\bpull|workflow_run\.head_/) > 0;
  return steps.flatMap(
    ({ kind, value, line, first, settings: { ref = '', repository: of = '' } }) => {
      if (kind === 'run') {
        // What is only fetched isn't run.
        const says = value.split('\n').findIndex((one) => FETCHES.test(one));
        return /\bgh pr checkout\b|\bgit (?:checkout|switch|merge|reset)\b/.test(value) &&
          says !== -1
          ? [
              {
                place: { file, line: first + says, says: 'checks out a pull request' },
                isSure: false,
              },
            ]
          : [];
      }
      const given = `${String(ref)} ${String(of)}`;
      const isOutside = OUTSIDE.test(given);
      // A step before has found out which one.
      const isHandedOn = isNamed && /\$\{\{\s*(?:steps|needs|env)\./.test(given);
      return value.startsWith('actions/checkout@') && (isOutside || isHandedOn)
        ? [
            {
              place: evidenceOf({ file }, { line }, value),
              isSure: isOutside && events.includes('pull_request_target'),
            },
          ]
        : [];
    },
  );
}

/** What runs with secrets for somebody from outside, and can't be read here: a workflow of another repository, or an image. */
function calledElsewhere(
  repository: Repository,
  { file, events, steps }: Workflow,
): Evidence | undefined {
  const text = repository.text(file) ?? '';
  const isGiven = OUTSIDE.test(text) && /\bsecrets\.(?!GITHUB_TOKEN\b)/.test(text);
  const step = steps.find(
    ({ value, kind, isTrusted }) =>
      kind === 'uses' &&
      (value.startsWith('docker://')
        ? isGiven
        : isTrusted &&
          /^[^./][^/]*\/[^/]+\/\.github\/workflows\//.test(value) &&
          !isOwn(repository, value)),
  );
  return step && events.some((event) => TRUSTED_EVENTS.includes(event))
    ? evidenceOf({ file }, step, step.value)
    : undefined;
}

const noUntrustedCheckout = ofWorkflows((workflows, first, repository) => {
  const all = workflows.flatMap((workflow) => untrustedCheckouts(repository, workflow));
  const sure = all.find(({ isSure }) => isSure);
  const [doubtful] = all;
  const called = firstIn(workflows, (workflow) => calledElsewhere(repository, workflow));
  if (sure) {
    return notFound(
      'A workflow on pull_request_target checks out the code of the pull request.',
      sure.place,
    );
  }
  return doubtful
    ? person(
        'This workflow has secrets and may check out the code of a fork. Does it run that code only after somebody has read it, or never?',
        doubtful.place,
      )
    : called
      ? person(
          "This runs with secrets or a token that can write, for what somebody from outside did, and isn't in this repository. Does it keep code of forks from running?",
          called,
        )
      : (unreadWorkflow(repository, 'keep code of forks away from secrets') ??
        found({ file: first.file, line: 1, says: `${workflows.length} read` }));
});

const dependencyUpdates: Check = (repository) => {
  const dependabot = firstIn(repository.matching('.github/dependabot.{yml,yaml}'), (file) => {
    const line = lineIn(repository, file, /^\s*-?\s*package-ecosystem:\s*["']?\w/);
    return line > 0 ? { file, line, says: 'Dependabot' } : undefined;
  });
  if (dependabot) {
    return found(dependabot);
  }
  const [renovate] = repository.matching(
    '{,.github/}{renovate.json,renovate.json5,.renovaterc,.renovaterc.json}',
  );
  if (renovate !== undefined && (repository.text(renovate) ?? '').trim().length > 2) {
    return found({ file: renovate, line: 1, says: 'Renovate' });
  }
  const step = commandsOf(repository).find(({ text }) =>
    /\bprojen upgrade\b|\bnpm-check-updates\b|\bupdatecli apply\b/.test(text),
  );
  return step
    ? found(evidenceOf(step, step, step.text))
    : notFound('No settings of Dependabot or Renovate that name a package ecosystem.');
};

/** Lockfiles that lock dependencies as well, though `affected` reads none of them. */
const OTHER_LOCKFILES =
  'bun.lockb,gradle.lockfile,packages.lock.json,Package.resolved,Podfile.lock,pubspec.lock,mix.lock,flake.lock';

/** Folders of what a project doesn't release. */
const NOT_SHIPPED =
  /(?:^|\/)(?:tests?|test-?data|examples?|samples?|fixtures?|demos?|docs?|website|e2e|hack|tools?)\//i;

/**
 * A list of pip that locks what it names, and what that needs: each line has one version, and hashes or
 * the comments of the tool that made it.
 */
const pipLock = (repository: Repository): string | undefined =>
  repository
    .matching('{requirements*,pinned,requirements/*}.txt')
    .filter(
      (file) => !/(?:^|[-_/.])(?:tests?|testing|dev|docs?|lint|build|ci|tools?)\b/i.test(file),
    )
    .find((file) => {
      const text = repository.text(file) ?? '';
      const lines = text.split('\n').filter((line) => /^[a-z\d]/i.test(line));
      return (
        lines.length > 0 &&
        lines.every((line) => /^[\w.[\],-]+\s*==\s*\w/.test(line)) &&
        /--hash=\w+:[\da-f]|^#.*\b(?:pip-compile|uv pip compile)\b|#\s+via\s/m.test(text)
      );
    });

const lockfile: Check = (repository) => {
  const [file] = [LOCKFILES, OTHER_LOCKFILES]
    .flatMap((names) => repository.matching(`{,**/}{${names}}`))
    .filter((one) => one.split('/').length <= 3 || !NOT_SHIPPED.test(one));
  const pip = file ?? pipLock(repository);
  return pip === undefined
    ? notFound('No lockfile.')
    : found({ file: pip, line: 1, says: 'lockfile' });
};

/** Settings by which a tool writes the notes of a release. */
const NOTES_TOOLS = '.github/{release,release-drafter,release-notes}.{yml,yaml}';

/** The day of a release as a title has it: 2026-03-01, or 2026, or by the calendar as edge-26.3.1. */
function dayIn(text: string): string | undefined {
  const [, year, month = '12', day = '31'] =
    /(?<!CVE-)\b(20\d\d)(?:[-./ ](\d\d)[-./ ](\d\d))?\b/.exec(text) ?? [];
  const [, short, of = ''] = /\b(?:edge|stable|nightly)-(2\d)\.(\d+)\.\d+/.exec(text) ?? [];
  return year !== undefined
    ? `${year}-${month}-${day}`
    : short && `20${short}-${of.padStart(2, '0')}-28`;
}

/** Years without an entry after which a changelog tells nothing of today. */
const MOST_YEARS = 2;

/** The releases that a document tells of: in sections, or as the only one, which its name has. */
function releasesOf(
  repository: Repository,
  document: TextDocument,
): { place: Evidence; day?: string }[] {
  const { file, sections, isWritten } = document;
  // "Windows Server 2022", below the heading of a release, is no day.
  const dayOf = ({ title }: Section) =>
    dayIn(title.split(' > ').find((one) => /\bv?\d+\.\d+/.test(one)) ?? '');
  const inTitles = sections.flatMap((section) =>
    section.text !== '' && /\bv?\d+\.\d+/.test(section.title) && !/unreleased/i.test(section.title)
      ? [{ place: evidenceOf(document, section, section.title), day: dayOf(section) }]
      : [],
  );
  const [version] = /\d+\.\d+(?:\.\d+)?(?=\.\w+$)/.exec(file) ?? [];
  return inTitles.length > 0 || version === undefined || !isWritten
    ? inTitles
    : [
        {
          place: evidenceOf(document, { line: 1 }, version),
          day: dayIn(/20\d\d-\d\d-\d\d/.exec(repository.text(file) ?? '')?.[0] ?? ''),
        },
      ];
}

/** The last release by the rows of a list of releases. */
const lastListed = (repository: Repository): { place: Evidence; day: string } | undefined =>
  writtenOf(repository, 'releases')
    .flatMap((document) =>
      document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => {
          const day = block.kind === 'row' ? dayIn(block.text) : undefined;
          return day === undefined ? [] : [{ place: evidenceOf(document, block, block.text), day }];
        }),
      ),
    )
    .sort((a, b) => b.day.localeCompare(a.day))[0];

const CHANGELOG_HEADING = /\bchange ?log\b|\brelease notes\b/i;

/** Where a section of the README on the changelog leads out of the folder. */
const changelogSection = (repository: Repository): Evidence | undefined =>
  firstIn(writtenOf(repository, 'readme'), (document) =>
    firstIn(document.sections, (section) => {
      const link = section.blocks
        .flatMap(({ links, line }) => links.map((one) => ({ line, ...one })))
        .find((one) => isElsewhere(repository, document.file, one));
      return link && CHANGELOG_HEADING.test(ownTitle(section))
        ? evidenceOf(document, link, `links to ${link.url}`)
        : undefined;
    }),
  );

const changelog: Check = (repository) => {
  const all = [...writtenOf(repository, 'changelog')]
    .sort((a, b) => b.file.localeCompare(a.file, 'en', { numeric: true }))
    .flatMap((document) => releasesOf(repository, document));
  const [last] = all
    .filter(({ day }) => day !== undefined)
    .sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
  const [first] = all;
  const since = new Date();
  since.setFullYear(since.getFullYear() - MOST_YEARS);
  if (last?.day !== undefined && last.day < since.toISOString().slice(0, 10)) {
    const listed = lastListed(repository);
    return listed?.day === last.day
      ? person(
          `The last entry is of ${last.day}, as is the last release that is listed. Is there none since?`,
          last.place,
          listed.place,
        )
      : notFound(`The last entry of ${last.place.file} is of ${last.day}.`, last.place);
  }
  if (first) {
    return found((last ?? first).place);
  }
  const outcome = lookIn(repository, ['changelog'], 'what changed in which release');
  const section = outcome.status === 'not-found' ? changelogSection(repository) : undefined;
  if (section) {
    return person('This link leads out of the folder. Does it say what changed?', section);
  }
  const [tool] = repository.matching(NOTES_TOOLS);
  return outcome.status === 'not-found' && outcome.evidence.length === 0 && tool !== undefined
    ? person('A tool writes the notes of releases. Do they say what changed for users?', {
        file: tool,
        line: 1,
        says: 'settings for the notes',
      })
    : outcome;
};

const DCO =
  /\bCertificate of Origin\b|\bDCO\b|Signed-off-by|\bsign(?:ed|ing)?[- ]off\b|commit (?:-s|--signoff)\b/i;
const CLA = /Contributor License Agreement|\bCLA\b/;

const contributionTerms: Check = (repository) =>
  lookIn(
    repository,
    ['contributing', 'readme', 'governance'],
    'whether contributions need a DCO or a CLA',
    (document) => passage(document, DCO) ?? passage(document, CLA),
  );

const WITH_LEADERS = ['governance', 'maintainers', 'ladder'] as const;
const VOTES = /(?<!\bhave an? )\b(?:vot(?:e|es|ed|ing)|majority|consensus|ballots?|elections?)\b/i;

const elections: Check = (repository) => {
  const outcome = lookIn(
    repository,
    WITH_LEADERS,
    'how leaders or maintainers are elected',
    (document) =>
      passage(
        document,
        /\b(?:elect(?:ed|ions?)|nominat\w+|new \w+ (?:may|can) (?:\w+ ){0,2}be proposed)\b|\bcandidates?\b[^.]{0,60}\b(?:running|seats?|proposed as)\b/i,
        /\b(?:maintainers?|committee|leads?|chairs?|members?|membership|council|roles?)\b/i,
        VOTES,
      ),
  );
  const place =
    outcome.status === 'not-found'
      ? firstIn(writtenOf(repository, ...WITH_LEADERS), (document) =>
          passage(document, /\bappoint(?:s|ed|ments?)?\b/i, /\bvot(?:e|es|ed|ing)\b|\bmajority\b/i),
        )
      : undefined;
  return place
    ? person(
        'Somebody is appointed here, and there are votes. Is that how leaders are chosen?',
        place,
      )
    : outcome;
};

const metadata: Check = (repository) => {
  const read = readMetadata(repository);
  if (!read) {
    return person(
      'Does project.yaml in the .project repository of your organization say what holds today?',
    );
  }
  const { file, problem, phase } = read;
  return problem
    ? notFound(`${file} doesn't follow the schema.`, problem)
    : found({ file, line: 1, says: `valid, ${phase ?? ''}` });
};

const SUPPORTED = /\bsupport(?:s|ed)?\b/i;
const WHICH = /\b(?:v?\d+\.\d+|latest|newest|last|previous|minor|main)\b|[✓✅]/i;

const SUPPORT_HEADING =
  /\b(?:supported|maintained) (?:versions|releases)\b|\bsupport (?:policy|lifecycle|window|horizon)\b/i;
const GETS_FIXES = /\bfix|\bpatch|\bsecurity\b/i;

/** A section on the versions that are supported. */
const supportIn = (document: TextDocument): Section | undefined =>
  document.sections.find(
    (one) =>
      SUPPORT_HEADING.test(ownTitle(one)) && WHICH.test(one.text) && SUPPORTED.test(one.text),
  );

/** Versions of a section on releases in the README, with how long each lives. */
const livesIn = (document: TextDocument): Section | undefined =>
  document.sections.find(
    (one) =>
      /\breleases?\b|\bversions\b|\bsupport/i.test(ownTitle(one)) &&
      one.blocks.some(({ kind, text }) => kind === 'row' && /\bv?\d+\.\d+/.test(text)) &&
      /\b(?:active support|supported|maintained) ?(?:releases|versions)?\b/i.test(one.text) &&
      /\bEOL\b|\bend[- ]of[- ]life\b|\bpatch/i.test(
        `${one.text} ${one.blocks.flatMap(({ header = [] }) => header).join(' ')}`,
      ),
  );

/** What other documents say of versions, where the policy speaks of them. */
function versionsElsewhere(repository: Repository): Outcome | undefined {
  const support = firstIn(writtenOf(repository, 'support'), (document) => {
    const section = supportIn(document);
    return section && { section, place: evidenceOf(document, section, ownTitle(section)) };
  });
  if (support) {
    return GETS_FIXES.test(support.section.text)
      ? found(support.place)
      : person('Do the versions that it names get security fixes?', support.place);
  }
  return firstIn(writtenOf(repository, 'security'), (policy) => {
    const spoken = policy.sections.find(({ title, text }) =>
      /\bsupported (?:versions?|releases?)\b/i.test(`${title}\n${text}`),
    );
    return (
      spoken &&
      firstIn(writtenOf(repository, 'readme'), (document) => {
        const section = livesIn(document);
        const place = section && evidenceOf(document, section, ownTitle(section));
        const isNamed = policy.sections.some((one) =>
          SUPPORT_HEADING.test(ownTitle(one))
            ? one.blocks.some(({ links }) =>
                links.some(({ url }) => {
                  const target = targetOf(repository, policy.file, url);
                  return target.kind === 'file' && target.file === document.file;
                }),
              )
            : false,
        );
        return (
          place && (isNamed ? found(place) : person('Do these versions get security fixes?', place))
        );
      })
    );
  });
}

/** How many versions get changes, as documents on branches and versions tell it. */
const HOW_MANY =
  /\bsupports? (?:\w+ ){0,2}(?:two|three|four|\d+) (?:\w+ ){0,2}(?:versions|releases)\b|\b(?:latest|last|previous) (?:two|three|four|\d+) (?:\w+ )?(?:versions|releases)\b/i;
/** What a policy says in passing. */
const NEXT_RELEASE =
  /\bsecurity (?:updates?|fix(?:es)?|patch(?:es)?)\b[^.]{0,60}\bin the (?:next|latest) (?:\w+ )?release\b/i;

const supportedVersions: Check = (repository) => {
  const outcome = lookIn(
    repository,
    ['security', 'releases'],
    'which versions get security fixes',
    (document) => {
      if (/security/i.test(document.file)) {
        return passage(document, WHICH, /\bversions?\b|\breleases?\b/i, SUPPORTED);
      }
      const section = supportIn(document);
      // How releases are made has all of these words somewhere.
      return section && GETS_FIXES.test(section.text)
        ? evidenceOf(document, section, ownTitle(section))
        : blockWhere(
            document,
            ({ text }) =>
              /\b(?:are|is) (?:still )?supported\b|\b(?:receives?|gets?) [^.]{0,40}(?:fix|patch)/i.test(
                text,
              ) &&
              WHICH.test(text) &&
              /\bfix|\bpatch/i.test(text),
          );
    },
  );
  if (outcome.status !== 'not-found') {
    return outcome;
  }
  const many =
    firstIn(writtenOf(repository, 'versions'), (document) =>
      blockWhere(document, ({ text }) => HOW_MANY.test(text)),
    ) ??
    firstIn(writtenOf(repository, 'security'), (document) =>
      blockWhere(document, ({ text }) => NEXT_RELEASE.test(text)),
    );
  return (
    versionsElsewhere(repository) ??
    (many ? person('Are these the versions that get security fixes?', many) : outcome)
  );
};

/** The practices of the guides that files show. */
export const PRACTICES: readonly Practice[] = [
  {
    id: 'practice-elections',
    area: 'governance',
    text: 'How leaders are elected',
    guide: '/projects/best-practices/governance/leadership-selection',
    check: elections,
  },
  {
    id: 'practice-project-yaml',
    area: 'governance',
    text: 'project.yaml valid',
    guide: '/projects/update#the-project-repository',
    check: metadata,
  },
  {
    id: 'practice-contribution-terms',
    area: 'contributors',
    text: 'DCO or CLA named where contributors read',
    guide: '/resources/templates/contributing',
    check: contributionTerms,
  },
  {
    id: 'practice-changelog',
    area: 'engineering',
    text: 'Changelog',
    guide: '/resources/templates/releases',
    check: changelog,
  },
  {
    id: 'practice-supported-versions',
    area: 'security',
    text: 'Versions that get security fixes',
    guide: '/resources/templates/security',
    check: supportedVersions,
  },
  {
    id: 'practice-pinned-actions',
    area: 'security',
    text: 'Actions pinned to commits',
    guide: '/projects/best-practices/security/github-actions#how-do-i-pin-an-action-to-a-commit',
    check: pinnedActions,
  },
  {
    id: 'practice-token-permissions',
    area: 'security',
    text: 'Permissions of workflow tokens limited',
    guide: '/projects/best-practices/security/github-actions#which-permissions-does-a-token-need',
    check: tokenPermissions,
  },
  {
    id: 'practice-pull-request-target',
    area: 'security',
    text: 'No code of pull requests run with secrets',
    guide: '/projects/best-practices/security/github-actions#is-pull_request_target-safe',
    check: noUntrustedCheckout,
  },
  {
    id: 'practice-dependency-updates',
    area: 'security',
    text: 'Dependencies updated by a tool',
    guide:
      '/projects/best-practices/security/github-actions#how-do-i-keep-pinned-actions-up-to-date',
    check: dependencyUpdates,
  },
  {
    id: 'practice-lockfile',
    area: 'security',
    text: 'Dependencies locked',
    guide: '/projects/best-practices/security/supply-chain/supply-chain-best-practices',
    check: lockfile,
  },
  {
    id: 'practice-static-analysis',
    area: 'security',
    text: 'Static analysis in workflows',
    guide: '/projects/best-practices/security/#block-6-run-openssf-scorecard',
    check: staticAnalysis,
  },
  {
    id: 'practice-sbom',
    area: 'security',
    text: 'SBOM made in workflows',
    guide: '/projects/best-practices/security/supply-chain/supply-chain-best-practices',
    check: sbom,
  },
  {
    id: 'practice-signing',
    area: 'security',
    text: 'Releases signed or attested in workflows',
    guide: '/projects/best-practices/security/sign-releases',
    check: signing,
  },
];
