import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import edition from '@generated/site-catalog/default/edition.json';
import type { IncidentPage } from '../../common/generated';
import { ecosystemAddress, vectorAddress } from '../../common/route';
import { describeIdentifier, techniqueUrl } from '../../common/route';
import { dateOf } from '../../common/view';
import { CATALOG_ROUTE, CHECK_ROUTE, recordFile } from '../../common/route';
import type { Incident } from '../../common/schema';
import { versionsOf } from '../../common/vers';
import {
  ATTACK_TECHNIQUES,
  DATE_KINDS,
  ECOSYSTEMS,
  SLSA_THREATS,
  REFERENCE_TYPES,
  TYPES,
  VECTORS,
  type DateKind,
} from '../../common/vocabulary';
import { daysBetween, formatDay, formatPartialDate, yearOf } from '#platform/base/common/dates';
import { SITE } from '#platform/base/common/site';
import { Fact, FactList, Facts } from '#platform/frame/browser/Facts';
import { FileLink } from '#platform/frame/browser/controls';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { inList } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import { Citation } from '../Citation';
import { IncidentLinks } from '../IncidentLinks';
import { toJsonLd } from './jsonLd';
import styles from './styles.module.css';

// The parts of the page of an incident; `features/catalog/node/remark.ts` puts them around the
// account.

interface Props {
  /** Of the page of the incident. */
  frontMatter: { title: string; description: string; incident: Incident };
  page: IncidentPage;
}

const DEFINITIONS = `${CATALOG_ROUTE}compromise-definitions`;

/** An identifier, linked to its record where it has one. */
function Identifier({ id }: { id: string }): ReactNode {
  const { url } = describeIdentifier(id);
  return url === undefined ? id : <Link to={url}>{id}</Link>;
}

/** The years of the catalog as bars, with the year of this incident highlighted. */
function TimelinePosition({ date }: { date: string }): ReactNode {
  const { years } = edition;
  const year = yearOf(date);
  const first = years[0]?.[0] ?? year;
  const last = years.at(-1)?.[0] ?? year;
  const most = Math.max(...years.map(([, count]) => count));
  const ofYear = years.find(([other]) => other === year)?.[1] ?? 0;
  return (
    <figure className={`margin--none ${styles.timeline}`}>
      <svg viewBox={`0 0 ${years.length * 4} 24`} preserveAspectRatio="none" aria-hidden="true">
        {years.map(([other, count], index) => {
          const height = count === 0 ? 1 : 2 + (22 * count) / most;
          return (
            <rect
              key={other}
              className={other === year ? styles.here : undefined}
              x={index * 4 + 0.5}
              y={24 - height}
              width={3}
              height={height}
            />
          );
        })}
      </svg>
      <figcaption className="soft small">
        <span data-no-copy>{first}</span>
        <span>
          {ofYear === 1 ? 'The only entry' : `One of ${ofYear} entries`} from{' '}
          <Link to={`${CATALOG_ROUTE}${year}/`}>{year}</Link>
        </span>
        <span data-no-copy>{last}</span>
      </figcaption>
    </figure>
  );
}

const KINDS_OF_DATE = Object.keys(DATE_KINDS) as DateKind[];

/** The dates of an incident on a line, as far apart as they were; and how long nobody noticed. */
function Course({
  dates,
  unnoticed,
}: Pick<Incident, 'dates'> & Pick<IncidentPage, 'unnoticed'>): ReactNode {
  const known = KINDS_OF_DATE.flatMap((kind) => {
    const date = dates[kind]?.date;
    return date === undefined ? [] : [{ kind, date }];
  });
  return (
    <FactList className={styles.course}>
      {known.map(({ kind, date }, index) => {
        const days = daysBetween(date, known[index + 1]?.date ?? date);
        return (
          <Fact key={kind} name={DATE_KINDS[kind]} grows={Math.max(days, 0)}>
            <time dateTime={date}>{formatPartialDate(date)}</time>
            {kind === 'compromised' && unnoticed !== null && (
              <>
                , <strong>{unnoticed} unnoticed</strong>
              </>
            )}
          </Fact>
        );
      })}
    </FactList>
  );
}

/** How many identifiers or packages the facts show at first. */
const MOST = 6;

