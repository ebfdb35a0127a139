import { Fragment, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import edition from '@generated/site-catalog/default/edition.json';
import type { IncidentPage } from '../../common/generated';
import { dateOf, ecosystemAddress, vectorAddress } from '../../common/view';
import { CATALOG_ROUTE, CHECK_ROUTE, describeIdentifier, recordFile } from '../../common/route';
import type { Incident } from '../../common/schema';
import { DATE_KINDS, ECOSYSTEMS, TYPES, VECTORS, type DateKind } from '../../common/vocabulary';
import { counted } from '#platform/base/common/text';
import { groupBy } from '#platform/base/common/lists';
import { daysBetween, formatDay, formatPartialDate, yearOf } from '#platform/base/common/dates';
import { Fact, FactList, Facts } from '#platform/frame/browser/Facts';
import { SITE } from '#platform/base/common/site';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import styles from './styles.module.css';

export interface IncidentProps {
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

const IN_WORDS = new Intl.ListFormat('en');

/** The dates of an incident on a line, as far apart as they were, those of one day together; and how long nobody noticed. */
function Course({
  dates,
  unnoticed,
}: Pick<Incident, 'dates'> & Pick<IncidentPage, 'unnoticed'>): ReactNode {
  const known = KINDS_OF_DATE.flatMap((kind) => {
    const date = dates[kind]?.date;
    return date === undefined ? [] : [{ kind, date }];
  });
  // A month isn't one moment: what is known to the month stands apart.
  const moments = [
    ...groupBy(known, ({ kind, date }) => (date.length < 10 ? kind : date)).values(),
  ];
  return (
    <FactList className={styles.course}>
      {moments.map(([first, ...others], index) => {
        const date = first?.date ?? '';
        const days = daysBetween(date, moments[index + 1]?.[0]?.date ?? date);
        const name = IN_WORDS.format(
          [first, ...others].map((one, place) => {
            const label = one ? DATE_KINDS[one.kind] : '';
            return place === 0 ? label : label.toLowerCase();
          }),
        );
        return (
          <Fact key={name} name={name} grows={Math.max(days, 0)}>
            <time dateTime={date}>{formatPartialDate(date)}</time>
            {first?.kind === 'compromised' && unnoticed !== null && (
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

/** How many identifiers the facts show. */
const MOST = 6;

/** How many packages they show at first. */
const MOST_PACKAGES = 3;

/** Packages with their bad versions, and the versions that repair them where these are known. */
function PackageTable({
  packages,
  caption,
}: Pick<IncidentPage, 'packages'> & { caption: ReactNode }): ReactNode {
  const hasFix = packages.some(({ fixed }) => fixed !== '');
  return (
    <Table data-layout="cards" className={styles.packages}>
      <caption>{caption}</caption>
      <TableHead columns={['Package', 'Bad versions', ...(hasFix ? ['Fixed in'] : [])]} />
      <tbody>
        {packages.map(({ purl, bad, fixed }) => (
          <tr key={purl + bad}>
            <td>
              <code>
                {purl
                  .replace('%40', '@')
                  .split(/(?<=[/:?&.=])|(?=[@%])/)
                  .map((part, index) => (
                    <Fragment key={index}>
                      {index > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
              </code>
            </td>
            <td data-label="Bad versions">{bad}</td>
            {hasFix && <td data-label="Fixed in">{fixed}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The window in which users could get what was harmful, for the caption of the packages. */
function windowText({ exposure }: Pick<Incident, 'exposure'>): ReactNode {
  if (!exposure) {
    return <span className="sr-only">Affected packages</span>;
  }
  const text = (moment: string) => {
    const [date = '', time] = moment.split('T');
    return formatPartialDate(date) + (time === undefined ? '' : `, ${time}`);
  };
  const end = exposure.end === undefined ? '' : ` to ${text(exposure.end)}`;
  return `Exposed from ${text(exposure.start)}${end} (UTC)`;
}

/** Structured data of an incident (schema.org): an article about an event, part of a data set. */
function toJsonLd(
  { title, description, incident }: IncidentProps['frontMatter'],
  { url, modified }: IncidentPage,
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url,
    datePublished: incident.added,
    dateModified: modified,
    license: SITE.license.url,
    publisher: { '@type': 'Organization', name: SITE.copyrightHolder },
    about: {
      '@type': 'Event',
      name: title,
      // An attack begins with its first success; that it was found or reported later is no start.
      ...(incident.dates.compromised && { startDate: incident.dates.compromised.date }),
    },
    keywords: [
      ...incident.types,
      ...incident.ecosystems,
      ...(typeof incident.identifiers === 'string' ? [] : incident.identifiers),
    ],
    citation: incident.references.map(({ title: name, url: report }) => ({
      '@type': 'CreativeWork',
      name,
      url: report,
    })),
    isPartOf: {
      '@type': 'Dataset',
      name: edition.title,
      url: edition.url,
      version: edition.version,
      license: SITE.license.url,
    },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: edition.url + recordFile(url, edition.url),
      encodingFormat: 'application/json',
    },
  };
}

/** The facts of an incident at a glance. */
export function IncidentFacts({ frontMatter, page }: IncidentProps): ReactNode {
  const { incident } = frontMatter;
  const { dates, vectors, types, targets, ecosystems, identifiers, packageList, actors } = incident;
  const date = dateOf(incident);
  // A single one more needs no fold of its own.
  const shown = page.packages.length === MOST_PACKAGES + 1 ? MOST_PACKAGES + 1 : MOST_PACKAGES;
  const [first, others] = [page.packages.slice(0, shown), page.packages.slice(shown)];
  return (
    <>
      <Head>
        <link
          rel="alternate"
          type="application/json"
          href={edition.url + recordFile(page.url, edition.url)}
        />
      </Head>
      <JsonLd data={toJsonLd(frontMatter, page)} />
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
              <li key={target}>
                <span className="whole">{target}</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name="Ecosystem">
          <ul>
            {ecosystems.map((id) => (
              <li key={id}>
                <Link to={ecosystemAddress(id, edition.ecosystemPages)}>{ECOSYSTEMS[id]}</Link>
              </li>
            ))}
          </ul>
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
          <Fact name="Affected packages" isWide>
            <PackageTable packages={first} caption={windowText(incident)} />
            {others.length > 0 && (
              <details>
                <summary>{counted(others.length, 'more package')}</summary>
                <PackageTable packages={others} caption="The other affected packages" />
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
