// `npm run check:content`: every content problem of the site, without building it.
import { checkContent } from '../plugins/content-checks/check';
import { formatProblems } from '../plugins/shared/problems';
import { ROOT } from './lib/setup.mjs';

async function main(): Promise<void> {
  const problems = await checkContent(ROOT);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    console.log('No content problems found.');
  }
}

void main();
