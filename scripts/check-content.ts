// `npm run check:content`: every content problem of the site, without building it.
import { formatProblems } from '../platform/base/common/problems';
import { checkContent } from '../site/tasks';
import { ROOT, stop } from './lib/command';

async function main(): Promise<void> {
  const problems = await checkContent(ROOT);
  if (problems.length > 0) {
    stop(formatProblems(problems));
  }
  console.log('No content problems found.');
}

void main();
