// `npm run new`: asks what you want to add, and a few facts about it; then it writes a valid file in which the
// rest is marked. `npm run new -- page --title …` takes the facts from flags.
import * as prompts from '@clack/prompts';
import { formatProblems } from '../platform/base/common/problems';
import { checkContent } from '../site/tasks';
import { ROOT, stop } from './lib/command';
import { KINDS, type Question } from './lib/kinds';
import { answersTo, refusal, write } from './lib/newContent';

/** The answer of a prompt; whoever leaves one ends the command. */
function answered<T>(answer: T): Exclude<T, symbol> {
  return prompts.isCancel(answer) ? stop('Nothing was written.') : (answer as Exclude<T, symbol>);
}

async function ask(question: Question): Promise<string> {
  const { ask: message, choices, isList, isOptional, isDefault, example } = question;
  if (choices !== undefined) {
    const options = Object.entries(choices(ROOT)).map(([value, label]) => ({ value, label }));
    return isList
      ? answered(await prompts.multiselect({ message, options, required: !isOptional })).join()
      : answered(await prompts.select({ message, options }));
  }
  const answer = await prompts.text({
    message: `${message}${isList ? ' (several with commas between)' : ''}${isOptional ? ' (Enter for none)' : ''}`,
    ...(example !== undefined && { placeholder: example }),
    ...(isDefault && example !== undefined && { defaultValue: example }),
    validate: (given = '') => {
      const isLeftOut = given.trim() === '';
      return isLeftOut && (isOptional ?? isDefault) ? undefined : refusal(question, given, ROOT);
    },
  });
  return answered(answer).trim();
}

async function main(): Promise<void> {
  const [name, ...flags] = process.argv.slice(2);
  const kinds = Object.entries(KINDS);
  const known = kinds.map(([value, { about }]) => `  ${value.padEnd(10)} ${about}`).join('\n');
  const isAsked = process.stdin.isTTY;
  if (name === undefined && !isAsked) {
    stop(`Say what to add, such as "npm run new -- page". There are:\n${known}`);
  }
  const chosen =
    name ??
    answered(
      await prompts.select({
        message: 'What do you want to add?',
        options: kinds.map(([value, { about }]) => ({ value, hint: about })),
      }),
    );
  const kind = KINDS[chosen] ?? stop(`There is no kind "${chosen}". There are:\n${known}`);
  const answers = await answersTo(
    kind,
    flags,
    ROOT,
    isAsked && flags.length === 0 ? ask : undefined,
  );
  const draft = kind.draft(answers, ROOT);
  const written = await write(draft, ROOT);
  console.log(`${written.join('\n')}
${draft.next}

  npm run dev             shows it on http://localhost:3000${draft.route}
  npm run check:content   checks it
`);
  // What the answers alone don't show, such as a description that another page has.
  const problems = (await checkContent(ROOT)).filter(({ file }) => file in draft.files);
  if (problems.length > 0) {
    stop(formatProblems(problems));
  }
}

main().catch((error: unknown) => {
  stop(error instanceof Error ? error.message : String(error));
});
