import path from 'node:path';

// cspell:ignore nohup pipx

export interface Line {
  line: number;
  text: string;
}

/** A command of a shell, and where it stands. */
export interface Command extends Line {
  file: string;
  /** The folder in which it runs, without a slash at its end. */
  folder: string;
}

/** A path from the root, seen from a folder. */
export const inFolder = (folder: string, to: string): string =>
  path.posix.normalize(path.posix.join(folder, to)).replace(/\/$/, '').replace(/^\.$/, '');

/** Lines of a shell: a backslash at the end of one continues it. Comments are no commands. */
export function shellLines(text: string, from = 1): Line[] {
  const all: Line[] = [];
  let isOpen = false;
  text.split('\n').forEach((raw, index) => {
    const part = raw.replace(/\\\s*$/, ' ');
    const last = all.at(-1);
    if (isOpen && last) {
      last.text += part.trimStart();
    } else {
      all.push({ line: from + index, text: part });
    }
    isOpen = /\\\s*$/.test(raw);
  });
  return all.filter((one) => !/^\s*(?:#|$)/.test(one.text));
}

/** What may stand before the word of a command. */
const BEFORE =
  /^(?:[@+-]+(?=\w)|(?:\w+=(?:"[^"]*"|'[^']*'|\S*)|sudo|time|exec|env|eval|nohup|xargs|if|then|else|do|while|!|\(|\{|timeout \S+|run|(?:poetry|uv|pipx|hatch|pdm|pipenv) run|uvx|npx|python3? -m|(?:ba|z)?sh(?: -\w+)*|source|\.)\s+)/;

/** The simple commands of a line, without what stands before their words. */
export const partsOf = (text: string): string[] =>
  text
    .split(/&&|\|\||[;|`]|\$\(/)
    .map((part) => {
      let rest = part.trim();
      for (let next = rest.replace(BEFORE, ''); next !== rest; next = rest.replace(BEFORE, '')) {
        rest = next.trim();
      }
      return rest;
    })
    .filter((part) => part !== '');
