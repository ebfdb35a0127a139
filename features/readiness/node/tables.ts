import { type IsoDay } from '#platform/base/common/dates';
import { STAGE_IDS, STAGES } from '#platform/base/common/levels';
import { escapeMarkdown } from '#platform/base/common/text';
import { ruleOn, ruleText, textOf } from '../common/rules';
import type { CriteriaFile, Criterion } from '../common/schema';
import { AREA_IDS, AREAS, LEVEL_IDS } from '../common/vocabulary';

/** Attributes of `<Criteria />`. */
interface Attributes {
  form?: string;
  /** Ids of areas, with spaces between. */
  area?: string;
  stage?: string;
  level?: string;
  /** A file of `templates/`, for the criteria that name it. */
  file?: string;
  /** Ids of criteria, with spaces between. */
  ids?: string;
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

const LIST = new Intl.ListFormat('en');

const unknown = (what: string, values: readonly string[], given = ''): Error =>
  new Error(`has the unknown ${what} "${given}" → Use ${values.join(', ')}.`);

/** @throws Error if an attribute is none of these values */
function oneOf<T extends string>(what: string, values: readonly T[], given?: string): T {
  const value = values.find((one) => one === given);
  if (value === undefined) {
    throw unknown(what, values, given);
  }
  return value;
}

/** Criteria by file, ids, or area, in the order of the data. */
function selected(
  { criteria }: CriteriaFile,
  { file = '', ids = '', area = '' }: Attributes,
): Criterion[] {
  const wanted = `${file} ${ids} ${area}`.split(' ').filter(Boolean);
  const namesOf = ({ id, area: one, files = [] }: Criterion) => [id, one, ...files];
  const unknown = wanted.filter((name) => !criteria.some((one) => namesOf(one).includes(name)));
  if (wanted.length === 0 || unknown.length > 0) {
    throw new Error(
      `finds no criterion for "${unknown.join(' ')}" → Write a file, ids, or areas of data/criteria.yaml.`,
    );
  }
  return criteria.filter((one) => namesOf(one).some((name) => wanted.includes(name)));
}

/** What the stages make of a criterion: "suggested for the Sandbox; required for Incubation and Graduation". */
function levelsText(criterion: Criterion, today: IsoDay): string {
  const parts: { level: string; detail: string; stages: string[] }[] = [];
  for (const stage of STAGE_IDS) {
    const rule = ruleOn(criterion, stage, today);
    if (rule) {
      const { detail: asked, ...others } = rule;
      const before = rule.news?.before && `${rule.news.before} before`;
      const detail = [asked, before].filter(Boolean).join('; ');
      const level = `${ruleText(others).toLowerCase()} ${rule.phase ? 'to' : 'for'}`;
      const name = stage === 'sandbox' ? `the ${STAGES[stage]}` : STAGES[stage];
      const same = parts.find((part) => part.level === level && part.detail === detail);
      if (same) {
        same.stages.push(name);
      } else {
        parts.push({ level, detail, stages: [name] });
      }
    }
  }
  return parts
    .map(
      ({ level, detail, stages }) => `${level} ${LIST.format(stages)}${detail && ` (${detail})`}`,
    )
    .join('; ');
}

/** The tables and lists that pages draw from the criteria, by the attribute `form`. */
const FORMS: Record<string, (data: CriteriaFile, attributes: Attributes, today: IsoDay) => string> =
  {
    /** Incubation and Graduation side by side, for some areas, the strictest first. */
    compare({ criteria }, { area = '' }, today) {
      const areas = area.split(' ').map((one) => oneOf('area', AREA_IDS, one));
      const rows = criteria
        .filter((one) => areas.includes(one.area))
        .map((one) => ({
          text: nameOf(one),
          rules: [ruleOn(one, 'incubation', today), ruleOn(one, 'graduation', today)],
        }))
        .filter(({ rules }) => rules.some(Boolean));
      const laxity = ({ rules }: (typeof rows)[number]) =>
        rules.reduce((sum, rule) => sum + (rule ? LEVEL_IDS.indexOf(rule.level) : 2), 0);
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
    list({ criteria }, attributes, today) {
      const stage = oneOf('stage', STAGE_IDS, attributes.stage);
      const level = oneOf('level', LEVEL_IDS, attributes.level);
      return criteria
        .flatMap((one) => {
          const rule = ruleOn(one, stage, today);
          if (rule?.level !== level || rule.phase !== undefined) {
            return [];
          }
          const text = [nameOf(one), rule.detail ?? []].flat().join(', ');
          return [
            level === 'required'
              ? [`- **${text}.**`, one.looksFor ?? []].flat().join(' ')
              : `- ${text}`,
          ];
        })
        .join('\n');
    },

    /** What each level makes of the criteria of a file or an area, or of those named. */
    levels(data, attributes, today) {
      return selected(data, attributes)
        .map((one) => `- **${nameOf(one)}:** ${levelsText(one, today)}`)
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

    /** What Graduation asks that Incubation does not, or not so strictly, no matter since when. */
    added({ criteria }, _attributes, today) {
      return table(
        'What Graduation adds to Incubation',
        ['Criterion', 'Incubation', 'Graduation'],
        criteria.flatMap((one) => {
          const [before, after] = [
            ruleOn(one, 'incubation', today),
            ruleOn(one, 'graduation', today),
          ];
          return after && (before?.level !== after.level || before.detail !== after.detail)
            ? [[nameOf(one), ruleText(before), ruleText(after)]]
            : [];
        }),
      );
    },

    /** The rules of a stage that changed lately, after the outline of its source. */
    changes({ criteria, sources }, attributes, today) {
      const stage = oneOf('stage', STAGE_IDS, attributes.stage);
      const day = sources[stage]?.day ?? today;
      return criteria
        .flatMap((one) => {
          const rule = ruleOn(one, stage, today);
          if (rule?.news === undefined || rule.news.since <= day) {
            return [];
          }
          const earlier = rule.news.before ? `${rule.news.before} before` : 'new';
          return [`- **${nameOf(one)}:** ${earlier}, ${ruleText(rule).toLowerCase()}`];
        })
        .join('\n');
    },
  };

/**
 * The Markdown of `<Criteria form="…" />`.
 *
 * @throws Error if an attribute has a value that there isn't
 */
export function toMarkdown(data: CriteriaFile, attributes: Attributes, today: IsoDay): string {
  const form = FORMS[attributes.form ?? 'compare'];
  if (!form) {
    throw unknown('form', Object.keys(FORMS), attributes.form);
  }
  return form(data, attributes, today);
}
