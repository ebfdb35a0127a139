import * as z from 'zod';
import {
  httpsUrl,
  isoDay,
  keyOf,
  partialDate,
  routeOrUrl,
  slug,
  text,
} from '#platform/base/common/fields';
import {
  CONTROL_EFFECTS,
  CONTROL_PLACES,
  type Incident,
  type PageLink,
  type VECTORS,
} from '#features/catalog/common/public';
import { LEVELS, PHASES, type Level, type Phase } from './vocabulary';

const VOCABULARY = 'features/controls/common/vocabulary.ts';
const level = keyOf(LEVELS, 'level', VOCABULARY);
const phases = z.array(keyOf(PHASES, 'phase', VOCABULARY)).min(1);

const controlId = z.string().regex(/^CNSC-[1-9]\d*$/, {
  error: (issue) => `${JSON.stringify(issue.input)} is not a control → Write it as CNSC-57.`,
});

const nistId = z.string().regex(/^[A-Z]{2}-\d+(\(\d+\))?$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not a control of NIST SP 800-53 → Write it as SI-7 or SI-7(9), one in each line.`,
});

const familyId = z.string().regex(/^[A-Z]{2}$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not a family of NIST SP 800-53 → Write its two letters: SI.`,
});

/** A page below `docs/`, perhaps with an anchor. */
const page = text.regex(/^[a-z0-9/-]+\.md(#[a-z0-9-]+)?$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not the path of a page → Write it below docs/, with its extension: projects/index.md#anchor.`,
});

/** What authors write about a control, field by field as readers get it. */
const fields = {
  id: controlId.describe('Number in the Cloud Native Security Controls Catalog.'),
  title: text.describe('Official title. Several controls share one.'),
  objective: text.describe('What must be true.'),
  recommendation: text.optional().describe('Advice on how to get there; not binding.'),
  papers: z.array(text).min(1).describe('Papers in which it has its origin.'),
  assurance: level
    .optional()
    .describe('Level of assurance from which the list of 2022 asks for it.'),
  risk: level
    .optional()
    .describe('Risk of the environment for which the list of 2022 asks for it.'),
};

const nist = z.array(z.strictObject({ id: nistId, reason: text }));

export const controlSchema = z.strictObject({
  ...fields,
  nist: nist.min(1).optional().describe('Controls of NIST SP 800-53 that it relates to.'),
  seeAlso: z.array(controlId).min(1).optional().describe('Related controls.'),
  variantOf: controlId
    .optional()
    .describe('The older wording that stays in the catalog beside this one.'),
  guides: z
    .array(page)
    .min(1)
    .describe('Pages of this site that say how to do it, the best first.'),
  template: page.optional().describe('The template of this site to begin with.'),
  note: text.optional().describe('Our remark on the source.'),
});

/** A control as its file has it. */
export type Control = z.infer<typeof controlSchema>;

/** What `data/controls/<slug>.yaml` says of its group, beside the controls. */
export const groupKeys = { id: text, title: text, description: text, phases };
export type GroupFacts = z.infer<z.ZodObject<typeof groupKeys>>;

const titled = z.strictObject({ id: text, title: text });

/** `data/controls/catalog.yaml`: what all groups share. */
export const catalogFileSchema = z.strictObject({
  id: text,
  title: text,
  version: text,
  gemara: text.describe('Version of Gemara in which upstream publishes it.'),
  asOf: isoDay.describe('Day of the upstream version that was compared.'),
  groups: z.array(slug).min(1).describe('Names of the other files, in the order of the pages.'),
  papers: z.array(titled.extend({ published: text, url: routeOrUrl })),
  nist: z.strictObject({
    title: text,
    version: text,
    url: httpsUrl,
    mapping: text.describe('Version of the mapping.'),
    families: z.array(titled.extend({ id: familyId })),
    controls: z.array(titled.extend({ id: nistId })),
  }),
});
export type CatalogFile = z.infer<typeof catalogFileSchema>;

const link = z.strictObject({ title: text, url: httpsUrl });

