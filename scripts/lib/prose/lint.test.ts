// cspell:ignore organisation artefacts licence
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../command';
import { lintProse } from './lint';

/** Rule and line of what is found in a page, or in a file of another name. */
const find = (content: string, file = 'docs/a.md') =>
  lintProse(file, content).findings.map(({ rule, line }) => `${line} ${rule}`);

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 ? 'word' : 'other')).join(' ');

describe('words', () => {
  it.each([
    ['british', 'The organisation keeps its artefacts.'],
    ['phrase', 'Keep the key safe from whoever wants it.'],
    ['phrase', 'Put the address on the blacklist.'],
    ['simplify', 'Sign the file in order to prove its origin.'],
    ['repeated-words', 'Sign the the file.'],
    ['indefinite-article', 'Write a issue.'],
    ['redundant-acronyms', 'Show it on an LCD display.'],
  ])('are found by the rule "%s"', (rule, text) => {
    expect(find(text)).toContain(`1 ${rule}`);
  });

  it.each([
    'The [organization](../organisation.md#licence) runs `colour`.',
    'It says "the licence of this catalogue".',
    '> The licence of this catalogue.',
    '```text\nlicence\n```',
    'Meet at the Euskalduna Conference Centre.',
    '<Term name="Behaviour">what it does</Term> helps.',
  ])('of others are left alone: %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('come with their place and a better way', () => {
    const { findings } = lintProse('docs/a.md', '---\ntitle: A\n---\n\nOne. The licence.\n');
    expect(findings).toEqual([
      { rule: 'british', line: 5, column: 10, message: '"licence" → license' },
    ]);
  });
});

describe('sentences', () => {
  it('have at most thirty words', () => {
    expect(find(`${words(30)}.`)).toEqual([]);
    expect(find(`One. ${words(31)}.`)).toEqual(['1 long']);
  });

  it.each(['18', 'in', 'no', 'npm', 'the ID'])('end after "%s."', (last) => {
    expect(find(`Wait for ${words(20)} ${last}. Then ${words(20)}.`)).toEqual([]);
  });

  it('may begin with code', () => {
    expect(find(`Run ${words(20)}. \`npm test\` ${words(20)}.`)).toEqual([]);
  });

  it('are not three in a row with fewer than six words', () => {
    expect(find('Write it. Read it. Read it aloud now, and then once more.')).toEqual([]);
    expect(find('Write it. Read it. Send it. Leave it.')).toEqual(['1 short']);
  });

  it('are not three in a row in the passive', () => {
    expect(find('The vote was held by mail. It was counted. The TOC told the project.')).toEqual(
      [],
    );
    expect(
      find('The vote was held by mail. It was quickly counted. All projects were told.'),
    ).toEqual(['1 passive']);
  });
});

describe('shape', () => {
  it('has no opening with the page itself', () => {
    expect(find('This page tells how to vote.')).toEqual(['1 opening']);
    expect(find('## Vote\n\nIn this section you vote.')).toEqual(['3 opening']);
    expect(find('Vote by mail.\n\nThis page has the dates.')).toEqual([]);
  });

  it('has tables that compare', () => {
    const head = '| Level | Votes |\n| --- | --- |\n';
    expect(find(`${head}| Sandbox | 6 |\n`)).toEqual(['1 table']);
    expect(find(`${head}| Sandbox | 6 |\n| Graduated | 8 |\n`)).toEqual([]);
    expect(find('| Question | Answer |\n| --- | --- |\n| Who? | You |\n| When? | Now |\n')).toEqual(
      ['1 table'],
    );
  });

  it.each(['Where to go next', 'Before and after', 'Other', 'What follows:'])(
    'has no heading "%s"',
    (heading) => {
      expect(find(`## ${heading}\n`)).toContain('1 heading');
    },
  );

  it('allows headings that say what follows, with their old address', () => {
    expect(find('## Other ways to vote {#other}\n')).toEqual([]);
  });
});

describe('fields', () => {
  it('are read where they hold sentences', () => {
    const page = '---\ntitle: The licence\ndescription: "The licence of the files."\n---\n';
    expect(find(page)).toEqual(['3 british']);
    const data = '- name: Licence\n  what: >-\n    The files.\n    Their licence.\n';
    expect(find(data, 'data/a.yaml')).toEqual(['4 british']);
  });
});

it('grades sentences, not the labels before them', () => {
  const gradeOf = (text: string) => lintProse('docs/a.md', text).counts.grade;
  const text = 'Maintainers describe every responsibility in the repository.';
  expect(gradeOf(`**Roles.** ${text}\n\n- an item without a period\n`)).toBe(gradeOf(`${text}\n`));
  expect(gradeOf(`Roles. ${text}\n`)).not.toBe(gradeOf(`${text}\n`));
});

describe('an exception', () => {
  const page = (comment: string) => `${comment}\n\nThe licence.\n\nThe licence.\n`;

  it('holds for the block after it, if it gives its reason', () => {
    expect(find(page('{/* prose: british -- the name of the file */}'))).toEqual(['5 british']);
    expect(find('# prose: british -- as in the paper\n- what: The licence.\n', 'a.yaml')).toEqual(
      [],
    );
    expect(find(page('<!-- prose: british -- a name -->'), 'README.md')).toEqual(['5 british']);
  });

  it('is found where it gives no reason, or where nothing needs it', () => {
    expect(find(page('{/* prose: british */}'))).toEqual(['1 exception', '5 british']);
    expect(find('{/* prose: long -- a list */}\n\nShort.\n')).toEqual(['1 exception']);
  });
});

it('shows its findings through ESLint', async () => {
  const eslint = new ESLint({ cwd: ROOT });
  const [result] = await eslint.lintText('The licence.\n', { filePath: 'docs/projects/a.md' });
  expect(result?.messages).toMatchObject([{ ruleId: 'prose/british', line: 1, column: 5 }]);
});
