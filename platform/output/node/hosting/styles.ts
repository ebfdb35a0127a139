import { createHash } from 'node:crypto';
import type { Declaration } from 'postcss';
import type { BuiltSite, OutputStep } from '../contribution';
import { replace, type Page } from '../pages';

/** The style sheet of all pages. Those of components are small already. */
const SHARED = /^assets\/css\/styles\.\w+\.css$/;

/** What is kept although nobody spells it out. */
const SAFELIST = {
  // States: PurgeCSS takes a selector of states and brackets alone, such as `:is(…):hover`, for
  // unused. What stands in the brackets is still looked for.
  standard: [/^:/],
  // Scripts put these names together, as the style page does.
  variables: [/^--(?:color|hue)-/],
};

/**
 * Classes of the framework that no page has, although scripts or running text spell their names:
 * sidebars that can be hidden, the framework's list of tags, and forms of its style guide. A page
 * that gets one of them stops the build.
 */
const RULED_OUT =
  /^(?:badge|card|hero|pagination|tabs|button--(?:link|outline)|navbar--(?:dark|primary)|(?:collapseSidebarButton|collapseSidebarButtonIcon|docItemWrapperEnhanced|docSidebarContainerHidden|expandButton|expandButtonIcon|menuHtmlItem|sidebarHidden|tagWithCount)_.+)$/;

/** Anything that could be a name in a selector. */
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Takes out of a style sheet what nothing on the site can match: a rule stays
 * when every name in its selector is written in some page or script, in
 * whatever place, so that states which only scripts bring about are kept.
 *
 * @param names all words of pages, scripts and other style sheets
 */
export async function withoutUnused(css: string, names: ReadonlySet<string>): Promise<string> {
  const { PurgeCSS } = await import('purgecss');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    variables: true,
    keyframes: true,
    safelist: {
      ...SAFELIST,
      // PurgeCSS looks for the use of variables in the style sheet only.
      variables: [...SAFELIST.variables, ...[...names].filter((name) => name.startsWith('--'))],
    },
  });
  return result?.css ?? css;
}

/**
 * Takes out of a style sheet the declarations that a later rule of the same selector overrides: the
 * site sets many of the framework's variables anew.
 */
export async function withoutOverridden(css: string): Promise<string> {
  const { parse } = await import('postcss');
  const root = parse(css);
  const last = new Map<string, Declaration>();
  for (const rule of root.nodes.filter((node) => node.type === 'rule')) {
    for (const declaration of rule.nodes.filter((node) => node.type === 'decl')) {
      const key = `${rule.selector} ${declaration.prop}`;
      const before = last.get(key);
      // Two in one rule are for browsers that do not know the second value.
      if (before && before.parent !== rule && (declaration.important || !before.important)) {
        before.remove();
      }
      last.set(key, declaration);
    }
  }
  return root.toString();
}

/** The style sheet without what nobody uses, minified. */
async function toSmall(css: string, names: ReadonlySet<string>): Promise<Uint8Array> {
  const { transform } = await import('lightningcss');
  const code = Buffer.from(await withoutOverridden(await withoutUnused(css, names)));
  // Without targets: the bundler has written for the browsers of package.json already.
  return transform({ filename: 'styles.css', code, minify: true }).code;
}

/** The page with another style sheet. */
function withSheet(page: Page, before: string, after: string): Page {
  const links = [...page.elements()].filter(
    ({ tagName, properties: { href } }) =>
      tagName === 'link' && typeof href === 'string' && href.endsWith(before),
  );
  return page.edit(links.map((link) => replace(link, page.htmlOf(link).replaceAll(before, after))));
}

/** @throws if a page has a class that is taken for unused */
function checkRuledOut(pages: readonly Page[]): void {
  for (const page of pages) {
    for (const { properties } of page.elements()) {
      const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
      const wrong = names.find((name) => RULED_OUT.test(name));
      if (wrong !== undefined) {
        throw new Error(
          `${page.file} has the class "${wrong}", whose styles are left out. Take it out of RULED_OUT in platform/output/node/hosting/styles.ts.`,
        );
      }
    }
  }
}

/** Every word of pages, scripts and style sheets other than the shared ones. */
async function namesOf({ pages, files, read }: BuiltSite): Promise<Set<string>> {
  const names = new Set<string>();
  const others = files.filter(
    (file) => /^assets\/.*\.(?:js|css)$/.test(file) && !SHARED.test(file),
  );
  for (const text of [
    ...pages.map(({ html }) => html),
    ...(await Promise.all(others.map((file) => read(file)))),
  ]) {
    words(text).forEach((word) => names.add(word));
  }
  return new Set([...names].filter((name) => !RULED_OUT.test(name)));
}

/**
 * Makes the style sheet of all pages small, and gives it a name after its new
 * content, because browsers keep it for good.
 */
export const smallStyles: OutputStep = {
  name: 'styles',
  async run(site) {
    const shared = site.files.filter((file) => SHARED.test(file));
    checkRuledOut(site.pages);
    const names = await namesOf(site);
    let { pages } = site;
    const files: Record<string, Uint8Array> = {};
    for (const file of shared) {
      const css = await toSmall(await site.read(file), names);
      const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
      const small = `assets/css/styles.${hash}.css`;
      files[small] = css;
      pages = pages.map((page) => withSheet(page, file, small));
    }
    return { pages, files, removed: shared.filter((file) => !(file in files)) };
  },
};
