// Makefiles and justfiles, as far as one has to read them to see what a target runs.
import path from 'node:path';
import { inFolder, shellLines, type Command, type Line } from './shell';
import type { Repository } from './repository';

// cspell:ignore justfiles

interface Rule {
  needs: string[];
  recipe: Line[];
}

/** Replaces variables; of one that isn't set plainly, its name stands for a tool: `$(GO_SEC)` is `go-sec`. */
function expand(text: string, variables: ReadonlyMap<string, string>, depth = 3): string {
  const expanded = text.replace(/\$[({]([\w.-]+)[)}]/g, (_, name: string) => {
    const value = name === 'MAKE' ? 'make' : variables.get(name);
    return value === undefined || value.includes('$(shell') || value.length > 300
      ? name.toLowerCase().replaceAll('_', '-')
      : value;
  });
  return depth > 0 && expanded !== text ? expand(expanded, variables, depth - 1) : expanded;
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The rules of a file by their targets, and the files that it includes. */
function rulesOf(text: string): { rules: Map<string, Rule>; includes: string[] } {
  const variables = new Map<string, string>();
  const rules = new Map<string, Rule>();
  const includes: string[] = [];
  const lines = shellLines(text);
  for (const { text: line } of lines) {
    const [, name, sign, value = ''] =
      /^(?:export\s+)?([\w.-]+)\s*([:?+]{0,3})=\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      variables.set(name, sign === '+' ? `${variables.get(name) ?? ''} ${value}` : value);
    }
  }
  let open: Rule[] = [];
  for (const { line, text: raw } of lines) {
    const [, files] = /^-?s?include\s+(.+)$/.exec(raw) ?? [];
    // A recipe of just has its parameters behind its name, with what they are by default.
    const [, targets, needs = ''] =
      /^(?!(?:export\s+)?[\w.-]+\s*[:?+]{0,3}=)([^\s:=#][^:#]*?)\s*::?(?![=:])\s*([^;#]*)/.exec(
        raw,
      ) ?? [];
    if (/^\s/.test(raw)) {
      const recipe = { line, text: expand(raw.trim(), variables).replace(/^[@+-]+\s*/, '') };
      open.forEach((rule) => rule.recipe.push(recipe));
    } else if (files !== undefined) {
      includes.push(...words(files));
    } else if (targets !== undefined) {
      open = words(expand(targets, variables)).map((name) => {
        const rule = rules.get(name) ?? { needs: [], recipe: [] };
        rules.set(name, rule);
        rule.needs.push(...words(expand(needs, variables)));
        return rule;
      });
    }
  }
  return { rules, includes };
}

type Rules = Map<string, (Rule & { file: string })[]>;

/** Adds the rules of a file and of what it includes. */
function addRules(repository: Repository, file: string, all: Rules, seen: Set<string>): void {
  const text = seen.has(file) ? undefined : repository.text(file);
  seen.add(file);
  if (text === undefined) {
    return;
  }
  const { rules, includes } = rulesOf(text);
  for (const [name, rule] of rules) {
    all.set(name, [...(all.get(name) ?? []), { ...rule, file }]);
  }
  for (const name of includes) {
    // A variable stands for some folder.
    const glob = inFolder(path.posix.dirname(file), name.replace(/\$[({][^)}]*[)}]\/?/g, '**/'));
    for (const included of repository.matching(glob)) {
      addRules(repository, included, all, seen);
    }
  }
}

/** The rule of a target, by its name or by a form such as `build-%`. */
const ruleOf = (rules: Rules, target: string): (Rule & { file: string })[] =>
  rules.get(target) ??
  [...rules].find(([form]) => {
    const [start = '', end] = form.split('%');
    return end !== undefined && form !== '%' && target.startsWith(start) && target.endsWith(end);
  })?.[1] ??
  [];

/**
 * What `make` or `just` runs.
 *
 * @param args what stands behind the word of the command
 * @param names glob of the names of its file
 */
export function recipesOf(
  repository: Repository,
  args: readonly string[],
  folder: string,
  names: string,
): Command[] {
  const after = (flag: string) => {
    const at = args.indexOf(flag);
    return at === -1 ? undefined : args[at + 1];
  };
  const here = inFolder(folder, after('-C') ?? '');
  const [file] = repository.matching(inFolder(here, after('-f') ?? names));
  if (file === undefined) {
    return [];
  }
  const rules: Rules = new Map();
  addRules(repository, file, rules, new Set());
  const given = args.filter(
    (word, index) => !/^-|=/.test(word) && !/^-[Cfj]$/.test(args[index - 1] ?? ''),
  );
  const open = given.length > 0 ? given : [rules.has('all') ? 'all' : 'default'];
  const seen = new Set<string>();
  const commands: Command[] = [];
  for (let target = open.pop(); target !== undefined; target = open.pop()) {
    if (!seen.has(target)) {
      seen.add(target);
      for (const { file: own, needs, recipe } of ruleOf(rules, target)) {
        open.push(...needs);
        commands.push(...recipe.map((one) => ({ ...one, file: own, folder: here })));
      }
    }
  }
  return commands;
}
