// What the commands of a workflow call in the same repository.
import path from 'node:path';
import { isMap, isScalar, isSeq } from 'yaml';
import { recipesOf } from './makefile';
import type { Repository } from './repository';
import { inFolder, partsOf, shellLines, type Command, type Line } from './shell';

// cspell:ignore Taskfile noxfile

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
