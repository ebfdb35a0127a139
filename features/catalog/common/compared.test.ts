import { describe, expect, it } from 'vitest';
import { parseCompared, serializeCompared } from './compared';

describe('the address of a comparison', () => {
  it('gives back the incidents that it was made of', () => {
    expect(parseCompared(serializeCompared(['a', 'b']), () => true)).toEqual(['a', 'b']);
    expect(serializeCompared([])).toBe('');
  });

  it('names known incidents only, each once, and three at most', () => {
    const search = '?compare=a&compare=x&compare=a&compare=b&compare=c&compare=d';
    expect(parseCompared(search, (id) => id !== 'x')).toEqual(['a', 'b', 'c']);
  });
});
