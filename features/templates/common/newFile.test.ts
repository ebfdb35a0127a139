import { describe, expect, it } from 'vitest';
import { newFileAddress, repositoryIn } from './newFile';

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
