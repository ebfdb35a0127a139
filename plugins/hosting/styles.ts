import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Anything that could be a name in a selector. */
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Every word of some texts. */
export const namesIn = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(words));

/**
 * Takes out of a style sheet what nothing on the site can match: a rule stays
 * when every name in its selector is written in some page or script, in
 * whatever place, so that states which only scripts bring about are kept.
 *
 * @param names all words of pages, scripts and other style sheets
 * @throws if a selector would go whose names are all in use: the purge takes one that has names
 *   in brackets only, such as `:is(.a, .b) > :is(p, ul)`, for unused
 */
export async function withoutUnused(css: string, names: ReadonlySet<string>): Promise<string> {
  // Pages and scripts refer to variables, too; the purge looks for them in style sheets only.
  const variables = [...names].filter((name) => name.startsWith('--'));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    variables: true,
    keyframes: true,
    rejected: true,
    safelist: { variables },
  });
  const mistaken = result?.rejected?.filter((selector) =>
    words(selector.replace(/::?[\w-]+/g, '')).every((name) => names.has(name)),
  );
  if (mistaken && mistaken.length > 0) {
    throw new Error(
      `The purge of unused styles would take out what is used: ${mistaken.join(' | ')}. Begin such a selector with a class or an element instead of brackets.`,
    );
  }
  return result?.css ?? css;
}

/**
 * Parts of the framework's style sheet that no script of this site brings about, though their
 * names are ordinary words or stand in branches of the theme's scripts that are not taken.
 */
const ONLY_IF_SHOWN = [
  'badge',
  'button--link',
  'button--sm',
  'card',
  'col--6',
  'col--offset-1',
  'hero',
  'hero__title',
  'navbar--dark',
  'navbar--primary',
  'shadow--lw',
  'tabs',
];

/** Every class of a page. */
const shownIn = (html: string): string[] =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
    words(quoted ?? bare ?? ''),
  );

/** The names without the parts of the framework's style sheet that no page shows. */
export function withoutHidden(names: ReadonlySet<string>, pages: readonly string[]): Set<string> {
  const shown = new Set(pages.flatMap(shownIn));
  const hidden = new Set(ONLY_IF_SHOWN.filter((name) => !shown.has(name)));
  return new Set([...names].filter((name) => !hidden.has(name)));
}

/** A selector with the conditions it stands under. */
function placeOf(rule: Rule): string {
  const place = [rule.selector];
  for (let parent = rule.parent; parent?.type === 'atrule';) {
    const { name, params, parent: next } = parent as postcss.AtRule;
    place.push(`${name} ${params}`);
    parent = next;
  }
  return place.join('|');
}

/**
 * Takes out what a later rule of the same selector declares anew, as the site
 * does with most of the framework's variables.
 */
export function withoutOverridden(css: string): string {
  const root = postcss.parse(css);
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  const later = new Map<string, Set<string>>();
  for (const rule of rules.reverse()) {
    const place = placeOf(rule);
    const overridden = later.get(place) ?? new Set();
    const own = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
    for (const declaration of own) {
      if (overridden.has(declaration.prop) && !declaration.important) {
        declaration.remove();
      }
    }
    later.set(place, new Set([...overridden, ...own.map(({ prop }) => prop)]));
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  }
  return root.toString();
}

/** Elements above all that is seen: what is set there holds for the whole page. */
const WHOLE_PAGE = /^(?::root|html)(?:\[[^\]]*\])?$/;

/** The declarations of each variable. */
function variablesOf(root: postcss.Root): Map<string, Declaration[]> {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  return declared;
}

/**
 * Takes out variables of a theme that have the same value in the other one.
 * The site sets them in both, since the framework does.
 */
export function withoutRepeated(css: string): string {
  const root = postcss.parse(css);
  const declared = variablesOf(root);
  const isOfWholePage = ({ parent }: Declaration): boolean =>
    parent?.type === 'rule' && parent.parent?.type === 'root' && WHOLE_PAGE.test(parent.selector);
  for (const [first, ...others] of declared.values()) {
    if (
      first?.parent?.type === 'rule' &&
      first.parent.selector === ':root' &&
      [first, ...others].every((one) => isOfWholePage(one) && one.value === first.value)
    ) {
      for (const declaration of others) {
        declaration.remove();
      }
    }
  }
  return root.toString();
}

