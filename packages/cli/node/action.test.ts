import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testFolder } from '../../../platform/base/node/testPlugin';

/** Stands in for the GitHub CLI: lists comments, and notes what it is asked to write. */
const GH = `#!/usr/bin/env bash
case " $* " in
  *" --jq "*) printf '%s' "$COMMENTS" ;;
  *) echo "$*" >> "$LOG"; for last; do :; done; head -n 1 "\${last#body=@}" >> "$LOG" ;;
esac
`;

function comment(comments: string): string {
  const folder = testFolder({ gh: GH, 'report.md': '## Report\n', log: '' });
  chmodSync(path.join(folder, 'gh'), 0o755);
  const log = path.join(folder, 'log');
  const { status, stderr } = spawnSync(
    'bash',
    ['packages/cli/comment.sh', path.join(folder, 'report.md')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${folder}:${process.env.PATH ?? ''}`,
        GITHUB_REPOSITORY: 'example/tool',
        PULL_REQUEST: '7',
        COMMENTS: comments,
        LOG: log,
      },
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return readFileSync(log, 'utf8');
}

describe.skipIf(process.platform === 'win32')('comment of the action', () => {
  it('is made once', () => {
    const log = comment('');
    expect(log).toContain('--method POST repos/example/tool/issues/7/comments');
    expect(log).toContain('<!-- contribute-site check -->');
  });

  it('is updated from then on', () => {
    const log = comment('41\n42\n');
    expect(log).toContain('--method PATCH repos/example/tool/issues/comments/41 ');
    expect(log).not.toContain('POST');
  });
});

describe('action.yml', () => {
  it('hands inputs to scripts through the environment only', () => {
    const { runs } = parse(readFileSync('packages/cli/action.yml', 'utf8')) as {
      runs: { steps: { run?: string; uses?: string }[] };
    };
    for (const { run = '', uses } of runs.steps) {
      expect(run).not.toContain('${{');
      expect(uses ?? '@0123456789012345678901234567890123456789').toMatch(/@[\da-f]{40}$/);
    }
  });
});
