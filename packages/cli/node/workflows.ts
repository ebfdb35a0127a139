import { isCollection, isMap, isNode, isPair, isScalar, Scalar, visit } from 'yaml';
import { withCalled } from './calls';
import { evidenceOf, person, type Evidence, type Outcome } from './outcome';
import type { Repository } from './repository';
import { inFolder, shellLines, type Command } from './shell';

// cspell:ignore cloudbuild

/** A step of a workflow that calls an action or a workflow, or runs a command. */
interface Step {
  kind: 'uses' | 'run';
  value: string;
  line: number;
  /** Line of the first command of a step that runs some. */
  first: number;
  folder: string;
  /** What is given to an action. */
  settings: Readonly<Record<string, unknown>>;
  /** Whether a job that calls a workflow hands it secrets, or permissions to write. */
  isTrusted: boolean;
}

/** A workflow of GitHub Actions, as far as the checks read it. */
export interface Workflow {
  file: string;
  steps: Step[];
  /** Names of the events that start it. */
  events: string[];
  /** Jobs whose token has the permissions of the repository's settings. */
  unlimited: { job: string; line: number }[];
  /** Line of the first permissions that are given. */
  permissionsLine?: number;
}

const GLOB = '.github/{workflows,actions}/**/*.{yml,yaml}';

function readWorkflow(repository: Repository, file: string): Workflow | undefined {
  const yaml = repository.yaml(file);
  if (!yaml || !isMap(yaml.document.contents)) {
    return undefined;
  }
  const { document, lines } = yaml;
  const lineOf = (node: { range?: readonly number[] | null }) =>
    lines.linePos(node.range?.[0] ?? 0).line;
  const steps: Step[] = [];
  const ofAll: unknown = document.get('permissions', true);
  const canWrite = (value: unknown) =>
    value === undefined || (isNode(value) && /\bwrite(?:-all)?\b/.test(JSON.stringify(value)));
  let permissionsLine: number | undefined;
  visit(document, {
    Pair(_key, { key, value }, path) {
      if (!isScalar(key)) {
        return;
      }
      if ((key.value === 'uses' || key.value === 'run') && isScalar(value)) {
        const step = path.at(-1);
        const given = isMap(step) ? step.get('with') : undefined;
        const folder = isMap(step) ? step.get('working-directory') : undefined;
        const isBlock = value.type === Scalar.BLOCK_LITERAL || value.type === Scalar.BLOCK_FOLDED;
        steps.push({
          kind: key.value,
          value: String(value.value),
          line: lineOf(value),
          first: lineOf(value) + (isBlock ? 1 : 0),
          folder: typeof folder === 'string' && !folder.includes('$') ? inFolder('', folder) : '',
          settings: isMap(given) ? (given.toJSON() as Record<string, unknown>) : {},
          isTrusted:
            isMap(step) &&
            (step.has('secrets') || canWrite(step.get('permissions', true) ?? ofAll)),
        });
      } else if (key.value === 'permissions') {
        permissionsLine ??= lineOf(key);
      }
    },
  });
  const isLimited = (value: unknown) =>
    isMap(value) || (isScalar(value) && value.value !== 'write-all');
  const on: unknown = document.get('on', true);
  const events = (isCollection(on) ? on.items : [on]).map((item) =>
    String(isPair(item) ? item.key : item),
  );
  const jobs: unknown = document.get('jobs', true);
  const forAll = isLimited(ofAll);
  const unlimited = (isMap(jobs) ? jobs.items : []).flatMap(({ key, value }) => {
    const own: unknown = isMap(value) ? value.get('permissions', true) : undefined;
    return isScalar(key) && !(own === undefined ? forAll : isLimited(own))
      ? [{ job: String(key.value), line: lineOf(key) }]
      : [];
  });
  return { file, steps, events, unlimited, permissionsLine };
}

/** Reads something of a repository once. */
function once<Value>(read: (repository: Repository) => Value): (repository: Repository) => Value {
  const known = new WeakMap<Repository, Value>();
  return (repository) => {
    const value = known.get(repository) ?? read(repository);
    known.set(repository, value);
    return value;
  };
}

/** The workflows and actions of a repository that are valid YAML: those of `.github`, and the actions that they call. */
export const workflowsOf = once((repository): Workflow[] => {
  const all = new Map<string, Workflow>();
  let open = repository.matching(GLOB);
  while (open.length > 0) {
    const fresh = open.flatMap((file) => readWorkflow(repository, file) ?? []);
    fresh.forEach((one) => all.set(one.file, one));
    open = fresh
      .flatMap(({ steps }) => steps)
      .filter(({ kind, value }) => kind === 'uses' && value.startsWith('./'))
      .flatMap(({ value }) => ['yml', 'yaml'].map((end) => inFolder(value, `action.${end}`)))
      .filter((file) => repository.has(file) && !all.has(file));
  }
  return [...all.values()];
});

/**
 * A question, where a workflow isn't read: the others alone can't give an all-clear.
 *
 * @param asks what it may do
 */
export function unreadWorkflow(repository: Repository, asks: string): Outcome | undefined {
  workflowsOf(repository);
  const [passed] = repository.skippedLike('.github/workflows/*.{yml,yaml}');
  return passed && person(`${passed.path} wasn't read (${passed.why}). Does it ${asks}?`);
}

/** Settings of other systems that run commands on each change. */
const OTHER_SYSTEMS =
  '{.circleci/*.{yml,yaml},.gitlab-ci.{yml,yaml},.travis.yml,.cirrus.yml,.drone.yml,{,.}azure-pipelines.{yml,yaml},.azure/**/*.{yml,yaml},.buildkite/*.{yml,yaml},.tekton/*.{yml,yaml},.prow.yaml,.prow/*.yaml,cloudbuild.{yml,yaml},Jenkinsfile}';

/** What workflows run, and what that calls in the repository. */
export const commandsOf = once((repository): Command[] => {
  const own = workflowsOf(repository).flatMap(({ file, steps }) =>
    steps.flatMap(({ kind, value, first, folder }) =>
      shellLines(
        kind === 'run' ? value : value.startsWith('pre-commit/action@') ? 'pre-commit run' : '',
        first,
      ).map((one) => ({ ...one, file, folder })),
    ),
  );
  const others = repository.matching(OTHER_SYSTEMS).flatMap((file) =>
    shellLines(repository.text(file) ?? '').map(({ line, text }) => ({
      file,
      line,
      folder: '',
      text: text.replace(/^\s*(?:- )?(?:(?:run|command|script|bash|sh):?\s+)?["']?/, ''),
    })),
  );
  return withCalled(repository, [...own, ...others]);
});

/** The steps that call an action or a workflow of a name. */
export const stepsWhere = (repository: Repository, uses: RegExp): (Step & { file: string })[] =>
  workflowsOf(repository).flatMap(({ file, steps }) =>
    steps
      .filter(({ kind, value }) => kind === 'uses' && uses.test(value))
      .map((step) => ({ ...step, file })),
  );

/** The first of these steps. */
export function stepWhere(repository: Repository, uses: RegExp): Evidence | undefined {
  const [step] = stepsWhere(repository, uses);
  return step && evidenceOf(step, step, step.value);
}