/** Packages with their versions. */
function PackageList({ packages }: Pick<IncidentPage, 'packages'>): ReactNode {
  return (
    <ul>
      {packages.map(({ purl, range, versions, note }) => (
        <li key={purl + (range ?? '')}>
          <code>{purl}</code>
          {range && <> {versionsOf(range)}</>}
          {versions === 'none' && ', without versions'}
          {note && <> ({note})</>}
        </li>
      ))}
    </ul>
  );
}

/** The facts of an incident at a glance. */
export function IncidentFacts({ frontMatter, page }: Props): ReactNode {
  const { incident } = frontMatter;
  const { dates, vectors, types, targets, ecosystems, identifiers, packageList, actors } = incident;
  const date = dateOf(incident);
  return (
    <>
      <Head>
        <link
          rel="alternate"
          type="application/json"
          href={edition.url + recordFile(page.url, edition.url)}
        />
      </Head>
      <JsonLd data={toJsonLd(frontMatter, page, edition)} />
      <Facts
        header={<Course dates={dates} unnoticed={page.unnoticed} />}
        footer={<TimelinePosition date={date} />}
      >
        <Fact name="Vector">
          <ul>
            {vectors.map((vector) => (
              <li key={vector}>
                <Link to={vectorAddress(vector)}>{VECTORS[vector]}</Link>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name="Type of compromise">
          <ul>
            {types.map((type) => (
              <li key={type}>
                <Link to={`${DEFINITIONS}#${type}`}>{TYPES[type]}</Link>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name="Targets">
          <ul>
            {targets.map((target) => (
              <li key={target}>{target}</li>
            ))}
          </ul>
        </Fact>
        <Fact name="Ecosystem">
          {inList(ecosystems, (id) => (
            <Link to={ecosystemAddress(id, edition.ecosystemPages)}>{ECOSYSTEMS[id]}</Link>
          ))}
        </Fact>
        <Fact name="Identifiers" isWide>
          {typeof identifiers === 'string' ? (
            'None assigned'
          ) : (
            <ul className="plain wrap">
              {identifiers.slice(0, MOST).map((id) => (
                <li key={id}>
                  <Identifier id={id} />
                </li>
              ))}
              {identifiers.length > MOST && <li>{identifiers.length - MOST} more in the data</li>}
            </ul>
          )}
        </Fact>
        {packageList && (
          <Fact name="Packages" isWide>
            <PackageList packages={page.packages.slice(0, MOST)} />
            {page.packages.length > MOST && (
              <details>
                <summary>{page.packages.length - MOST} more packages</summary>
                <PackageList packages={page.packages.slice(MOST)} />
              </details>
            )}
            <p>
              {packageList.complete ? 'Complete' : 'Incomplete'} as of{' '}
              {packageList.source ? (
                <Link to={packageList.source}>the list of {formatDay(packageList.date)}</Link>
              ) : (
                formatDay(packageList.date)
              )}
              {packageList.note && <>: {packageList.note}</>}
            </p>
            <p>
              <Link className="button button--secondary button--sm" to={CHECK_ROUTE}>
                Check your lockfile
              </Link>
            </p>
          </Fact>
        )}
        {actors && (
          <Fact name="Publicly named actors" isWide>
            <ul>
              {actors.map(({ actor, name, attributedBy, source, confidence }) => {
                const known = page.actors.find(({ id }) => id === actor);
                const group = known?.mitre?.group;
                return (
                  <li key={name}>
                    {name}
                    {known && !name.startsWith(known.name) && `, ${known.name}`}
                    {group && ', '}
                    {group && (
                      <Link to={`https://attack.mitre.org/groups/${group}/`}>{group}</Link>
                    )}{' '}
                    (<Link to={source}>{attributedBy}</Link>; confidence: {confidence})
                  </li>
                );
              })}
            </ul>
          </Fact>
        )}
      </Facts>
    </>
  );
}

/** The threats and techniques of an incident, with the reasons for the classification. */
export function IncidentClassification({ frontMatter }: Props): ReactNode {
  const { slsa = [], attack = [] } = frontMatter.incident;
  return (
    <>
      <p>The editors of the catalog made this classification.</p>
      <Table>
        <caption>Threats and techniques that the incident shows</caption>
        <TableHead columns={['Threat or technique', 'Reason']} />
        <tbody>
          {slsa.map(({ threat, reason }) => (
            <tr key={threat}>
              <td>
                <Link to="https://slsa.dev/spec/v1.2/threats">SLSA threat {threat}</Link>:{' '}
                {SLSA_THREATS[threat]}
              </td>
              <td>{reason}</td>
            </tr>
          ))}
          {attack.map(({ technique, reason }) => (
            <tr key={technique}>
              <td>
                <Link to={techniqueUrl(technique)}>ATT&amp;CK {technique}</Link>:{' '}
                {ATTACK_TECHNIQUES[technique]}
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** Figures on the impact, each with its basis and source. */
export function IncidentFigures({ frontMatter }: Props): ReactNode {
  return (
    <ul>
      {(frontMatter.incident.impact ?? []).map(({ figure, basis, source }) => (
        <li key={figure}>
          {figure} (<Link to={source}>{basis}</Link>)
        </li>
      ))}
    </ul>
  );
}

/** Guides of this site that would have prevented or limited the incident. */
export function IncidentGuides({ page }: Props): ReactNode {
  return (
    page.guides.length > 0 && (
      <>
        <p>The guides to read:</p>
        <ul>
          {page.guides.map(({ permalink, title }) => (
            <li key={permalink}>
              <Link to={permalink}>{title}</Link>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** The reports on which the account is based. */
export function IncidentReferences({ frontMatter }: Props): ReactNode {
  return (
    <ul>
      {frontMatter.incident.references.map(({ title, url, type, date, archive }) => (
        <li key={url}>
          <Link to={url}>{title}</Link> ({REFERENCE_TYPES[type].toLowerCase()}
          {date && `, ${formatPartialDate(date)}`}
          {archive && (
            <>
              , <Link to={archive}>archived copy</Link>
            </>
          )}
          )
        </li>
      ))}
    </ul>
  );
}

function Neighbor({ label, entry }: { label: string; entry: IncidentPage['previous'] }): ReactNode {
  return (
    <Fact name={label}>
      {entry ? (
        <>
          <Link to={entry.permalink}>{entry.name}</Link>
          <br />
          <time className="soft small" dateTime={entry.date}>
            {formatPartialDate(entry.date)}
          </time>
        </>
      ) : (
        'None in the catalog'
      )}
    </Fact>
  );
}

/** The incidents before and after this one, and those that have the most in common with it. */
export function IncidentNeighbors({ page }: Props): ReactNode {
  const { previous, next, similar, related } = page;
  return (
    <>
      <FactList className={styles.neighbors}>
        <Neighbor label="Before" entry={previous} />
        <Neighbor label="After" entry={next} />
      </FactList>
      {related.length > 0 && (
        <>
          <p>Related, as chosen by the editors:</p>
          <IncidentLinks incidents={related} />
        </>
      )}
      {similar.length > 0 && (
        <>
          <p>
            Similar by{' '}
            <Link to={`${CATALOG_ROUTE}data#how-to-read-the-fields`}>
              shared targets, ecosystems, and types
            </Link>
            :
          </p>
          <ul>
            {similar.map(({ permalink, name, date }) => (
              <li key={permalink}>
                <Link to={permalink}>{name}</Link>, {yearOf(date)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What changed in the entry since it was added, and when its facts were last checked. */
export function IncidentHistory({ frontMatter, page }: Props): ReactNode {
  const added = { date: frontMatter.incident.added, change: 'Added to the catalog.' };
  return (
    <>
      <ul>
        {[...page.changes, added].map(({ date, change }) => (
          <li key={date + change}>
            <time dateTime={date}>{formatDay(date)}</time>: {change}
          </li>
        ))}
      </ul>
      {page.reviewed && (
        <p>
          The editors last compared its facts with their sources on{' '}
          <time dateTime={page.reviewed}>{formatDay(page.reviewed)}</time>.
        </p>
      )}
    </>
  );
}

/** How to cite the incident, and where to get its data. */
export function IncidentCitation({ frontMatter, page }: Props): ReactNode {
  const { title, version, date } = edition;
  return (
    <>
      <Citation
        text={`“${frontMatter.title}”, in: ${title}, version ${version} of ${formatDay(date)}. ${SITE.copyrightHolder}. ${page.url}`}
      />
      <p>
        Get the entry as{' '}
        <FileLink file={CATALOG_ROUTE + recordFile(page.url, edition.url)}>JSON data</FileLink>, or
        see <Link to={`${CATALOG_ROUTE}data`}>all formats and what the version means</Link>.
      </p>
    </>
  );
}
