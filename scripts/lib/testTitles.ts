import ts from 'typescript';

/** The title of a test or of a group of tests, as its file has it. */
interface Title {
  /** As it is written, with the names of what is filled in: `opens by ${name}`. */
  source: string;
  /** What it can read once it is filled in; one group for each part that is. */
  pattern: RegExp;
}

/** A test of a file. */
export interface NamedTest {
  /** Titles of the groups around it, the outermost first, and its own. */
  path: readonly Title[];
}

/** The tests of a file. */
export interface TestFile {
  tests: NamedTest[];
  /** Texts, numbers and keys that the file spells out; what is filled into titles is one of them. */
  literals: ReadonlySet<string>;
}

const FUNCTIONS = new Set(['describe', 'it', 'test']);
/** What may stand behind the name of such a function when it is given a title. */
const FORMS = new Set([
  'concurrent',
  'describe',
  'each',
  'for',
  'only',
  'parallel',
  'sequential',
  'serial',
]);
/** What takes a test out, or turns its meaning around. */
const LEFT_OUT = new Set(['fail', 'fails', 'fixme', 'skip', 'todo']);
/** A part that `it.each` fills in: `%s`, `$name`. */
const FILLED = /%[A-Za-z]|\$[a-z][\w.]*/g;

const isEach = (name: string): boolean => name === 'each' || name === 'for';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** `test.describe.each(rows)` → `['test', 'describe', 'each']`; nothing for other expressions. */
function namesOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) {
    return [expression.text];
  }
  if (ts.isPropertyAccessExpression(expression)) {
    const names = namesOf(expression.expression);
    return names.length > 0 ? [...names, expression.name.text] : [];
  }
  if (ts.isCallExpression(expression)) {
    return namesOf(expression.expression);
  }
  return ts.isTaggedTemplateExpression(expression) ? namesOf(expression.tag) : [];
}

/** @param isFilled whether `%s` and `$name` are filled in */
function toTitle(node: ts.Expression, isFilled: boolean): Title {
  const fixed = (text: string) =>
    isFilled ? text.split(FILLED).map(escaped).join('(.*?)') : escaped(text);
  const toPattern = (pattern: string) => new RegExp(`^${pattern}$`, 's');
  if (ts.isStringLiteralLike(node)) {
    return { source: node.text, pattern: toPattern(fixed(node.text)) };
  }
  if (ts.isTemplateExpression(node)) {
    const { head, templateSpans } = node;
    return {
      source: node.getText().slice(1, -1),
      pattern: toPattern(
        templateSpans.reduce(
          (pattern, { literal }) => `${pattern}(.*?)${fixed(literal.text)}`,
          fixed(head.text),
        ),
      ),
    };
  }
  return { source: node.getText(), pattern: /^(.*)$/s };
}

/**
 * What a call of `test`, `it` or `describe` makes: a test or a group under a title, or nothing that
 * shows anything (skipped, not written yet, expected to fail). `undefined` for all other calls.
 */
function callOf(
  node: ts.CallExpression,
): { title: ts.Expression; names: string[]; isLeftOut: boolean } | undefined {
  const [first = '', ...names] = namesOf(node.expression);
  const [title, ...others] = node.arguments;
  // `it.each(rows)` itself has no title: it makes the function that is given one.
  const isTable =
    ts.isPropertyAccessExpression(node.expression) && isEach(node.expression.name.text);
  const isKnown = names.every((name) => FORMS.has(name) || LEFT_OUT.has(name));
  if (!title || !FUNCTIONS.has(first) || !isKnown || isTable) {
    return undefined;
  }
  const isLeftOut = others.length === 0 || names.some((name) => LEFT_OUT.has(name));
  return { title, names: [first, ...names], isLeftOut };
}

/**
 * Reads which tests a file has, without running it.
 *
 * @param source TypeScript that calls `test`, `it` and `describe` of Vitest or Playwright
 */
export function readTests(source: string): TestFile {
  const file = ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, true);
  const tests: NamedTest[] = [];
  const literals = new Set<string>();

  const visit = (node: ts.Node, groups: readonly Title[]): void => {
    const isKey =
      ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (isKey || ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) {
      literals.add(node.text);
    }
    const call = ts.isCallExpression(node) ? callOf(node) : undefined;
    if (call?.isLeftOut) {
      return;
    }
    const path = call ? [...groups, toTitle(call.title, call.names.some(isEach))] : groups;
    if (call && !call.names.includes('describe')) {
      tests.push({ path });
    }
    node.forEachChild((child) => {
      // A title does not fill in another one.
      if (child !== call?.title) {
        visit(child, path);
      }
    });
  };
  visit(file, []);
  return { tests, literals };
}

/**
 * Whether a file has the test of that name.
 *
 * @param path titles of the groups around it and its own, each as it is written, or filled in
 *   with what the file spells out
 */
export function hasTest({ tests, literals }: TestFile, path: readonly string[]): boolean {
  const fits = ({ source, pattern }: Title, text: string): boolean => {
    const filled = pattern.exec(text)?.slice(1);
    return text === source || (filled?.every((part) => literals.has(part)) ?? false);
  };
  return tests.some(
    (test) =>
      test.path.length === path.length &&
      test.path.every((title, place) => fits(title, path[place] ?? '')),
  );
}

/** The titles of the test that has most words in common with these. */
export function nearestTest({ tests }: TestFile, path: readonly string[]): string[] {
  const words = new Set(path.join(' ').split(/\s+/));
  const shared = (titles: readonly string[]) =>
    titles
      .join(' ')
      .split(/\s+/)
      .filter((word) => words.has(word)).length;
  return tests
    .map((test) => test.path.map(({ source }) => source))
    .reduce<string[]>((best, titles) => (shared(titles) > shared(best) ? titles : best), []);
}
