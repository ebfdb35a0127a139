import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import { formatDay, formatDays, formatPartialDate } from '#platform/base/common/dates';
import { LEVELS, STAGES } from '#platform/base/common/levels';
import { compareTexts } from '#platform/base/common/text';
import { inList } from '#platform/frame/browser/Links';
import { Mark } from '#platform/frame/browser/Facts';
import mark from '#platform/frame/browser/Facts.module.css';
import { TextStart } from '#platform/frame/browser/Menu';
import { PageTools } from '#platform/frame/browser/PageTools';
import { nextJourney, READINESS_ROUTE, serializeJourney } from '#features/readiness/common/public';
import { durationOf, monthsBetween, presentOf, staysOf } from '../../common/levels';
import {
  listOfProjects,
  PROJECTS_ROUTE,
  routeOfProject,
  type ProjectPageData,
} from '../../common/pages';
import type { Project } from '../../common/schema';
import { Tile } from '../parts';
import styles from './styles.module.css';

const SECURITY_ROUTE = '/security/';

/** `https://github.com/agones-dev/agones` → `agones-dev/agones`. */
function labelOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const label = hostname === 'github.com' ? pathname.slice(1) : hostname + pathname;
  return label.replace(/^www\./, '').replace(/\/$/, '');
}

/** `https://groups.google.com/forum/#!forum/etcd-dev` → `etcd-dev`. */
function labelOfList(url: string): string {
  const [, name] =
    /\b(?:groups\.google\.com|lists\.cncf\.io)\/.*?(?:forum|g)\/([\w-]+)\b/.exec(url) ?? [];
  return name ?? labelOf(url);
}

/** Servers of which many projects have a channel, and where to ask for an invitation. */
const SLACKS: Readonly<Record<string, readonly [name: string, invitation: string]>> = {
  'cloud-native.slack.com': ['CNCF Slack', 'https://slack.cncf.io/'],
  'slack.cncf.io': ['CNCF Slack', 'https://slack.cncf.io/'],
  'kubernetes.slack.com': ['Kubernetes Slack', 'https://slack.k8s.io/'],
  'slack.k8s.io': ['Kubernetes Slack', 'https://slack.k8s.io/'],
};

/** The channel of a chat: as the data have it, or from an address that holds its name. */
const channelOf = ({ url, channel }: NonNullable<Project['chat']>): string | undefined => {
  const [, name] = /\/(?:messages|archives)\/([a-z][\w-]+)\/?$/.exec(url) ?? [];
  return channel ?? (name === undefined ? undefined : `#${name}`);
};

/** What is behind an address without a channel, as far as the address tells. */
const serviceOf = (url: string): string =>
  ['Slack', 'Discord'].find((service) => url.toLowerCase().includes(service.toLowerCase())) ??
  'Invitation to the chat';

/** Where the project talks, by the name of the channel and of the server. */
function Chat({ chat }: { chat: NonNullable<Project['chat']> }): ReactNode {
  const { hostname } = new URL(chat.url);
  const [server, invitation] = SLACKS[hostname] ?? [];
  const channel = channelOf(chat);
  return (
    <>
      <Link to={chat.url}>{channel ?? server ?? serviceOf(chat.url)}</Link>
      {channel === undefined && server === undefined && `, ${hostname}`}
      {channel !== undefined && server !== undefined && ` on the ${server}`}
      {channel !== undefined && server === undefined && ` on ${hostname}`}
      {invitation !== undefined && invitation !== chat.url && (
        <>
          {' '}
          (<Link to={invitation}>get an invitation</Link>)
        </>
      )}
    </>
  );
}

