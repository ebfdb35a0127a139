import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import { evidenceOf, firstIn, type Evidence } from './outcome';
import type { Repository } from './repository';

/** A step of a workflow that calls an action or a workflow, or runs a command. */
interface Step {
  kind: 'uses' | 'run';
  value: string;
  line: number;
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

/** A YAML file; `undefined` if it is passed over or isn't YAML. */
export function readYaml(
  repository: Repository,
  file: string,
): { document: Document; lines: LineCounter } | undefined {
  const text = repository.text(file);
  if (text === undefined) {
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  return document.errors.length > 0 ? undefined : { document, lines };
}

function readWorkflow(repository: Repository, file: string): Workflow | undefined {
  const yaml = readYaml(repository, file);
  if (!yaml || !isMap(yaml.document.contents)) {
    return undefined;
  }
  const { document, lines } = yaml;
  const lineOf = (node: { range?: readonly number[] | null }) =>
    lines.linePos(node.range?.[0] ?? 0).line;
  const steps: Step[] = [];
  let permissionsLine: number | undefined;
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key)) {
        return;
      }
      if ((key.value === 'uses' || key.value === 'run') && isScalar(value)) {
        steps.push({ kind: key.value, value: String(value.value), line: lineOf(value) });
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
  const forAll = isLimited(document.get('permissions', true));
  const unlimited = (isMap(jobs) ? jobs.items : []).flatMap(({ key, value }) => {
    const own: unknown = isMap(value) ? value.get('permissions', true) : undefined;
    return isScalar(key) && !(own === undefined ? forAll : isLimited(own))
      ? [{ job: String(key.value), line: lineOf(key) }]
      : [];
  });
  return { file, steps, events, unlimited, permissionsLine };
}

/** The workflows and actions of a repository that are valid YAML. */
export const workflowsOf = (repository: Repository): Workflow[] =>
  repository.matching(GLOB).flatMap((file) => readWorkflow(repository, file) ?? []);

/** The step that calls an action of a name, or runs a command. */
export function stepWhere(
  repository: Repository,
  uses: RegExp,
  run = /(?!)/,
): Evidence | undefined {
  return firstIn(workflowsOf(repository), (workflow) =>
    firstIn(workflow.steps, ({ kind, value, line }) => {
      const words = kind === 'uses' ? uses : run;
      const says = value
        .split('\n')
        .find((one) => words.test(one) && !(kind === 'run' && one.trim().startsWith('#')));
      return says === undefined ? undefined : evidenceOf(workflow, { line }, says);
    }),
  );
}
