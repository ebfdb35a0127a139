import type { IsoDay } from '#platform/base/common/dates';
import type { Level } from '#platform/base/common/levels';
import type { Project } from './schema';

/** A project in lists. */
export interface ProjectRow extends Pick<
  Project,
  'name' | 'description' | 'category' | 'security' | 'clotributor'
> {
  /** Its other names, former ones included. */
  names: string[];
  level: Level;
  /** First day at that level. */
  since: IsoDay;
  /** Full years at that level on the day of the build. */
  years: number;
  hasAudit: boolean;
  languages: string[];
  hasMentoring: boolean;
  /** Where GitHub lists its good first issues; none of a project elsewhere, or an archived one. */
  firstIssues?: string;
  /** Whether CLOTributor lists its issues. */
  wantsHelp: boolean;
}
