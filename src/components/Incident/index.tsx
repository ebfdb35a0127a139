import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import edition from '@generated/site-catalog/default/edition.json';
import { identifierUrl } from '../../../plugins/catalog/identifiers';
import type { EntryLink, EntryPage } from '../../../plugins/catalog/pages';
import { CATALOG_ROUTE } from '../../../plugins/catalog/route';
import type { Incident } from '../../../plugins/catalog/schema';
import {
  ATTACK_TECHNIQUES,
  DATE_KINDS,
  ECOSYSTEMS,
  SLSA_THREATS,
  TYPES,
} from '../../../plugins/catalog/vocabulary';
import { formatDay, formatPartialDate } from '../../../plugins/shared/dates';
import { SITE } from '../../data/site';
import { Fact, FactList, Facts } from '../Facts';
import { FileLink } from '../FileLink';
import { Table } from '../Table';
import { toJsonLd } from './jsonLd';
import styles from './styles.module.css';

// The parts of an entry's page. `plugins/catalog/remark.ts` puts them around its account.

interface Props {
  /** Of the page of the entry. */
  frontMatter: { title: string; description: string; incident: Incident };
  page: EntryPage;
}

const DEFINITIONS = `${CATALOG_ROUTE}compromise-definitions`;

/** An identifier, linked to its record where it has one. */
function Identifier({ id }: { id: string }): ReactNode {
  const url = identifierUrl(id);
  return url === undefined ? id : <Link to={url}>{id}</Link>;
}

/** The years of the catalogue as bars, with the year of this entry set off. */
function TimelinePosition({ date }: { date: string }): ReactNode {
  const { years } = edition;
  const year = Number(date.slice(0, 4));
  const first = years[0]?.[0] ?? year;
  const last = years.at(-1)?.[0] ?? year;
  const most = Math.max(...years.map(([, count]) => count));
  const ofYear = years.find(([other]) => other === year)?.[1] ?? 0;
  return (
    <figure className={styles.timeline}>
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
      <figcaption>
        <span>{first}</span>
        <span>
          {ofYear === 1 ? 'The only entry' : `One of ${ofYear} entries`} of{' '}
          <Link to={`${CATALOG_ROUTE}${year}/`}>{year}</Link>
        </span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}

/** What is known of an incident at a glance. */
export function IncidentFacts({ frontMatter, page }: Props): ReactNode {
  const { incident } = frontMatter;
  const { date, dateKind, types, targets, ecosystems, identifiers, affectedVersions } = incident;
  return (
    <>
      <Head>
        <link rel="alternate" type="application/json" href={`${page.url}.json`} />
        <script type="application/ld+json">{toJsonLd(frontMatter, page, edition)}</script>
      </Head>
      <Facts footer={<TimelinePosition date={date} />}>
        <Fact name={DATE_KINDS[dateKind]}>
          <time dateTime={date}>{formatPartialDate(date)}</time>
        </Fact>
        <Fact name="Type">
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
          {ecosystems.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`${CATALOG_ROUTE}lists#ecosystem-${id}`}>{ECOSYSTEMS[id]}</Link>
            </span>
          ))}
        </Fact>
        {identifiers && (
          <Fact name="Identifiers">
            <ul>
              {identifiers.map((id) => (
                <li key={id}>
                  <Identifier id={id} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {affectedVersions && <Fact name="Affected versions">{affectedVersions.join(', ')}</Fact>}
      </Facts>
    </>
  );
}

/** `T1195.002` → the address of the technique. */
function techniqueUrl(id: string): string {
  return `https://attack.mitre.org/techniques/${id.replace('.', '/')}/`;
}

/** Threats and techniques that the incident shows, with the reasons. */
export function IncidentClassification({ frontMatter }: Props): ReactNode {
  const { slsa = [], attack = [] } = frontMatter.incident;
  return (
    <>
      <p>The classification is the editors’.</p>
      <Table>
        <caption>Threats and techniques that the incident shows</caption>
        <thead>
          <tr>
            <th scope="col">Threat or technique</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
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

/** Guides of this site that would have stopped or limited the incident. */
export function IncidentGuides({ page }: Props): ReactNode {
  return (
    <ul>
      {page.guides.map(({ permalink, title }) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The reports on which the entry rests. */
export function IncidentReferences({ frontMatter }: Props): ReactNode {
  return (
    <ul>
      {frontMatter.incident.references.map(({ title, url }) => (
        <li key={url}>
          <Link to={url}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function Neighbour({ label, entry }: { label: string; entry: EntryLink | null }): ReactNode {
  return (
    <Fact name={label}>
      {entry ? (
        <>
          <Link to={entry.permalink}>{entry.name}</Link>
          <br />
          <time dateTime={entry.date}>{formatPartialDate(entry.date)}</time>
        </>
      ) : (
        'None in the catalogue'
      )}
    </Fact>
  );
}

/** The entries before and after this one in time, and those that have most in common with it. */
export function IncidentNeighbours({ page }: Props): ReactNode {
  const { previous, next, similar } = page;
  return (
    <>
      <FactList className={styles.neighbours}>
        <Neighbour label="Before" entry={previous} />
        <Neighbour label="After" entry={next} />
      </FactList>
      {similar.length > 0 && (
        <>
          <p>
            Similar by{' '}
            <Link to={`${CATALOG_ROUTE}data#how-to-read-the-fields`}>
              shared targets, ecosystems and types
            </Link>
            :
          </p>
          <ul>
            {similar.map(({ permalink, name, date }) => (
              <li key={permalink}>
                <Link to={permalink}>{name}</Link>, {date.slice(0, 4)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** How to cite the entry, and where its data are. */
export function IncidentCitation({ frontMatter, page }: Props): ReactNode {
  const { title, version, date } = edition;
  return (
    <>
      <blockquote className={styles.citation}>
        “{frontMatter.title}”, in: {title}, version {version} of {formatDay(date)}.{' '}
        {SITE.copyrightHolder}. {page.url}
      </blockquote>
      <p>
        The entry as{' '}
        <FileLink file={`${CATALOG_ROUTE}${page.url.slice(edition.url.length)}.json`}>
          data in JSON
        </FileLink>
        ; <Link to={`${CATALOG_ROUTE}data`}>all formats and what the version means</Link>.
      </p>
    </>
  );
}
