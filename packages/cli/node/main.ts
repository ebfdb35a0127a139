import { lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import leven from 'leven';
import { parseProgress, type Progress as Marks } from '../../../features/readiness/common/progress';
import { escapeControls } from '../../../platform/base/common/text';
import { AFFECTED_FORMATS, checkFolder, statusOf } from './affected';
import {
  check,
  levelOf,
  STAGE_OF,
  type CliData,
  type ProjectLevel,
  type Report,
  type Template,
} from './check';
import { HOMES } from './outcome';
import { pathOf, toMarkdown, toMarks, toSarif, toTable, toTerminal, type Terminal } from './output';
import { clean, NO_PROGRESS, type Progress } from './progress';
import { decode, openRepository, type Repository } from './repository';

const USAGE = `Usage: contribute-site check [folder] [options]
       contribute-site affected [folder] [options]

check says what the files of a checkout show of the criteria for CNCF projects.
  --level <level>    sandbox, incubating, or graduated; without it, that of the project, by project.yaml or by the
                     remotes of the checkout, or sandbox
  --org-repo <dir>   a checkout of your organization's .github repository, for what is there once for all
  --format <format>  table (default), markdown, json, or sarif
  --fail-on <what>   none (default), required, suggested, or practice: exit with 1 if anything of this weight,
                     or of a greater one, certainly isn't there
  --marks <file>     marks exported by the readiness checklist; what is ticked or not applicable there doesn't fail
  --fix              offer to write missing files from templates; with --yes, write them without asking

affected compares what a folder, or some files, name with the Catalog of Supply Chain Compromises: lockfiles,
SBOMs, workflows, Dockerfiles, manifests. It also looks for what attacks left behind.
  --format <format>  table (default), markdown, json, or sarif
  --fail-on <what>   listed; window (default), for tags that were moved for a time, too; unclear; or none
  --osv <path>       a file or a folder of OSV records, which are compared, too
  --all              read test data, fixtures, and others' code as well

Examples:
  contribute-site check . --org-repo ../.github --fail-on required
  contribute-site check ../my-project --level graduated --format markdown
  contribute-site affected . --format sarif > affected.sarif
  contribute-site affected go.sum .github/workflows/ci.yaml

Nothing is sent, and nothing is downloaded. Exit status: 0; 1 by --fail-on; 2 if the command can't run; 3 if
affected found nothing, but couldn't read every file that names dependencies, unless --fail-on is none.
`;

/** What the command needs of its surroundings. */
export interface Io {
  write: (text: string) => void;
  warn: (text: string) => void;
  /** Shows how far a work is, where somebody sees it. */
  progress?: Progress;
  /** The terminal that reports are written to; without one they are plain text. */
  terminal?: Terminal;
  /** Asks a person; `undefined` where nobody can answer. */
  ask?: (question: string) => Promise<string>;
  version: string;
  data: () => CliData;
}

/** What can't be done, with the remedy. */
class UsageError extends Error {}

function oneOf<const Value extends string>(
  name: string,
  value: string,
  values: readonly Value[],
): Value {
  const found = values.find((one) => one === value);
  if (found === undefined) {
    throw new UsageError(`${name} is "${value}" → Use one of ${values.join(', ')}.`);
  }
  return found;
}

function readMarks(file: string): Marks {
  const marks = parseProgress(decode(readFileSync(file)));
  if (!marks) {
    throw new UsageError(`${file} holds no marks → Export them from the readiness checklist.`);
  }
  return marks;
}

const WEIGHTS = ['required', 'suggested', 'practice'] as const;

const isFailing = ({ results }: Report, failOn: 'none' | (typeof WEIGHTS)[number]): boolean =>
  failOn !== 'none' &&
  results.some(
    ({ status, weight, marked, isElsewhere }) =>
      status === 'not-found' &&
      // What may be where nobody looked isn't certain.
      isElsewhere !== true &&
      marked === undefined &&
      WEIGHTS.indexOf(weight) <= WEIGHTS.indexOf(failOn),
  );

/** Templates that may be written as one file: several, where a project keeps one of them. */
interface Missing {
  path: string;
  choices: Template[];
}

/** Folder of a file, as a prefix of its path. */
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1).toLowerCase();

