// `npm run make -- template-digests`: records what each version of a template looks like, so that the content check notices an edit without a version.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { templatesSchema } from '../features/templates/common/schema';
import {
  digestOf,
  DIGESTS_FILE,
  loadTemplates,
  readDigests,
} from '../features/templates/node/load';
import { readContentFiles } from '../platform/content/node/files';
import { ROOT } from './lib/command';

async function main(): Promise<void> {
  const templates = loadTemplates(ROOT);
  const { files } = await readContentFiles(ROOT);
  const now = files.flatMap(({ frontMatter }) =>
    (templatesSchema.safeParse(frontMatter.templates).data ?? []).map(({ file, history }) => [
      `${file} ${history[0]?.version ?? ''}`,
      digestOf(templates.get(file) ?? ''),
    ]),
  );
  // What was recorded stays: only a new version may look different.
  const all = {
    ...Object.fromEntries<string>(now as [string, string][]),
    ...readDigests(ROOT).value,
  };
  const current = now.map(([name = '']) => [name, all[name]] as const);
  const sorted = [...current].sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(
    path.join(ROOT, DIGESTS_FILE),
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
  console.log(`${sorted.length} versions of templates are in ${DIGESTS_FILE}.`);
}

void main();
