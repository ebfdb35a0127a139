import { describe, expect, it } from 'vitest';
import { isIsoDay } from '../common/dates';
import { buildDay } from './buildDay';

describe('buildDay', () => {
  it('takes SOURCE_DATE_EPOCH over the clock', () => {
    expect(buildDay({ SOURCE_DATE_EPOCH: '1700000000' })).toBe('2023-11-14');
  });
  it('is an ISO day without it', () => {
    expect(isIsoDay(buildDay({}))).toBe(true);
  });
});
