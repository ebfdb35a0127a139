import type { Node, Parent } from 'unist';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import {
  daysBetween,
  formatPartialDate,
  hasEnded,
  type IsoDay,
} from '../../../platform/base/common/dates';
import { escapeMarkdown } from '../../../platform/base/common/markup';
import type { Problem } from '../../../platform/base/common/problems';
import { repeatsIn } from '../../../platform/base/common/repeats';
import type { ContentFile } from '../../../platform/content/common/files';
import { readDataFile } from '../../../platform/content/node/dataFile';
import { benefitsFileSchema, GROUPS, type Benefit, type Group } from '../common/schema';

export const BENEFITS_FILE = 'data/benefits.yaml';

/** The benefits (none if the file cannot be used) and its problems. */
export function loadBenefits(siteDir: string): { benefits: Benefit[]; problems: Problem[] } {
  const { value = [], problems } = readDataFile(siteDir, BENEFITS_FILE, benefitsFileSchema);
  const repeats = repeatsIn(value, ({ id }) => [id]).map(({ item }) => ({
    file: BENEFITS_FILE,
    field: item.id,
    reason: 'is the id of two benefits',
    remedy: 'Give one of the two another id.',
  }));
  return { benefits: value, problems: [...problems, ...repeats] };
}

/**
 * Benefits whose page is gone or has moved.
 *
 * @param routes of all pages, without base path
 */
export function checkBenefitPages(
  benefits: readonly Benefit[],
  routes: ReadonlySet<string>,
): Problem[] {
  return benefits
    .filter(({ url }) => url.startsWith('/') && !routes.has(url.replace(/[?#].*/, '')))
    .map(({ id, url }) => ({
      file: BENEFITS_FILE,
      field: `${id}.url`,
      reason: `leads to ${url}, which is not a page`,
      remedy: 'Write the route of a page; it ends in a slash if the page is an index file.',
    }));
}

/** Uses of `<Benefits group="…" />` whose group is none of the tables. */
export function checkBenefitGroups(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ file, body, bodyOffset }) =>
    body.split('\n').flatMap((line, index): Problem[] => {
      const [, group] = /^<Benefits\s[^>]*?\bgroup="([^"]*)"/.exec(line) ?? [];
      return group === undefined || Object.hasOwn(GROUPS, group)
        ? []
        : [
            {
              file,
              line: bodyOffset + index + 1,
              field: '<Benefits> group',
              reason: `"${group}" is not a group of benefits`,
              remedy: `Use one of ${Object.keys(GROUPS).join(', ')}, or leave the attribute out for the list of the start page.`,
            },
          ];
    }),
  );
}

const cells = (...texts: string[]) =>
  `| ${texts.map((text) => text.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;

/**
 * The Markdown of `<Benefits group="…" />`, a table, or of `<Benefits />`, a list of those that the
 * start page names. What has ended is left out.
 */
export function toMarkdown(
  benefits: readonly Benefit[],
  group: string | undefined,
  today: IsoDay,
): string {
  const open = benefits.filter(({ until }) => until === undefined || !hasEnded(until, today));
  if (group === undefined) {
    return open
      .filter(({ highlight }) => highlight)
      .map(({ name, url, what }) => `- **[${escapeMarkdown(name)}](${url})**: ${what}`)
      .join('\n');
  }
  return [
    `Table: ${GROUPS[group as Group]}`,
    '',
    cells('Benefit', 'Who may have it', 'How to claim it', 'As of'),
    cells('---', '---', '---', '---'),
    ...open
      .filter((benefit) => benefit.group === group)
      .map(({ name, url, what, who, how, validated }) =>
        cells(
          `[${escapeMarkdown(name)}](${url}): ${what}`,
          who,
          how,
          formatPartialDate(validated.slice(0, 7)),
        ),
      ),
  ].join('\n');
}

/** Puts lists and tables in the place of `<Benefits />`. */
export function remarkBenefits({ load, today }: { load: () => Benefit[]; today: IsoDay }) {
  return (tree: Node): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent: Parent | undefined) => {
      const { name, attributes } = node as Node & {
        name: string;
        attributes: { name: string; value: string }[];
      };
      if (name !== 'Benefits' || !parent) {
        return;
      }
      const group = attributes.find((one) => one.name === 'group')?.value;
      const { children } = fromMarkdown(toMarkdown(load(), group, today), {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown()],
      });
      parent.children.splice(index, 1, ...children);
    });
  };
}

/** How long a benefit counts as known, in days. */
const GOOD_FOR_DAYS = 365;

/** Benefits that end soon, have ended, or were last confirmed more than a year ago. */
export function agingBenefits(
  benefits: readonly Benefit[],
  today: IsoDay,
  withinDays: number,
): string[] {
  return benefits.flatMap(({ name, validated, until }) => {
    if (until !== undefined && daysBetween(today, until) <= withinDays) {
      return [`Benefit "${name}" ${hasEnded(until, today) ? 'ended' : 'ends'} on ${until}.`];
    }
    return daysBetween(validated, today) > GOOD_FOR_DAYS
      ? [`Benefit "${name}" was last confirmed on ${validated}.`]
      : [];
  });
}
