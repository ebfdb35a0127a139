import { describe, expect, it } from 'vitest';
import { fillIn, findPlaceholders, parseFilled, splitAtPlaceholders } from './placeholders';

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
