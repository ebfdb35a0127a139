// `npm run report:stale`: what readers will soon find outdated (events, deadlines, benefits, posts) and
// pages whose facts were last checked more than a year ago, as text of an issue. Prints nothing when
// there is neither.
import { parseArgs } from 'node:util';
import { readContentFiles } from '#platform/content/node/files';
import { formatStale, stalePages } from '#platform/content/node/freshness/stale';
import { buildDay } from '#platform/base/node/buildDay';
import { features } from '../site/features';
import { ROOT } from './lib/command';

const { values } = parseArgs({
  options: {
    today: { type: 'string', default: buildDay() },
    dir: { type: 'string', default: ROOT },
  },
});

async function main(): Promise<void> {
  const { files } = await readContentFiles(values.dir);
  const site = { siteDir: values.dir, files, today: values.today, withinDays: 30 };
  const aging = features.flatMap((feature) => feature.aging?.(site) ?? []);
  process.stdout.write(formatStale(stalePages(files, values.today), aging));
}

void main();
