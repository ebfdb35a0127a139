import { slugOf } from '#platform/base/common/text';
import type { Project } from '../common/schema';

/** A project for tests, with other facts, right or wrong. */
export const testProject = ({
  name = 'Lamp',
  ...over
}: { name?: string } & Record<string, unknown> = {}): Project => ({
  name,
  levels: { sandbox: '2020-01-10' },
  description: 'Gives light',
  category: 'Runtime',
  subcategory: 'Light',
  repo: `https://github.com/${slugOf(name)}/code`,
  ...over,
});

/** What stands above the projects in their file. */
export const HEAD = {
  day: '2026-09-14',
  license: 'CC BY 4.0',
  sources: [{ name: 'A', url: 'https://a.example/', day: '2026-09-14', gives: 'Levels' }],
};
