import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workflowProblems } from './workflows';

const FOLDER = path.join(__dirname, '../../.github/workflows');
const DIGEST = '08eba0b27e820071cde6df949e0beb9ba4906955';

const workflow = ({
  on = 'push',
  permissions = 'permissions: {}',
  job = '',
  steps = '- run: npm test',
} = {}) => `
on: ${on}
${permissions}
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    ${job}
    steps:
      ${steps}
`;
const problemsOf = (over: Parameters<typeof workflow>[0]) =>
  workflowProblems('check.yml', workflow(over));

describe('the workflows of this repository', () => {
  it.each(readdirSync(FOLDER))('%s has no more power than it needs', (file) => {
    expect(workflowProblems(file, readFileSync(path.join(FOLDER, file), 'utf8'))).toEqual([]);
  });
});

describe('a workflow', () => {
  it('may run a script and a pinned action', () => {
    const steps = `- uses: actions/checkout@${DIGEST} # v4.3.0
        with: { persist-credentials: false }
      - uses: ./.github/actions/own # v1.0.0
      - run: echo "$TITLE"
        env: { TITLE: '\${{ github.event.issue.title }}' }`;
    expect(problemsOf({ steps })).toEqual([]);
  });

  it.each([
    [{ steps: '- uses: actions/setup-node@v4 # v4.4.0' }, 'is not pinned by the digest'],
    [{ steps: '- uses: actions/setup-node@main # v4.4.0' }, 'is not pinned by the digest'],
    [{ steps: `- uses: a/b@${DIGEST}` }, 'has no comment with its version'],
    [{ steps: `- uses: actions/checkout@${DIGEST} # v4.3.0` }, 'leaves the token in the checkout'],
    [{ permissions: '' }, 'has no permissions'],
    [{ permissions: 'permissions: write-all' }, 'may write in every job'],
    [{ permissions: 'permissions: { contents: write }' }, 'may write in every job'],
    [
      { job: 'permissions: { contents: write }' },
      'test may write contents, which it does not need',
    ],
    [
      { steps: '- run: echo "${{ github.event.pull_request.title }}"' },
      'test puts ${{ github.event.pull_request.title }} into a script',
    ],
    [{ steps: '- run: git checkout ${{ github.head_ref }}' }, 'into a script'],
    [
      {
        steps: `- uses: a/b@${DIGEST} # v1.0.0\n        with: { script: '\${{ github.head_ref }}' }`,
      },
      'into a script',
    ],
    [
      {
        on: 'pull_request_target',
        steps: `- uses: actions/checkout@${DIGEST} # v4.3.0\n        with: { persist-credentials: false }`,
      },
      'checks out code with the rights of pull_request_target',
    ],
    [
      { on: '[pull_request]', steps: "- run: x\n        env: { T: '${{ secrets.T }}' }" },
      'gives secrets to a workflow that runs the code of pull requests',
    ],
  ])('is refused: %j', (over, problem) => {
    expect(problemsOf(over).join('\n')).toContain(problem);
  });

  it('is refused without an end', () => {
    const endless = workflow().replace('timeout-minutes: 5', '');
    expect(workflowProblems('check.yml', endless)).toEqual(['test has no timeout-minutes']);
  });
});
