import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { formatDay, formatDays, formatPartialDate } from '#platform/base/common/dates';
import { LEVELS, STAGES } from '#platform/base/common/levels';
import { compareTexts } from '#platform/base/common/text';
import { Fact, Facts, Mark } from '#platform/frame/browser/Facts';
import { nextJourney, READINESS_ROUTE, serializeJourney } from '#features/readiness/common/public';
import type { ProjectPageData } from '../../common/generated';
import { presentOf } from '../../common/levels';
import { PROJECTS_ROUTE, routeOfProject } from '../../common/route';
import type { Project } from '../../common/schema';
import { SecurityContact } from '../SecurityContact';
import { History } from './History';
import styles from './styles.module.css';

const SECURITY_ROUTE = '/security/';

const isOnGithub = (repo: string): boolean => new URL(repo).hostname === 'github.com';

/** `https://github.com/agones-dev/agones` → `agones-dev/agones`. */
function labelOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const label = hostname === 'github.com' ? pathname.slice(1) : hostname + pathname;
  return label.replace(/^www\./, '').replace(/\/$/, '');
}

/** A part of the page, which stands beside others where there is room. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Those of these links that the project has. */
function Links({
  links,
}: {
  links: readonly (readonly [label: string, url: string | undefined])[];
}): ReactNode {
  return (
    <ul>
      {links.map(
        ([label, url]) =>
          url !== undefined && (
            <li key={label}>
              <Link to={url}>{label}</Link>
            </li>
          ),
      )}
    </ul>
  );
}

/** How many pages are shown before the others are asked for. */
const FIRST = 8;

