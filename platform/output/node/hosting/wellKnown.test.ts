import { describe, expect, it } from 'vitest';
import { expiryProblem, securityTxt } from './wellKnown';

describe('security.txt', () => {
  it('has the fields that RFC 9116 asks for', () => {
    const text = securityTxt('https://example.org', 'https://github.com/a/b');
    expect(text).toMatch(/^Contact: https:\/\/github\.com\/a\/b\/security\/advisories\/new$/m);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
    expect(text).toMatch(/^Canonical: https:\/\/example\.org\/\.well-known\/security\.txt$/m);
  });

  it.each([
    ['2027-01-30', undefined],
    ['2027-01-29', /expires in 29 days/],
    ['2026-12-30', /has expired/],
    ['2028-01-03', /expires too late/],
  ])('that expires on %s is told about in time', (expires, problem) => {
    const told = expiryProblem(expires, '2026-12-31');
    expect(told ?? 'fine').toMatch(problem ?? /^fine$/);
  });
});
