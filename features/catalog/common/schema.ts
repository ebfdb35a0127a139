import * as z from 'zod';
import {
  addressField,
  DAY,
  httpsUrl,
  isoDay,
  keyOf,
  partialDate,
  slug,
  text,
  YEAR_OR_MONTH,
} from '#platform/base/common/fields';
import RISK_EXPLORER_VECTORS from '../../../data/catalog/riskExplorer.json';
import { packageOf } from './affected/packages';
import { CATALOG_FILES, LIST_SEPARATOR } from './route';
import {
  ACTOR_KINDS,
  ATTACK_TECHNIQUES,
  CONFIDENCES,
  CONTROL_EFFECTS,
  CONTROL_PLACES,
  DATE_KINDS,
  DISCOVERERS,
  ECOSYSTEMS,
  MARKER_KINDS,
  NATURES,
  OBJECTIVES,
  PAYLOADS,
  REFERENCE_TYPES,
  RUN_MOMENTS,
  SIGNATURE_KINDS,
  SLSA_THREATS,
  STAGES,
  TYPES,
  VECTORS,
} from './vocabulary';
import { isSorted } from './versions';

// One schema for everything: the check of the front matter, the TypeScript types, the JSON Schema
// next to the data, and the code book on the page about the data, which shows readers the
// descriptions.

/** A value from one of the vocabularies. */
const oneOf = <T extends Record<string, string>>(values: T, what: string) =>
  keyOf(values, what, 'data/catalog/vocabulary.json');

/** A list with at least one value; a field without values is left out. */
function filled<T extends z.ZodType>(item: T) {
  return z
    .array(item, { error: 'is not a list → Write it as a list: [one, two].' })
    .min(1, { error: 'is empty → Fill it, or remove the field if it is optional.' });
}

/** A text that a cell of the table may hold together with others. */
const listed = text.refine((value) => !value.includes(LIST_SEPARATOR), {
  error: `holds ${LIST_SEPARATOR}, which separates values in ${CATALOG_FILES.csv} → Use another character.`,
});
/** A date, and what has to be known to read it right. */
const noted = <T extends z.ZodType>(date: T) => z.strictObject({ date, note: text.optional() });

/** An end of the window of exposure: a date, or a minute in UTC. */
const moment = z
  .string({ error: 'is not a time → Write a date, or "2024-03-28T16:26" in UTC, in quotes.' })
  .regex(new RegExp(`^(?:${YEAR_OR_MONTH}|${DAY}(?:T(?:[01]\\d|2[0-3]):[0-5]\\d)?)$`), {
    error: (issue) =>
      `"${String(issue.input)}" is not a time → Write "2024", "2024-03", "2024-03-28", or "2024-03-28T16:26" in UTC.`,
  });

/** The reason of the editors for a classification, so that it can be discussed. */
const reason = listed.max(200, {
  error: 'is too long → Give the reason in one line of 200 characters.',
});

const slsaThreat = z.strictObject({ threat: oneOf(SLSA_THREATS, 'SLSA threat'), reason });
const attackTechnique = z.strictObject({
  technique: oneOf(ATTACK_TECHNIQUES, 'ATT&CK technique'),
  reason,
});

