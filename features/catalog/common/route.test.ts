import { expect, it } from 'vitest';
import { areaOf } from '#platform/base/common/site';
import { CATALOG_ROUTE, CHECK_ROUTE } from './route';

it.each([CATALOG_ROUTE, CHECK_ROUTE, `${CATALOG_ROUTE}2024/xz`])(
  '%s belongs to the area Security, which names the folder',
  (route) => {
    expect(areaOf(route)?.id).toBe('security');
  },
);