/** What on this site names the project. */
function NamedBy({ pages }: { pages: ProjectPageData['namedBy'] }): ReactNode {
  const list = (some: typeof pages) => (
    <ul>
      {some.map(({ title, route, date }) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
          {date !== undefined && <>, {formatDay(date)}</>}
        </li>
      ))}
    </ul>
  );
  const rest = pages.slice(FIRST);
  return (
    <>
      {list(pages.slice(0, FIRST))}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** Events of a project, with their days as far as known. */
function Events({ events }: Pick<ProjectPageData, 'events'>): ReactNode {
  return (
    <ul>
      {events.map(({ id, name, url, start, end, because }) => (
        <li key={id}>
          {url === undefined ? name : <Link to={url}>{name}</Link>}
          {start !== undefined && end !== undefined && <>, {formatDays(start, end)}</>}
          {because !== undefined && ' (not confirmed)'}
        </li>
      ))}
    </ul>
  );
}

/** How to take part: what to read, what to do, where to ask. */
function Contribute({ project }: { project: Project }): ReactNode {
  const { name, repo, clotributor, chat, mailingList, discussions, docs } = project;
  const github = repo !== undefined && isOnGithub(repo) ? repo.replace(/\/$/, '') : undefined;
  return (
    <Links
      links={[
        [`Guide and good first issues of ${name} on GitHub`, github && `${github}/contribute`],
        [
          'Issues for contributors on CLOTributor',
          clotributor &&
            `https://clotributor.dev/search?foundation=cncf&project=${encodeURIComponent(clotributor)}`,
        ],
        ['Documentation', docs],
        [chat?.channel === undefined ? 'Chat' : `Chat: ${chat.channel}`, chat?.url],
        ['Mailing list', mailingList],
        ['Discussions', discussions],
      ]}
    />
  );
}

/** Audits and reviews of a project, latest first. */
function Reviews({ audits = [], reviews = [] }: Pick<Project, 'audits' | 'reviews'>): ReactNode {
  const all = [
    ...audits.map(({ date, type, by, url }) => ({ kind: `${type} audit by ${by}`, date, url })),
    ...reviews,
  ].sort((a, b) => compareTexts(b.date ?? '', a.date ?? ''));
  return (
    <ul>
      {all.map(({ kind, date, url }) => (
        <li key={url}>
          <Link to={url}>{kind.charAt(0).toUpperCase() + kind.slice(1)}</Link>
          {date !== undefined && <>, {formatPartialDate(date)}</>}
        </li>
      ))}
    </ul>
  );
}

/**
 * The page of a project: the facts that the data have of it. `features/projects/node/plugin.ts`
 * provides its route and its data.
 */
export default function ProjectPage({ page }: { page: ProjectPageData }): ReactNode {
  const { project, day, neighbors, namedBy, events } = page;
  const { name, aka = [], formerly = [], description, levels, category, subcategory } = project;
  const { homepage, repo, repos = [], security, audits, reviews, clomonitor, dotProject } = project;
  const { level, from } = presentOf(levels);
  const next = nextJourney(name, level);
  const isArchived = level === 'archived';
  return (
    <>
      <PageMetadata
        title={name}
        description={`${name}: ${description}. ${LEVELS[level]} project of CNCF, with its level history, ways to contribute, and security contact.`}
      />
      <Layout>
        <main className={`container margin-vert--lg ${styles.page}`}>
          <nav aria-label="Breadcrumbs">
            <ul className="breadcrumbs">
              <li className="breadcrumbs__item">
                <Link className="breadcrumbs__link" to="/projects/">
                  Projects
                </Link>
              </li>
              <li className="breadcrumbs__item">
                <Link className="breadcrumbs__link" to={PROJECTS_ROUTE}>
                  All projects
                </Link>
              </li>
            </ul>
          </nav>
          <article className="markdown">
            <Heading as="h1">{name}</Heading>
            <p>{description}.</p>
            {formerly.length > 0 && <p>Formerly {formerly.join(', ')}.</p>}
            <Facts>
              <Fact name="Level">
                <Mark kind={level}>{LEVELS[level]}</Mark> since{' '}
                <time dateTime={from}>{formatDay(from)}</time>
              </Fact>
              <Fact name="Category">
                {category}: {subcategory}
              </Fact>
              {aka.length > 0 && <Fact name="Also called">{aka.join(', ')}</Fact>}
              {project.specification && <Fact name="Kind">Specification</Fact>}
              {homepage !== undefined && (
                <Fact name="Website">
                  <Link to={homepage}>{labelOf(homepage)}</Link>
                </Fact>
              )}
              {repo !== undefined && (
                <Fact name="Repository">
                  <Link to={repo}>{labelOf(repo)}</Link>
                </Fact>
              )}
              {dotProject !== undefined && (
                <Fact name="Metadata">
                  <Link to={dotProject}>.project repository</Link>
                </Fact>
              )}
              {clomonitor !== undefined && (
                <Fact name="Checks">
                  <Link to={`https://clomonitor.io/projects/cncf/${clomonitor}`}>CLOMonitor</Link>
                </Fact>
              )}
            </Facts>

            <Heading as="h2" id="levels">
              Level history
            </Heading>
            <History levels={levels} until={day} />
            {isArchived && (
              <p>
                CNCF no longer supports {name}. How a project can return is part of the{' '}
                <Link to="/projects/lifecycle/archiving">archiving process</Link>.
              </p>
            )}

            <div className={styles.parts}>
              {!isArchived && (
                <Part id="contribute" title="Contribute">
                  <Contribute project={project} />
                  <p>
                    New to open source? <Link to="/contributors/getting-started">Start here</Link>.
                  </p>
                </Part>
              )}

              <Part id="security" title="Report a vulnerability">
                <p>
                  <SecurityContact
                    security={security}
                    fallback={
                      <>
                        No channel is listed. <Link to={SECURITY_ROUTE}>Find another way</Link>
                      </>
                    }
                  />
                  {security?.policy !== undefined && (
                    <>
                      {' '}
                      (<Link to={security.policy}>{name} policy</Link>)
                    </>
                  )}
                  .
                </p>
                <p>
                  Keep it out of public issues and chat. See{' '}
                  <Link to={`${SECURITY_ROUTE}#what-to-send`}>what to send</Link>.
                </p>
              </Part>

              {next && (
                <Part id="next" title={`Next level: ${STAGES[next.to]}`}>
                  <p>
                    <Link to={`${READINESS_ROUTE}${serializeJourney(next)}#checklist`}>
                      What {STAGES[next.to]} asks of {name}
                    </Link>
                    , as a checklist. The steps and who decides are in{' '}
                    <Link to="/projects/moving-levels">how projects move levels</Link>.
                  </p>
                </Part>
              )}

              {(audits ?? reviews) && (
                <Part id="reviews" title="Audits and reviews">
                  <Reviews {...{ audits, reviews }} />
                </Part>
              )}

              {repos.length > 0 && (
                <Part id="repositories" title="More repositories">
                  <Links links={repos.map((url) => [labelOf(url), url])} />
                </Part>
              )}

              {events.length > 0 && (
                <Part id="events" title="Events">
                  <Events events={events} />
                </Part>
              )}

              {namedBy.length > 0 && (
                <Part id="named-by" title="On this site">
                  <NamedBy pages={namedBy} />
                </Part>
              )}

              {neighbors.length > 0 && (
                <Part id="neighbors" title={`Also in ${subcategory}`}>
                  <Links
                    links={neighbors.map((neighbor) => [neighbor, routeOfProject(neighbor)])}
                  />
                </Part>
              )}
            </div>

            <p className="soft">
              Levels as of {formatDay(day)}. <Link to={`${PROJECTS_ROUTE}#sources`}>Sources</Link>.
              Something is wrong? <Link to="/projects/update">Correct the landscape</Link>.
            </p>
          </article>
        </main>
      </Layout>
    </>
  );
}