/** A security control, by its number in the Controls Catalog, that would have helped. */
const helpfulControl = z.strictObject({
  id: z.string().regex(/^CNSC-[1-9]\d*$/, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not a control → Write the number of one in the Controls Catalog, for example CNSC-191.`,
  }),
  how: oneOf(CONTROL_EFFECTS, 'effect of a control'),
  at: oneOf(CONTROL_PLACES, 'place of a control'),
  reason,
});

/** More than these would no longer say which matter. */
const MOST_CONTROLS = 5;

const referenceUrl = addressField(
  'Write the whole address, starting with https://; for a page that only answers to http, link its copy in the Internet Archive.',
).refine((url) => !/^https:\/\/[^/]+\/?$/.test(url), {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is a home page → Link the page that reports on the incident.`,
});

const reference = z.strictObject({
  title: listed,
  url: referenceUrl,
  type: oneOf(REFERENCE_TYPES, 'type of reference'),
  date: partialDate.optional(),
  archive: httpsUrl.optional(),
});

/** What of package URLs is an extension's, and how its registry writes it: https://github.com/package-url/purl-spec/tree/main/types */
const EXTENSION = /^pkg:(generic\/.*extension|[a-z]+-extension\/)/;
const EXTENSION_OF_REGISTRY =
  /^pkg:(chrome-extension\/[a-p]{32}(@\d+(\.\d+){0,3})?|vscode-extension\/[^A-Z/?]+\/[^A-Z/?]+(\?repository_url=https:%2F%2Fopen-vsx\.org)?)$/;

const affectedPackage = z
  .strictObject({
    purl: text
      .refine((purl) => packageOf(purl) !== undefined, {
        error: (issue) =>
          `${JSON.stringify(issue.input)} is not a package URL → Write it as pkg:type/namespace/name@version, for example pkg:npm/%40solana/web3.js.`,
      })
      .refine((purl) => !EXTENSION.test(purl) || EXTENSION_OF_REGISTRY.test(purl), {
        error: (issue) =>
          `${JSON.stringify(issue.input)} names an extension in another way than its registry → Write pkg:chrome-extension/ID or pkg:vscode-extension/publisher/name in small letters, with the qualifier repository_url for Open VSX.`,
      }),
    range: text
      .regex(/^vers:[a-z0-9.+-]+\/(\*|[^\s|]+(\|[^\s|]+)*)$/, {
        error: (issue) =>
          `${JSON.stringify(issue.input)} is not a version range → Write it as vers:npm/1.2.3|1.2.4, vers:pypi/>=1.0|<1.5 or vers:npm/* for all versions.`,
      })
      .refine(isSorted, {
        error: (issue) =>
          `${JSON.stringify(issue.input)} is not in the order of versions → Write the lower bound before the upper one, lowest pair first.`,
      })
      .optional(),
    /** There is none to name: a service, a script, a commit, or nothing harmful was released. */
    versions: z
      .literal('none', {
        error: 'is not "none" → Write the versions as a range, or: versions: none.',
      })
      .optional(),
    /** Of a repository or an action: the commits that are harmful themselves, whatever tag led to them. */
    commits: filled(
      z.string().regex(/^[0-9a-f]{40}$/, {
        error: (issue) =>
          `${JSON.stringify(issue.input)} is not a commit → Write its 40 hexadecimal digits, in quotes.`,
      }),
    ).optional(),
    note: text.optional(),
    /** A GitHub Action; as a package URL, it's a repository like any other. */
    action: z.literal(true).optional(),
    /** Unsuited to scanners, for example because the name belongs to other software today. */
    scan: z.literal(false).optional(),
  })
  .refine(({ range, versions }) => range === undefined || versions === undefined, {
    path: ['versions'],
    error: 'is "none" beside a range → Remove one of the two.',
  });

/** What the packages of an entry are compared with: whether they are all that it names. */
const packageList = z.strictObject({
  complete: z.boolean({
    error: 'is neither true nor false → Write whether the packages are all that the source names.',
  }),
  /** Day of the list, or of the comparison where the source has no day. */
  date: isoDay,
  source: httpsUrl.optional(),
  note: text.optional(),
});

/** A file in `PACKAGES_FOLDER`: the packages of an entry that are too many for its front matter. */
export const packagesFileSchema = filled(affectedPackage);

const impactFigure = z.strictObject({
  figure: text,
  value: z.number({ error: 'is not a number → Write digits only, or leave it out.' }).optional(),
  unit: text.optional(),
  basis: text,
  source: httpsUrl,
});

/** A cell of the table that says what a measure did or would have done. */
const measured = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    value,
    basis: z.enum(['reported', 'inferred'], {
      error: 'is not a basis → Write reported (by the sources of the entry) or inferred.',
    }),
  });
const answer = measured(
  z.enum(['yes', 'no', 'not-applicable'], {
    error: "is not an answer → Write 'yes', 'no', or not-applicable; leave out what no one knows.",
  }),
);

