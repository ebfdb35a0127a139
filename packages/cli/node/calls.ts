// What the commands of a workflow call in the same repository.
import path from 'node:path';
import { isMap, isScalar, isSeq } from 'yaml';
import type { Repository } from './repository';
import { inFolder, partsOf, shellLines, type Command, type Line } from './shell';

// cspell:ignore Taskfile noxfile justfiles

/** A rule of a makefile or justfile. */
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

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

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
      includes.push(...wordsOf(files));
    } else if (targets !== undefined) {
      open = wordsOf(expand(targets, variables)).map((name) => {
        const rule = rules.get(name) ?? { needs: [], recipe: [] };
        rules.set(name, rule);
        rule.needs.push(...wordsOf(expand(needs, variables)));
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
function recipesOf(
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

/** How many calls deep is read: a step calls a target, the target a script, and that one another. */
const MAX_DEPTH = 4;

/** The texts at a path of keys of a YAML file; `*` stands for any key or item. */
function textsAt(
  repository: Repository,
  file: string,
  ...keys: readonly string[]
): { file: string; line: number; folder: string; text: string }[] {
  const yaml = repository.yaml(file);
  let nodes: unknown[] = yaml ? [yaml.document.contents] : [];
  for (const key of keys) {
    nodes = nodes.flatMap((node) =>
      isSeq(node) && key === '*'
        ? node.items
        : isMap(node)
          ? node.items
              .filter((pair) => key === '*' || (isScalar(pair.key) && pair.key.value === key))
              .map(({ value }) => value)
          : [],
    );
  }
  const folder = path.posix.dirname(file).replace(/^\.$/, '');
  return nodes.flatMap((node) =>
    yaml && isScalar(node)
      ? [
          {
            file,
            line: yaml.lines.linePos(node.range?.[0] ?? 0).line,
            folder,
            text: String(node.value),
          },
        ]
      : [],
  );
}

/** The lines of the parts of a file that are wanted; all of them if none is. */
function linesOf(text: string, opens: RegExp, isWanted: (head: string) => boolean): Line[] {
  const lines = text.split('\n').map((one, index) => ({ line: index + 1, text: one.trim() }));
  let isIn = false;
  const part = lines.filter((one) => {
    isIn = opens.test(one.text) ? isWanted(one.text) : isIn;
    return isIn;
  });
  return (part.length > 0 ? part : lines).filter((one) => !/^(?:[#;]|$)/.test(one.text));
}

/** What the environments of `tox`, or the sessions of `nox`, run that a command names. */
function ofEnvironments(
  repository: Repository,
  words: readonly string[],
  folder: string,
  [names, opens, flag]: [names: string, opens: RegExp, flag: RegExp],
): Command[] {
  const at = words.findIndex((word) => flag.test(word));
  const wanted = at === -1 ? [] : (words[at + 1] ?? '').split(',');
  const isAll = wanted.length === 0 || wanted.some((one) => one.includes('$'));
  return repository.matching(inFolder(folder, names)).flatMap((file) =>
    linesOf(
      repository.text(file) ?? '',
      opens,
      (head) => isAll || wanted.some((one) => head.split(/[^\w-]+/).includes(one)),
    ).map(({ line, text }) => ({
      // Python has the words of a command as a list.
      text: text.replace(/^.*\brun\w*\((.*)\)$/, (_, args: string) =>
        args.replace(/["',\s]+/g, ' ').trim(),
      ),
      line,
      file,
      folder,
    })),
  );
}

/** What a script of `package.json` runs. */
function ofPackage(repository: Repository, script: string, folder: string): Command[] {
  const file = inFolder(folder, 'package.json');
  return (repository.has(file) ? textsAt(repository, file, 'scripts', script) : []).map((one) => ({
    ...one,
    folder,
  }));
}

/** What tasks of a Taskfile run. */
const ofTask = (repository: Repository, names: readonly string[], folder: string): Command[] =>
  repository.matching(inFolder(folder, 'Taskfile.{yml,yaml}')).flatMap((file) =>
    names.flatMap((name) => {
      const at = (...keys: readonly string[]) => textsAt(repository, file, 'tasks', name, ...keys);
      return [
        ...at('cmds', '*'),
        ...at('cmds', '*', 'cmd'),
        ...[...at('cmds', '*', 'task'), ...at('deps', '*'), ...at('deps', '*', 'task')].map(
          (one) => ({
            ...one,
            text: `task ${one.text}`,
          }),
        ),
      ];
    }),
  );

/** What the hooks of `pre-commit` run, by the names of the tools. */
export const ofHooks = (repository: Repository): Command[] =>
  repository.matching('.pre-commit-config.{yaml,yml}').flatMap((file) => [
    ...textsAt(repository, file, 'repos', '*', 'hooks', '*', 'id').map((one) => ({
      ...one,
      text: `${one.text} run`,
    })),
    ...textsAt(repository, file, 'repos', '*', 'hooks', '*', 'entry'),
  ]);

const SCRIPT = /\.(?:ba|z)?sh$/;
const SHELL = /^#!.*\b(?:ba|z|da|k)?sh\b/;

/** What a script of the repository runs, by its path from a folder or from the root. */
function ofScript(repository: Repository, name: string, folder: string): Command[] {
  const file = [folder, ''].map((one) => inFolder(one, name)).find(repository.has);
  const isPath = name.includes('/') || SCRIPT.test(name);
  const text = file === undefined || !isPath ? '' : (repository.text(file) ?? '');
  return file !== undefined && (SCRIPT.test(file) || SHELL.test(text))
    ? shellLines(text).map((one) => ({ ...one, file, folder }))
    : [];
}

function calledBy(repository: Repository, { text, folder }: Command): Command[] {
  let here = folder;
  return partsOf(text).flatMap((part) => {
    const [word = '', ...words] = part
      .split(/\s+/)
      .map((one) => one.replace(/^["'(]+|["')]+$/g, ''));
    const named = words.filter((one) => !/^-|=/.test(one));
    switch (word.split('/').at(-1)) {
      case 'cd':
      case 'pushd':
        here = inFolder(here, words[0] ?? '');
        return [];
      case 'make':
        return recipesOf(repository, words, here, '{GNUmakefile,Makefile}');
      case 'just':
        return recipesOf(repository, words, here, '{,.}justfile');
      case 'task':
        return ofTask(repository, named, here);
      case 'tox':
        return ofEnvironments(repository, words, here, ['tox.ini', /^\[/, /^-e$/]);
      case 'nox':
        return ofEnvironments(repository, words, here, [
          'noxfile.py',
          /^def /,
          /^(?:-[se]|--sessions?)$/,
        ]);
      case 'npm':
      case 'pnpm':
      case 'yarn': {
        const [script] = named.filter((one) => !/^run(?:-script)?$/.test(one));
        return script === undefined ? [] : ofPackage(repository, script, here);
      }
      case 'pre-commit':
        return ofHooks(repository);
      default:
        return ofScript(repository, word, here);
    }
  });
}

/** Commands, and those that they call in the repository. */
export function withCalled(repository: Repository, commands: readonly Command[]): Command[] {
  const all = new Map<string, Command>();
  let level = commands;
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const fresh: Command[] = [];
    for (const one of level) {
      const key = `${one.file}:${one.line}:${one.text}`;
      if (!all.has(key)) {
        all.set(key, one);
        fresh.push(one);
      }
    }
    level = fresh.flatMap((one) => calledBy(repository, one));
  }
  return [...all.values()];
}
