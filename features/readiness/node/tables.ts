import { type IsoDay } from '../../../platform/base/common/dates';
import { escapeMarkdown } from '../../../platform/base/common/markup';
import { fileRuleOn, ruleOn, ruleText, textOf } from '../common/rules';
import type { CriteriaFile, StarterFile } from '../common/schema';
import { AREA_IDS, AREAS, LEVELS, STAGE_IDS, STAGES } from '../common/vocabulary';
import type { Area, Stage } from '../common/vocabulary';

/** Attributes of `<Criteria />`. */
interface Attributes {
  form?: string;
  /** Ids of areas, with spaces between. */
  area?: string;
  stage?: string;
  level?: string;
}

/** A Markdown table with its caption. */
function table(caption: string, head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [`Table: ${caption}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join(
    '\n',
  );
}

/** The words of a criterion, which are text and no Markdown. */
const nameOf = (one: Parameters<typeof textOf>[0]) => escapeMarkdown(textOf(one));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The tables and lists that pages draw from the criteria, by the attribute `form`. */
const FORMS: Record<string, (data: CriteriaFile, attributes: Attributes, today: IsoDay) => string> =
  {
    /** Incubation and Graduation side by side, for some areas, the strictest first. */
    compare({ criteria }, { area = '' }, today) {
      const areas = area.split(' ') as Area[];
      const rows = criteria
        .filter((one) => areas.includes(one.area))
        .map((one) => ({
          text: nameOf(one),
          rules: [ruleOn(one, 'incubation', today), ruleOn(one, 'graduation', today)],
        }))
        .filter(({ rules }) => rules.some(Boolean));
      const laxity = ({ rules }: (typeof rows)[number]) =>
        rules.reduce((sum, rule) => sum + (rule ? Object.keys(LEVELS).indexOf(rule.level) : 2), 0);
      return table(
        `Criteria for Incubation and Graduation: ${areas
          .map((id, index) => (index === 0 ? AREAS[id].title : AREAS[id].title.toLowerCase()))
          .join(', ')}`,
        ['Criterion', 'Incubation', 'Graduation'],
        rows
          .sort((a, b) => laxity(a) - laxity(b))
          .map(({ text, rules: [incubation, graduation] }) => [
            text,
            ruleText(incubation),
            // What a level asks is asked at the next one, too.
            incubation && !graduation ? 'As for Incubation' : ruleText(graduation),
          ]),
      );
    },

    /** What closes a Sandbox application. */
    requirements({ criteria }) {
      return table(
        'Application requirements: what passes and what fails',
        ['Requirement', 'What passes', 'What fails'],
        criteria.flatMap((one) =>
          one.fails === undefined || one.looksFor === undefined
            ? []
            : [[nameOf(one), one.looksFor, one.fails]],
        ),
      );
    },

    /** What a stage asks on one level before the vote; what is required with what the TOC looks for. */
    list({ criteria }, { stage, level }, today) {
      return criteria
        .flatMap((one) => {
          const rule = ruleOn(one, stage as Stage, today);
          if (rule?.level !== level || rule?.phase !== undefined) {
            return [];
          }
          const text = [nameOf(one), rule?.detail ?? []].flat().join(', ');
          return [
            level === 'required'
              ? [`- **${text}.**`, one.looksFor ?? []].flat().join(' ')
              : `- ${text}`,
          ];
        })
        .join('\n');
    },

    /** The evidence that the TOC looks for when an application comes in, by area. */
    triage({ criteria }) {
      return AREA_IDS.flatMap((area) => {
        const found = criteria.filter((one) => one.area === area && one.triage);
        return found.length === 0
          ? []
          : [
              `- **${AREAS[area].title}:** ${capital(found.map(({ evidence }) => evidence).join('; '))}.`,
            ];
      }).join('\n');
    },

    /** What Graduation asks that Incubation does not, or not so strictly. */
    added({ criteria }, _attributes, today) {
      return table(
        'What Graduation adds to Incubation',
        ['Criterion', 'Incubation', 'Graduation'],
        criteria.flatMap((one) => {
          const [before, after] = [
            ruleOn(one, 'incubation', today),
            ruleOn(one, 'graduation', today),
          ];
          return after && ruleText(before) !== ruleText(after) && !isSameRule(before, after)
            ? [[nameOf(one), ruleText(before), ruleText(after)]]
            : [];
        }),
      );
    },

    /** The rules of a stage that changed lately. */
    changes({ criteria }, { stage }, today) {
      return criteria
        .flatMap((one) => {
          const rule = ruleOn(one, stage as Stage, today);
          if (rule?.news?.after === undefined) {
            return [];
          }
          const earlier = rule.news.before ? `${rule.news.before} before` : 'new';
          return [`- **${nameOf(one)}:** ${earlier}, ${ruleText(rule).toLowerCase()}`];
        })
        .join('\n');
    },
  };

/** Whether two stages ask the same, no matter since when. */
const isSameRule = (a: ReturnType<typeof ruleOn>, b: ReturnType<typeof ruleOn>): boolean =>
  a?.level === b?.level && a?.detail === b?.detail;

/**
 * The Markdown of `<Criteria form="…" />`.
 *
 * @throws Error if there is no such form
 */
export function toMarkdown(data: CriteriaFile, attributes: Attributes, today: IsoDay): string {
  const form = FORMS[attributes.form ?? 'compare'];
  if (!form) {
    throw new Error(
      `<Criteria form="${String(attributes.form)}" /> → Use ${Object.keys(FORMS).join(', ')}.`,
    );
  }
  return form(data, attributes, today);
}

/** The Markdown of `<FilesByLevel />`: which file a criterion asks for at which stage. */
export function filesByLevel({ files, criteria }: CriteriaFile, today: IsoDay): string {
  const link = ({ file, page, path, choice }: StarterFile) =>
    `[\`${choice === undefined ? (path ?? file) : file}\`](${page})`;
  const rows = files
    .filter(({ choice }, index) => choice === undefined || choice !== files[index - 1]?.choice)
    .map((starter) => {
      const { choice } = starter;
      return [
        choice === undefined
          ? link(starter)
          : `\`${choice}\`, from one of ${files
              .filter((other) => other.choice === choice)
              .map(link)
              .join(', ')}`,
        ...STAGE_IDS.map((stage) => {
          const rule = fileRuleOn(starter, criteria, stage, today);
          return rule ? ruleText(rule) : 'Not asked for';
        }),
      ];
    });
  return table(
    'Files and the levels whose criteria ask for them',
    ['File', ...Object.values(STAGES)],
    rows,
  );
}
