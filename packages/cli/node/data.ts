import type { AffectedList } from '../../../features/catalog/common/affected/match';
import type { Level } from '../../../platform/base/common/levels';
import type { ChecklistItem } from '../../../features/readiness/common/rules';
import type { StarterFile } from '../../../features/readiness/common/schema';

/** A file to start from, with its text if the site offers one. */
export interface Template extends StarterFile {
  text?: string;
}

/** What the command knows of the site: made by `build.ts`, shipped with it. */
export interface CliData {
  /** Day on which it was made, which decides which rules hold. */
  day: string;
  /** Address of the site, without a slash at its end. */
  origin: string;
  items: ChecklistItem[];
  templates: Template[];
  affected: AffectedList;
  /** Projects of the foundation, by the addresses of their repositories. */
  projects: { name: string; repos: string[]; level: Level }[];
}
