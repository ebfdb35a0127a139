// `npm run new -- incident`: asks for the facts of an incident and writes a valid file for the catalog.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stringify } from 'yaml';
import { CATALOG_ROUTE } from '../features/catalog/common/route';
import { incidentSchema, NONE_ASSIGNED } from '../features/catalog/common/schema';
import * as vocabulary from '../features/catalog/common/vocabulary';
import { buildDay } from '../platform/base/node/buildDay';
import { validate } from '../platform/base/common/validate';
import { ROOT, stop } from './lib/command';

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines: AsyncIterator<string, undefined> = terminal[Symbol.asyncIterator]();

/** The answer to a question, from a keyboard or from a file. */
async function ask(question: string): Promise<string> {
  process.stdout.write(`${question}\n> `);
  const { value } = await lines.next();
  return value === undefined ? stop('The answers ended too early.') : value.trim();
}

const askList = async (question: string): Promise<string[]> =>
  (await ask(`${question} (several with a comma between)`))
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
const askOneOf = (question: string, values: object): Promise<string> =>
  ask(`${question}: ${Object.keys(values).join(', ')}`);
const askSomeOf = (question: string, values: object): Promise<string[]> =>
  askList(`${question}: ${Object.keys(values).join(', ')}`);

async function askReferences(): Promise<object[]> {
  const references: object[] = [];
  for (;;) {
    const url = await ask('Address of a report (empty to end)');
    if (url === '') {
      return references;
    }
    references.push({
      title: await ask('Who reports, and on what'),
      url,
      type: await askOneOf('Type', vocabulary.REFERENCE_TYPES),
    });
  }
}

async function main(): Promise<void> {
  const id = await ask('Id of the entry: the name of the software in lower case, with hyphens');
  const title = await ask('Title');
  const description = await ask('One sentence of 50 to 160 characters');
  const dates: Record<string, { date: string }> = {};
  for (const [kind, question] of [
    [
      'compromised',
      'First success of the attackers (2024, 2024-03 or 2024-03-28; empty if unknown)',
    ],
    ['detected', 'First noticed (empty if unknown)'],
    ['disclosed', 'First public'],
  ] as const) {
    const date = await ask(question);
    if (date !== '') {
      dates[kind] = { date };
    }
  }
  const identifiers = await askList('Identifiers; empty if none was assigned');
  const packages = await askList('Affected packages as package URLs');
  const incident = {
    nature: await askOneOf('Nature', vocabulary.NATURES),
    vectors: await askSomeOf('Vectors, the main one first', vocabulary.VECTORS),
    stages: await askSomeOf('Stages', vocabulary.STAGES),
    payloads: await askSomeOf('Payloads', vocabulary.PAYLOADS),
    objectives: await askSomeOf('Objectives', vocabulary.OBJECTIVES),
    discoveredBy: await askOneOf('Who noticed first', vocabulary.DISCOVERERS),
    types: await askSomeOf('Types of CNCF', vocabulary.TYPES),
    targets: await askList('What was attacked'),
    ecosystems: await askSomeOf('Ecosystems', vocabulary.ECOSYSTEMS),
    dateKind: 'disclosed',
    dates,
    ...(packages.length > 0 && { packages: packages.map((purl) => ({ purl })) }),
    identifiers: identifiers.length > 0 ? identifiers : NONE_ASSIGNED,
    references: await askReferences(),
    added: buildDay(),
  };
  terminal.close();

  const { problems } = validate(incidentSchema, incident, id);
  if (problems.length > 0) {
    stop(
      problems.map(({ field, reason, remedy }) => `${field}: ${reason}\n  → ${remedy}`).join('\n'),
    );
  }
  const folder = path.join(ROOT, 'docs', CATALOG_ROUTE, (dates.disclosed?.date ?? '').slice(0, 4));
  const file = path.join(folder, `${id}.md`);
  if (existsSync(file)) {
    stop(`${path.relative(ROOT, file)} exists. Choose another id.`);
  }
  mkdirSync(folder, { recursive: true });
  const frontMatter = stringify({ title, description, sidebar_position: 1, incident });
  writeFileSync(
    file,
    `---\n${frontMatter}---\n\n${description}\n\n## What happened\n\n## How it worked\n\n## Impact\n\n## Discovery and response\n\n## Classification\n\n## Lessons\n`,
  );
  console.log(
    `${path.relative(ROOT, file)} is written. _template.md shows the fields that can be added.`,
  );
}

void main();
