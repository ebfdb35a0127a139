import { isMap, isNode } from 'yaml';
import * as z from 'zod';
import type { Repository } from './repository';
import type { Evidence } from './outcome';
import { LEVELS, type Level } from '../../../platform/base/common/levels';

// https://github.com/cncf/automation/blob/main/utilities/dot-project/SCHEMA.md, version 1.0.0
const address = z.url({ protocol: /^https?$/, error: 'is not an http or https address' });
const words = z.string().trim().min(1, 'is empty');
const reference = z.strictObject({ path: words });
const references = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, reference.optional()])) as Record<
    Name,
    z.ZodOptional<typeof reference>
  >;
const time = z
  .union([z.date(), z.string()])
  .refine((value) => !Number.isNaN(Date.parse(String(value))), {
    error: 'is not a date',
  });

const projectSchema = z.strictObject({
  schema_version: z.literal('1.0.0', 'is not "1.0.0", in quotes'),
  slug: z
    .string()
    .regex(/^[a-z\d]+(?:-+[a-z\d]+)*$/, 'is not lower case letters, digits, and hyphens'),
  name: words,
  description: words,
  type: z.string().optional(),
  package_managers: z.record(z.string(), words).optional(),
  project_lead: words.optional(),
  slack_channels: z
    .array(
      z.strictObject({
        name: z.string().startsWith('#', "doesn't begin with #"),
        workspace: z.string().optional(),
        link: address.optional(),
        primary: z.boolean().optional(),
      }),
    )
    .refine((all) => all.filter(({ primary }) => primary).length <= 1, 'has two primary channels')
    .optional(),
  maturity_log: z
    .array(
      z.strictObject({ phase: z.enum(Object.keys(LEVELS) as Level[]), date: time, issue: words }),
    )
    .min(1, 'is empty')
    .refine(
      (log) =>
        log.every(({ date }, index) => {
          const before = log[index - 1];
          return !before || Date.parse(String(before.date)) <= Date.parse(String(date));
        }),
      "isn't in chronological order",
    ),
  repositories: z.array(address).min(1, 'is empty'),
  website: address.optional(),
  adopters: reference.optional(),
  artwork: address.optional(),
  social: z.record(z.string(), address).optional(),
  mailing_lists: z.array(z.string()).optional(),
  audits: z.array(z.strictObject({ date: time, type: words, url: address })).optional(),
  security: z
    .strictObject({
      ...references('policy', 'threat_model'),
      contact: z
        .strictObject({
          email: z.email('is not an email address').optional(),
          advisory_url: z
            .string()
            .regex(
              /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/security\/advisories\/new$/,
              'is not the address of an advisory form',
            )
            .optional(),
        })
        .refine(
          ({ email, advisory_url: url }) => email ?? url,
          'has neither email nor advisory_url',
        )
        .optional(),
    })
    .optional(),
  governance: z
    .strictObject({
      ...references(
        'contributing',
        'codeowners',
        'governance_doc',
        'gitvote_config',
        'vendor_neutrality_statement',
        'decision_making_process',
        'roles_and_teams',
        'code_of_conduct',
        'sub_project_list',
        'sub_project_docs',
        'contributor_ladder',
        'change_process',
        'comms_channels',
        'community_calendar',
        'contributor_guide',
      ),
      maintainer_lifecycle: z
        .strictObject({
          ...references('onboarding_doc', 'progression_ladder', 'offboarding_policy'),
          mentoring_program: z.array(address).optional(),
        })
        .optional(),
    })
    .optional(),
  legal: z
    .strictObject({
      license: reference.optional(),
      identity_type: z
        .strictObject({
          has_dco: z.boolean().optional(),
          has_cla: z.boolean().optional(),
          cla_only: z.boolean().optional(),
          ...references('dco_url', 'cla_url'),
        })
        .refine(
          ({ has_dco: dco, has_cla: cla, cla_only: only }) => !cla || [dco, only].includes(true),
          'has a CLA without a DCO → Set cla_only.',
        )
        .refine(({ has_cla: cla, cla_only: only }) => !only || cla, 'has cla_only without a CLA')
        .optional(),
    })
    .optional(),
  documentation: z.strictObject(references('readme', 'support', 'architecture', 'api')).optional(),
  landscape: z.strictObject({ category: words, subcategory: words }).optional(),
});

/** What `project.yaml` says. */
export interface Metadata {
  file: string;
  /** What is wrong, with the line. */
  problem?: Evidence;
  /** The last phase of the maturity log. */
  phase?: Level;
}

/** Reads `project.yaml` at the root or in `.project`; `undefined` if there is none. */
export function readMetadata(repository: Repository): Metadata | undefined {
  const [file] = repository.matching('{,.project/}project.{yaml,yml}');
  if (file === undefined) {
    return undefined;
  }
  const yaml = repository.yaml(file);
  const contents = yaml?.document.contents;
  if (!yaml || !isMap(contents)) {
    return { file, problem: { file, line: 1, says: "is not valid YAML, or can't be read" } };
  }
  if (!contents.has('schema_version') && !contents.has('maturity_log')) {
    // A file of another tool.
    return undefined;
  }
  let value: unknown;
  try {
    value = yaml.document.toJS();
  } catch {
    return { file, problem: { file, line: 1, says: 'has too many aliases' } };
  }
  const { data, error } = projectSchema.safeParse(value, {
    error: ({ input }) => (input === undefined ? 'is missing' : undefined),
  });
  if (data) {
    return { file, phase: data.maturity_log.at(-1)?.phase };
  }
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  // The nearest node that is there: a missing field has none.
  const node = path
    .map((_, index) => contents.getIn(path.slice(0, path.length - index), true))
    .find(isNode);
  const { line } = yaml.lines.linePos((node ?? contents).range?.[0] ?? 0);
  return {
    file,
    problem: {
      file,
      line,
      says: `${['project.yaml', ...path].join('.')}: ${issue?.message ?? ''}`,
    },
  };
}
