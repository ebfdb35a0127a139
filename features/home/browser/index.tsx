import { type CSSProperties, type ReactNode, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { opens } from '@contribute-site/light-client/common/marks';
import ahead from '@generated/site-events/default/ahead.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { daysBetween, formatDay, formatDays, localDay } from '#platform/base/common/dates';
import { compareTexts } from '#platform/base/common/text';
import {
  instantText,
  MEETINGS_ROUTE,
  nextKubeCon,
  nextStartOf,
  placeOf,
} from '#features/events/common/public';
import type { HomeData } from '../common/data';
import { SITE } from '#platform/base/common/site';
import { useToday } from '#platform/base/browser/useToday';
import { Icon } from '#platform/frame/browser/Icon';
import { doors, type Door } from './doors';
import { Drawing } from './Drawing';
import styles from './styles.module.css';

/** Days for which a post or a change counts as news. */
const NEWS_DAYS = 90;

/** What most readers come for. */
const FIRST = [
  { label: 'Find an issue', to: '/projects/all' },
  { label: 'Check readiness', to: '/projects/readiness' },
  { label: 'See benefits', to: '/resources/benefits' },
  {
    label: 'Security controls',
    to: '/community/tags/security-and-compliance/publications/catalog/controls',
  },
];

const [PROMISE, MANNER] = SITE.tagline.split('—');

function Hero({ children }: { children: ReactNode }): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <Heading as="h1">
            {PROMISE}
            <span className={styles.dash}>—</span>
            {MANNER}
          </Heading>
          <p className={styles.lead}>
            How things work at the Cloud Native Computing Foundation, for contributors, maintainers,
            and project leads.
          </p>
          <Link to="/search" className={styles.search} {...opens('site-search')}>
            <Icon name="search" size={20} /> Search guides and templates
          </Link>
          <nav aria-label="First things">
            <ul className={clsx('plain', styles.first)}>
              {FIRST.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {children}
      </div>
    </header>
  );
}

interface NewsProps {
  /** What kind of news it is. */
  label: string;
  to: string;
  title: string;
  /** The most telling number, and its unit. */
  figure?: readonly [number: number, unit: string];
  text: ReactNode;
}

/** A piece of news, clickable as a whole. */
function News({ label, to, title, figure, text }: NewsProps): ReactNode {
  return (
    <li className={styles.news}>
      {figure && (
        <p className={clsx('small', styles.figure)}>
          <strong>{figure[0]}</strong> {figure[1]}
        </p>
      )}
      <div>
        <p className={clsx('small', styles.label)}>{label}</p>
        <Heading as="h3">
          <Link to={to} className="cover">
            {title}
          </Link>
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}

/** The open deadline that closes first. */
function NextDeadline(): ReactNode {
  const today = useToday();
  const deadline = ahead.deadlines.find(({ closes }) => closes >= today);
  if (!deadline) {
    return null;
  }
  const days = daysBetween(today, deadline.closes);
  return (
    <News
      label="Next deadline"
      to="/events/#all-deadlines"
      title={deadline.name}
      figure={[days, days === 1 ? 'day left' : 'days left']}
      text={`By ${formatDay(deadline.closes)}`}
    />
  );
}

/** The public meeting that begins next or has just begun, in the reader's time zone; before that is known, in UTC. */
function NextMeeting(): ReactNode {
  const today = useToday();
  const isBrowser = useIsBrowser();
  const [now] = useState(() => new Date());
  const [next] = ahead.meetings
    .map((meeting) => ({
      name: meeting.name,
      start: isBrowser ? nextStartOf(meeting, now) : meeting.next[0],
    }))
    .sort((a, b) => compareTexts(a.start ?? '9', b.start ?? '9'));
  if (next?.start === undefined) {
    return null;
  }
  const day = isBrowser ? localDay(new Date(next.start)) : next.start.slice(0, 10);
  const days = Math.max(0, daysBetween(today, day));
  return (
    <News
      label="Next meeting"
      to={MEETINGS_ROUTE}
      title={next.name}
      figure={[days, days === 1 ? 'day to go' : 'days to go']}
      text={
        <time dateTime={next.start}>{instantText(next.start, isBrowser ? undefined : 'UTC')}</time>
      }
    />
  );
}

function NextEvent(): ReactNode {
  const today = useToday();
  const event = nextKubeCon(ahead.editions, today);
  if (!event) {
    return (
      <News
        label="Events"
        to="/events/"
        title="What's planned"
        text="Conferences, summits, and what projects can do there."
      />
    );
  }
  const days = daysBetween(today, event.start);
  return (
    <News
      label={days > 0 ? 'Next event' : 'Running now'}
      to="/events/kubecon"
      title={event.name}
      {...(days > 0 && { figure: [days, days === 1 ? 'day to go' : 'days to go'] })}
      text={[placeOf(event), formatDays(event.start, event.end)].filter(Boolean).join(', ')}
    />
  );
}

/** The latest post, while it is news. */
function LatestPost({ post }: Pick<HomeData, 'post'>): ReactNode {
  const today = useToday();
  return (
    post &&
    daysBetween(post.date, today) <= NEWS_DAYS && (
      <News
        label={`Latest post, ${formatDay(post.date)}`}
        to={post.permalink}
        title={post.title}
        text={post.description}
      />
    )
  );
}

function Current({ post, change }: HomeData): ReactNode {
  const today = useToday();
  return (
    <section className={styles.current} aria-labelledby="current">
      <Heading as="h2" id="current">
        What's happening
      </Heading>
      <ul className="plain">
        <NextDeadline />
        <NextMeeting />
        <NextEvent />
        <LatestPost post={post} />
        {change && daysBetween(change.date, today) <= NEWS_DAYS && (
          <News
            label={`Changed ${formatDay(change.date)}`}
            to={change.to}
            title={change.title}
            text={change.text}
          />
        )}
      </ul>
      <p className={styles.more}>
        <Link to="/whats-new">See what's new on this site</Link>
      </p>
    </section>
  );
}

function DoorCard({ id, label, to, description, tasks }: Door): ReactNode {
  return (
    <li className={styles.door} style={{ '--hue': `var(--hue-${id})` } as CSSProperties}>
      <div className={styles.head}>
        <Drawing name={id} />
        <Heading as="h3">
          <Link to={to} className="cover">
            {label}
          </Link>
        </Heading>
        <p>{description}</p>
      </div>
      <ul className={clsx('plain', styles.tasks)}>
        {tasks.map((task) => (
          <li key={task.to}>
            <Link to={task.to}>
              <Icon name="arrow" size={18} />
              {task.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The home page. `features/home/node` provides its route and its data. */
export default function Home({ home }: { home: HomeData }): ReactNode {
  return (
    <Layout
      title={SITE.tagline}
      description="Guides, policies, templates, events, and news for everyone who contributes to projects of the Cloud Native Computing Foundation."
    >
      <main>
        <Hero>
          <Current {...home} />
        </Hero>
        <section className={styles.section} aria-labelledby="doors">
          <Heading as="h2" id="doors">
            What brings you here?
          </Heading>
          <ul className={clsx('plain', styles.doors)}>
            {doors(home).map((door) => (
              <DoorCard key={door.id} {...door} />
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
