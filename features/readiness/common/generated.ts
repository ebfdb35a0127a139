import type { RuleToday } from './rules';
import type { CriteriaFile, Criterion } from './schema';
import type { Stage } from '#platform/base/common/levels';
import type { Piece } from '#platform/markdown/common/pieces';

/** A criterion as the checklist shows it: made by `node/checklist.ts`. */
export interface ChecklistItem extends Pick<Criterion, 'id' | 'area'> {
  /** With the projects to which it applies. */
  text: string;
  /** Whether it applies to some projects only. */
  isConditional?: true;
  rules: Partial<Record<Stage, RuleToday>>;
  looksFor?: Piece[];
  fails?: Piece[];
  evidence: Piece[];
  guide: Required<Pick<Piece, 'text' | 'href'>>;
  templates?: Required<Pick<Piece, 'text' | 'href'>>[];
  helps?: Piece[];
  example?: Piece[];
}

/** The generated files of the checklist. */
export interface ReadinessFiles {
  /**
   * By the name of a template: where projects keep it, its page, the name under which they keep one
   * of several, and who asks for it, in words.
   */
  'files.json': Record<string, { path: string; page: string; choice?: string; badges: string[] }>;
  'checklist.json': Pick<CriteriaFile, 'sources' | 'sandboxForm'> & { items: ChecklistItem[] };
}
