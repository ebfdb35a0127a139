// The prose linter as a plugin of ESLint, which shows its findings in the editor too.
import path from 'node:path';
import type { ESLint, Linter } from 'eslint';
import { ROOT } from '../command';
import { lintProse, type Finding } from './lint';

const findings = new Map<string, Finding[]>();

/** Reads whole files; no part of them is code to lint. */
const processor: Linter.Processor = {
  preprocess(text, filename) {
    const file = path.relative(ROOT, filename).split(path.sep).join('/');
    findings.set(filename, lintProse(file, text).findings);
    return [];
  },
  postprocess(_messages, filename) {
    return (findings.get(filename) ?? []).map(({ rule, line, column, message }) => ({
      ruleId: `prose/${rule}`,
      severity: 2,
      line,
      column,
      message,
    }));
  },
};

export const prose: ESLint.Plugin = { processors: { prose: processor } };
