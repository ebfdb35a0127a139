// `npm run check:content`: every content problem of the site, without building it. With `--lines`, one a line,
// as editors read them.
import { formatProblems, sortProblems } from '#platform/base/common/problems';
import { checkContent } from '../site/tasks';
import { ROOT, stop } from './lib/command';

async function main(): Promise<void> {
  const problems = await checkContent(ROOT);
  if (problems.length > 0) {
    const lines = sortProblems(problems).map(
      ({ file, line = 1, field, reason, remedy }) =>
        `${file}:${line}: ${field}: ${reason} → ${remedy}`,
    );
    stop(process.argv.includes('--lines') ? lines.join('\n') : formatProblems(problems));
  }
  console.log('No content problems found.');
}

void main();