/** What signatures and other measures did or would have done about an incident. */
const provenance = z.strictObject({
  /** Whether what was harmful carried a valid signature or provenance that consumers could check. */
  signed: answer
    .extend({ kind: oneOf(SIGNATURE_KINDS, 'kind of signature').optional() })
    .optional(),
  /** Whether the harmful release itself went out by trusted publishing. */
  trustedPublishing: answer.optional(),
  /** When the harmful code first ran. */
  runsAt: measured(oneOf(RUN_MOMENTS, 'moment')).optional(),
  /** Whether blocked install scripts would have stopped that. */
  scriptsBlocked: answer.optional(),
  /** Whether the approval of workflow runs, or of the release by a second person, would have stopped it. */
  approval: answer.optional(),
});

/** `data/catalog/provenance.yaml`: a row for each incident of which something is known. */
export const provenanceFileSchema = z.array(provenance.extend({ incident: text }));

/** What an attack leaves behind, by which it can be found in a checkout or a build. */
const marker = z.strictObject({
  kind: oneOf(MARKER_KINDS, 'kind of marker'),
  /** Path or name of the file, name of the workflow or branch, or the string itself. */
  value: text,
  /** Of a file. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, {
      error: (issue) =>
        `${JSON.stringify(issue.input)} is not a SHA-256 → Write its 64 hexadecimal digits, in quotes.`,
    })
    .optional(),
  /** The file in which a string stands. */
  in: text.optional(),
  note: text.optional(),
  source: httpsUrl,
});

/** Who did it, as far as somebody says so in public. */
const attribution = z.strictObject({
  /** Id of a record in `data/catalog/actors.yaml`; absent for a name of which nothing more is known. */
  actor: text.optional(),
  /** As the source has it. */
  name: text,
  kind: oneOf(ACTOR_KINDS, 'kind of actor'),
  attributedBy: text,
  source: httpsUrl,
  date: partialDate.optional(),
  confidence: oneOf(CONFIDENCES, 'confidence'),
});

const dates = z.strictObject({
  compromised: noted(partialDate).optional(),
  detected: noted(partialDate).optional(),
  disclosed: noted(partialDate),
});

/** What front matter says instead of identifiers. */
export const NONE_ASSIGNED = 'none assigned';

const identifier = text.regex(/^[^()|]+$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} has words beside the identifier → Write only the identifier, for example CVE-2024-3094.`,
});

/** Objects of ATT&CK: groups, software and campaigns. */
const attackObject = text.regex(/^[GSC]\d{4}$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not a group, software, or campaign of ATT&CK → Write its number, for example G0032.`,
});

const riskExplorerVector = oneOf(RISK_EXPLORER_VECTORS, 'attack vector of the Risk Explorer');

/** Fields of front matter and records alike, in two parts to keep their order. */
const classification = {
  nature: oneOf(NATURES, 'nature').describe('What the entry is about.'),
  vectors: filled(oneOf(VECTORS, 'vector')).describe(
    'How the attackers got in or could have, main vector first.',
  ),
  stages: filled(oneOf(STAGES, 'stage')).describe(
    'Parts of the supply chain that the harm entered.',
  ),
  payloads: filled(oneOf(PAYLOADS, 'payload')).describe(
    'What the harmful code or the intruder did, main payload first.',
  ),
  objectives: filled(oneOf(OBJECTIVES, 'objective')).describe(
    'What the attackers were after, as far as the reports show it.',
  ),
  discoveredBy: oneOf(DISCOVERERS, 'discoverer').describe('Who noticed the incident first.'),
  types: filled(oneOf(TYPES, 'type of compromise')).describe(
    'CNCF types, main type first; the definitions page explains them.',
  ),
  targets: filled(listed).describe('What was attacked or abused, most important first.'),
  ecosystems: filled(oneOf(ECOSYSTEMS, 'ecosystem')).describe('Where the targets live.'),
  dateKind: oneOf(DATE_KINDS, 'kind of date').describe(
    "Which date sorts the entry: the attackers' first success (`compromised`), the first notice (`detected`), or the first publication (`disclosed`).",
  ),
  dates: dates.describe(
    "The attackers' first success, the first notice, and the first publication, each as exactly as it's known: the length of `date` is its precision. Unknown dates are left out.",
  ),
};

