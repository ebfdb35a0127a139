// cspell:ignore contribut merg rais updat -- beginnings of words in patterns
import type { Block, Link, Section, TextDocument } from './document';
import { isElsewhere, isOfProject } from './links';
import { readMetadata } from './metadata';
import {
  ADOPTERS_LINK,
  blockWhere,
  documentsOf,
  evidenceOf,
  firstIn,
  found,
  isHome,
  linkedGuides,
  lineIn,
  linkHas,
  lookIn,
  notFound,
  ownTitle,
  passage,
  person,
  sectionWith,
  stubLink,
  writtenOf,
  type Check,
  type Evidence,
  type Kind,
  type Outcome,
} from './outcome';
import { employersByAddress, insightsPeople, ownersIn, peopleIn, type Person } from './people';
import type { Repository } from './repository';
import { stepWhere } from './workflows';

// Stems and services in expressions. cspell:ignore adher abid compl bpriorit ning submitt ntegrat youtu libera ircs zulip creat remov ging bvot bannounc prepar releas archiv propos retir compan bdecid decid nominat invit becom inactiv revok emerit binactiv bremov bemerit organi ations approv bcompatib compat licence ation integrat hackerone bugcrowd bdisclos blicen bvulnerabilit bdco breleas binar schedul zulipchat wednes

const VOTE = /\b(?:vot(?:e|es|ed|ing)|consensus|majority|quorum)\b/i;
const DECISION = /\bdecisions?\b|\bdecid|\bdisagree/i;
const GOVERNANCE_CHANGE = /\bchanges? (?:in|to) (?:the |project )*governance\b/i;
const GOVERNANCE = ['governance', 'maintainers', 'ladder', 'contributing'] as const;

/** A check that asks the same at each stage. */
type CheckOfAll = (repository: Repository) => Outcome;

/** A passage of the documents on governance that has all of the words. */
const inGovernance =
  (says: string, ...words: readonly RegExp[]): CheckOfAll =>
  (repository) =>
    lookIn(repository, GOVERNANCE, says, (document) => passage(document, ...words));

/** A section by its heading, of which the text has a word as well. */
function sectionAbout(document: TextDocument, title: RegExp, words: RegExp): Evidence | undefined {
  const section = document.sections.find(
    (one) => title.test(ownTitle(one)) && words.test(one.text) && one.text.length >= 60,
  );
  return section && evidenceOf(document, section, ownTitle(section));
}

/** Whether a document is but one sentence with a link, or links to one of its own name, out of the folder. */
function isPointer(repository: Repository, document: TextDocument): boolean {
  const link = stubLink(repository, document);
  const sentences = document.sections
    .flatMap(({ text }) => text.trim().split(/(?<=[.!?])\s+|\n/))
    .filter(Boolean);
  const name = document.file.split('/').at(-1) ?? '';
  return link !== undefined && (sentences.length === 1 || link.says.endsWith(`/${name}`));
}