/** What the project is at a glance; each leads to others of which the same is true. */
function Chips({ project }: { project: Project }): ReactNode {
  const { category, languages = [], levels, mentoring, specification } = project;
  const { level, from } = presentOf(levels);
  const chips = [
    [category, { category }],
    ...languages.map((language) => [language, { language }] as const),
    ...(specification ? [['Specification', { work: 'specification' }] as const] : []),
    ...(mentoring ? [['Mentoring in 2025 or 2026', { mentoring: 'yes' }] as const] : []),
  ] as const;
  return (
    <ul className={clsx('plain wrap', styles.chips)}>
      <li>
        <Mark kind={level}>
          <span>
            {LEVELS[level]} since <time dateTime={from}>{formatDay(from)}</time>
          </span>
        </Mark>
      </li>
      {chips.map(([label, chosen]) => (
        <li key={label}>
          <Link className={styles.chip} to={listOfProjects(chosen)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** How to take part: where to begin, where to ask, and what of it isn't known. */
function Join({ project, meetings, translations }: ProjectPageData): ReactNode {
  const { name, repo, clotributor, chat, mailingList, discussions, docs } = project;
  const { mentoring } = project;
  const github = repo?.startsWith('https://github.com/') ? repo.replace(/\/$/, '') : undefined;
  const rows: readonly (readonly [
    label: string,
    value: ReactElement | string | false | undefined,
  ])[] = [
    ['Chat', chat && <Chat chat={chat} />],
    ['Meetings', meetings !== undefined && <Link to={meetings}>Dates of the public meetings</Link>],
    ['Mailing list', mailingList && <Link to={mailingList}>{labelOfList(mailingList)}</Link>],
    ['Discussions', discussions && <Link to={discussions}>{labelOf(discussions)}</Link>],
    [
      'Contributing guide',
      github && (
        <>
          <Link to={`${github}?tab=contributing-ov-file`}>{labelOf(github)}</Link>, under
          &quot;Contributing&quot;
        </>
      ),
    ],
    ['Documentation', docs && <Link to={docs}>{labelOf(docs)}</Link>],
    ['Docs also in', translations?.join(', ')],
    [
      'Mentoring',
      mentoring && (
        <>
          Mentees in 2025 or 2026.{' '}
          <Link to="/contributors/#mentorship-programs">How to become one</Link>
        </>
      ),
    ],
  ];
  const unknown = [
    ...(chat || discussions ? [] : ['chat']),
    ...(meetings === undefined ? ['public meetings'] : []),
    ...(mailingList ? [] : ['mailing list']),
  ];
  return (
    <section className={clsx('box', styles.join)} aria-labelledby="join">
      <Heading as="h2" id="join">
        Join {name}
      </Heading>
      {(github ?? clotributor) && (
        <p className="wrap">
          {github && (
            <Link className="button button--primary" to={`${github}/contribute`}>
              Good first issues<span className="sr-only"> of {name}</span> on GitHub
            </Link>
          )}
          {clotributor && (
            <Link
              className="button button--secondary"
              to={`https://clotributor.dev/search?foundation=cncf&project=${encodeURIComponent(clotributor)}`}
            >
              Issues<span className="sr-only"> of {name}</span> on CLOTributor
            </Link>
          )}
        </p>
      )}
      {rows.some(([, value]) => value) && (
        <dl className={styles.rows}>
          {rows.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {repo && unknown.length > 0 && (
        <p className="small soft">
          This site knows of no {OR.format(unknown)} of {name}. Look in{' '}
          <Link to={repo}>its README</Link>.
        </p>
      )}
      <p className="small soft">
        New to open source? <Link to="/contributors/getting-started">Start here</Link>.
      </p>
    </section>
  );
}

/** Where a vulnerability is reported, as a sentence. */
function Report({ project: { name, security } }: { project: Project }): ReactNode {
  const { policy, form, email, note } = security ?? {};
  const how = () => {
    if (form !== undefined) {
      return (
        <>
          Report it with the <Link to={form}>private form</Link> of {name}
        </>
      );
    }
    if (email !== undefined) {
      return (
        <>
          Report it to <Link to={`mailto:${email}`}>{email}</Link>
        </>
      );
    }
    return note === undefined ? (
      <>Report it as the security policy of {name} says</>
    ) : (
      <>Report it with the {note.charAt(0).toLowerCase() + note.slice(1)}</>
    );
  };
  return (
    <section aria-labelledby="security">
      <Heading as="h2" id="security">
        Report a vulnerability
      </Heading>
      <p>
        {security ? (
          <>
            {how()}
            {policy !== undefined && (
              <>
                {' '}
                (<Link to={policy}>policy</Link>)
              </>
            )}
            ,{' '}
          </>
        ) : (
          <>
            {name} lists no channel, so <Link to={SECURITY_ROUTE}>find another way</Link>,{' '}
          </>
        )}
        and keep it out of public issues and chat. See{' '}
        <Link to={`${SECURITY_ROUTE}#what-to-send`}>what to send</Link>.
      </p>
    </section>
  );
}

/** The levels of a project in their order, each as long as the project was there. */
function History({ project: { name, levels }, day }: ProjectPageData): ReactNode {
  const stays = staysOf(levels).map((stay) => ({
    ...stay,
    months: Math.max(0, monthsBetween(stay.from, stay.to ?? day)),
  }));
  return (
    <section aria-labelledby="levels">
      <Heading as="h2" id="levels">
        Level history
      </Heading>
      <ol className={clsx('plain', styles.timeline)}>
        {stays.map(({ level, from, to, months }) => (
          <li
            key={level}
            className={mark.level}
            data-mark={level}
            style={{ flexGrow: Math.max(months, 1) }}
          >
            <strong>{LEVELS[level]}</strong>
            <span className="small soft">
              {' '}
              from <time dateTime={from}>{formatDay(from)}</time>
              {to === undefined ? '' : `, for ${durationOf(months)}`}
            </span>
          </li>
        ))}
      </ol>
      {levels.archived !== undefined && (
        <p>
          CNCF no longer supports {name}. How a project can return is part of the{' '}
          <Link to="/projects/lifecycle/archiving">archiving process</Link>.
        </p>
      )}
    </section>
  );
}

/** How many of a list are shown before the others are asked for. */
const FIRST = 5;

/** A list whose first entries are in view. */
function Folded<T>({
  items,
  itemKey,
  children: show,
}: {
  items: readonly T[];
  itemKey: (item: T) => string;
  children: (item: T) => ReactNode;
}): ReactNode {
  const list = (some: readonly T[]) => (
    <ul>
      {some.map((item) => (
        <li key={itemKey(item)}>{show(item)}</li>
      ))}
    </ul>
  );
  // One or two more need no button.
  const size = items.length <= FIRST + 2 ? items.length : FIRST;
  return (
    <>
      {list(items.slice(0, size))}
      {size < items.length && (
        <details>
          <summary>{items.length - size} more</summary>
          {list(items.slice(size))}
        </details>
      )}
    </>
  );
}

/** A part of the page with a list. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Audits and reviews of a project, latest first. */
function Reviews({ audits = [], reviews = [] }: Pick<Project, 'audits' | 'reviews'>): ReactNode {
  const all = [
    ...audits.map(({ date, type, by, url }) => ({ kind: `${type} audit by ${by}`, date, url })),
    ...reviews,
  ].sort((a, b) => compareTexts(b.date ?? '', a.date ?? ''));
  return (
    <Folded items={all} itemKey={({ url }) => url}>
      {({ kind, date, url }) => (
        <>
          <Link to={url}>{kind.charAt(0).toUpperCase() + kind.slice(1)}</Link>
          {date !== undefined && <>, {formatPartialDate(date)}</>}
        </>
      )}
    </Folded>
  );
}

/** Addresses of the project, and its records elsewhere. */
function Places({ project }: { project: Project }): ReactNode {
  const { homepage, repo, repos = [], dotProject, clomonitor } = project;
  const places: [string, string | undefined, string][] = [
    ['Website', homepage, labelOf(homepage ?? repo ?? '')],
    ['Repository', repo, labelOf(repo ?? homepage ?? '')],
    ['Metadata', dotProject, '.project repository'],
    [
      'Checks',
      clomonitor && `https://clomonitor.io/projects/cncf/${clomonitor}`,
      'CLOMonitor report',
    ],
  ];
  return (
    <Part id="places" title="Links">
      <dl className={styles.rows}>
        {places.map(
          ([label, url, text]) =>
            url !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Link to={url}>{text}</Link>
                </dd>
              </div>
            ),
        )}
      </dl>
      {repos.length > 0 && (
        <details>
          <summary>
            {repos.length} more {repos.length === 1 ? 'repository' : 'repositories'}
          </summary>
          <ul>
            {repos.map((url) => (
              <li key={url}>
                <Link to={url}>{labelOf(url)}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}

/** Other projects of the same category of the landscape, those of its part first. */
function Neighbors({ project, neighbors }: ProjectPageData): ReactNode {
  const { category } = project;
  return (
    <Part id="neighbors" title="Similar projects">
      <ul className={clsx('plain', styles.neighbors)}>
        {neighbors.map((neighbor) => (
          <li key={neighbor.name}>
            <Tile name={neighbor.name} />
            <div>
              <Link className="cover" to={routeOfProject(neighbor.name)}>
                {neighbor.name}
              </Link>
              <span className="small soft">{neighbor.description}</span>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to={listOfProjects({ category })}>All projects in {category}</Link>
      </p>
    </Part>
  );
}

/** As the framework lays out a page of the docs. */
const Frame = ({ children }: { children: ReactNode }): ReactNode => (
  <div className="row" data-wide="">
    <div className="col">
      <article className={styles.page}>{children}</article>
    </div>
  </div>
);

/**
 * The page of a project: the facts that the data have of it. `features/projects/node/plugin.ts`
 * provides its route and its data.
 */
export default function ProjectPage({ page }: { page: ProjectPageData }): ReactNode {
  const { project, day, neighbors, namedBy, events } = page;
  const { name, aka = [], formerly = [], description, levels, category } = project;
  const { audits, reviews } = project;
  const { level } = presentOf(levels);
  const next = nextJourney(name, level);
  const { pathname } = useLocation();
  return (
    <Frame>
      <PageMetadata
        title={name}
        description={`${name}: ${description}. ${LEVELS[level]} project of CNCF, with its level history, ways to contribute, and security contact.`}
      />
      <DocBreadcrumbs />
      <div className={clsx('markdown', styles.text)}>
        <TextStart />
        <header className={styles.header}>
          <Tile name={name} category={category} />
          <div>
            <Heading as="h1">{name}</Heading>
            <p>
              {description}.{aka.length > 0 && <> Also called {inList(aka, (other) => other)}.</>}
              {formerly.length > 0 && <> Formerly {inList(formerly, (other) => other)}.</>}
            </p>
          </div>
          <PageTools permalink={pathname} />
        </header>
        <Chips project={project} />
        <div className={styles.columns}>
          <div>
            {level !== 'archived' && <Join {...page} />}
            <Report project={project} />
            <History {...page} />
            {(audits ?? reviews) && (
              <Part id="reviews" title="Audits and reviews">
                <Reviews {...{ audits, reviews }} />
              </Part>
            )}
            {events.length > 0 && (
              <Part id="events" title="Events">
                <Folded items={events} itemKey={({ id }) => id}>
                  {({ name: event, url, start, end, because }) => (
                    <>
                      {url === undefined ? event : <Link to={url}>{event}</Link>}
                      {start !== undefined && end !== undefined && <>, {formatDays(start, end)}</>}
                      {because !== undefined && ' (not confirmed)'}
                    </>
                  )}
                </Folded>
              </Part>
            )}
            {namedBy.length > 0 && (
              <Part id="named-by" title="On this site">
                <Folded items={namedBy} itemKey={({ route }) => route}>
                  {({ title, route, date }) => (
                    <>
                      <Link to={route}>{title}</Link>
                      {date !== undefined && <>, {formatDay(date)}</>}
                    </>
                  )}
                </Folded>
              </Part>
            )}
          </div>
          <div>
            <Places project={project} />
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
            {neighbors.length > 0 && <Neighbors {...page} />}
          </div>
        </div>
        <p className="small soft">
          Levels as of {formatDay(day)}. <Link to={`${PROJECTS_ROUTE}#sources`}>Sources</Link>.
          Something is wrong? <Link to="/projects/update">Correct the landscape</Link>.
        </p>
      </div>
    </Frame>
  );
}
