import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import edition from '@generated/site-catalog/default/edition.json';
import type { IncidentPage } from '../../common/generated';
import { CATALOG_ROUTE, recordFile, techniqueUrl } from '../../common/route';
import { ATTACK_TECHNIQUES, REFERENCE_TYPES, SLSA_THREATS } from '../../common/vocabulary';
import { formatDay, formatPartialDate, yearOf } from '#platform/base/common/dates';
import { SITE } from '#platform/base/common/site';
import { Fact, FactList } from '#platform/frame/browser/Facts';
import { FileLink } from '#platform/frame/browser/controls';
import { LinkColumns } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import { Citation } from '../Citation';
import type { IncidentProps } from './Facts';
import styles from './styles.module.css';

// What stands below the account of an incident; `features/catalog/node/remark.ts` puts it there.

/** The threats and techniques of an incident, with the reasons for the classification. */
export function IncidentClassification({ frontMatter }: IncidentProps): ReactNode {
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
export function IncidentFigures({ frontMatter }: IncidentProps): ReactNode {
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
export function IncidentGuides({ page }: IncidentProps): ReactNode {
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
export function IncidentReferences({ frontMatter }: IncidentProps): ReactNode {
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
export function IncidentNeighbors({ page }: IncidentProps): ReactNode {
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
          <LinkColumns
            links={related.map(({ permalink, name, date }) => ({
              permalink,
              label: name,
              remark: yearOf(date),
            }))}
          />
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
export function IncidentHistory({ frontMatter, page }: IncidentProps): ReactNode {
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
export function IncidentCitation({ frontMatter, page }: IncidentProps): ReactNode {
  const { title, version, date } = edition;
  return (
    <>
      <Citation
        text={`"${frontMatter.title}", in: ${title}, version ${version} of ${formatDay(date)}. ${SITE.copyrightHolder}. ${page.url}`}
      />
      <p>
        Get the entry as{' '}
        <FileLink file={CATALOG_ROUTE + recordFile(page.url, edition.url)}>JSON data</FileLink>, or
        see <Link to={`${CATALOG_ROUTE}data`}>all formats and what the version means</Link>.
      </p>
    </>
  );
}
