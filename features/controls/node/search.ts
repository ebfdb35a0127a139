import type { Section } from '#platform/content/common/pageFacts';
import { anchorOf } from '../common/route';
import type { Controls } from './collection';

const section = (title: string, anchor: string, ...texts: (string | undefined)[]): Section => ({
  title,
  anchor,
  text: texts.filter(Boolean).join(' '),
  code: '',
});

/** What the page of a group shows: a section for each control. */
export function groupSections({ groups }: Controls, slug: string | undefined): Section[] {
  const { controls = [] } = groups.find((group) => group.slug === slug) ?? {};
  return controls.map(({ id, title, objective, recommendation, nist = [] }) =>
    section(
      `${id}: ${title}`,
      anchorOf(id),
      objective,
      recommendation,
      nist.map((target) => target.id).join(', '),
    ),
  );
}

/** What the page of the mapping shows: a section for each family, with its controls by number. */
export function mappingSections({ catalog, groups }: Controls): Section[] {
  const controls = groups.flatMap((group) => group.controls);
  return (catalog?.nist.families ?? []).map(({ id: family, title }) =>
    section(
      `${family}: ${title}`,
      anchorOf(family),
      ...(catalog?.nist.controls ?? [])
        .filter(({ id }) => id.startsWith(`${family}-`))
        .map(({ id, title: name }) => {
          const ours = controls.filter(({ nist = [] }) => nist.some((target) => target.id === id));
          return `NIST ${id} ${name}: ${ours.map((control) => control.id).join(', ')}.`;
        }),
    ),
  );
}
