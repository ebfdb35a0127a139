import * as z from 'zod';
import { LEVEL_IDS, presentOf } from '../common/levels';
import { projectSchema, type Project } from '../common/schema';
import { LEVELS } from '#platform/base/common/levels';
import { httpsUrl } from '#platform/base/common/fields';
import { validate } from '#platform/base/common/validate';
import { namesOf } from './collection';
import { readForeign, type Update } from './landscape';

/** A path in a repository may stand for an address; only addresses lead from here. */
const reference = z.object({ path: httpsUrl.optional().catch(undefined) }).nullish();

/**
 * What is read of `project.yaml` in a `.project` repository, https://github.com/cncf/automation/blob/main/utilities/dot-project/SCHEMA.md.
 * Levels and addresses are the landscape's.
 */
const dotProjectSchema = z.object({
  schema_version: z.literal('1.0.0'),
  slug: z.string(),
  name: z.string(),
  maturity_log: z.array(z.object({ phase: z.enum(LEVEL_IDS) })).min(1),
  repositories: z.array(z.string()).min(1),
  security: z
    .object({
      policy: reference,
      contact: z
        .object({ email: z.string().optional(), advisory_url: httpsUrl.optional() })
        .nullish(),
    })
    .nullish(),
});

type DotProject = z.infer<typeof dotProjectSchema>;

/** A file as it was given, or why it couldn't be had. */
export type Given = { source: string } & ({ text: string } | { reason: string });

/** The project that a file is of: by its repository, or by its name. */
function projectOf({ name, slug, repositories }: DotProject, known: readonly Project[]) {
  const wanted = [name, slug].map((one) => one.toLowerCase());
  return (
    known.find(({ repo }) => repo !== undefined && repositories.includes(repo)) ??
    known.find((project) => namesOf(project).some((one) => wanted.includes(one.toLowerCase())))
  );
}

/** Where to report a vulnerability, by a file over what is known. What it doesn't say stays. */
function securityOf({ security }: DotProject, known: Project['security']): Project['security'] {
  const { email, advisory_url: form } = security?.contact ?? {};
  const policy = security?.policy?.path;
  const { note, ...rest } = known ?? {};
  const said = {
    ...rest,
    ...(policy !== undefined && { policy }),
    ...(form !== undefined && { form }),
    ...(email !== undefined && { email }),
    // A channel takes the place of the words for it.
    ...(note !== undefined && form === undefined && email === undefined && { note }),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

/** What changed of a channel, for the one who reviews it. */
const changeOf = (name: string, security: Project['security']): string =>
  `${name}: where to report a vulnerability is now ${Object.entries(security ?? {})
    .map(([field, value]) => `${field} ${value}`)
    .join(', ')}.`;

/**
 * Takes over from `project.yaml` files where to report vulnerabilities. A file that can't be read
 * changes nothing.
 *
 * @param known projects as the data file has them, or as a landscape has left them
 */
export function updateFromFiles(
  known: readonly Project[],
  files: readonly Given[],
): Pick<Update, 'projects' | 'changes' | 'notes'> {
  const projects = [...known];
  const changes: string[] = [];
  const notes: string[] = [];
  for (const given of files) {
    const leave = (reason: string) => notes.push(`${given.source}: ${reason}. Left as it is.`);
    try {
      if ('reason' in given) {
        throw new Error(given.reason);
      }
      const file = readForeign(given.text, 'project.yaml', dotProjectSchema);
      const project = projectOf(file, projects);
      if (!project) {
        throw new Error(`no project here has the name "${file.name}" or its repository`);
      }
      const { level } = presentOf(project.levels);
      const said = file.maturity_log.at(-1)?.phase ?? level;
      if (said !== level) {
        notes.push(
          `${project.name}: its file says ${LEVELS[said]}, the landscape ${LEVELS[level]}. The landscape counts.`,
        );
      }
      const security = securityOf(file, project.security);
      if (JSON.stringify(security) === JSON.stringify(project.security)) {
        continue;
      }
      const { value, problems } = validate(projectSchema, { ...project, security }, given.source);
      if (!value) {
        throw new Error(problems.map(({ field, reason }) => `${field} ${reason}`).join(', '));
      }
      projects[projects.indexOf(project)] = value;
      changes.push(changeOf(project.name, security));
    } catch (error) {
      leave((error as Error).message);
    }
  }
  return { projects, changes, notes };
}

/** Where a project's file is, by its `.project` repository. */
export const fileOf = (dotProject: string): string =>
  `${dotProject.replace('https://github.com/', 'https://raw.githubusercontent.com/').replace(/\/$/, '')}/main/project.yaml`;
