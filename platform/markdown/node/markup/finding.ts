import type { Problem } from '../../../base/common/problems';

/** What is wrong in a node, and what to do about it. */
export type Finding = Pick<Problem, 'field' | 'reason' | 'remedy'>;