const sources = {
  references: filled(reference).describe(
    'Public reports that the entry rests on: title, address, type, day where known, and an archived copy where the original is gone.',
  ),
  added: isoDay.describe('Day the entry joined this catalog.'),
};

const exposureFields = {
  start: moment,
  end: moment.optional(),
  /** Length as the source states it, where the ends are known to the day only. */
  hours: z.number({ error: 'is not a number → Write hours, for example 28.' }).optional(),
  note: text.optional(),
};

const riskExplorer = z.strictObject({
  /** The Risk Explorer itself cites the incident under these. */
  cited: filled(riskExplorerVector).optional(),
  /** Assigned by the editors. */
  proposed: filled(riskExplorerVector).optional(),
});

const axisNotes = z.strictObject({
  nature: text.optional(),
  vector: text.optional(),
  payload: text.optional(),
});

/** A group or a pseudonym in `data/catalog/actors.yaml`. */
export const actorSchema = z.strictObject({
  id: slug.describe('Names the actor in entries, and never changes.'),
  name: text.describe('Name by which it is best known. Never that of a private person.'),
  kind: oneOf(ACTOR_KINDS, 'kind of actor').describe('What the actor is.'),
  country: text.optional().describe('Where sources in public place it.'),
  aliases: z.array(text).describe('Names that others use for it.'),
  mitre: z
    .strictObject({
      group: text.regex(/^G\d{4}$/, {
        error: 'is not a group of ATT&CK → Write, for example, G0032.',
      }),
      name: text,
      stix: text.startsWith('intrusion-set--'),
    })
    .optional()
    .describe('Its group in MITRE ATT&CK, with the name and the STIX id there.'),
});

/** A group or a pseudonym that entries are attributed to. */
export type Actor = z.infer<typeof actorSchema>;

/** The meaning of each value of an axis. */
const meanings = <T extends Record<string, string>>(values: T, what: string) =>
  z.record(oneOf(values, what), text);

export const DEFINITIONS_FILE = 'data/catalog/definitions.yaml';

/** What the values of the axes mean, and what a vector corresponds to in other taxonomies. */
export const definitionsSchema = z.strictObject({
  vectors: z.record(
    oneOf(VECTORS, 'vector'),
    z.strictObject({
      definition: text,
      ladisa: z.array(riskExplorerVector),
      slsa: z.array(oneOf(SLSA_THREATS, 'SLSA threat')),
      attack: z.array(oneOf(ATTACK_TECHNIQUES, 'ATT&CK technique')),
      cwe: z.array(text.startsWith('CWE-', 'is not a weakness → Write it as CWE-506.')),
    }),
  ),
  nature: meanings(NATURES, 'nature'),
  stage: meanings(STAGES, 'stage'),
  payload: meanings(PAYLOADS, 'payload'),
  objective: meanings(OBJECTIVES, 'objective'),
  ecosystem: meanings(ECOSYSTEMS, 'ecosystem'),
});

/** The front matter field `incidentsOf` of a page about one vector or one ecosystem. */
export const incidentsOfSchema = z
  .strictObject({
    vector: oneOf(VECTORS, 'vector').optional(),
    ecosystem: oneOf(ECOSYSTEMS, 'ecosystem').optional(),
  })
  .refine(({ vector, ecosystem }) => (vector === undefined) !== (ecosystem === undefined), {
    error: 'names both or none → Name either a vector or an ecosystem.',
  });
export type IncidentsOf = z.infer<typeof incidentsOfSchema>;

