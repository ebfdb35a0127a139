// `npm run report:stale`: pages whose facts were last checked more than a year ago, as text of an issue. Prints nothing when there are none.
import { parseArgs } from 'node:util';
import { readContentFiles } from '../plugins/content-checks/files';
import { formatStale, stalePages } from '../plugins/freshness/stale';
import { buildDay } from '../plugins/shared/dates';
import { ROOT } from './lib/setup.mjs';

const { values } = parseArgs({
  options: {
    today: { type: 'string', default: buildDay() },
    dir: { type: 'string', default: ROOT },
  },
});

async function main(): Promise<void> {
  const { files } = await readContentFiles(values.dir);
  process.stdout.write(formatStale(stalePages(files, values.today)));
}

void main();
