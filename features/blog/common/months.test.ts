import { describe, expect, it } from 'vitest';
import { isNextMonth } from './months';

const issue = (day: string) => `/preview/blog/${day}/ProjectNewsletter`;

describe('isNextMonth', () => {
  it('holds for issues of months that follow each other, across a year too', () => {
    expect(isNextMonth(issue('2023/05/24'), issue('2023/06/23'))).toBe(true);
    expect(isNextMonth(issue('2023/12/20'), issue('2024/01/26'))).toBe(true);
  });

  it('takes the month that the address names, not that of the day', () => {
    const monthly = (rest: string) => `/blog/2026/07/${rest}`;
    const june = monthly('01/cloud-native-project-monthly-june-2026');
    const july = monthly('31/cloud-native-project-monthly-july-2026');
    expect(isNextMonth(june, july)).toBe(true);
    expect(
      isNextMonth(issue('2025/11/20'), '/blog/x/cloud-native-project-monthly-december-2025'),
    ).toBe(true);
  });

  it('does not hold the other way round, over a gap, or for other posts', () => {
    expect(isNextMonth(issue('2023/06/23'), issue('2023/05/24'))).toBe(false);
    expect(isNextMonth(issue('2023/05/24'), issue('2023/07/20'))).toBe(false);
    expect(isNextMonth(issue('2024/04/25'), '/blog/maintainer-summit-2025')).toBe(false);
    expect(isNextMonth('/blog/2025/09/16/a', '/blog/2025/10/16/a')).toBe(false);
  });
});
