/** A dataset as the page lists it: made by `node/plugin.ts`, read by `browser/Datasets.tsx`. */
export interface ListedDataset {
  name: string;
  title: string;
  description: string;
  rows: number;
  /** Route of the page with more formats, where a feature publishes the files. */
  page?: string;
  /** Routes by kind, without base path, and sizes in bytes. */
  files: { kind: 'json' | 'csv' | 'schema'; route: string; bytes: number }[];
}

/** The generated files of this feature. */
export interface OpenDataFiles {
  'datasets.json': { day: string; origin: string; datasets: ListedDataset[] };
}