/** Name of a file without its ending, as it may be written in several ways. */
const bare = (file: string): string =>
  path.posix
    .basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll('-', '_')
    .toUpperCase();

/**
 * The files that criteria miss and for which the site has a template. Files that are there stay, in
 * any place where readers expect them and in any format.
 */
function missingFiles(report: Report, { files, skipped }: Repository): Missing[] {
  const there = [...files, ...skipped.map((one) => one.path)];
  const names = new Set(there.filter((file) => HOMES.includes(folderOf(file))).map(bare));
  const byPath = new Map<string, Set<Template>>();
  for (const { status, marked, templates } of report.results) {
    for (const template of status === 'not-found' && marked === undefined ? templates : []) {
      const file = pathOf(template);
      if (template.text !== undefined && !names.has(bare(file)) && !there.includes(file)) {
        byPath.set(file, (byPath.get(file) ?? new Set()).add(template));
      }
    }
  }
  return [...byPath].map(([file, choices]) => ({ path: file, choices: [...choices] }));
}

/**
 * Writes a file that isn't there.
 *
 * @throws Error if it is there, or if a folder on the way is a symbolic link
 */
function writeNew(root: string, file: string, text: string): void {
  const folders = file.split('/').slice(0, -1);
  folders.forEach((_, index) => {
    const folder = path.join(root, ...folders.slice(0, index + 1));
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Error(`${folder} is a symbolic link → Write ${file} by hand.`);
    }
  });
  mkdirSync(path.join(root, ...folders), { recursive: true });
  writeFileSync(path.join(root, file), text, { flag: 'wx' });
}