/** The front matter field `incident`; the account itself is the text of the page. */
export const incidentSchema = z.strictObject({
  ...classification,
  notes: axisNotes.optional().describe('What has to be known to read an axis right.'),
  filed: z
    .int({ error: 'is not a year → Write four digits without quotes.' })
    .optional()
    .describe('Year of the folder where it is none of the dates. Addresses do not change.'),
  exposure: z.strictObject(exposureFields).optional(),
  packages: filled(affectedPackage).optional(),
  packageList: packageList
    .optional()
    .describe(
      'Of the packages here and of those in `data/catalog/packages/`, whose file bears the id.',
    ),
  markers: filled(marker).optional(),
  response: filled(text)
    .optional()
    .describe('What victims should do before anything else, in order, as the sources advise.'),
  identifiers: z
    .union([filled(identifier), z.literal(NONE_ASSIGNED)], {
      error: (issue) =>
        issue.input === undefined
          ? undefined
          : `is neither a list nor "${NONE_ASSIGNED}" → List the identifiers, or write: identifiers: ${NONE_ASSIGNED}.`,
    })
    .describe('CVE numbers and the like, or that none was assigned.'),
  knownExploited: z
    .record(text, isoDay)
    .optional()
    .describe('Days on which CISA listed a CVE as exploited.'),
  impact: filled(impactFigure).optional(),
  actors: filled(attribution).optional(),
  slsa: filled(slsaThreat).optional().describe('Absent if no threat of the specification fits.'),
  attack: filled(attackTechnique)
    .optional()
    .describe('Absent if no technique fits, and for flaws without known abuse.'),
  attackObjects: filled(attackObject).optional(),
  riskExplorer: riskExplorer.optional(),
  guides: filled(text)
    .optional()
    .describe(
      'Pages of this site that would have prevented or limited it, as paths under `docs/`.',
    ),
  controls: filled(helpfulControl)
    .max(MOST_CONTROLS, {
      error: `names more than ${MOST_CONTROLS} controls → Keep the strongest ${MOST_CONTROLS}.`,
    })
    .refine((controls) => new Set(controls.map(({ id }) => id)).size === controls.length, {
      error: 'names a control twice → Keep one of the two, with the stronger reason.',
    })
    .optional()
    .describe(
      'Security controls that would have prevented, detected or limited it, strongest first.',
    ),
  related: filled(text)
    .optional()
    .describe(
      'Ids of entries chosen by hand: same campaign, same actor, same way in, or a successor.',
    ),
  ...sources,
});

/** An incident as authors write it, read by the rules, the build and the incident's own page. */
export type Incident = z.infer<typeof incidentSchema>;

/** Shortest and longest time that the precision of two dates leaves open. */
const span = z.strictObject({ least: z.number(), most: z.number() });

