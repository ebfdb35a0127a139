// `npm run check -- security-txt`: warns a month before security.txt expires; with --strict, fails then.
import { expiryProblem, SECURITY_TXT_EXPIRES } from '#platform/output/node/hosting/wellKnown';
import { daysBetween } from '#platform/base/common/dates';
import { buildDay } from '#platform/base/node/reproducible';

const today = buildDay();
const problem = expiryProblem(SECURITY_TXT_EXPIRES, today);
console.log(problem ?? `security.txt holds until ${SECURITY_TXT_EXPIRES}.`);
// A change of something else should not have to wait for a warning.
const isWarning =
  daysBetween(today, SECURITY_TXT_EXPIRES) >= 0 && !process.argv.includes('--strict');
process.exitCode = problem === undefined || isWarning ? 0 : 1;