/** The template that a person chooses for a file. */
async function choose(
  { path, choices }: Missing,
  ask: NonNullable<Io['ask']>,
): Promise<Template | undefined> {
  if (choices.length === 1) {
    const answer = await ask(`Write ${path} from the template? [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim()) ? choices[0] : undefined;
  }
  const names = choices.map(({ file }, index) => `${index + 1}: ${file}`).join(', ');
  return choices[Number(await ask(`Write ${path} from which template? ${names} [none] `)) - 1];
}

async function fix(root: string, report: Report, isSure: boolean, io: Io): Promise<void> {
  const missing = missingFiles(report, openRepository(root));
  if (missing.length === 0) {
    io.warn('No file is missing for which there is a template.\n');
    return;
  }
  const ask = isSure ? undefined : io.ask;
  if (!isSure && !ask) {
    throw new UsageError('Nobody can be asked here → Add --yes to write the files.');
  }
  for (const one of missing) {
    const chosen = ask ? await choose(one, ask) : one.choices[0];
    if (chosen?.text !== undefined) {
      writeNew(root, one.path, chosen.text);
      io.warn(`Wrote ${one.path}. Fill in what is marked with TODO, and make it true.\n`);
    }
  }
}

const OPTIONS = {
  level: { type: 'string' },
  format: { type: 'string', default: 'table' },
  'fail-on': { type: 'string' },
  marks: { type: 'string' },
  osv: { type: 'string' },
  'org-repo': { type: 'string' },
  all: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

const FORMATS = ['table', 'markdown', 'json', 'sarif'] as const;

async function run(args: readonly string[], io: Io, progress: Progress): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const [command, root = '.', ...rest] = positionals;
  if (values.version || values.help || command === undefined) {
    io.write(values.version ? `${io.version}\n` : USAGE);
    return values.version || values.help ? 0 : 2;
  }
  oneOf('The command', command, ['check', 'affected']);
  const format = oneOf('--format', values.format, FORMATS);
  if (command === 'affected') {
    const failOn = oneOf('--fail-on', values['fail-on'] ?? 'window', [
      'listed',
      'window',
      'unclear',
      'none',
    ]);
    for (const one of [root, ...rest]) {
      const found = statSync(one, { throwIfNoEntry: false });
      if (!found || (rest.length > 0 && !found.isFile())) {
        throw new UsageError(
          `${one} is no ${rest.length > 0 ? 'file' : 'file or folder'} → Name one folder, or any number of files.`,
        );
      }
    }
    const report = checkFolder([root, ...rest], io.data().affected, {
      isAll: values.all,
      osv: values.osv,
      tell: progress.tell,
    });
    progress.clear();
    io.write(AFFECTED_FORMATS[format](report));
    if (report.unread.length > 0) {
      const files = report.unread.slice(0, 10).map(({ file }) => clean(file));
      const more = report.unread.length - files.length;
      io.warn(
        `Not compared: ${files.join(', ')}${more > 0 ? `, and ${more} more` : ''} → The report says what to do.\n`,
      );
    }
    return statusOf(report, failOn);
  }
  if (rest.length > 0) {
    throw new UsageError(`"${rest.join(' ')}" is one folder too many → Name one.`);
  }
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${root} is no folder → Name the folder of a checkout.`);
  }
  const organization = values['org-repo'];
  if (
    organization !== undefined &&
    !statSync(organization, { throwIfNoEntry: false })?.isDirectory()
  ) {
    throw new UsageError(
      `${organization} is no folder → Name a checkout of your organization's .github repository.`,
    );
  }
  const repository = openRepository(root, organization, progress.tell);
  const failOn = oneOf('--fail-on', values['fail-on'] ?? 'none', ['none', ...WEIGHTS]);
  const data = io.data();
  const known = levelOf(repository, data.projects);
  const level = oneOf(
    '--level',
    values.level ?? known?.level ?? 'sandbox',
    Object.keys(STAGE_OF) as ProjectLevel[],
  );
  const marks = values.marks === undefined ? undefined : readMarks(values.marks);
  const report: Report = {
    ...check(repository, data, level, marks, progress.tell),
    ...(values.level === undefined && {
      why: known?.why ?? 'since nothing here names another; --level does',
    }),
  };
  progress.clear();
  io.write(
    {
      table: toTable,
      markdown: toMarkdown,
      json: (one: Report) => toMarks(one, marks),
      sarif: toSarif,
    }[format](report),
  );
  if (values.fix) {
    await fix(root, report, values.yes, io);
  }
  return isFailing(report, failOn) ? 1 : 0;
}

/**
 * Runs the command.
 *
 * @param args without the name of the program
 * @returns its exit status
 */
export async function main(args: readonly string[], io: Io): Promise<number> {
  // Whatever a repository is called or says: what a report forgot to escape is escaped here.
  const write = (text: string) => {
    const safe = escapeControls(text);
    io.write(io.terminal && !args.includes('--format') ? toTerminal(safe, io.terminal) : safe);
  };
  const warn = (text: string) => io.warn(escapeControls(text));
  const progress = io.progress ?? NO_PROGRESS;
  try {
    return await run(args, { ...io, write, warn }, progress);
  } catch (error) {
    progress.clear();
    const { message, code } = error as NodeJS.ErrnoException;
    const [, unknown] =
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? (/'--?([^']+)'/.exec(message) ?? []) : [];
    if (unknown !== undefined) {
      const [nearest = 'help'] = Object.keys(OPTIONS).sort(
        (a, b) => leven(a, unknown) - leven(b, unknown),
      );
      warn(`There is no option --${unknown} → Did you mean --${nearest}? --help lists all.\n`);
      return 2;
    }
    if (error instanceof UsageError || code !== undefined || message.includes(' → ')) {
      warn(`${message}\n`);
      return 2;
    }
    throw error;
  }
}