export const recordSchema = z
  .strictObject({
    id: text.describe('Name of the entry in addresses. Unique, and never changed.'),
    name: text.describe('Name of the incident, the title of its page.'),
    summary: text.describe('One sentence that sums the incident up.'),
    url: httpsUrl.describe('Permanent address of the page with the account.'),
    date: partialDate.describe('The date that sorts the entry: the one that `dateKind` names.'),
    ...classification,
    notes: axisNotes.describe(
      'What readers must know to understand nature, vector, or payload right.',
    ),
    dwellDays: span
      .nullable()
      .describe(
        "Days from the attackers' first success to the first notice. `least` and `most` differ where a date is known to the month or year only; `null` where one is not known, or the notice came first.",
      ),
    exposure: z
      .strictObject({
        ...exposureFields,
        hours: span.nullable(),
      })
      .nullable()
      .describe(
        'Window in which users could get the harmful version or lose secrets, in UTC, and its length in `hours`.',
      ),
    packages: z
      .array(affectedPackage)
      .describe(
        'Affected packages as package URLs, with ranges in the `vers` notation. `versions: none` marks what has no versions, such as a service, a script, or a commit, and projects without a harmful release. `commits` has the harmful commits of a repository or an action. `action: true` marks a repository that is a GitHub Action; `scan: false` marks one that scanners must not look for.',
      ),
    packageList: packageList
      .nullable()
      .describe(
        'Whether `packages` are all that the source names (`complete`), the day of the list, and its address where it has one of its own. `null` where no package is affected.',
      ),
    markers: z
      .array(marker)
      .describe(
        'What the attack left behind, by which it can be found: files (with `sha256` where a source has it), workflows, branches, and strings, each with its source.',
      ),
    response: z
      .array(text)
      .describe(
        'What victims should do before anything else, in order, as the sources advise. Empty: nothing beyond what every incident of its kind asks for.',
      ),
    identifiers: z
      .array(
        z.strictObject({
          id: text,
          kind: z.enum(['CVE', 'GHSA', 'OSV', 'vendor']),
          url: httpsUrl.optional(),
          exploited: isoDay.optional(),
        }),
      )
      .describe(
        'CVE numbers, GitHub advisories, other numbers that OSV knows, and those of vendors and authorities. Empty: none was assigned. `exploited` is the day CISA listed it as exploited.',
      ),
    provenance: provenance
      .nullable()
      .describe(
        'Since 2023: whether it was validly signed (`signed`), went out by trusted publishing, when the harmful code ran, and whether blocked install scripts or a second approval would have stopped it. `basis` is `reported` by the sources or `inferred` by the editors. What no one knows is left out; `null`: not judged.',
      ),
    impact: z
      .array(impactFigure)
      .describe('Figures on the impact, each with its basis and its source.'),
    actors: z
      .array(attribution)
      .describe(
        'Actors that were publicly named, by whom, and with what confidence; `actor` is the id of a record in `v2/actors.json`.',
      ),
    slsa: z
      .array(slsaThreat)
      .describe(
        "Threats of the SLSA specification 1.2 that the incident shows, each with the editors' reason.",
      ),
    attack: z
      .array(attackTechnique)
      .describe(
        "Techniques of MITRE ATT&CK that the attackers used, each with the editors' reason.",
      ),
    attackObjects: z
      .array(attackObject)
      .describe('Related MITRE ATT&CK groups (G), software (S), and campaigns (C).'),
    riskExplorer: z
      .array(z.strictObject({ vector: riskExplorerVector, basis: z.enum(['cited', 'proposed']) }))
      .describe(
        'Attack vectors of the Risk Explorer (Ladisa et al.): `cited` there under the vector, or `proposed` by the editors.',
      ),
    guides: z
      .array(z.strictObject({ title: text, url: httpsUrl }))
      .describe('Guides of this site that would have stopped or limited the incident.'),
    controls: z
      .array(helpfulControl)
      .describe(
        'Controls of the Cloud Native Security Controls Catalog that would have helped: `how` each would have done so, `at` which side it was missing, and the reason. Judged in hindsight by language models.',
      ),
    related: z
      .array(text)
      .describe('Ids of entries with the same campaign, actor, or vector, chosen by hand.'),
    independentSources: z
      .int()
      .describe(
        'Number of sites that the references come from, by their registrable domains: `blog.example.com` and `example.com` are one. At 1, the entry rests on a single source.',
      ),
    ...sources,
    modified: isoDay.describe(
      'Day of the last change of the entry, as `changes` lists them; at first, the day of `added`.',
    ),
    reviewed: isoDay
      .nullable()
      .describe(
        'Day on which its facts were last compared with their sources; `null`: not as a whole.',
      ),
    changes: z
      .array(z.strictObject({ date: isoDay, change: text }))
      .describe('What changed in the entry since it was added, the latest first.'),
  })
  .meta({ id: 'incident' });

/**
 * An incident as the build works with it and as it is published for other programs: complete, with
 * its page and with addresses. Made by `node/records.ts`; everything else is derived from it.
 */
export type IncidentRecord = z.infer<typeof recordSchema>;

/** `v2/incidents.json`, complete or filtered. */
export const documentSchema = z.strictObject({
  $schema: httpsUrl.describe('Address of the JSON Schema of the document.'),
  title: text,
  url: httpsUrl.describe('Address of the catalog.'),
  version: text.describe('Changes whenever an entry changes, and only then.'),
  date: z.iso.date().describe('Day the document was made.'),
  license: z.strictObject({ name: text, url: httpsUrl }),
  incidents: z.array(recordSchema),
});

export type CatalogDocument = z.infer<typeof documentSchema>;
