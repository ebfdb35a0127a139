// `npm run make -- updates`: writes down when each page was last updated, for checkouts without the
// whole history.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '#platform/base/common/problems';
import { toJson } from '../platform/base/common/json';
import { readGitDays, LAST_UPDATES_FILE } from '#platform/content/node/freshness/lastUpdates';
import { checkContent } from '../site/tasks';
import { ROOT, stop } from './lib/command';

async function main(): Promise<void> {
  // A page that is gone without a redirect is noticed by its line here.
  const gone = (await checkContent(ROOT)).filter(({ file }) => file === LAST_UPDATES_FILE);
  if (gone.length > 0) {
    stop(formatProblems(gone));
  }
  const { known, uncertain } = readGitDays(ROOT);
  if (uncertain.size > 0 || known.size === 0) {
    stop('This checkout lacks a part of the history. Run "git fetch --unshallow" first.');
  }
  const days = [...known]
    .filter(([file]) => existsSync(path.join(ROOT, file)) && /\.mdx?$|^data\/.*\.yaml$/.test(file))
    .sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(path.join(ROOT, LAST_UPDATES_FILE), toJson(Object.fromEntries(days)));
  console.log(`${days.length} days of last updates are in ${LAST_UPDATES_FILE}.`);
}

void main();
