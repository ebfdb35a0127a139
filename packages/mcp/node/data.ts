import type { AffectedList } from '../../../features/catalog/common/affected/match';
import type { SynonymGroup } from '../../../features/search/common/options';
import type { IndexFile, SectionTexts } from '../../../features/search/common/indexFile';

/** The datasets for which there is a tool. */
export const DATASETS = [
  'criteria',
  'templates',
  'incidents',
  'controls',
  'events',
  'deadlines',
  'meetings',
  'benefits',
  'contacts',
  'lexicon',
  'projects',
] as const;
export type Dataset = (typeof DATASETS)[number];

/** A page of the site, as its Markdown copy has it. */
export interface PageText {
  title: string;
  /** Day of the last update, where it is known. */
  updated?: string;
  text: string;
  /** What its sections say, for excerpts. */
  sections: SectionTexts;
}

/** An entry of a dataset, as `/data/<name>.json` has it. */
export interface DataEntry {
  id: string;
  title: string;
  page: string;
  data: object;
}

/** What the server knows of the site: made by `makeData.ts` of a built one, shipped with it. */
export interface ServerData {
  /** Day on which the site was built. */
  day: string;
  /** Address of the site, without a slash at its end. */
  origin: string;
  index: IndexFile;
  synonyms: SynonymGroup[];
  /** By route. */
  pages: Record<string, PageText>;
  /** Those that the site has. */
  datasets: Partial<Record<Dataset, DataEntry[]>>;
  /** What the catalog knows of packages. */
  affected: AffectedList;
  /** Texts of template files, by their id in `datasets.templates`. */
  templates: Record<string, string>;
}
