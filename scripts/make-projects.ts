// `npm run make -- projects landscape.yml`: compares data/projects.yaml with a landscape, a file or an https
// address, writes what changed, and says so. A landscape that isn't whole changes nothing. With
// `--project-files` it reads the `.project` files of all projects that have one, too.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { loadProjects, PROJECTS_FILE } from '#features/projects/node/collection';
import { fileOf, updateFromFiles, type Given } from '#features/projects/node/dotProject';
import {
  readLandscape,
  updateProjects,
  writeProjects,
  writeRedirects,
} from '#features/projects/node/landscape';
import { buildDay } from '#platform/base/node/reproducible';
import { REDIRECTS_FILE } from '#platform/content/node/links';
import { ROOT, stop } from './lib/command';

const LANDSCAPE = 'https://raw.githubusercontent.com/cncf/landscape/master/landscape.yml';

/** Places of the landscape and of `.project` files in the list of sources. */
const SOURCES = { landscape: 0, files: 1 };

async function read(source: string): Promise<string> {
  if (!source.startsWith('https://')) {
    return readFileSync(source, 'utf8');
  }
  const response = await fetch(source);
  if (!response.ok) {
    throw new Error(`${source} answers ${response.status}.`);
  }
  return response.text();
}

/** Reads the file of a project. One that can't be had doesn't end the others. */
const give = (source: string): Promise<Given> =>
  read(source).then(
    (text) => ({ source, text }),
    (error: unknown) => ({
      source,
      reason: `it can't be read: ${error instanceof Error ? error.message : String(error)}`,
    }),
  );

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'project-files': { type: 'boolean', default: false },
    },
  });
  const known = loadProjects(ROOT);
  if (known.length === 0) {
    stop(`${PROJECTS_FILE} can't be read. "npm run check:content" says why.`);
  }
  const landscape = updateProjects(known, readLandscape(await read(positionals[0] ?? LANDSCAPE)));
  const files: Given[] = [];
  for (const { dotProject } of values['project-files'] ? landscape.projects : []) {
    if (dotProject) {
      files.push(await give(fileOf(dotProject)));
    }
  }
  const fromFiles = updateFromFiles(landscape.projects, files);
  const write = async (name: string, change: (text: string) => string) => {
    const file = path.join(ROOT, name);
    const text = change(readFileSync(file, 'utf8'));
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  };
  await write(PROJECTS_FILE, (text) =>
    writeProjects(text, known, fromFiles, buildDay(), [
      SOURCES.landscape,
      ...(values['project-files'] ? [SOURCES.files] : []),
    ]),
  );
  if (Object.keys(landscape.redirects).length > 0) {
    await write(REDIRECTS_FILE, (text) => writeRedirects(text, landscape.redirects));
  }
  const changes = [...landscape.changes, ...fromFiles.changes];
  const notes = [...landscape.notes, ...fromFiles.notes];
  console.log(
    changes.length > 0 ? changes.map((line) => `- ${line}`).join('\n') : 'Nothing changed.',
  );
  if (notes.length > 0) {
    console.log(`\nNot taken over:\n\n${notes.map((line) => `- ${line}`).join('\n')}`);
  }
}

main().catch((error: unknown) => {
  stop(`${error instanceof Error ? error.message : String(error)}\nNothing was written.`);
});
