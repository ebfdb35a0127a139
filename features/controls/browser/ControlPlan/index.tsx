import { useMemo, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import edition from '@generated/site-controls/default/edition.json';
import data from '@generated/site-controls/default/plan.json';
import rows from '@generated/site-collections/default/incidents.json';
import Heading from '@theme/Heading';
import { incidentsView, PLAN_ROUTE, type IncidentRow } from '#features/catalog/common/public';
import { compareNames, fold, foldedWords } from '#platform/base/common/text';
import {
  choicesOf,
  emptyQuery,
  isNarrowed,
  prepareList,
  type Query,
  serializeQuery,
} from '#platform/collections/common/query';
import type { ListView } from '#platform/collections/common/view';
import { Chosen } from '#platform/collections/browser/Explorer/Facets';
import { useQuery } from '#platform/collections/browser/Explorer/useQuery';
import controls from '#platform/frame/browser/controls.module.css';
import { inList, Links } from '#platform/frame/browser/Links';
import { SaveButtons, Select } from '#platform/frame/browser/controls';
import {
  chooseControls,
  effectsOf,
  summaryOf,
  toChecklist,
  toPlanTable,
  type Plan,
  type PlannedIncident,
} from '../../common/plan';
import { EFFECTS } from '../../common/vocabulary';
import styles from './styles.module.css';

/** The filters of the catalog, and incidents by name beside them. */
const VIEW: ListView<IncidentRow> = { ...incidentsView, selection: 'incident' };
const BY_NAME = [...rows].sort((a, b) => compareNames(a.name, b.name));
const ROWS = new Map(rows.map((row) => [row.id, row]));
const CONTROLS = new Map(data.controls.map((control) => [control.id, control]));
const YEARS = [...new Set(rows.map(({ date }) => date.slice(0, 4)))].sort().reverse();
const find = prepareList(VIEW, rows);

/** Facets that the page itself asks for; those of the catalog come with the address. */
const ASKED = VIEW.facets.filter(({ id }) => id === 'ecosystem' || id === 'vector');

const EXAMPLES: readonly { label: string; query: Partial<Query> }[] = [
  {
    label: 'xz, tj-actions, and Shai-Hulud',
    query: { selected: ['xz', 'tj-actions', 'shai-hulud'] },
  },
  {
    label: 'npm account takeovers since 2024',
    query: { chosen: { ecosystem: ['npm'], vector: ['account-takeover'] }, from: 2024 },
  },
];

/** The files of a plan, by the label of the button that saves them. */
const FORMATS = ['Markdown checklist', 'CSV'] as const;

/** Saves a plan; what that takes is loaded on demand. */
async function save(format: (typeof FORMATS)[number], plan: Plan): Promise<void> {
  const { saveFile } = await import('#platform/base/browser/textFiles');
  if (format === 'CSV') {
    saveFile('controls.csv', toPlanTable(plan), 'text/csv;charset=utf-8');
  } else {
    saveFile('controls.md', toChecklist(plan), 'text/markdown');
  }
}

/** The incidents that a name or a part of it means: those of this very name, or all with its words. */
function named(text: string): IncidentRow[] {
  const words = foldedWords(text);
  const exact = rows.filter(({ id, name }) => [id, fold(name)].includes(fold(text.trim())));
  return exact.length > 0 || words.length === 0
    ? exact
    : rows.filter(({ name }) => words.every((word) => fold(name).includes(word)));
}

const address = (permalink: string) => new URL(permalink, edition.url).href;

const toIncident = ({ id, name }: IncidentRow): PlannedIncident => {
  const { permalink = '', controls = [] } = data.incidents[id] ?? {};
  return { id, name, url: address(permalink), controls };
};

/** The plan for incidents by their ids and those that a query finds, latest first. */
function toPlan(query: Query, ids: readonly string[]): Plan {
  const found = new Set(isNarrowed(VIEW, query) ? find(query).rows : []);
  const incidents = rows.filter((row) => found.has(row) || ids.includes(row.id)).map(toIncident);
  const { steps, uncovered } = chooseControls(incidents);
  return {
    url: address(`../catalog/controls${serializeQuery(VIEW, { ...query, selected: ids })}`),
    incidents,
    steps: steps.flatMap(({ id, helps }) => {
      const control = CONTROLS.get(id);
      return control ? [{ control: { ...control, url: address(control.permalink) }, helps }] : [];
    }),
    uncovered,
  };
}

function IncidentLink({ id }: { id: string }): ReactNode {
  const row = ROWS.get(id);
  return row && <Link to={row.route}>{row.name}</Link>;
}

/** The controls of a plan, the first that helps most, each with what it does and how to get there. */
function Steps({ steps }: Pick<Plan, 'steps'>): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({ control, helps }) => (
        <li key={control.id}>
          <Heading as="h3">
            <Link to={control.permalink}>{control.title}</Link>
          </Heading>
          <p>
            {control.objective} ({control.id})
          </p>
          <ul>
            {helps.map(({ incident, how, at, reason }) => (
              <li key={incident.id}>
                {how[0]?.toUpperCase()}
                {EFFECTS[how].slice(1)} <IncidentLink id={incident.id} /> at the {at}: {reason}
              </li>
            ))}
          </ul>
          <p>
            How:{' '}
            <Links to={control.template ? [...control.guides, control.template] : control.guides} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What a plan leaves open. */
function Rest({ steps, uncovered, incidents }: Plan): ReactNode {
  const effects = effectsOf(steps);
  const lists = [
    ['No control in the catalog helps against:', uncovered],
    ['Limited, but not prevented:', incidents.filter((one) => effects.get(one) === 'limit')],
    [
      'Revealed, but neither prevented nor limited:',
      incidents.filter((one) => effects.get(one) === 'detect'),
    ],
  ] as const;
  return (
    <>
      <Heading as="h2" id="what-remains">
        What remains
      </Heading>
      {lists.every(([, some]) => some.length === 0) && (
        <p>These controls would have prevented all of them.</p>
      )}
      {lists.map(
        ([label, some]) =>
          some.length > 0 && (
            <p key={label}>
              {label}{' '}
              {inList(some, ({ id }) => (
                <IncidentLink id={id} />
              ))}
            </p>
          ),
      )}
    </>
  );
}

/** Chooses the controls for incidents, which readers name or filter; the address holds which. */
export function ControlPlan(): ReactNode {
  const { query, change } = useQuery(VIEW);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const selected = useMemo(
    () => [...new Set(query.selected)].filter((id) => ROWS.has(id)),
    [query.selected],
  );
  const plan = useMemo(() => toPlan(query, selected), [query, selected]);

  const add = () => {
    const [row, ...others] = named(typed);
    if (row && others.length === 0) {
      change({ selected: [...new Set([...selected, row.id])] });
      setTyped('');
      setProblem('');
    } else {
      setProblem(
        row
          ? `${others.length + 1} incidents have these words. Choose one from the list.`
          : 'No incident has this name. Choose one from the list.',
      );
    }
  };
  const done = (part: Partial<Query>) => {
    change(part);
    status.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <search>
        <div className={clsx('box small', styles.form)}>
          <div className={styles.name}>
            <label>
              Incident
              <input
                className={controls.labeled}
                name="incident"
                list="incident-names"
                autoComplete="off"
                value={typed}
                aria-describedby="incident-problem"
                onChange={({ target }) => {
                  setTyped(target.value);
                  setProblem('');
                }}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') {
                    add();
                  }
                }}
              />
            </label>
            <button type="button" className="button button--secondary button--sm" onClick={add}>
              Add
            </button>
          </div>
          <datalist id="incident-names">
            {BY_NAME.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <p id="incident-problem" role="alert" className={styles.problem}>
            {problem}
          </p>
          {ASKED.map(({ id, label, values }) => (
            <Select
              key={id}
              label={label}
              name={id}
              value={query.chosen[id]?.[0] ?? ''}
              options={[['', 'Any'], ...Object.entries(values)]}
              onChange={(value) => {
                const others = Object.entries(query.chosen).filter(([facet]) => facet !== id);
                const own = value === '' ? [] : [[id, [value]] as const];
                change({ chosen: Object.fromEntries([...others, ...own]) });
              }}
            />
          ))}
          <Select
            label="Since"
            name="from"
            value={String(query.from ?? '')}
            options={[['', 'Any year'], ...YEARS.map((year) => [year, year] as const)]}
            onChange={(year) => change({ from: year === '' ? null : Number(year) })}
          />
        </div>
      </search>
      <Chosen
        choices={[
          ...selected.map((id) => ({
            label: ROWS.get(id)?.name ?? id,
            without: { selected: selected.filter((other) => other !== id) },
          })),
          ...choicesOf(VIEW, query),
        ]}
        takeOff={done}
        clear={() => done(emptyQuery(VIEW))}
      />
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {plan.incidents.length > 0
          ? summaryOf(plan)
          : selected.length > 0 || isNarrowed(VIEW, query)
            ? 'No incident matches. Remove a filter.'
            : 'No incident chosen yet.'}
      </p>
      {plan.incidents.length > 0 ? (
        <>
          <p className="wrap">
            <SaveButtons
              formats={FORMATS}
              save={(format) => save(format, plan)}
              failure="The file couldn't be made. Try again."
            />
          </p>
          <Steps steps={plan.steps} />
          <Rest {...plan} />
        </>
      ) : (
        <p>
          For example:{' '}
          {inList(EXAMPLES, ({ label, query: asked }) => (
            <Link to={PLAN_ROUTE + serializeQuery(VIEW, asked)}>{label}</Link>
          ))}
          .
        </p>
      )}
      <p className={styles.noScript}>
        Choosing needs JavaScript. Without it, start with the ten controls linked below.
      </p>
    </>
  );
}
