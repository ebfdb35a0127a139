// `npm run report:stale`: what readers will soon find outdated (events, deadlines, benefits, posts) and
// pages whose facts were last checked more than a year ago, as text of an issue. Prints nothing when
// there is neither.
import { readContentFiles } from '#platform/content/node/contentFiles';
import { formatStale, stalePages } from '#platform/content/node/freshness';
import { buildDay } from '#platform/base/node/reproducible';
import { features } from '../site/features';
import { ROOT } from './lib/command';

async function main(): Promise<void> {
  const today = buildDay();
  const { files } = await readContentFiles(ROOT);
  const site = { siteDir: ROOT, files, today, withinDays: 30 };
  const aging = features.flatMap((feature) => feature.aging?.(site) ?? []);
  process.stdout.write(formatStale(stalePages(files, today), aging));
}

void main();
