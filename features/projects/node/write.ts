import { isCollection, isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';
import type { Project } from '../common/schema';
import type { Update } from './landscape';

/** Groups of fields that take one line. */
const ON_ONE_LINE = new Set<unknown>(['levels', 'chat', 'aka', 'formerly', 'languages']);

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