/** Variables that a text may set. */
export const setIn = (text: string): string[] =>
  [...text.matchAll(/(--[\w-]+)["'`]?\s*[:,]/g)].flatMap(([, name]) => name ?? []);

/**
 * Puts the values of variables that never change in the place of their names.
 *
 * @param names what scripts, pages and other style sheets may refer to
 * @param set variables that they may set
 */
export function withConstants(
  css: string,
  names: ReadonlySet<string>,
  set: ReadonlySet<string>,
): string {
  const root = postcss.parse(css);
  const declared = variablesOf(root);
  /** Has one value on all of a page, perhaps another in the other theme. */
  const isUniform = (name: string): boolean =>
    !set.has(name) &&
    (declared.get(name) ?? []).every(
      ({ parent }) =>
        parent?.type === 'rule' && parent.selectors.every((one) => WHOLE_PAGE.test(one)),
    );
  const variablesIn = (value: string) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
  const isConstant = ({ prop, value, parent }: Declaration): boolean =>
    parent?.type === 'rule' &&
    parent.selector === ':root' &&
    parent.parent?.type === 'root' &&
    !names.has(prop) &&
    variablesIn(value).every(isUniform);
  for (;;) {
    const candidates = new Map(
      [...declared.values()].flatMap(([only, ...others]) =>
        only && others.length === 0 && isConstant(only) ? [[only.prop, only] as const] : [],
      ),
    );
    // Those that refer to others wait until the others are gone.
    const constants = new Map(
      [...candidates].filter(([, { value }]) =>
        variablesIn(value).every((name) => !candidates.has(name)),
      ),
    );
    if (constants.size === 0) {
      return root.toString();
    }
    root.walkDecls((declaration) => {
      // Minified: what follows a variable may stand right behind its bracket, but not behind a word.
      declaration.value = declaration.value.replace(
        /([^\s(,*/+-]?)var\((--[\w-]+)(?:,[^()]*)?\)(?=([^\s),*/+]?))/g,
        (use, before: string, name: string, after: string) => {
          const value = constants.get(name)?.value;
          const spaced = (neighbour: string) => (neighbour === '' ? '' : ' ');
          return value === undefined ? use : `${before}${spaced(before)}${value}${spaced(after)}`;
        },
      );
    });
    for (const [name, declaration] of constants) {
      declared.delete(name);
      declaration.remove();
    }
  }
}

/** Takes out a prefix that Safari wants for a line with style or colour, where the line has neither. */
export function withoutPrefixes(css: string): string {
  return css.replace(/-webkit-text-decoration:([a-z]+);(?=text-decoration:\1\b)/g, '');
}

/**
 * Makes the style sheet of all pages small, and gives it a name after its new
 * content, because browsers keep it for good. The sheets of components are
 * small already.
 *
 * @param outDir folder of the built site
 */
export async function purgeStyles(outDir: string): Promise<void> {
  const all = await readdir(outDir, { recursive: true });
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const isShared = (file: string) => /^assets\/css\/styles\.\w+\.css$/.test(file);
  const pages = all.filter((file) => file.endsWith('.html'));
  const others = all.filter((file) => /^assets\/.*\.(?:js|css)$/.test(file) && !isShared(file));
  const htmlOf = new Map(
    await Promise.all(pages.map(async (file) => [file, await read(file)] as const)),
  );
  const texts = [...htmlOf.values(), ...(await Promise.all(others.map(read)))];
  const names = withoutHidden(namesIn(texts), [...htmlOf.values()]);
  const set = new Set(texts.flatMap(setIn));

  for (const file of all.filter(isShared)) {
    const used = withoutOverridden(await withoutUnused(await read(file), names));
    const css = withoutPrefixes(withConstants(withoutRepeated(used), names, set));
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const purged = `assets/css/styles.${hash}.css`;
    await writeFile(path.join(outDir, file), css);
    await rename(path.join(outDir, file), path.join(outDir, purged));
    for (const [page, html] of htmlOf) {
      htmlOf.set(page, html.replaceAll(file, purged));
    }
  }
  await Promise.all([...htmlOf].map(([page, html]) => writeFile(path.join(outDir, page), html)));
}
