import { isMap, isScalar, parseDocument, visit } from 'yaml';
import * as z from 'zod';

const permissionsSchema = z.union([z.string(), z.record(z.string(), z.string())]);

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z
    .looseObject({ script: z.string(), 'persist-credentials': z.boolean() })
    .partial()
    .optional(),
});

const workflowSchema = z.looseObject({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: permissionsSchema.optional(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: permissionsSchema.optional(),
      'timeout-minutes': z.number().optional(),
      steps: z.array(stepSchema).default([]),
    }),
  ),
});

type Permissions = z.infer<typeof permissionsSchema> | undefined;

/** Jobs that have to write, and what. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'freshness.yml stale-checks': ['issues'],
  'labels.yml label': ['pull-requests'],
};

/** Started for pull requests of strangers, with the rights and secrets of this repository. */
const PRIVILEGED = ['pull_request_target', 'workflow_run', 'issue_comment', 'issues', 'discussion'];

/** A commit of an action, which nobody can change behind a tag. */
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

const EXPRESSION = /\$\{\{[^}]*\}\}/;

function triggersOf(on: z.infer<typeof workflowSchema>['on']): string[] {
  if (typeof on === 'string') {
    return [on];
  }
  return Array.isArray(on) ? on : Object.keys(on);
}

/** What may be written, `*` for all. */
function writtenWith(permissions: Permissions): string[] {
  if (typeof permissions === 'string') {
    return permissions === 'write-all' ? ['*'] : [];
  }
  return Object.entries(permissions ?? {}).flatMap(([scope, right]) =>
    right === 'write' ? [scope] : [],
  );
}

/** Actions that are not followed by a comment with their version, which is what people and Dependabot read. */
function unnamedActions(text: string): string[] {
  const unnamed: string[] = [];
  visit(parseDocument(text), {
    Pair(_key, { key, value }) {
      const isUses = isScalar(key) && key.value === 'uses' && isScalar(value);
      if (isUses && !/^ v\d+\.\d+\.\d+$/.test(value.comment ?? '')) {
        unnamed.push(String(value.value));
      }
    },
  });
  return unnamed;
}

/**
 * What makes a workflow more powerful than it has to be, or lets strangers use its power.
 *
 * @param file name of the workflow's file
 * @returns one sentence each; none if all is right
 */
export function workflowProblems(file: string, text: string): string[] {
  const document = parseDocument(text);
  if (document.errors.length > 0 || !isMap(document.contents)) {
    return ['is not valid YAML'];
  }
  const { on, permissions, jobs } = workflowSchema.parse(document.toJS());
  const triggers = triggersOf(on);
  const problems = unnamedActions(text).map(
    (uses) => `${uses} has no comment with its version, such as # v4.3.0`,
  );
  if (permissions === undefined) {
    problems.push('has no permissions, and so those of the repository: write permissions: {}');
  }
  if (writtenWith(permissions).length > 0) {
    problems.push('may write in every job: give the permission to the job that needs it');
  }
  if (triggers.includes('pull_request') && text.includes('secrets.')) {
    problems.push('gives secrets to a workflow that runs the code of pull requests');
  }
  for (const [name, job] of Object.entries(jobs)) {
    const needed = WRITERS[`${file} ${name}`] ?? [];
    for (const scope of writtenWith(job.permissions)) {
      if (!needed.includes(scope)) {
        problems.push(`${name} may write ${scope}, which it does not need`);
      }
    }
    if (job['timeout-minutes'] === undefined) {
      problems.push(`${name} has no timeout-minutes`);
    }
    for (const { uses = '', run = '', with: inputs = {} } of job.steps) {
      const isCheckout = uses.startsWith('actions/checkout@');
      if (uses !== '' && !uses.startsWith('./') && !PINNED.test(uses)) {
        problems.push(`${uses} is not pinned by the digest of its commit`);
      }
      if (isCheckout && triggers.some((trigger) => PRIVILEGED.includes(trigger))) {
        problems.push(`${name} checks out code with the rights of ${triggers.join(', ')}`);
      }
      if (isCheckout && inputs['persist-credentials'] !== false) {
        problems.push(`${name} leaves the token in the checkout: persist-credentials: false`);
      }
      for (const script of [run, inputs.script ?? '']) {
        const [expression] = EXPRESSION.exec(script) ?? [];
        if (expression !== undefined) {
          problems.push(`${name} puts ${expression} into a script: hand it over in env`);
        }
      }
    }
  }
  return problems;
}
