import type * as z from 'zod';
import type { AffectedList } from './affected/match';
import type { IncidentRow } from './view';
import type { Actor, CatalogDocument, definitionsSchema, IncidentRecord } from './schema';

/** A page as others link it. */
export interface PageLink {
  title: string;
  /** Route with base path. */
  permalink: string;
}

/** An incident as lists link it. */
export interface IncidentLink extends Pick<IncidentRow, 'name' | 'date'> {
  /** Route with base path. */
  permalink: string;
}

/**
 * What the page of an incident shows beyond its own front matter: made by `node/pages.ts`, read by
 * the components in `browser/Incident`.
 */
export interface IncidentPage extends Pick<IncidentRecord, 'modified' | 'reviewed' | 'changes'> {
  /** Address with the site's origin. */
  url: string;
  packages: {
    purl: string;
    /** Which versions are bad, in words. */
    bad: string;
    /** The versions that repair them, where these are known. */
    fixed: string;
  }[];
  /** Those that its attributions name. */
  actors: Pick<Actor, 'id' | 'name' | 'mitre'>[];
  /** How long nobody noticed, in words. */
  unnoticed: string | null;
  guides: PageLink[];
  /** Neighbors in time; `null` at the ends. */
  previous: IncidentLink | null;
  next: IncidentLink | null;
  similar: IncidentLink[];
  /** Entries that the editors chose. */
  related: IncidentLink[];
}

/** The incidents of a vector or an ecosystem: made by `node/pages.ts`. */
export interface IncidentGroup {
  id: string;
  label: string;
  /** Latest first. */
  incidents: (IncidentLink & { summary: string })[];
  /** Guides that these name, with the number of those that do, the most frequent first. */
  guides: (PageLink & { count: number })[];
  /** Their most frequent values in other respects. */
  traits: { name: string; values: { label: string; count: number }[] }[];
}

/** An ecosystem without a page of its own. */
export interface OtherEcosystem extends IncidentGroup {
  /** What belongs to it. */
  definition: string;
}

/** What the page of the analysis shows of the timeline. */
export interface Timeline {
  /** In the order of years and, within a year, of the series. */
  segments: { year: number; letter: string; count: number }[];
  /** SVG for wide and for narrow screens. */
  vertical: string;
  horizontal: string;
}

/** A field of the published records, explained to readers. */
export interface CodeBookField {
  name: string;
  description: string;
  /** Kind of its value in words. */
  kind: string;
  /** The values that it can take, if they are a closed list. */
  values: string[];
}

/** A table of counts that the page of the analysis draws. */
export interface Analysis {
  caption: string;
  columns: string[];
  rows: { label: string; counts: number[] }[];
  /** What has to be said about the numbers, with numbers of its own. */
  note?: string;
}

/** The charts of the analysis. */
export const ANALYSIS_CHARTS = ['vectors', 'dwell', 'ecosystems', 'discovery', 'guides'] as const;
export type AnalysisChart = (typeof ANALYSIS_CHARTS)[number];

/** How much of a registry the catalog has. */
export interface RegistryCoverage {
  label: string;
  /** Incidents with packages there, and those of them with a record in a database of advisories. */
  entries: number;
  recorded: number;
  /** Each counted once. */
  packages: number;
}

/** What the part on waiting works with. */
export interface Waiting {
  /** Attacks on packages of registries whose hours are known, by how long what was harmful could be had. */
  incidents: (IncidentLink & {
    /** Types of package URLs. */
    registries: string[];
    least: number;
    most: number;
  })[];
  /** Number of such attacks of which no source says when they ended. */
  open: number;
}

/** An incident in the table of what measures did. */
export type MeasuredIncident = IncidentLink & {
  measures: NonNullable<IncidentRecord['provenance']>;
};

/** The generated files of the catalog: the build writes them, components import them. */
export interface CatalogFiles {
  'timeline.json': Timeline;
  /** What the worker that checks lockfiles compares with. */
  'affected.json': AffectedList;
  'codebook.json': CodeBookField[];
  'definitions.json': z.infer<typeof definitionsSchema>;
  'analysis.json': Record<AnalysisChart, Analysis>;
  'registries.json': RegistryCoverage[];
  'waiting.json': Waiting;
  'measures.json': MeasuredIncident[];
  /** Those that have no page of their own, by name. */
  'otherEcosystems.json': OtherEcosystem[];
  /** What the pages of all incidents share. */
  'edition.json': Pick<CatalogDocument, 'title' | 'url' | 'version' | 'date'> & {
    /** Number of incidents of each year. */
    years: [year: number, count: number][];
    /** Ids of the ecosystems with pages of their own. */
    ecosystemPages: string[];
  };
  [group: `groups/${string}.json`]: IncidentGroup;
  [incident: `incidents/${string}.json`]: IncidentPage;
  /** The incidents that name a guide. */
  [guide: `guides/${string}.json`]: IncidentLink[];
}