/** A control as it is published for other programs, and as the build works with it. */
export const controlRecordSchema = z
  .strictObject({
    ...fields,
    url: httpsUrl.describe('Address of the control.'),
    group: slug.describe('Name of its group, one of `groups`.'),
    phases: phases.describe('Phases of the life cycle to which its group belongs.'),
    nist: nist.describe('Controls of NIST SP 800-53 that it relates to, and why.'),
    seeAlso: z.array(controlId).describe('Related controls.'),
    variantOf: controlId.optional().describe('The older wording of the same control.'),
    note: text.optional().describe('Remark of the editors on the source.'),
    guides: z.array(link).describe('Pages of this site that say how to do it.'),
    template: link.optional().describe('Template of this site to begin with.'),
    terms: z.array(link).describe('Terms of the Security Lexicon in its text.'),
    incidents: z
      .array(
        z.strictObject({
          id: text,
          name: text,
          url: httpsUrl,
          date: partialDate,
          how: keyOf(CONTROL_EFFECTS, 'effect', VOCABULARY),
          at: keyOf(CONTROL_PLACES, 'place', VOCABULARY),
          reason: text,
        }),
      )
      .describe(
        'Incidents of the Catalog of Supply Chain Compromises that it would have prevented, detected, or limited, where it was missing, and why. Judged in hindsight by language models; the page on coverage explains the method.',
      ),
  })
  .meta({ id: 'control' });
export type ControlRecord = z.infer<typeof controlRecordSchema>;

/** `v1/controls.json`. */
export const controlsDocumentSchema = z.strictObject({
  $schema: httpsUrl,
  title: text,
  url: httpsUrl,
  version: text.describe('Version of the catalog upstream.'),
  date: z.iso.date().describe('Day on which the document was made.'),
  license: z.strictObject({ name: text, url: httpsUrl }),
  groups: z.array(titled.extend({ id: slug, description: text, url: httpsUrl })),
  controls: z.array(controlRecordSchema),
});
export type ControlsDocument = z.infer<typeof controlsDocumentSchema>;

// What pages get of controls: made by `node/pages.ts`.

/** A control that an incident names: what it would have done, where it was missing, and why. */
export type Edge = NonNullable<Incident['controls']>[number];

/** A control in lists. */
export interface ControlRow {
  id: string;
  title: string;
  objective: string;
  /** Name of the page of its group. */
  group: string;
  assurance?: Level;
  /** Numbers of controls of NIST SP 800-53. */
  nist: string[];
  /** Number of incidents that it would have prevented, detected or limited. */
  incidents: number;
}

/** A control as other pages link it. */
export interface ControlLink extends PageLink {
  id: string;
}

/** A control as the page of its group shows it; its title is a heading of the page. */
export interface ControlPart extends Pick<
  ControlRecord,
  'id' | 'objective' | 'recommendation' | 'assurance' | 'risk' | 'note' | 'nist'
> {
  seeAlso: ControlLink[];
  variantOf?: ControlLink;
  guides: PageLink[];
  template?: PageLink;
  terms: PageLink[];
  incidents: (Pick<
    ControlRecord['incidents'][number],
    'name' | 'date' | 'how' | 'at' | 'reason'
  > & {
    permalink: string;
  })[];
}

/** A control with what helps to begin with it. */
export type GuidedControl = ControlLink & Pick<ControlPart, 'objective' | 'guides' | 'template'>;

/** What the page on coverage shows. */
export interface Coverage {
  /** Incidents of the catalog, those with at least one control, and edges between both. */
  incidents: number;
  covered: number;
  edges: number;
  /** Controls with at least one incident. */
  controls: number;
  /** The controls to start with: incidents that each adds, and all up to it, by the best that is done about them. */
  first: (GuidedControl & { adds: number; sum: number } & Record<Edge['how'], number>)[];
  vectors: {
    vector: keyof typeof VECTORS;
    label: string;
    incidents: number;
    controls: number;
    most: (ControlLink & { count: number })[];
  }[];
  most: (Omit<GuidedControl, 'objective'> & Record<Edge['how'] | 'incidents', number>)[];
}

/** The generated files of this feature: the build writes them, components import them. */
export interface ControlsFiles {
  'explorer.json': {
    rows: ControlRow[];
    groups: { slug: string; title: string; phases: Phase[] }[];
    families: CatalogFile['nist']['families'];
  };
  'nist.json': {
    families: (CatalogFile['nist']['families'][number] & {
      controls: { id: string; title: string; from: (ControlLink & { reason: string })[] }[];
    })[];
    /** Controls without a counterpart. */
    unmapped: ControlLink[];
    mapped: (ControlLink & { nist: ControlRecord['nist'] })[];
  };
  'coverage.json': Coverage;
  /** What the page that chooses controls needs of the incidents, and of the controls that they name. */
  'plan.json': {
    incidents: Record<string, { permalink: string; controls: Edge[] }>;
    controls: GuidedControl[];
  };
  'edition.json': Pick<ControlsDocument, 'title' | 'url' | 'version' | 'date'>;
  'terms.json': (PageLink & { controls: ControlLink[] })[];
  [group: `groups/${string}.json`]: ControlPart[];
  [incident: `incidents/${string}.json`]: ControlLink[];
  [guide: `guides/${string}.json`]: ControlLink[];
}
