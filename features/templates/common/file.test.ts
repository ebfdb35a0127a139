import { describe, expect, it } from 'vitest';
import {
  askFor,
  fillIn,
  findPlaceholders,
  newFileAddress,
  parseFilled,
  repositoryIn,
  splitAtPlaceholders,
} from './file';

describe('findPlaceholders', () => {
  it.each([
    ['# Guide of [TODO: PROJECTNAME]', '[TODO: PROJECTNAME]'],
    ['on [Slack](TODO:slack)', 'TODO:slack'],
    ['Hello $NAME,', '$NAME'],
    ['- $SLOT1', '$SLOT1'],
    ['Blocking: (yes / no)', '(yes / no)'],
  ])('finds that of %j', (text, placeholder) => {
    expect(findPlaceholders(text)).toEqual([placeholder]);
  });

  it.each([
    'a link [text](https://example.org)',
    'costs $5',
    'CI/CD (builds/tests)',
    'TODO',
    '- [ ] x',
  ])('finds none in %j', (text) => {
    expect(findPlaceholders(text)).toEqual([]);
  });

  it('names each once, in order', () => {
    expect(findPlaceholders('$B $A $B')).toEqual(['$B', '$A']);
  });
});

describe('splitAtPlaceholders', () => {
  it('loses nothing of the text', () => {
    const text = '$A: [TODO: b] and (c / d).';
    const pieces = splitAtPlaceholders(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.isPlaceholder)).toHaveLength(3);
  });
});

describe('parseFilled', () => {
  it.each([
    ['{"$A": "Tool", "$B": 1}', { $A: 'Tool' }],
    ['', {}],
    ['null', {}],
    ['{"<b>', {}],
  ])('reads %j', (text, filled) => {
    expect(parseFilled(text)).toEqual(filled);
  });
});

describe('fillIn', () => {
  it('takes what there is, wherever it belongs, and leaves the rest', () => {
    const filled = { '[TODO: NAME]': 'Tool', 'TODO:slack': '', $A: '$B' };
    expect(fillIn('[TODO: NAME] is [TODO: NAME], [here](TODO:slack), $A', filled)).toBe(
      'Tool is Tool, [here](TODO:slack), $B',
    );
  });
});

describe('repositoryIn', () => {
  it.each([
    'example/project.io',
    ' github.com/example/project.io ',
    'https://github.com/example/project.io/',
    'https://github.com/example/project.io.git',
  ])('knows %j', (text) => {
    expect(repositoryIn(text)).toBe('example/project.io');
  });

  it.each([
    '',
    'example',
    'example/a/b',
    'https://example.org/example/project',
    'example/a b',
    'javascript:/x',
    'example/project?x=1',
  ])('knows nothing of %j', (text) => {
    expect(repositoryIn(text)).toBeUndefined();
  });
});

describe('newFileAddress', () => {
  it('names the file and its text', () => {
    const { address, hasContent } = newFileAddress('example/project', '.github/A.md', '# A & b\n');
    expect(hasContent).toBe(true);
    const { pathname, searchParams } = new URL(address);
    expect(pathname).toBe('/example/project/new/main');
    expect(Object.fromEntries(searchParams)).toEqual({
      filename: '.github/A.md',
      value: '# A & b\n',
    });
  });

  it('leaves out a text that is too long for an address', () => {
    expect(newFileAddress('example/project', 'A.md', 'x'.repeat(8000))).toEqual({
      address: 'https://github.com/example/project/new/main?filename=A.md',
      hasContent: false,
    });
  });
});

describe('what a form asks for', () => {
  it.each([
    ['[TODO: days to disclosure]', 'For example 90', 'Days to disclosure', 'For example 90'],
    ['TODO:embargo-policy', 'Your policy', 'Embargo policy', 'Your policy'],
    ['[TODO: PROJECTNAME]', 'Name of your project', 'Name of your project', undefined],
    ['$LEVEL', 'The level sought', 'The level sought', undefined],
  ])('%s', (placeholder, what, label, hint) => {
    expect(askFor(placeholder, what)).toEqual({ label, ...(hint !== undefined && { hint }) });
  });

  it('is one of the parts of a choice', () => {
    expect(askFor('(public / anonymous)', 'Keep one')).toEqual({
      label: 'public or anonymous',
      hint: 'Keep one',
      choices: ['public', 'anonymous'],
    });
  });
});
