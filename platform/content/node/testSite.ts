// Content for the tests of checks.
import type { ContentFile } from '../common/contentFile';
import type { CheckedSite } from './contribution';
import { outlineOf } from './outline';

/** A page of the docs, whose text begins in line 5. */
export const testPage = (body = '', more: Partial<ContentFile> = {}): ContentFile => ({
  kind: 'doc',
  file: 'docs/a.md',
  frontMatter: {},
  body,
  bodyOffset: 4,
  ...more,
});

/** A site, on a day in 2026. */
export const testSite = (more: Partial<CheckedSite>): CheckedSite => ({
  siteDir: '.',
  files: [],
  outlineOf: (file) => outlineOf(file),
  routes: new Set(),
  today: '2026-11-25',
  ...more,
});
