import type { Incident, PageLink, VECTORS } from '#features/catalog/common/public';
import type { CatalogFile, ControlRecord, ControlsDocument } from './schema';
import type { Level, Phase } from './vocabulary';

/** A control that an incident names: what it would have done, where it was missing, and why. */
export type Edge = NonNullable<Incident['controls']>[number];

/** A control in lists: made by `node/pages.ts`, read by the explorer and by tables. */
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
