// `npm run new`: asks for the fields of a page, a post, or an entry of a collection, and writes it.
// `npm run new -- videos 2023/answers-in-public --title …` takes them from flags.
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as prompts from '@clack/prompts';
import { formatProblems } from '#platform/base/common/problems';
import { checkContent } from '../site/tasks';
import { ROOT, stop } from './lib/command';
import * as entry from './lib/newEntry';

/** The answer of a prompt; whoever leaves one ends the command. */
function answered<T>(answer: T): Exclude<T, symbol> {
  return prompts.isCancel(answer) ? stop('Nothing was written.') : (answer as Exclude<T, symbol>);
}

async function ask(kind: entry.Kind, question: entry.Question): Promise<string[]> {
  const { flag, about, choices, isList, toValue } = question;
  const message = about === '' ? flag : `${flag}: ${about}`;
  if (choices) {
    const options = choices.map((value) => ({ value }));
    return isList
      ? answered(await prompts.multiselect({ message, options }))
      : [answered(await prompts.select({ message, options }))];
  }
  const validate = (given = '') =>
    entry
      .problemsOf(kind, new Map([[question, toValue([given.trim()])]]))
      .find((line) => line.startsWith(`--${flag}: `))
      ?.slice(`--${flag}: `.length);
  return [answered(await prompts.text({ message, validate })).trim()];
}

async function main(): Promise<void> {
  const kinds = entry.kindsOf(ROOT);
  const [name, ...rest] = process.argv.slice(2);
  const isAsked = process.stdin.isTTY && !rest.some((word) => word.startsWith('--'));
  const options = Object.entries(kinds).map(([value, { about }]) => ({ value, hint: about }));
  const chosen =
    name ??
    (isAsked
      ? answered(await prompts.select({ message: 'What do you want to add?', options }))
      : '');
  const known = options.map(({ value, hint }) => `  ${value.padEnd(14)} ${hint}`).join('\n');
  const kind =
    kinds[chosen] ?? stop(`Say what to add, as in "npm run new -- page". There are:\n${known}`);
  const questions = entry.questionsOf(kind);
  const flags = parseArgs({
    args: rest,
    allowPositionals: true,
    options: Object.fromEntries(
      questions.map(({ flag }) => [flag, { type: 'string' as const, multiple: true }]),
    ),
  });
  const [given] = flags.positionals;
  const message = 'Its file, below the folder of its kind';
  const isNamed = kind.source.type === 'records' || given !== undefined || !isAsked;
  const file = entry.fileOf(
    ROOT,
    kind,
    isNamed ? (given ?? '') : answered(await prompts.text({ message })),
  );

  const values = new Map<entry.Question, unknown>();
  for (const question of questions) {
    const answer = flags.values[question.flag];
    if (answer) {
      values.set(question, question.toValue(answer));
    } else if (question.flag === 'sidebar_position') {
      values.set(question, entry.nextPosition(ROOT, path.dirname(file)));
    } else if (isAsked && question.isRequired) {
      values.set(question, question.toValue(await ask(kind, question)));
    }
  }
  // Each answer to a question was checked. What only shows with all of them, the check below says.
  const wrong = isAsked ? [] : entry.problemsOf(kind, values);
  if (wrong.length > 0) {
    stop(wrong.join('\n'));
  }
  const route = entry.write(ROOT, kind, values, file);
  console.log(`Written to ${file}; what is left is marked "TODO:".

  npm run dev             shows it on http://localhost:3000${route}
  npm run check:content   checks it
`);
  const problems = (await checkContent(ROOT)).filter((problem) => problem.file === file);
  if (problems.length > 0) {
    stop(formatProblems(problems));
  }
}

main().catch((error: unknown) => {
  stop(error instanceof Error ? error.message : String(error));
});