/** A document of a kind that says something. */
const written =
  (kind: Kind, says: string): CheckOfAll =>
  (repository) =>
    lookIn(repository, [kind], says, (document) => {
      // The architecture of a part isn't that of the whole, and the text that a link leads to isn't here.
      if (
        (kind !== 'governance' && isPointer(repository, document)) ||
        (kind === 'architecture' &&
          (/\b(?:plug-?in|driver|security)\b/i.test(document.sections[0]?.title ?? '') ||
            /(?:^|\/)security\//i.test(document.file)))
      ) {
        return undefined;
      }
      const all = document.sections.filter(({ text }) => text !== '');
      const section = all.find((one) => kind !== 'roadmap' || !DONE.test(ownTitle(one))) ?? all[0];
      return section && evidenceOf(document, section, section.title || section.text);
    });

/** Sections of a roadmap on what has been. */
const DONE = /\b(?:completed|done|delivered|shipped|past)\b/i;

/** Shows a person where to look; they decide. */
const hint =
  (question: string, kinds: readonly [Kind, ...Kind[]], ...words: readonly RegExp[]): CheckOfAll =>
  (repository) => {
    const place = firstIn(writtenOf(repository, ...kinds), (document) =>
      passage(document, ...words),
    );
    return person(question, ...(place ? [place] : []));
  };

/** A link of the README, by its words or its address. */
function readmeLink(
  repository: Repository,
  words: RegExp,
  isFit: (link: Link) => boolean = () => true,
  isBest: (link: Link) => boolean = () => true,
): Evidence | undefined {
  return firstIn(writtenOf(repository, 'readme'), (document) => {
    const links = document.links.filter((one) => linkHas(words)(one) && isFit(one));
    const link = links.find(isBest) ?? links[0];
    return link && evidenceOf(document, link, link.text ? `${link.text}: ${link.url}` : link.url);
  });
}

const LICENSES: [name: string, sign: RegExp][] = [
  ['a license of the GPL family', /GNU (?:LESSER |AFFERO )?GENERAL PUBLIC LICENSE/i],
  ['the Business Source License', /Business Source License/i],
  ['the MIT License', /\bMIT License\b|Permission is hereby granted, free of charge/i],
  ['a BSD license', /Redistribution and use in source and binary forms/i],
  ['the Mozilla Public License', /Mozilla Public License/i],
];
const APACHE = /Apache License,?\s+Version 2\.0/i;

const LICENSE_FILES = '{LICENSE,LICENCE,COPYING}{,[-._]*}';

const ownLicense: Check = (repository) => {
  const files = repository.matching(LICENSE_FILES);
  for (const file of files) {
    const text = repository.text(file) ?? '';
    if (
      APACHE.test(text) &&
      /Grant of Patent License|apache\.org\/licenses\/LICENSE-2\.0/i.test(text)
    ) {
      const line = lineIn(repository, file, /Apache License/i);
      return found({ file, line, says: 'Apache License, Version 2.0' });
    }
  }
  const [passed] = repository.skippedLike(LICENSE_FILES);
  if (passed) {
    return person(`${passed.path} wasn't read (${passed.why}). Is it the Apache License 2.0?`);
  }
  const [first] = files;
  if (first === undefined) {
    return notFound('No LICENSE file at the root.');
  }
  const text = repository.text(first) ?? '';
  const other = LICENSES.find(([, sign]) => sign.test(text))?.[0];
  return notFound(
    `${first} ${other ? `is ${other}` : "isn't the text of the Apache License 2.0"}.`,
  );
};

const ENTRY_EMPTY =
  /\b(?:an?|any) (?:organi[sz]ation|company|project) (?:that|which)\b|^[\s|.…–—-]*$|^(?:your (?:company|organi[sz]ation|name)|\[example\].*|example(?: (?:inc|corp|company))?|company|organi[sz]ation|acme)\b/i;

/** Headings of adopters' documents below which nobody is listed. */
const NO_ADOPTERS =
  /integrat|how to|updat|contribut|add (?:your|an?)\b|\bkinds?\b|\btypes?\b|\bcommunity\b|instruction|environments?$/i;
const INVITATION =
  /^(?:#|(?:add|open|fill|fork|submit|create|send|edit|please|kindly|reach|contact|if|make|put|include|mention|share|join|let us|you|your|the)\b)/i;
const NAME_COLUMN = /\b(?:organi[sz]ation|company|adopter|name|user)\b/i;

/** The organization that a row or an item of a list names. */
function adopterOf({ kind, cells = [], header = [], text, links }: Block): string | undefined {
  const column = header.findIndex((title) => NAME_COLUMN.test(title));
  const cell = cells[Math.max(column, 0)] ?? '';
  const logo = links[0]?.text ?? '';
  const name = kind === 'item' ? text : kind !== 'row' ? '' : cell === '' ? logo : cell;
  return name.length < 2 || ENTRY_EMPTY.test(name) || (kind === 'item' && INVITATION.test(name))
    ? undefined
    : name;
}

const placesOf = (
  document: TextDocument,
  sections: readonly Section[],
  isFit: (block: Block) => boolean = () => true,
): Evidence[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const name = isFit(block) ? adopterOf(block) : undefined;
      return name === undefined ? [] : [evidenceOf(document, block, name)];
    }),
  );

/** Data of a website, such as `adopters.yml`. */
function adoptersOfData(repository: Repository): Evidence[] {
  return repository.matching('{,**/}adopters.{yml,yaml,json}').flatMap((file) =>
    (repository.text(file) ?? '').split('\n').flatMap((line, index) => {
      const [, name] =
        /^\s*-?\s*"?(?:name|company|organization|title)"?:\s*["']?([^"',]{2,})/i.exec(line) ?? [];
      return name === undefined ? [] : [evidenceOf({ file }, { line: index + 1 }, name)];
    }),
  );
}

const ADOPTERS_HEADING =
  /\badopters\b|\badopted by\b|\bwho(?:['’]s| is| are)? us(?:es|ing)\b|\bused (?:by|in production)\b|\b(?:companies|organi[sz]ations) (?:that use|using)\b/i;

/** Organizations in a list of adopters. */
function adoptersIn(repository: Repository): Evidence[] {
  const listed = writtenOf(repository, 'adopters').flatMap((document) => {
    const sections = document.sections.filter(({ title }) => !NO_ADOPTERS.test(title));
    // What is listed above a table is about it.
    const rows = placesOf(document, sections, ({ kind }) => kind === 'row');
    return rows.length > 0 ? rows : placesOf(document, sections);
  });
  const data = listed.length > 0 ? [] : adoptersOfData(repository);
  return listed.length > 0 || data.length > 0
    ? [...listed, ...data]
    : writtenOf(repository, 'readme').flatMap((document) => {
        const sections = document.sections.filter((one) => ADOPTERS_HEADING.test(ownTitle(one)));
        const names = placesOf(document, sections, ({ links, text }) =>
          links.some(({ url }) => /^https?:/.test(url) && text.length < 200),
        );
        return names.length > 1 ? names : [];
      });
}

const adopterList: Check = (repository) => {
  const [first] = adoptersIn(repository);
  if (first) {
    return found(first);
  }
  const outcome = lookIn(repository, ['adopters'], 'who uses the project');
  const place = firstIn(writtenOf(repository, 'readme'), (document) =>
    firstIn(document.sections, (section) =>
      ADOPTERS_HEADING.test(ownTitle(section))
        ? firstIn(section.blocks, ({ links, line }) => {
            const link = links.find(
              (one) =>
                isElsewhere(repository, document.file, one) && isOfProject(repository, one.url),
            );
            return link && evidenceOf(document, { line }, `links to ${link.url}`);
          })
        : undefined,
    ),
  );
  return outcome.status === 'not-found' && outcome.evidence.length === 0 && place
    ? person('This link leads out of the folder. Does it say who uses the project?', place)
    : outcome;
};

const threeAdopters: Check = (repository) => {
  const all = adoptersIn(repository);
  return person(
    all.length > 0
      ? `${all[0]?.file ?? ''} names ${all.length}. Are three of them independent organizations, and do they use the project as this level asks?`
      : 'Which three independent organizations use the project?',
    ...all.slice(0, 3),
  );
};

const LIST = 'who the maintainers are, with handle and employer';

/** Lists of maintainers: in documents, or else in SECURITY-INSIGHTS. */
function peopleLists(repository: Repository): { file: string; people: Person[] }[] {
  const lists = writtenOf(repository, 'maintainers', 'governance').map((document) => ({
    file: document.file,
    people: peopleIn(document),
  }));
  if (
    documentsOf(repository, 'maintainers').length > 0 ||
    lists.some(({ people }) => people.length > 0)
  ) {
    return lists;
  }
  const isNamed = writtenOf(repository, 'governance').some((document) =>
    blockWhere(document, ({ text }) => LIST_IN_OWNERS.test(text)),
  );
  const owners = (isNamed ? repository.matching(OWNERS) : [])
    .map((file) => ({ file, people: ownersIn(repository.text(file) ?? '') }))
    .filter(({ people }) => people.length > 0);
  return owners.length > 0
    ? owners
    : repository
        .matching(INSIGHTS)
        .map((file) => ({ file, people: insightsPeople(repository, file) }));
}

const OWNERS = '{{,.github/,docs/}CODEOWNERS,OWNERS}';
/** Governance that has its maintainers in the file of owners. */
const LIST_IN_OWNERS =
  /\bmaintainers (?:are|is) (?:\w+ )?(?:defined|listed|named|recorded|found) in\b[^.]{0,30}\b(?:CODE)?OWNERS\b/i;

/** Lists of owners that aren't called as documents are. */
const ownersOf = (repository: Repository): TextDocument[] =>
  repository.matching('{OWNERS,OWNERS_ALIASES}').flatMap((file) => repository.document(file) ?? []);

/** Asks for employers that only the addresses of maintainers tell, if these are of several companies. */
const askByAddress = (repository: Repository): Outcome | undefined =>
  firstIn([...writtenOf(repository, 'maintainers'), ...ownersOf(repository)], (document) => {
    const all = employersByAddress(document).filter(
      ({ domain }) => !isOfProject(repository, `https://${domain}/`),
    );
    return all.length >= 2
      ? person(
          `The mail addresses are of ${all
            .map(({ domain }) => domain)
            .slice(0, 4)
            .join(', ')}. For whom does each maintainer work?`,
          ...all.slice(0, 2).map(({ domain, line }) => evidenceOf(document, { line }, domain)),
        )
      : undefined;
  });

/** What addresses tell where nothing else does. */
const byAddress = (repository: Repository, outcome: Outcome): Outcome =>
  outcome.status === 'not-found' ? (askByAddress(repository) ?? outcome) : outcome;

const maintainerList: Check = (repository, stage) => {
  for (const document of peopleLists(repository)) {
    const { people } = document;
    const [first] = people.filter(({ affiliation }) => affiliation !== undefined);
    if (!first) {
      const [alone] = people;
      if (alone && /maintainers|committers|owners/i.test(document.file)) {
        return (
          askByAddress(repository) ??
          notFound(
            `${document.file} names people without their employers.`,
            evidenceOf(document, alone, alone.name),
          )
        );
      }
      continue;
    }
    const without = people.find(({ affiliation }) => affiliation === undefined);
    const place = evidenceOf(document, first, `${first.name}, ${first.affiliation ?? ''}`);
    if (without) {
      return person(
        `For whom does ${without.name} (line ${without.line}) work? The others have their employers.`,
        place,
      );
    }
    if (stage !== 'sandbox' && people.some(({ contact, area }) => !contact || !area)) {
      return person(
        'Where are a contact beyond the handle and the area of each maintainer?',
        place,
      );
    }
    return found(place);
  }
  const teams = firstIn(writtenOf(repository, 'maintainers'), (document) =>
    blockWhere(document, ({ text }) => /@?\b[\w-]+\/[\w-]+-[\w-]+\b/.test(text)),
  );
  const [owners] = repository.matching('{OWNERS,OWNERS_ALIASES}');
  if (!teams && owners !== undefined && writtenOf(repository, 'maintainers').length === 0) {
    return person(
      `${owners} names handles. For whom do these people work?`,
      evidenceOf({ file: owners }, { line: 1 }, 'owners'),
    );
  }
  return teams
    ? person('Which list names the members of the teams, with handle and employer?', teams)
    : byAddress(repository, lookIn(repository, ['maintainers'], LIST));
};

const employersOf = (repository: Repository) => {
  const all = peopleLists(repository).flatMap((document) =>
    document.people.flatMap(({ affiliation, name, line }) =>
      affiliation === undefined || /^(?:independent|self|individual|freelance)/i.test(affiliation)
        ? []
        : [
            {
              key: affiliation.toLowerCase().replace(/[^a-z\d]/g, ''),
              evidence: evidenceOf(document, { line }, `${name}, ${affiliation}`),
            },
          ],
    ),
  );
  return all
    .filter((one, index) => all.findIndex(({ key }) => key === one.key) === index)
    .map(({ evidence }) => evidence);
};

const severalEmployers: Check = (repository) => {
  const [first, second] = employersOf(repository);
  if (first && second) {
    return found(first, second);
  }
  return first
    ? notFound(`All employers named are one: ${first.says}.`, first)
    : byAddress(repository, lookIn(repository, ['maintainers'], 'for whom the maintainers work'));
};

const CHANNEL =
  /\/security\/advisories\b|\bsecurity@|\breport\w*\b[^.]{0,80}\bprivately\b|private (?:mailing )?list|\bmailto:|[\w.+-]+(?:@| at | \[at\] )[\w-]+(?:\.| dot )\w+|report a vulnerability|private vulnerability report|hackerone|bugcrowd/i;
const REPORT = /\breport|\bdisclos|\bvulnerabilit|security (?:issue|problem|bug|concern)/i;
const TIME =
  /\b(?:within|in|up to|at most|under|(?:less|fewer) than|no (?:later|longer|more) than|every)\b[^.]{0,30}\b(?:\d+|one|two|three|four|five|seven|ten|fourteen|thirty|ninety)\b[ -]*(?:business |working |calendar )?(?:hours?|days?|weeks?)\b/i;
const ROLES =
  /\b(?:security|response|disclosure|product security)[\w -]{0,20}(?:team|committee|members?|contacts?|leads?|managers?)\b|\bPSC\b|\bmaintainers?\b/i;

const TEAM =
  /\b(?:security|security response|product security) (?:response )?(?:team|committee)\b/i;

const TEAM_WORK =
  /\breport|\bcontact|\bhand(?:s|ed|les?|led|ling)\b|\bmade up\b|\bconsists?\b|\blet\b/i;

/** What people do who look at reports. */
const TRIAGE =
  /\b(?:maintainers|these people|we)\b[^.]{0,60}\b(?:diagnose|triage|assess|investigate)\b|\breview (?:all |the |each |every )?(?:reported |security )+(?:issues|reports|vulnerabilities)\b/i;

const INSIGHTS = '{,.github/,.gitlab/}SECURITY[-_]INSIGHTS.{yml,yaml}';

/** The line of a contact below a key on reports; people of the project have addresses, too. */
function reportLine(text: string): number {
  const [first = 0, second = 0] = ['vulnerability-reporting', 'security-contacts'].map((key) =>
    contactBelow(text, key),
  );
  return first || second;
}

function contactBelow(text: string, key: string): number {
  let depth: number | undefined;
  return (
    text.split('\n').findIndex((line) => {
      const indent = line.search(/\S/);
      if (depth !== undefined && indent >= 0 && !/^\s*(?:-|#)/.test(line) && indent <= depth) {
        depth = undefined;
      }
      if (line.trim().startsWith(`${key}:`)) {
        depth = indent;
      }
      return (
        depth !== undefined &&
        /^\s*-?\s*(?:email|email-contact|value|contact):\s*\S*(?:@|https?:)/.test(line)
      );
    }) + 1
  );
}

/** An address of mail, or the form of a code host. */
const ADDRESS =
  /mailto:|[\w.+-]+(?:@| at | \[at\] )[\w-]+(?:\.| dot )\w+|\/security\/advisories\b|private vulnerability report/i;

const vulnerabilityReports: Check = (repository) => {
  const insights = firstIn(repository.matching(INSIGHTS), (file) => {
    const line = reportLine(repository.text(file) ?? '');
    return line > 0 ? { file, line, says: 'where to report, in SECURITY-INSIGHTS' } : undefined;
  });
  const policy = firstIn(repository.matching(INSIGHTS), (file) => {
    const line = lineIn(repository, file, /\bsecurity-policy:\s*\S*https?:/);
    return line > 0 ? { file, line, says: 'a policy, in SECURITY-INSIGHTS' } : undefined;
  });
  const isChannel = ({ text, links }: Block): boolean =>
    CHANNEL.test(text) ||
    links.some(
      ({ url, text: words }) =>
        (CHANNEL.test(url) && !EXAMPLE_ADDRESS.test(url)) ||
        (/\breport\b[^.]*\bcontact\b/i.test(text) && /\bmaintainers\b/i.test(words)),
    );
  const outcome = lookIn(
    repository,
    ['security', 'readme', 'contributing'],
    'where to report a vulnerability',
    (document) => {
      const isOfAll = /security/i.test(document.file);
      const sections = document.sections.filter(
        (one) => isOfAll || /\bsecurity\b|\bvulnerabilit/i.test(ownTitle(one)),
      );
      const isSure = (block: Block): boolean =>
        /\breport|\be-?mail\b|\bcontact\b|\bdisclos/i.test(block.text) &&
        (ADDRESS.test(block.text) || block.links.some(({ url }) => ADDRESS.test(url))) &&
        isChannel(block);
      return sections.some(({ title, text }) => REPORT.test(isOfAll ? `${title} ${text}` : text))
        ? (blockWhere({ ...document, sections }, isSure) ??
            blockWhere({ ...document, sections }, isChannel))
        : undefined;
    },
  );
  if (outcome.status !== 'found' && insights) {
    // A policy that is elsewhere says more than an address in a file that has expired.
    const [, until = ''] =
      /expiration-date:\s*['"]?(20\d\d-\d\d-\d\d)/.exec(repository.text(insights.file) ?? '') ?? [];
    const elsewhere = outcome.status === 'person' ? outcome.evidence : [];
    return until !== '' && until < new Date().toISOString().slice(0, 10)
      ? found(...elsewhere, insights)
      : found(insights, ...elsewhere);
  }
  return outcome.status === 'not-found' && policy
    ? person('Does the policy that it names say where to report?', policy)
    : outcome;
};

const securityResponse: Check = (repository) => {
  const outcome = lookIn(
    repository,
    ['security'],
    'who answers reports, and within what time',
    (document) => {
      const roles = blockWhere(document, ({ text }) => ROLES.test(text));
      return roles && blockWhere(document, ({ text }) => TIME.test(text));
    },
  );
  const team = firstIn(writtenOf(repository, 'security'), (document) =>
    blockWhere(document, ({ text }) => TEAM.test(text) && TEAM_WORK.test(text)),
  );
  const triage = firstIn(writtenOf(repository, 'security'), (document) =>
    firstIn(document.sections, ({ text, blocks }) => {
      const block = /\bmaintainers?\b/i.test(text)
        ? blocks.find((one) => TRIAGE.test(one.text))
        : undefined;
      return block && evidenceOf(document, block, block.text);
    }),
  );
  const who = team ?? triage;
  return outcome.status === 'not-found' && who
    ? person('It names who answers reports. Within what time, and how?', who)
    : outcome;
};

const CNCF_CONDUCT = /CNCF (?:Community )?Code of Conduct/i;

const codeOfConduct: Check = (repository) => {
  const outcome = lookIn(
    repository,
    ['conduct'],
    "that it is CNCF's or derived from it",
    (document) => {
      const title = document.sections.find((one) => CNCF_CONDUCT.test(ownTitle(one)));
      const link = document.links.find(({ url }) =>
        /cncf\/foundation\/.*code-of-conduct/i.test(url),
      );
      return title
        ? evidenceOf(document, title, ownTitle(title))
        : link
          ? evidenceOf(document, link, link.url)
          : passage(document, CNCF_CONDUCT);
    },
  );
  // A link to CNCF's own, wherever readers are told, is the code of conduct.
  const link = firstIn(
    writtenOf(repository, 'readme', 'contributing', 'governance'),
    (document) => {
      const own = document.links.find(({ url }) =>
        /cncf\/foundation\/.*code-of-conduct/i.test(url),
      );
      return own && evidenceOf(document, own, own.url);
    },
  );
  if (outcome.status !== 'found' && documentsOf(repository, 'conduct').length === 0 && link) {
    return found(link);
  }
  const [other] = writtenOf(repository, 'conduct');
  return outcome.status === 'not-found' && other
    ? person(
        "Is this code of conduct compatible with CNCF's?",
        evidenceOf(other, { line: 1 }, other.sections[0]?.title ?? ''),
      )
    : outcome;
};

/** A sentence that says it without a link. */
const FOLLOWS_CNCF =
  /\b(?:follow|adher|abid|compl(?:y|ies)|adopt)\w*\b[^.]{0,60}\bCNCF(?: Community)? Code of Conduct\b/i;

const conductLinked: Check = (repository, stage) => {
  const linkIn = (document: TextDocument): Evidence | undefined => {
    const link = document.links.find(linkHas(/code[-_ ]of[-_ ]conduct/i));
    return link && evidenceOf(document, link, link.url);
  };
  const kind = stage === 'sandbox' ? 'readme' : 'governance';
  const outcome = lookIn(
    repository,
    [kind],
    'which code of conduct applies',
    (document) => linkIn(document) ?? blockWhere(document, ({ text }) => FOLLOWS_CNCF.test(text)),
  );
  // What says who decides, or what roles there are, stands in for the governance.
  const [standIn] =
    kind === 'governance' && documentsOf(repository, kind).length === 0
      ? writtenOf(repository, 'ladder', 'maintainers', 'contributing')
          .filter(
            (document) =>
              !/contribut(?:e|ing)\b/i.test(document.file) ||
              passage(document, DECISION, VOTE) !== undefined,
          )
          .flatMap((document) => linkIn(document) ?? [])
      : [];
  return outcome.status === 'not-found' && standIn
    ? person('Is this the governance? It links to a code of conduct.', standIn)
    : outcome;
};

const ownership: Check = (repository) => {
  for (const file of repository.matching(
    '{{,.github/,docs/,.gitlab/}CODEOWNERS,OWNERS,OWNERS_ALIASES,**/OWNERS}',
  )) {
    const text = repository.text(file) ?? '';
    const entry = /CODEOWNERS$/i.test(file) ? /^[^#\s]\S*\s+[^#]*@\w/ : /^\s*-\s+["']?@?[\w-]+/;
    const line = lineIn(repository, file, entry);
    if (line > 0 && !/@?(?:your-?org|my-?org|org\/team)\b/i.test(text)) {
      return found(evidenceOf({ file }, { line }, text.split('\n')[line - 1] ?? ''));
    }
  }
  return notFound('No CODEOWNERS or OWNERS file with entries.');
};

const dco: Check = (repository) => {
  const [config] = repository.matching('.github/dco.{yml,yaml}');
  if (config !== undefined && repository.text(config) !== undefined) {
    return found({ file: config, line: 1, says: 'settings of the DCO app' });
  }
  const step = stepWhere(repository, /\bdco\b/i);
  return step
    ? found(step)
    : hint(
        'Is the DCO app enabled on your repositories?',
        ['contributing', 'readme', 'governance'],
        /\bDCO\b|Developer Certificate of Origin|Signed-off-by|commit (?:-s|--signoff)\b/i,
      )(repository);
};

/** Talks, audits, and badges of a rating are no policy. */
const NO_POLICY = /youtu\.?be|\baudits?\b|scorecard|badge|slsa|\bblog\b|medium\.com|\.pdf$/i;

/** What a README should lead to; of releases and the policy, others have theirs, too. */
const READMES_LINKS: [what: string, words: RegExp, isOwn?: boolean][] = [
  // A badge has its number below /projects/, too.
  ['roadmap', /\broad-?map\b|github\.com\/.*\/projects?\/\d|\/milestones?\b/i],
  ['releases', /^(?!https?:\/\/go\.dev\/)(?:.*\breleas(?:es?|ing)\b|.*changelog)/i, true],
  ['adopters', ADOPTERS_LINK],
  ['security policy', /\bsecurity\b|\bvulnerabilit/i, true],
];

const readme: Check = (repository) => {
  const links = READMES_LINKS.map(([what, words, isOwn = false]) => ({
    what,
    link: readmeLink(
      repository,
      words,
      ({ text, url }) =>
        !isOwn ||
        (!(what === 'security policy' && NO_POLICY.test(`${text} ${url}`)) &&
          (repository.remotes.length === 0 ||
            !/^https?:/.test(url) ||
            isOfProject(repository, url))),
      // How to secure what is installed is in the documentation.
      ({ text, url }) => !/\/docs?\/|\bdocs\./i.test(url) || /\breport|\bpolicy\b/i.test(text),
    ),
  }));
  const missing = links.filter(({ link }) => !link).map(({ what }) => what);
  if (missing.length === 0) {
    return found(...links.flatMap(({ link }) => link ?? []));
  }
  return lookIn(repository, ['readme'], `where these are: ${missing.join(', ')}`);
};

const BOARD = /^https?:\/\/git(?:hub|lab)\.com\/[^?#]*\/(?:projects\/\d|milestones?\b)/i;
const PLANNED = /\bpriorit|\bplan(?:s|ned|ning)?\b|\broad ?map\b|\bupcoming\b/i;

/** A section on the roadmap, or a board or milestones of which is said that they hold plans, where there is no document. */
const boardIn = (repository: Repository): Evidence | undefined =>
  firstIn(writtenOf(repository, 'readme', 'contributing'), (document) =>
    firstIn(document.sections, (section) => {
      const isAbout = /\broad ?map\b/i.test(ownTitle(section));
      return firstIn(section.blocks, (block) =>
        isAbout || (PLANNED.test(block.text) && block.links.some(({ url }) => BOARD.test(url)))
          ? evidenceOf(document, block, block.text)
          : undefined,
      );
    }),
  );

const roadmap: Check = (repository) => {
  const own = written('roadmap', 'what is planned')(repository);
  const moved = firstIn(writtenOf(repository, 'roadmap'), (document) => {
    const text = document.sections.map((section) => section.text).join('\n');
    return stubLink(repository, document) ||
      (text.length < 600 &&
        /\b(?:has |have |was )?moved (?:to|into)\b|\bno longer (?:maintained|updated)\b|\bnow (?:lives|tracked|maintained) (?:in|at|on)\b/i.test(
          text,
        ))
      ? evidenceOf(document, document.sections[0] ?? { line: 1 }, text)
      : undefined;
  });
  if (moved) {
    return person('It says that the roadmap is elsewhere. Is it current there?', moved);
  }
  const years = documentsOf(repository, 'roadmap').flatMap(({ sections }) =>
    sections.flatMap(({ title, text }) => `${title}\n${text}`.match(/\b20[12]\d\b/g) ?? []),
  );
  const last = [...years].sort().at(-1);
  const board = own.status === 'not-found' ? boardIn(repository) : undefined;
  if (board) {
    return person('Does this say what is planned?', board);
  }
  if (own.status === 'found' && last !== undefined && Number(last) < new Date().getFullYear()) {
    return person(`The last year that it names is ${last}. Is it current?`, ...own.evidence);
  }
  return own;
};

// "Proposed" and "changes to the specification" are what a roadmap holds.
const ROADMAP_CHANGE =
  /\b(?:propos(?:e|als?|ing)|suggest(?:s|ed|ions?|ing)?|(?<!(?:pull|merge) )requests? (?:from|for)|feature requests?|newly created issues|feedback|changes to the (?:roadmap|repository)|(?:add|chang|updat)\w* (?:\w+ ){0,3}(?:road ?map|items?))\b/i;
const ROADMAP_WHO = /\b(?:decid|decision|discuss|review|agree|vote|approv|maintainer)\w*/i;

const roadmapProcess: CheckOfAll = (repository) =>
  lookIn(
    repository,
    ['roadmap', 'governance', 'contributing'],
    'how the roadmap changes',
    (document) => {
      const isRoadmap = /road[-_]?map/i.test(document.file);
      return firstIn(document.sections, (section) => {
        // A section on roles names the roadmap among much else.
        const isAbout = isRoadmap || /\broad ?map\b/i.test(ownTitle(section));
        const isOfAll = /\broad ?map\b[^]{0,400}\bchanges to the repository\b/i.test(section.text);
        const block = section.blocks.find(
          ({ text }) =>
            ROADMAP_CHANGE.test(text) &&
            ROADMAP_WHO.test(text) &&
            (isAbout ||
              isOfAll ||
              /\b(?:propos|suggest|chang|add|updat)\w* [^.|]{0,40}\broad ?map\b/i.test(text)),
        );
        return block && evidenceOf(document, block, block.text);
      });
    },
  );

const VERSION = /\bv?\d+\.\d+(?:\.\d+)?\b/;
const DAY = /\b(?:20\d\d-\d\d(?:-\d\d)?|20\d\d)\b/;

/** Headings of dated releases. */
function releasesIn(repository: Repository): Evidence[] {
  return writtenOf(repository, 'changelog').flatMap((document) =>
    document.sections.flatMap((section) => {
      const own = ownTitle(section);
      return VERSION.test(own) && !/unreleased/i.test(own)
        ? [evidenceOf(document, section, own)]
        : [];
    }),
  );
}

const releaseRecord: Check = (repository) => {
  const yearOf = ({ says }: Evidence) => /20\d\d/.exec(says)?.[0] ?? '';
  const versionOf = ({ says }: Evidence) => VERSION.exec(says)?.[0].replace(/^v/, '');
  const all = releasesIn(repository)
    .filter(({ says }) => DAY.test(says))
    .filter(
      (one, index, list) =>
        list.findIndex((other) => versionOf(other) === versionOf(one)) === index,
    )
    .sort((a, b) => yearOf(b).localeCompare(yearOf(a)));
  const [last] = all
    .flatMap(({ says }) => /20\d\d(?:-\d\d-\d\d)?/.exec(says)?.[0] ?? [])
    .sort()
    .reverse();
  if (last !== undefined && Number(last.slice(0, 4)) < new Date().getFullYear() - 1) {
    return person(
      `The last release that is listed is of ${last}. Where are the later ones?`,
      ...all.slice(0, 1),
    );
  }
  // Patches come when something broke, unless years pass between the others.
  const minor = all.filter(
    (one) =>
      /^\d+\.\d+(?:\.0)?$/.test(versionOf(one) ?? '') &&
      Number(yearOf(one)) >= Number(last?.slice(0, 4)) - 2,
  );
  return all.length >= 3
    ? found(...(minor.length >= 3 ? minor : all).slice(0, 3))
    : person('Where is the list of releases?', ...all);
};

const CADENCE =
  /\bcadence\b|\bevery \w+ (?:weeks?|months?)|\b(?:weekly|monthly|quarterly|yearly)\b|\bwhen .{0,40}ready\b|as needed/i;
const RELEASE_PARTS: [what: string, words: RegExp][] = [
  ['cadence', CADENCE],
  ['tags', /\btag(?:s|ged)?\b|semantic version|semver/i],
  ['branches', /\bbranch(?:es)?\b/i],
  ['support', /\bsupport(?:s|ed)?\b|end of life|\bEOL\b/i],
  ['artifacts', /\b(?:artifacts?|binar(?:y|ies)|images?|charts?|packages?|tarballs?|archives?)\b/i],
];

/** What somebody does who makes a release. */
const RELEASE_STEPS = [
  /\btag(?:s|ged|ging)?\b/i,
  /\bbranch(?:es|ed|ing)?\b/i,
  /\b(?:publish|upload|push)\w*/i,
  /\bchange ?log|\brelease notes\b/i,
  /\bbump\w*|\bincrement\w*|\bversion numbers?\b|\bsemantic version|\bsemver\b/i,
  /\bworkflows?\b|\bgoreleaser\b|\bpipelines?\b/i,
  /\bdrafts?\b/i,
  /\bapprov\w*|\bvot(?:e|es|ing)\b/i,
  /\bannounc\w*/i,
  /\b(?:weekly|monthly|quarterly|cadence|schedul\w*)\b|\bevery (?:\w+ )?(?:weeks?|months?|quarter)/i,
  /\brelease candidates?\b|\bRCs?\b/,
  /\bback-?port\w*|\bcherry-?pick\w*/i,
  /\brelease (?:manager|lead|captain|shepherd|team)s?\b/i,
];
const RELEASE_HEADING =
  /\breleas(?:e|es|ing) (?:process|procedure|policy|management|cycle|cadence|schedule|workflow|steps|checklist)\b|\b(?:cut|mak|creat|publish|perform|do|prepar|tag)\w* (?:an? |the |new )*(?:[\w.-]+ )?releases?$|^(?:how to )?releas(?:e|es|ing)(?: (?:a|the) new version)?$|\bhow (?:we|to) release\b|\breleasing (?:an? )?(?:new )?versions?$/i;

const stepsOfRelease = (text: string): number =>
  RELEASE_STEPS.filter((words) => words.test(text)).length;

/** Steps that a section, or a page with a name that fits, has to have. */
const FEW_STEPS = 3;
/** Steps of a page that may be about the releases of something else. */
const MANY_STEPS = 5;

/** Where a document says how releases are made: a list of releases doesn't, nor does what is said in passing. */
function releaseProcessIn(document: TextDocument): { place: Evidence; text: string } | undefined {
  const { file, sections } = document;
  const isNamed = /(?:^|\/)releas[^/]*(?:\/[^/]+)?$/i.test(file);
  if (!isNamed) {
    const top = sections.find((one) => RELEASE_HEADING.test(ownTitle(one)));
    const text = sections
      .filter(({ title }) => top && (title === top.title || title.startsWith(`${top.title} > `)))
      .map((one) => one.text)
      .join('\n');
    return top && stepsOfRelease(text) >= FEW_STEPS
      ? { place: evidenceOf(document, top, ownTitle(top)), text }
      : undefined;
  }
  const section = sectionWith(document, /\brelease/i);
  const text = sections.map((one) => `${one.title}\n${one.text}`).join('\n');
  const isList = sections.filter((one) => VERSION.test(ownTitle(one))).length > 3;
  const least = isList || !isHome(file) ? MANY_STEPS : FEW_STEPS;
  return section && stepsOfRelease(text) >= least
    ? { place: evidenceOf(document, section, section.title || section.text), text }
    : undefined;
}

const releaseProcess: Check = (repository, stage) => {
  let missing: string[] = [];
  const outcome = lookIn(
    repository,
    ['releases', 'releasePages', 'contributing', 'development', 'governance', 'readme'],
    'how releases are made',
    (document) => {
      const process = releaseProcessIn(document);
      // One page has the schedule, another the steps.
      const text = [
        process?.text,
        ...writtenOf(repository, 'releases', 'releasePages').map(
          (one) => releaseProcessIn(one)?.text,
        ),
      ].join('\n');
      missing = RELEASE_PARTS.filter(([, words]) => !words.test(text)).map(([what]) => what);
      return process?.place;
    },
  );
  const schedule = firstIn(writtenOf(repository, 'versions'), (document) =>
    passage(document, CADENCE, /\breleas/i),
  );
  if (outcome.status === 'not-found' && schedule) {
    return person('It says how often releases are made. Does it say how?', schedule);
  }
  return outcome.status === 'found' && stage === 'graduation' && missing.length > 0
    ? person(`What holds for ${missing.join(', ')}? Graduation asks for it.`, ...outcome.evidence)
    : outcome;
};

/** A section on pull requests that says who reviews and merges them. */
const mergesByReview = (document: TextDocument): Evidence | undefined =>
  firstIn(document.sections, (section) =>
    /\b(?:pull|merge) requests?\b|\bPRs?\b/i.test(ownTitle(section)) &&
    /\bmaintainers?\b/i.test(section.text) &&
    [/\breview\w*/i, /\bapprov\w*/i, /\bmerg\w*/i].every((words) => words.test(section.text))
      ? evidenceOf(document, section, ownTitle(section))
      : undefined,
  );

const PULL_REQUEST = /\b(?:pull|merge) requests?\b|\bPRs?\b/i;
const CONTRIBUTORS_DO = /\bcontributors? (?:can|may|must|should)\b/i;
const CHANGE_HEADING =
  /\bcontribut(?:ion|ing) (?:flow|workflow|process|code|changes)\b|\b(?:mak|submitt|send)ing (?:an? |your )?(?:changes?|code|patch(?:es)?|pull requests?|PRs?)\b/i;
const HANDLED = /\b(?:open|submit|creat|send|fil|rais|review|merg|approv|assign|push)\w*/i;
/** Sections that speak of pull requests, and are about something else. */
const OTHER_CHANGE =
  /\bcharts?\b|\breleas|\bchange ?log\b|\broles?\b|\bladder\b|\bsign|\bDCO\b|\bCLA\b|\blicen[cs]|\bconduct\b|\bpledge\b|\bcertificate\b|\bAI\b|\bmessages?\b|\bprepar|\bacceptance\b/i;

const changeProcess: Check = (repository, stage) => {
  const form = repository
    .matching('.github/ISSUE_TEMPLATE/*.{yml,yaml,md}')
    .find((file) => !/config\.ya?ml$/i.test(file));
  const template = repository.matching('{,.github/,docs/}PULL_REQUEST_TEMPLATE{.md,.txt,/*.md}')[0];
  const files = [form, template].filter((file) => file !== undefined);
  if (stage === 'sandbox') {
    return files.length === 2
      ? found(...files.map((file) => ({ file, line: 1, says: 'form' })))
      : notFound(
          form === undefined
            ? 'No form for issues in .github/ISSUE_TEMPLATE.'
            : 'No PULL_REQUEST_TEMPLATE.',
        );
  }
  const outcome = lookIn(
    repository,
    ['contributing', 'governance'],
    'how issues and pull requests are handled',
    (document) => {
      const sections = document.sections.filter(({ title }) => !OTHER_CHANGE.test(title));
      const titled = sections.find(
        (one) =>
          PULL_REQUEST.test(ownTitle(one)) && HANDLED.test(one.text) && one.text.length >= 60,
      );
      const flow = sections.find(
        (one) =>
          CHANGE_HEADING.test(ownTitle(one)) &&
          PULL_REQUEST.test(one.text) &&
          HANDLED.test(one.text) &&
          one.text.length >= 60,
      );
      const block =
        sectionWith(document, /\bissues?\b|proposal|enhancement/i) &&
        blockWhere(
          { ...document, sections },
          ({ text }) =>
            PULL_REQUEST.test(text) &&
            HANDLED.test(text) &&
            (/contribut/i.test(document.file) || /\bissues?\b|\bproposals?\b/i.test(text)) &&
            // A code of conduct in the guide speaks of pull requests as well.
            !/\bpledge\b|harass|respect all people/i.test(text),
        );
      // What contributors do comes before what maintainers do.
      const own =
        block &&
        blockWhere(
          { ...document, sections },
          ({ text }) => CONTRIBUTORS_DO.test(text) && PULL_REQUEST.test(text),
        );
      return (
        (flow && evidenceOf(document, flow, ownTitle(flow))) ??
        mergesByReview(document) ??
        (titled && evidenceOf(document, titled, ownTitle(titled))) ??
        own ??
        block
      );
    },
  );
  return outcome.status === 'not-found' && form !== undefined && template !== undefined
    ? person(
        'There are forms for both. Where does it say how they are handled?',
        ...[form, template].map((file) => ({ file, line: 1, says: 'form' })),
      )
    : outcome;
};

/** Headings on reviews; "Reviewers" alone is a role. */
const REVIEW_HEADING =
  /\breview(?:s|ing)?\b|\breviewer (?:guid|expect|check)|\b(?:expect|guid)\w+ (?:of|for) reviewers\b/i;
/** What reviewers do; what authors do for them is no guide. */
const REVIEWERS_DO =
  /\breviewers? (?:should|must|are|look|check|may|can|need|answer)\b(?! (?:ask|request)\b)|\b(?:when|while) reviewing\b|\bbefore approving\b|\bhow to review\b/i;
const OF_AUTHORS =
  /\b(?:get|getting|request|requesting|ask|asking|await|awaiting|address|addressing|your)\b/i;

/** Documents that may say how to review, the one for it first. */
const WITH_REVIEWS = ['reviewing', 'contributing', 'maintainers', 'development'] as const;

const reviewingGuide: CheckOfAll = (repository) => {
  const outcome = lookIn(repository, WITH_REVIEWS, 'how to review', (document) => {
    const [top] = document.sections;
    if (writtenOf(repository, 'reviewing').some(({ file }) => file === document.file)) {
      return (
        top && passage(document, /\breview/i) && evidenceOf(document, top, top.title || top.text)
      );
    }
    const sections = document.sections.filter((one) => !OF_AUTHORS.test(ownTitle(one)));
    return sectionAbout({ ...document, sections }, REVIEW_HEADING, REVIEWERS_DO);
  });
  if (outcome.status !== 'not-found') {
    return outcome;
  }
  const place = firstIn(writtenOf(repository, ...WITH_REVIEWS), (document) => {
    const section = document.sections.find((one) => /\breview(?:s|ing)?\b/i.test(ownTitle(one)));
    return section
      ? evidenceOf(document, section, ownTitle(section))
      : blockWhere(document, ({ text }) => /\breview approvals?\b|^reviewing\b/i.test(text));
  });
  return place ? person('Does this tell reviewers how to review?', place) : outcome;
};

/** Where people talk, by its address: at the services that are known, or at a host that is called so. */
const CHAT =
  /slack\.com|slack\.cncf\.io|discord(?:app)?\.(?:gg|com)|matrix\.to|\/discussions\b|groups\.google\.com|lists\.|zulipchat|gitter\.im|libera\.chat|^ircs?:|^https?:\/\/(?:slack|chat|discord|zulip|matrix|forum|discuss)\.|mailto:/i;
/** The same, by the words of a link to a page of the project. */
const CHAT_WORDS = /\b(?:slack|discord|zulip|gitter|matrix|IRC|mailing list|chat with us)\b/i;
const EXAMPLE_ADDRESS =
  /@(?:[\w-]+\.)*example(?:\.\w+)?$|mailto:(?:your|you|user|name|jane|john)\b/i;

const publicChannel: Check = (repository) =>
  lookIn(
    repository,
    ['readme', 'contributing'],
    'where users and contributors meet',
    (document) => {
      const links = document.links.filter(
        ({ url, text }) =>
          !/security|conduct/i.test(`${url} ${text}`) && !EXAMPLE_ADDRESS.test(url),
      );
      const link =
        links.find(({ url }) => CHAT.test(url)) ??
        links.find(
          (one) => CHAT_WORDS.test(one.text) && isElsewhere(repository, document.file, one),
        );
      return link && evidenceOf(document, link, link.url);
    },
  );

const MEETING =
  /\bmeetings?\b|\b(?:community|contributors?|maintainers?|developers?|public|weekly|monthly|video|zoom) calls?\b|office hours/i;
const WHEN = /\b(?:every|weekly|bi-?weekly|monthly|(?:mon|tues|wednes|thurs|fri)days?)\b/i;
const CLOCK = /\b\d{1,2}(?::\d\d)? ?(?:am|pm|UTC|GMT|CET|CEST|[PE][SD]?T)\b/i;
const CALENDAR = /\bcalendar\b/i;
const ON_HOLD =
  /\bmeetings? (?:are|is|have been) (?:currently )?(?:on hold|paused|suspended|discontinued)\b/i;
const ENDED = /\bno (?:more|longer any)\b[^.]{0,30}\bmeetings?\b/i;

/** Where public meetings are told: in a section about them, or in a block that says it all. */
function meetingsIn(document: TextDocument): Evidence | undefined {
  const isTime = ({ text, links }: Block): boolean =>
    WHEN.test(text) ||
    links.some(({ text: words, url }) => CALENDAR.test(words) || CALENDAR.test(url));
  const section = document.sections.find(
    (one) =>
      MEETING.test(ownTitle(one)) &&
      one.blocks.some(isTime) &&
      (CLOCK.test(one.text) || one.blocks.some(({ links }) => links.length > 0)),
  );
  const block = section?.blocks.find((one) => WHEN.test(one.text)) ?? section?.blocks.find(isTime);
  return (
    (block && evidenceOf(document, block, block.text)) ??
    blockWhere(
      document,
      (one) =>
        MEETING.test(one.text) && isTime(one) && (one.links.length > 0 || CLOCK.test(one.text)),
    )
  );
}

const publicMeetings: Check = (repository) => {
  const kinds = ['readme', 'contributing', 'governance', 'community'] as const;
  const place = (words: RegExp) =>
    firstIn(writtenOf(repository, ...kinds), (document) =>
      blockWhere(document, ({ text }) => words.test(text)),
    );
  const ended = place(ENDED);
  if (ended) {
    return notFound('It says that there are no more meetings.', ended);
  }
  const held = place(ON_HOLD);
  if (held) {
    return person('It says that meetings are on hold. Are they held again?', held);
  }
  const outcome = lookIn(repository, kinds, 'when public meetings are', meetingsIn);
  const page = firstIn(writtenOf(repository, ...kinds), (document) =>
    firstIn(document.sections, ({ title, blocks }) =>
      firstIn(blocks, ({ text, links, line }) => {
        const link = links.find(
          (one) => isElsewhere(repository, document.file, one) && isOfProject(repository, one.url),
        );
        return link && MEETING.test(`${title} ${text}`) && MEETING_PAGE.test(text)
          ? evidenceOf(document, { line }, `links to ${link.url}`)
          : undefined;
      }),
    ),
  );
  return outcome.status === 'not-found' && page
    ? person('This link leads out of the folder. Does it say when public meetings are?', page)
    : outcome;
};

/** What says that a page has the rest. */
const MEETING_PAGE = /\b(?:details|learn more|more about|more information|schedule|see|visit)\b/i;

const ROLE_NAME = String.raw`(?:participant|user|contributor|member|triager|reviewer|approver|committer|maintainer|lead|owner)`;
const ROLE_HEADING = new RegExp(String.raw`\b${ROLE_NAME}s?\b`, 'i');
/** "Core maintainer: …", as an item of a section on the ladder. */
const ROLE_ITEM = new RegExp(String.raw`^(?:[\w-]+ ){0,2}${ROLE_NAME}s?(?=:\s)`, 'i');
const LADDER = /\bladder\b/i;
const PATH = /\brequire|\bsponsor|\bto become\b|\bbecoming\b/i;

/** Roles by the headings of a document, or by the items of a section on the ladder, and whether one gets to them. */
function ladderIn(document: TextDocument): { place: Evidence; isSure: boolean } | undefined {
  const roles = document.sections.flatMap((section) => {
    const { text, blocks, line } = section;
    const own = text === '' ? undefined : ROLE_HEADING.exec(ownTitle(section))?.[0];
    const items = LADDER.test(`${ownTitle(section)}\n${text}`)
      ? blocks.flatMap((block) => {
          const name = ROLE_ITEM.exec(block.text)?.[0];
          return name === undefined
            ? []
            : [{ name, line: block.line, text: block.text, isStep: true }];
        })
      : [];
    return own === undefined
      ? items
      : [{ name: own, line, text: `${ownTitle(section)}\n${text}`, isStep: false }, ...items];
  });
  const [first] = roles;
  const names = new Set(roles.map(({ name }) => name.toLowerCase().replace(/s$/, '')));
  const isLadder =
    /ladder|membership/i.test(document.file) ||
    roles.some(({ isStep }) => isStep) ||
    document.sections.some(({ title, text }) => LADDER.test(title) && text !== '');
  const hasPath =
    roles.some(({ text }) => PATH.test(text)) ||
    document.sections.some(({ title }) => /require/i.test(title));
  const isMany = isLadder || names.size >= 3;
  return first && names.size >= 2 && (isMany || hasPath)
    ? {
        place: evidenceOf(document, first, [...names].join(', ')),
        isSure: isMany && hasPath,
      }
    : undefined;
}

const contributorLadder: Check = (repository) => {
  const kinds = ['ladder', 'governance', 'contributing'] as const;
  const outcome = lookIn(
    repository,
    kinds,
    'which roles there are, and how one gets from one to the next',
    (document) => {
      const ladder = ladderIn(document);
      return ladder?.isSure === true ? ladder.place : undefined;
    },
  );
  const half =
    outcome.status === 'not-found' ? firstIn(writtenOf(repository, ...kinds), ladderIn) : undefined;
  return half
    ? person('It names roles. Does it say how one gets from one to the next?', half.place)
    : outcome;
};

const badge: Check = (repository, stage) => {
  const link = readmeLink(
    repository,
    /bestpractices\.(?:dev|coreinfrastructure\.org)\/(?:\w\w(?:-\w\w)?\/)?projects\/\d+/i,
  );
  if (!link) {
    return person('The README links to no badge. Which entry at www.bestpractices.dev is yours?');
  }
  return stage === 'sandbox' ? found(link) : person('Does the badge say passing, at 100%?', link);
};

const accessControl: Check = (repository) => {
  const step = stepWhere(repository, /^ossf\/scorecard-action@/);
  // It measures, and enforces nothing.
  const asks = 'Is two-factor authentication enforced, and are branches protected?';
  return step ? person(`Scorecard runs here. ${asks}`, step) : person(asks);
};

/** A section by the words of its heading, which isn't the title of the document. */
function headingIn(document: TextDocument, words: RegExp): Evidence | undefined {
  const [, ...sections] = document.sections.filter(({ title }) => title !== '');
  const textOf = ({ title }: Section) =>
    sections
      .filter((one) => one.title === title || one.title.startsWith(`${title} > `))
      .map(({ text }) => text)
      .join('\n');
  const section = sections.find((one) => words.test(ownTitle(one)) && textOf(one).length >= 60);
  return section && evidenceOf(document, section, section.title);
}

const heading =
  (kinds: readonly [Kind, ...Kind[]], says: string, words: RegExp): CheckOfAll =>
  (repository) =>
    lookIn(repository, kinds, says, (document) => headingIn(document, words));

/** Names of documents on the project as a whole. */
const OF_WHOLE = /(?:^|\/)(?:design|overview|intro|introduction|primer|concepts)\.\w+$/i;

/** What isn't where it's expected may be a section of a document that the README links to. */
const orLinked =
  (question: string, words: RegExp, check: CheckOfAll): CheckOfAll =>
  (repository) => {
    const outcome = check(repository);
    const places = linkedGuides(repository).flatMap((document) => headingIn(document, words) ?? []);
    const sure = places.find(({ file }) => OF_WHOLE.test(file));
    const [place] = places;
    return outcome.status !== 'not-found' || !place
      ? outcome
      : sure
        ? found(sure)
        : person(question, place);
  };

/** Asks whether a place that doesn't say it in so many words says it. */
const orAsk =
  (
    question: string,
    find: (repository: Repository) => Evidence | undefined,
    check: CheckOfAll,
  ): CheckOfAll =>
  (repository) => {
    const outcome = check(repository);
    const place = outcome.status === 'not-found' ? find(repository) : undefined;
    return place ? person(question, place) : outcome;
  };

/** A page of its own, or a section of the README and its like. */
const pageOr =
  (kind: Kind, says: string, section: CheckOfAll): CheckOfAll =>
  (repository) => {
    const page = written(kind, says)(repository);
    return page.status === 'found' ? page : section(repository);
  };

/** Whether an answered questionnaire is there: one of which most headings have a text. */
const answered =
  (kind: Kind, says: string): CheckOfAll =>
  (repository) =>
    lookIn(repository, [kind], says, (document) => {
      const filled = document.sections.filter(({ blocks }) =>
        blocks.some(({ kind: form, text }: Block) => form !== 'heading' && text.length >= 30),
      );
      const [first] = filled;
      return first &&
        !isPointer(repository, document) &&
        filled.length * 2 >= document.sections.length
        ? evidenceOf(document, first, first.title || first.text)
        : undefined;
    });

/** Pages of a project's documentation, of which only those with names that tell are read. */
const PAGES = '{docs,doc,documentation,website,site,content}/**/*.{md,mdx,rst,adoc}';
/** How many of them make a documentation, in which any page may say it. */
const MANY_PAGES = 5;

/** Asks a person where a page that wasn't read may say it: in the documentation, here or on a website. */
const unlessInPages =
  (check: CheckOfAll): CheckOfAll =>
  (repository) => {
    const outcome = check(repository);
    if (outcome.status !== 'not-found') {
      return outcome;
    }
    const site = readmeLink(
      repository,
      /\bdocs?\b|\bdocumentation\b/i,
      ({ url }) =>
        isOfProject(repository, url) && !/^https?:\/\/(?:www\.)?git(?:hub|lab)\./i.test(url),
    );
    return site || repository.matching(PAGES).length >= MANY_PAGES
      ? person(
          `${outcome.says ?? ''} Is it on another page of the documentation?`.trim(),
          ...(site ? [site] : []),
        )
      : outcome;
  };

const ownArchitecture: CheckOfAll = (repository) => {
  const own = written('architecture', 'how the parts work together')(repository);
  if (own.status === 'found') {
    return own;
  }
  const section = heading(
    ['readme'],
    '',
    /\barchitecture\b|\bhow (?:it|.{1,30}) works\b/i,
  )(repository);
  return section.status === 'found' ? section : own;
};

const PARTS_HEADING = /^(?:.* )?(?:components|software stack)$/i;
const PICTURE = /\barchitect\w*/i;

/** Where a README names the parts, or shows them. */
const partsIn = (repository: Repository): Evidence | undefined =>
  firstIn(
    writtenOf(repository, 'readme'),
    (document) =>
      headingIn(document, PARTS_HEADING) ??
      blockWhere(document, ({ links }) =>
        links.some(
          ({ text, url }) =>
            PICTURE.test(text) && /\.(?:png|svg|jpe?g|gif|webp)(?:[?#]|$)/i.test(url),
        ),
      ),
  );

const architecture = orAsk(
  'It names or shows the parts. Does it say how they work together?',
  partsIn,
  orLinked(
    'Does this section say how the parts of the whole project work together?',
    /^(?:(?:overall|system|high[- ]level) )?architecture(?: overview)?$/i,
    ownArchitecture,
  ),
);

const TESTED =
  /\btested (?:configurations|platforms|with)\b|\bsupported by\b|\bprojects that (?:use|support)\b/i;
const INTEGRATES =
  /\bintegrates? (?:\w+ )?with\b|\b(?:products?|projects|tools) that (?:uses?|supports?)\b/i;

/** A sentence of a README that names another project, by its capital letter, or as what does the work behind this one. */
const NAMES_OTHER =
  /\b[Ii]ntegrat(?:es?|ing|ions?) (?:\w+ )?with (?:the )?(?!GitHub\b|CI\b|[A-Z]+s\b)[A-Z][\w-]+|\b[Uu]ses? [\w ()]{2,30} as (?:an?|the|its) (?:\w+ )?(?:backend|back end|data ?store)\b/;

/** Where other projects are named that may be those with which this one works. */
function worksWith(repository: Repository): Evidence | undefined {
  const own = firstIn(writtenOf(repository, 'readme', 'adopters'), (document) =>
    headingIn(document, TESTED),
  );
  // A sentence, and the list below it.
  const lists = [...writtenOf(repository, 'adopters'), ...linkedGuides(repository)];
  return (
    own ??
    firstIn(lists, (document) =>
      firstIn(document.sections, ({ blocks }) => {
        const sentence = blocks.find(
          ({ kind, text }, index) =>
            kind === 'text' &&
            INTEGRATES.test(text) &&
            /^(?:item|row)$/.test(blocks[index + 1]?.kind ?? ''),
        );
        const isList = blocks.filter(({ kind }) => kind === 'item' || kind === 'row').length >= 3;
        return sentence && isList ? evidenceOf(document, sentence, sentence.text) : undefined;
      }),
    ) ??
    firstIn(writtenOf(repository, 'readme'), (document) =>
      blockWhere(document, ({ kind, text }) => kind !== 'code' && NAMES_OTHER.test(text)),
    )
  );
}

const maintainerRecords: Check = (repository) => {
  const metadata = readMetadata(repository);
  const [maintainers] = repository.matching('{,.project/}maintainers.{yaml,yml}');
  if (!metadata) {
    return person('Is project.yaml in the .project repository of your organization current?');
  }
  const { file, problem } = metadata;
  if (problem) {
    return notFound(`${file} is not valid.`, problem);
  }
  return person(
    'Are both files current, and are the handles of all maintainers linked to LFX profiles?',
    { file, line: 1, says: 'valid' },
    ...(maintainers === undefined ? [] : [{ file: maintainers, line: 1, says: 'list' }]),
  );
};

const subprojectRules: Check = (repository) => {
  const outcome = lookIn(repository, GOVERNANCE, '', (document) =>
    passage(
      document,
      /\bsub-?projects?\b/i,
      /\b(?:add(?:s|ed|ing)?\b|(?:creat|remov|archiv|accept|propos|retir)\w*)/i,
    ),
  );
  return outcome.status === 'found'
    ? outcome
    : person('Does the project have subprojects? If so, where are the rules for them?');
};

const COMPANY = String.raw`\b(?:compan(?:y|ies)|employers?|organi[sz]ations?|vendors?)\b`;
const BALANCE = new RegExp(
  String.raw`\b(?:no more than|at most|maximum|not (?:have|hold) more than|(?:1|one|a single) vote (?:per|for each)|cannot (?:have|hold)|limited to|less than)\b[^.]{0,80}${COMPANY}|${COMPANY}[^.]{0,60}\b(?:no more than|at most|more than (?:half|one|two|a third|\d+)|one vote)\b`,
  'i',
);
const WISH = /\b(?:aims?|strives?|tr(?:y|ies)|hopes?|ideally|preferably)\b/i;

const organizationsBalanced: CheckOfAll = (repository) => {
  const outcome = inGovernance('how organizations are balanced', BALANCE)(repository);
  const [place] = outcome.evidence;
  const rule = firstIn(writtenOf(repository, ...GOVERNANCE), (document) =>
    blockWhere(document, ({ text }) =>
      text.split(/\.\s/).some((sentence) => BALANCE.test(sentence) && !WISH.test(sentence)),
    ),
  );
  return outcome.status !== 'found' || place === undefined
    ? outcome
    : rule
      ? found(rule)
      : person('This reads as a wish. Which rule balances organizations?', place);
};

const ROLE_START =
  /\b(?:(?:nominat|elect|appoint|propos|invit|sponsor)\w*|becom(?:e|es|ing)\b(?!.{0,20}emerit))/i;
/** Who is emeritus is a list; how one becomes it is the end of a role. */
const ROLE_END =
  /\b(?:remov|step(?:s|ping)? down|retir|inactiv|revok)\w*|\b(?:becom|mov|transition)\w*\b[^.]{0,40}\bemerit/i;
const ROLE =
  /\b(?:roles?|maintainers?|maintainership|members?|membership|committers?|approvers?|reviewers?|teams?|ladder)\b/i;

const ROLE_NOMINATION =
  /\b(?:nominat|elect|appoint)\w*[^]*\b(?:maintainers?|committers?|approvers?|reviewers?)\b/i;
const ROLE_MAINTAINER = /\b(?:becom(?:e|ing)|adding|new) (?:an? |the )?(?:\w+ )?maintainers?\b/i;
const ROLE_NEW = /\b(?:becom|add|nominat|elect|appoint|new\b|vot(?:e|ing) in\b)/i;

/** How people get roles and lose them: in one section, or each in one of its own. */
function rolesIn(document: TextDocument): Evidence | undefined {
  // A section on leaving mentions how one had come.
  const isOfEnd = (one: Section) => ROLE_END.test(ownTitle(one)) && !ROLE_START.test(ownTitle(one));
  const sections = document.sections.filter((one) => !isOfEnd(one));
  const both = passage({ ...document, sections }, ROLE_START, ROLE, ROLE_END);
  const start = sections.find(
    (one) =>
      ROLE.test(one.title) &&
      one.text.length >= 60 &&
      (ROLE_NEW.test(ownTitle(one)) || ROLE_NOMINATION.test(one.text)),
  );
  const end = document.sections.find(
    (one) =>
      (ROLE.test(one.title) || isOfEnd(one)) &&
      one.text.length >= 60 &&
      ROLE_END.test(`${one.title}\n${one.text}`),
  );
  const place = start && evidenceOf(document, start, ownTitle(start));
  return place && (both ? ROLE_MAINTAINER.test(place.says) : end) ? place : both;
}

const LEAVING =
  /\binactiv|\bno activity|\bremov|\bno longer (?:interested|able|active)|\bcannot perform\b/i;

/** Whether a document says how people get a role, and how they leave it. */
function comesAndGoes({ sections }: TextDocument): boolean {
  const all = sections
    .map(({ title, text }) => (text === '' ? '' : `${title}\n${text}`))
    .join('\n');
  return /\b(?:nominat|elect|appoint|propos|invit|becom)\w*/i.test(all) && LEAVING.test(all);
}

/** What reading can say of criteria, by their id in the data of the site. */
export const CRITERIA: Readonly<Record<string, Check>> = {
  'own-license': ownLicense,
  'governance-findable': written('governance', 'how the project is governed'),
  'governance-neutral': inGovernance(
    'that direction and roles depend on no vendor',
    /\bvendor[- ]neutral(?:ity)?\b|\bneutral (?:to|of|towards?) (?:any )?(?:vendor|compan|employer)|\bneutral (?:place|home|ground) for (?:vendors|compan)|\bindependent\b[^.]{0,100}\b(?:one|(?:any )?single) (?:compan|vendor|organi[sz]ation|employer)|\bno (?:single |one )?(?:company|vendor|organi[sz]ation|employer)\b[^.]{0,60}\bcontrols?\b/i,
  ),
  // Among the rights of a role, a vote says nothing of how it goes.
  decisions: (repository) =>
    lookIn(
      repository,
      ['governance', 'maintainers', 'contributing'],
      'how decisions are made',
      (document) => passage(document, DECISION, VOTE) ?? passage(document, GOVERNANCE_CHANGE, VOTE),
    ),
  roles: (repository) =>
    lookIn(repository, GOVERNANCE, 'how people get roles and lose them', rolesIn),
  'maintainer-lifecycle': orAsk(
    'It names former maintainers. Does the governance say how one becomes emeritus?',
    (repository) =>
      writtenOf(repository, 'governance').some(comesAndGoes)
        ? firstIn(writtenOf(repository, 'maintainers'), (document) =>
            headingIn(document, /\bemerit/i),
          )
        : undefined,
    (repository) =>
      lookIn(
        repository,
        GOVERNANCE,
        'how maintainers come and go, emeritus included',
        (document) => (comesAndGoes(document) ? passage(document, /\bemerit/i) : undefined),
      ),
  ),
  'subproject-rules': subprojectRules,
  'maintainer-list': maintainerList,
  'several-employers': severalEmployers,
  'two-organizations': severalEmployers,
  'organizations-balanced': organizationsBalanced,
  'enough-maintainers': hint(
    'Are these maintainers active, and enough for the size of the project?',
    ['maintainers'],
    /./,
  ),
  ownership,
  'code-of-conduct': codeOfConduct,
  'conduct-linked': conductLinked,
  'maintainer-records': maintainerRecords,
  'contributor-ladder': contributorLadder,
  'change-process': changeProcess,
  'public-channel': publicChannel,
  'public-meetings': publicMeetings,
  'how-to-contribute': written('contributing', 'how to contribute'),
  'reviewing-guide': reviewingGuide,
  dco,
  roadmap,
  'roadmap-process': orAsk(
    'Does this section say how the roadmap changes?',
    (repository) =>
      firstIn(writtenOf(repository, 'governance', 'maintainers'), (document) =>
        headingIn(document, /\broad ?map\b/i),
      ),
    roadmapProcess,
  ),
  'release-record': releaseRecord,
  'release-process': releaseProcess,
  goals: hint(
    'What sets the project apart, and which need does it fulfill?',
    ['governance', 'readme'],
    /\bgoals?\b|\bmission\b|\bobjectives?\b/i,
  ),
  'use-cases': unlessInPages(
    orLinked(
      'Does this section say for which use cases the project is?',
      /^(?:[\w-]+ )?use[- ]cases?$/i,
      pageOr(
        'useCases',
        'for which use cases the project is',
        heading(['readme'], 'for which use cases the project is', /\buse[- ]cases?\b/i),
      ),
    ),
  ),
  architecture: unlessInPages(architecture),
  readme,
  'vulnerability-reports': vulnerabilityReports,
  'security-response': securityResponse,
  'access-control': accessControl,
  'self-assessment': answered('selfAssessment', 'the answers of the self-assessment'),
  'technical-review': answered('technicalReview', 'the answers of the review'),
  'governance-review': answered('governanceReview', 'the answers of the review'),
  'security-audit': hint(
    'Where is the report, and where are the issues for its findings?',
    ['security', 'readme'],
    /\baudit/i,
  ),
  'best-practices-badge': badge,
  'adopter-list': adopterList,
  'three-adopters': threeAdopters,
  integrations: unlessInPages(
    orAsk(
      'Does it say which other projects it works with?',
      (repository) =>
        firstIn(linkedGuides(repository), (document) =>
          headingIn(document, /^(?:[\w -]+ )?integrations$/i),
        ) ?? worksWith(repository),
      pageOr(
        'integrations',
        'which other projects it works with',
        heading(
          ['readme', 'adopters'],
          'which other projects it works with',
          // What versions are compatible with each other is another question.
          /\bintegrations?\b|^integrate with\b|\bcompatible (?:with|projects|tools)\b|^works with\b/i,
        ),
      ),
    ),
  ),
  'subprojects-listed': hint(
    'Does the project have subprojects? If so, where are they listed?',
    ['governance', 'readme'],
    /\bsub-?projects\b/i,
  ),
};
