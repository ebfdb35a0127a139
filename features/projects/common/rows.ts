import type { IsoDay } from '#platform/base/common/dates';
import type { Level } from '#platform/base/common/levels';
import type { Project } from './schema';

/** A project in lists. */
export interface ProjectRow extends Pick<
  Project,
  'name' | 'description' | 'category' | 'security'
> {
  /** Its other names, former ones included. */
  names: string[];
  level: Level;
  /** First day at that level. */
  since: IsoDay;
  /** Full years at that level on the day of the build. */
  years: number;
  hasAudit: boolean;
  /** Whether CLOTributor lists its issues. */
  wantsHelp: boolean;
}
