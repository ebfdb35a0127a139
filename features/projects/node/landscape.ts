import { isCollection, isScalar, isSeq, parse, parseDocument, visit, type Document } from 'yaml';
import * as z from 'zod';
import { httpsUrl, isoDay } from '#platform/base/common/fields';
import { groupBy } from '#platform/base/common/lists';
import { compareNames } from '#platform/base/common/text';
import { validate } from '#platform/base/common/validate';
import { LEVELS, type Level } from '#platform/base/common/levels';
import { LEVEL_IDS, presentOf, type Levels } from '../common/levels';
import { PROJECTS_ROUTE, routeOfProject } from '../common/pages';
import { DESCRIPTION_MISSING, projectSchema, type Project } from '../common/schema';
import { namesOf } from './collection';

/**
 * Reads a YAML file of another site.
 *
 * @param kind what the file should be, such as `landscape.yml`
 * @throws Error if it isn't
 */
export function readForeign<T>(text: string, kind: string, schema: z.ZodType<T>): T {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    throw new Error(`this is not YAML: ${String(error).replace(/\n[^]*/, '')}`, { cause: error });
  }
  const { value, problems } = validate(schema, data, kind);
  if (value === undefined) {
    const [{ field, reason } = { field: '', reason: '' }] = problems;
    throw new Error(`this is not a ${kind}: ${field} ${reason}`);
  }
  return value;
}

/** How many projects a landscape may lack before it counts as incomplete. */
const MOST_MISSING = 5;

/** What isn't an address of ours is as good as missing. */
const address = httpsUrl.optional().catch(undefined);

const day = isoDay.nullish();

/** A project in `landscape.yml`, https://github.com/cncf/landscape2/blob/main/docs/config/data.yml; what else it has isn't read. */
const itemSchema = z.object({
  name: z.string(),
  project: z.enum(LEVEL_IDS),
  homepage_url: address,
  repo_url: address,
  extra: z.object({
    accepted: isoDay,
    incubating: day,
    graduated: day,
    archived: day,
    clomonitor_name: z.string().nullish(),
    slack_url: address,
    chat_channel: z.string().nullish(),
    mailing_list_url: address,
    documentation_url: address,
    github_discussions_url: address,
    audits: z
      .array(z.object({ date: z.string(), type: z.string(), url: z.string(), vendor: z.string() }))
      .nullish(),
  }),
});

/** A project with its position in the landscape. */
type Item = z.infer<typeof itemSchema> & Pick<Project, 'category' | 'subcategory'>;

/** Products beside the projects have no `project`. */
const landscapeSchema = z.object({
  landscape: z.array(
    z.object({
      name: z.string(),
      subcategories: z.array(z.object({ name: z.string(), items: z.array(z.looseObject({})) })),
    }),
  ),
});

/** A landscape as it was read. */
interface Landscape {
  items: Item[];
  /** Why a project couldn't be read, by its name. */
  unread: Map<string, string>;
}

/**
 * Reads the projects of a landscape.
 *
 * @param text of `landscape.yml`
 * @throws Error if it is no landscape
 */
export function readLandscape(text: string): Landscape {
  const { landscape } = readForeign(text, 'landscape.yml', landscapeSchema);
  const unread = new Map<string, string>();
  const items = landscape.flatMap(({ name: category, subcategories }) =>
    subcategories.flatMap(({ name: subcategory, items: all }) =>
      all
        .filter(({ project }) => project !== undefined && project !== null)
        .flatMap((item): Item[] => {
          const read = validate(itemSchema, item, 'landscape.yml');
          for (const { field, reason } of read.problems) {
            unread.set(String(item.name), `${field} ${reason}`);
          }
          return read.value ? [{ ...read.value, category, subcategory }] : [];
        }),
    ),
  );
  // A project may be shown in several places; the first is its own.
  const first = [...groupBy(items, ({ name }) => name).values()].flatMap(([item]) => item ?? []);
  return { items: first, unread };
}

/** The levels of an item. One that joined as Incubating has the same day for both. */
function levelsOf({ extra }: Item): Levels {
  const { accepted, incubating, graduated, archived } = extra;
  return {
    ...(accepted !== incubating && { sandbox: accepted }),
    ...(incubating && { incubating }),
    ...(graduated && { graduated }),
    ...(archived && { archived }),
  };
}

const rankOf = (level: Level): number => LEVEL_IDS.indexOf(level);

