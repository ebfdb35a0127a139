import * as z from 'zod';
import { isIsoDay } from '../shared/dates';
import { httpsUrl, text } from '../shared/fields';
import { ATTACK_TECHNIQUES, DATE_KINDS, ECOSYSTEMS, SLSA_THREATS, TYPES } from './vocabulary';

// One schema for everything: the check of front matter, the TypeScript types, the JSON Schema
// beside `incidents.json`, and the code book on the page about the data. The descriptions are
// shown to readers there.

/** A value out of one of the vocabularies. */
function oneOf<T extends Record<string, string>>(values: T, what: string) {
  const ids = Object.keys(values) as [keyof T & string, ...(keyof T & string)[]];
  return z.enum(ids, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not a known ${what} → Use one of plugins/catalog/vocabulary.ts, or add it there.`,
  });
}

/** A list with something in it; a field without values is left out. */
function filled<T extends z.ZodType>(item: T) {
  return z
    .array(item, { error: 'is not a list → Write it as a list: [one, two].' })
    .min(1, { error: 'is empty → Fill it, or remove the field if it is optional.' });
}

const NOT_IN_CALENDAR = {
  error: (issue: { input?: unknown }) =>
    `"${String(issue.input)}" is not a date of the calendar → Write "2024", "2024-03" or "2024-03-28".`,
};

/** A date as exactly as it is known: a year, a month or a day. Its length is its precision. */
const partialDate = z
  .string({ error: 'is not a date → Write it in quotes: "2024", "2024-03" or "2024-03-28".' })
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, { ...NOT_IN_CALENDAR, abort: true })
  .refine((date) => isIsoDay(`${date}-01-01`.slice(0, 10)), NOT_IN_CALENDAR);

/** The editors' classification needs a reason, so that it can be discussed. */
const reason = text.max(200, {
  error: 'is too long → Give the reason in one line of 200 characters.',
});

const slsaThreat = z.strictObject({ threat: oneOf(SLSA_THREATS, 'SLSA threat'), reason });
const attackTechnique = z.strictObject({
  technique: oneOf(ATTACK_TECHNIQUES, 'ATT&CK technique'),
  reason,
});
const referenceUrl = z.url({
  protocol: /^https$/,
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not an https address → Write the whole address, starting with https://; for a page that answers to http alone, link its copy in the Internet Archive.`,
});
const reference = z.strictObject({ title: text, url: referenceUrl });

/** Facts that stand in front matter and in the published records alike, in two parts for the order of the fields. */
const classification = {
  date: partialDate.meta({
    description:
      'Year, month or day of the incident, as exactly as it is known: `2024`, `2024-03` or `2024-03-28`. The length is the precision.',
  }),
  dateKind: oneOf(DATE_KINDS, 'kind of date').meta({
    description:
      'What the date tells: that the incident happened (`occurred`), was noticed (`discovered`) or became public (`disclosed`).',
  }),
  types: filled(oneOf(TYPES, 'type of compromise')).meta({
    description: 'Kinds of compromise, as the page of definitions explains them.',
  }),
  targets: filled(text).meta({ description: 'What was attacked or abused, most important first.' }),
  ecosystems: filled(oneOf(ECOSYSTEMS, 'ecosystem')).meta({
    description: 'Where the targets live.',
  }),
};

const sources = {
  references: filled(reference).meta({
    description: 'Public reports on which the entry rests, with title and address.',
  }),
  added: z
    .string({ error: 'is not a day → Write it as "YYYY-MM-DD", in quotes.' })
    .refine(isIsoDay, { error: 'is not a day of the calendar → Write it as "YYYY-MM-DD".' })
    .meta({ description: 'Day on which the entry came into this catalogue.' }),
};

/** The front matter field `incident`; the account itself is the text of its page. */
export const incidentSchema = z.strictObject({
  ...classification,
  /** CVE numbers and the like. */
  identifiers: filled(text).optional(),
  affectedVersions: filled(text).optional(),
  /** Absent where no threat of the specification fits. */
  slsa: filled(slsaThreat).optional(),
  /** Absent where no technique fits, and for flaws without known misuse. */
  attack: filled(attackTechnique).optional(),
  /** Pages of this site that would have stopped or limited it, as paths under `docs/`. */
  guides: filled(text).optional(),
  ...sources,
});

export type Incident = z.infer<typeof incidentSchema>;

/** An incident as it is published in the machine formats: complete, and with addresses. */
export const recordSchema = z
  .strictObject({
    id: text.meta({ description: 'Name of the entry in addresses. Unique, and never changed.' }),
    name: text.meta({ description: 'Name of the incident, the title of its page.' }),
    summary: text.meta({ description: 'One sentence that sums the incident up.' }),
    url: httpsUrl.meta({ description: 'Permanent address of the page with the account.' }),
    ...classification,
    identifiers: z
      .array(z.strictObject({ id: text, url: httpsUrl.optional() }))
      .meta({ description: 'CVE numbers, with the address of the record, and other identifiers.' }),
    affectedVersions: z.array(text).meta({ description: 'Versions concerned, in words.' }),
    slsa: z.array(slsaThreat).meta({
      description:
        'Threats of the SLSA specification 1.2 that the incident shows, each with the reason of the editors.',
    }),
    attack: z.array(attackTechnique).meta({
      description:
        'Techniques of MITRE ATT&CK that the attackers used, each with the reason of the editors.',
    }),
    guides: z.array(z.strictObject({ title: text, url: httpsUrl })).meta({
      description: 'Guides of this site that would have stopped or limited the incident.',
    }),
    ...sources,
  })
  .meta({ id: 'incident' });

export type IncidentRecord = z.infer<typeof recordSchema>;

/** `incidents.json`, whole or filtered. */
export const documentSchema = z.strictObject({
  $schema: httpsUrl.meta({ description: 'Address of the JSON Schema of the document.' }),
  title: text,
  url: httpsUrl.meta({ description: 'Address of the catalogue.' }),
  version: text.meta({
    description: 'Changes with every change of an entry, and with nothing else.',
  }),
  date: z.iso.date().meta({ description: 'Day on which the document was made.' }),
  licence: z.strictObject({ name: text, url: httpsUrl }),
  incidents: z.array(recordSchema),
});

export type CatalogDocument = z.infer<typeof documentSchema>;
