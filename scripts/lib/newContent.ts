import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, getFileInfo, resolveConfig } from 'prettier';
import type { Answers, Draft, Kind, Question } from './kinds';

/**
 * What is wrong with an answer, and what to do: `… → …`.
 *
 * @param siteDir whose data files hold the values to choose from
 */
export function refusal(
  { schema, isList, choices }: Question,
  answer: string,
  siteDir: string,
): string | undefined {
  const known = choices?.(siteDir);
  const values = isList ? answer.split(',').map((value) => value.trim()) : [answer];
  const stranger = known && values.find((value) => !Object.hasOwn(known, value));
  return stranger === undefined
    ? schema?.safeParse(answer).error?.issues[0]?.message
    : `"${stranger}" is not one of them → Use ${Object.keys(known ?? {}).join(', ')}.`;
}

/**
 * The answers that flags give.
 *
 * @param flags such as `--title`, each followed by its value
 * @param ask asks for those that have no flag; without it they are missing
 * @throws Error that names all flags that are missing or wrong
 */
export async function answersTo(
  { questions }: Kind,
  flags: readonly string[],
  siteDir: string,
  ask?: (question: Question) => Promise<string>,
): Promise<Answers> {
  const { values } = parseArgs({
    args: [...flags],
    options: Object.fromEntries(
      Object.keys(questions).map((name) => [name, { type: 'string' as const }]),
    ),
  });
  const answers: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const byDefault = question.isDefault ? question.example : undefined;
    const answer = values[name] ?? (await ask?.(question)) ?? byDefault;
    if (answer) {
      answers[name] = answer;
      const reason = refusal(question, answer, siteDir);
      problems.push(...(reason === undefined ? [] : [`--${name}: ${reason}`]));
    } else if (!question.isOptional) {
      problems.push(`--${name}: is missing → ${question.ask}.`);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return answers;
}

/**
 * Writes the files of a draft, formatted as all files of their kind.
 *
 * @returns a line about each
 */
export async function write({ files }: Draft, siteDir: string): Promise<string[]> {
  return Promise.all(
    Object.entries(files).map(async ([file, text]) => {
      const full = path.join(siteDir, file);
      const marks = existsSync(full) ? 0 : (text.match(/TODO:/g)?.length ?? 0);
      const what = existsSync(full) ? 'Added to' : 'Written:';
      const ignorePath = path.join(siteDir, '.prettierignore');
      const { ignored } = await getFileInfo(full, { ignorePath });
      const options = { ...(await resolveConfig(full)), filepath: full };
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, ignored ? text : await format(text, options));
      return `${what} ${file}${marks > 0 ? `, with ${marks} ${marks === 1 ? 'place' : 'places'} marked "TODO:" to fill in` : ''}`;
    }),
  );
}

/** The commands of a document that add content, each as the words after `npm run new --`. */
export function newCommandsIn(markdown: string): string[][] {
  return [...markdown.replaceAll('\\\n', ' ').matchAll(/^npm run new -- (.*)$/gm)].map(
    ([, words = '']) =>
      [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}