/** The audits that the landscape has and we don't, by their addresses. */
const newAudits = ({ extra }: Item, { audits = [] }: Pick<Project, 'audits'>): unknown[] =>
  (extra.audits ?? [])
    .filter(({ url }) => !audits.some((known) => known.url === url))
    .map(({ date, type, url, vendor }) => ({ date, type, by: vendor, url }));

/** What the landscape says of a project, over what is known of it. What it doesn't say stays. */
function merged(item: Item, known: Partial<Project>): unknown {
  const { name, category, subcategory, homepage_url: homepage, repo_url: repo, extra } = item;
  const audits = [...(known.audits ?? []), ...newAudits(item, known)];
  const said = {
    levels: levelsOf(item),
    category,
    subcategory,
    homepage,
    repo,
    docs: extra.documentation_url,
    chat: extra.slack_url && {
      url: extra.slack_url,
      ...(extra.chat_channel && { channel: extra.chat_channel }),
    },
    mailingList: extra.mailing_list_url,
    discussions: extra.github_discussions_url,
    clomonitor: extra.clomonitor_name ?? undefined,
    ...(audits.length > 0 && { audits }),
  };
  return {
    name,
    description: DESCRIPTION_MISSING,
    ...known,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  };
}

/** What changed of a project, a sentence each. */
function changesOf(before: Project, after: Project): string[] {
  const { name } = after;
  const moves = LEVEL_IDS.flatMap((level) => {
    const [was, is] = [before.levels[level], after.levels[level]];
    if (is === was) {
      return [];
    }
    const move = level === 'archived' ? 'was archived' : `moved to ${LEVELS[level]}`;
    return [
      was === undefined
        ? `${name} ${move} on ${is ?? ''}.`
        : `${name}: the day of ${LEVELS[level]} is ${is ?? 'gone'}, it was ${was}.`,
    ];
  });
  const fields = Object.keys({ ...before, ...after }) as (keyof Project)[];
  const others = fields.filter(
    (field) =>
      !['name', 'formerly', 'levels'].includes(field) &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return [...moves, ...(others.length > 0 ? [`${name}: new ${others.join(', ')}.`] : [])];
}

/** Why a level that the landscape gives can't be right. */
function doubtsOf({ levels }: Project, { project: said }: Item, before?: Project): string[] {
  const { level } = presentOf(levels);
  if (level !== said) {
    return [`it is said to be ${LEVELS[said]}, and its days say ${LEVELS[level]}`];
  }
  const earlier = before && presentOf(before.levels).level;
  return earlier && rankOf(level) < rankOf(earlier)
    ? [`the landscape has it as ${LEVELS[level]}, and it is ${LEVELS[earlier]} here`]
    : [];
}

/** What a landscape makes of the projects. */
export interface Update {
  /** All of them, A to Z. */
  projects: Project[];
  /** Old route → route, of those that were renamed or removed. */
  redirects: Record<string, string>;
  /** What changed, a sentence each. */
  changes: string[];
  /** What was not taken over, a sentence each. */
  notes: string[];
}

/**
 * Compares the projects with a landscape.
 *
 * @param known projects as the data file has them
 * @throws Error if the landscape lacks so many of them that it can't be whole
 */
export function updateProjects(known: readonly Project[], { items, unread }: Landscape): Update {
  const lower = (name: string) => name.toLowerCase();
  const byName = new Map(items.map((item) => [lower(item.name), item]));
  const itemOf = (project: Project) =>
    namesOf(project).flatMap((name) => byName.get(lower(name)) ?? [])[0];
  const isUnread = (project: Project) => namesOf(project).some((name) => unread.has(name));

  const unnamed = known.filter((project) => !itemOf(project) && !isUnread(project));
  const taken = new Set(known.flatMap((project) => itemOf(project) ?? []));
  const strangers = items.filter((item) => !taken.has(item));
  // Under another name it still has its repository or website.
  const newNameOf = (project: Project) =>
    strangers.find(
      ({ repo_url: repo, homepage_url: homepage }) =>
        (repo !== undefined && repo === project.repo) ||
        (homepage !== undefined && homepage === project.homepage),
    );
  const removed = unnamed.filter((project) => !newNameOf(project));
  if (removed.length > MOST_MISSING) {
    throw new Error(
      `The landscape lacks ${removed.length} of ${known.length} projects, such as ${removed[0]?.name ?? ''}. It isn't whole.`,
    );
  }

  const update: Update = {
    projects: [],
    redirects: {},
    changes: [],
    notes: [...unread].map(([name, reason]) => `${name}: ${reason}. Left as it is.`),
  };
  const keep = (item: Item, before?: Project, isRenamed = false) => {
    const base: Partial<Project> =
      before && isRenamed
        ? { ...before, name: item.name, formerly: [...(before.formerly ?? []), before.name] }
        : (before ?? {});
    const { value, problems } = validate(projectSchema, merged(item, base), item.name);
    const reasons = [
      ...problems.map(({ field, reason }) => `${field} ${reason}`),
      ...(value ? doubtsOf(value, item, before) : []),
    ];
    if (reasons.length > 0 || !value) {
      update.notes.push(...reasons.map((reason) => `${item.name}: ${reason}. Left as it is.`));
      update.projects.push(...(before ? [before] : []));
      return;
    }
    update.projects.push(value);
    if (!before) {
      update.changes.push(
        `${value.name} joined as ${LEVELS[item.project]}. Write its description.`,
      );
      return;
    }
    if (isRenamed) {
      update.changes.push(`${before.name} is now ${value.name}.`);
      update.redirects[routeOfProject(before.name)] = routeOfProject(value.name);
    }
    update.changes.push(...changesOf(before, value));
  };

  for (const project of known) {
    const item = itemOf(project);
    const renamed = newNameOf(project);
    if (item) {
      keep(item, project);
    } else if (isUnread(project)) {
      update.projects.push(project);
    } else if (renamed) {
      keep(renamed, project, true);
    } else {
      update.changes.push(`${project.name} is no longer in the landscape.`);
      update.redirects[routeOfProject(project.name)] = PROJECTS_ROUTE;
    }
  }
  const renames = new Set(unnamed.flatMap((project) => newNameOf(project) ?? []));
  for (const item of strangers.filter((one) => !renames.has(one))) {
    keep(item);
  }
  update.projects.sort((a, b) => compareNames(a.name, b.name));
  return update;
}

/** Groups of fields that take one line. */
const ON_ONE_LINE = new Set<unknown>([
  'levels',
  'chat',
  'aka',
  'formerly',
  'languages',
  'translations',
]);

function nodeOf(doc: Document, project: Project) {
  const node = doc.createNode(project);
  visit(node, {
    Pair(_key, { key, value }) {
      if (isScalar(key) && ON_ONE_LINE.has(key.value) && isCollection(value)) {
        value.flow = true;
      }
    },
    Scalar(_key, scalar) {
      // A day without quotes is a timestamp to other readers.
      if (typeof scalar.value === 'string' && /^\d{4}(-\d{2}){0,2}$/.test(scalar.value)) {
        scalar.type = 'QUOTE_SINGLE';
      }
    },
  });
  node.spaceBefore = true;
  return node;
}

/**
 * The data file after an update; what didn't change stays as it is written.
 *
 * @param text of the file before
 * @param known its projects
 * @param day up to which it is true now
 * @param sources places in its list of those that were read
 */
export function writeProjects(
  text: string,
  known: readonly Project[],
  { projects }: Pick<Update, 'projects'>,
  day: string,
  sources: readonly number[] = [0],
): string {
  const doc = parseDocument(text);
  const list = doc.get('projects', true);
  if (!isSeq(list)) {
    throw new Error('The file has no list of projects.');
  }
  const nodes = new Map(known.map((project, index) => [project, list.items[index]]));
  list.items = projects.map((project) => nodes.get(project) ?? nodeOf(doc, project));
  doc.set('day', day);
  for (const source of sources) {
    doc.setIn(['sources', source, 'day'], day);
  }
  return doc.toString({ lineWidth: 0, singleQuote: true });
}

/**
 * The redirects with those of an update. What led to a page that is gone leads on.
 *
 * @param text of `data/redirects.yaml`
 */
export function writeRedirects(text: string, redirects: Readonly<Record<string, string>>): string {
  const doc = parseDocument(text);
  for (const [from, to] of Object.entries((doc.toJS() ?? {}) as Record<string, string>)) {
    if (redirects[to] !== undefined) {
      doc.set(from, redirects[to]);
    }
  }
  for (const [from, to] of Object.entries(redirects)) {
    doc.set(from, to);
  }
  return doc.toString({ lineWidth: 0 });
}
