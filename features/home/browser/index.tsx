import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { opens } from '@contribute-site/light-client/common/marks';
import ahead from '@generated/site-events/default/ahead.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { daysBetween, formatDay, formatDays } from '../../../platform/base/common/dates';
import { CATALOG_ROUTE } from '../../catalog/common/public';
import { nextKubeCon, placeOf } from '../../events/common/public';
import type { HomeData } from '../common/data';
import { AREAS, SITE } from '../../../platform/base/common/site';
import { useToday } from '../../../platform/base/browser/useToday';
import { CardGrid, LinkCard } from '../../../platform/frame/browser/LinkCards';
import { Icon } from '../../../platform/frame/browser/Icon';
import { AUDIENCES } from './audiences';
import styles from './styles.module.css';

/** The areas that do not belong to one of the audiences. */
const OTHER_AREAS = AREAS.filter(({ id }) => !AUDIENCES.some(({ area }) => area === id));

/** Days for which a post counts as news. */
const NEWS_DAYS = 90;

const [PROMISE, MANNER] = SITE.tagline.split('—');

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.promise}>
          <p className={styles.name}>{SITE.title}</p>
          <Heading as="h1">
            {PROMISE}
            <span className={styles.dash}>—</span>
            {MANNER}
          </Heading>
          <p className={styles.lead}>
            How things work in the Cloud Native Computing Foundation: your first contribution, the
            work of maintainers, running a project, and the groups and rules around it all.
          </p>
          <Link to="/search" className={styles.search} {...opens('site-search')}>
            <Icon name="search" size={20} /> Search guides and templates
          </Link>
        </div>
        <nav aria-label="Ways in">
          <ul className={styles.ways}>
            {AUDIENCES.map(({ area, title, text, to }) => (
              <li key={to} style={{ '--hue': `var(--hue-${area})` } as CSSProperties}>
                <Icon name={area} size={28} />
                <Link to={to}>{title}</Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Tasks(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="tasks">
      <Heading as="h2" id="tasks">
        What brings you here?
      </Heading>
      <ul className={styles.audiences}>
        {AUDIENCES.map(({ area, title, to, tasks }) => (
          <li key={to} style={{ '--hue': `var(--hue-${area})` } as CSSProperties}>
            <Heading as="h3">{title}</Heading>
            <ul className={styles.tasks}>
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
        ))}
      </ul>
    </section>
  );
}

interface NewsProps {
  /** What kind of news it is. */
  label: string;
  to: string;
  title: string;
  /** The most telling number, and its unit. */
  figure?: [number: ReactNode, unit: string];
  text: string;
  area: string;
}

/** A piece of news, clickable as a whole. */
function News({ label, to, title, figure, text, area }: NewsProps): ReactNode {
  return (
    <li className={styles.news} style={{ '--hue': `var(--hue-${area})` } as CSSProperties}>
      <p className={styles.label}>{label}</p>
      {figure && (
        <p className={styles.figure}>
          <strong>{figure[0]}</strong> {figure[1]}
        </p>
      )}
      <Heading as="h3">
        <Link to={to}>{title}</Link>
      </Heading>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

function NextEvent(): ReactNode {
  const today = useToday();
  const event = nextKubeCon(ahead.editions, today);
  if (!event) {
    return (
      <News
        label="Events"
        area="events"
        to="/events/"
        title="What’s planned"
        text="Conferences, summits, and what projects can do there."
      />
    );
  }
  const days = daysBetween(today, event.start);
  return (
    <News
      label={days > 0 ? 'Next event' : 'Running now'}
      area="events"
      to="/events/kubecon"
      title={event.name}
      figure={days > 0 ? [days, days === 1 ? 'day to go' : 'days to go'] : undefined}
      text={[placeOf(event), formatDays(event.start, event.end)].filter(Boolean).join(', ')}
    />
  );
}

/** The open deadline that closes first. */
function NextDeadline(): ReactNode {
  const today = useToday();
  const deadline = ahead.deadlines.find(({ closes }) => closes >= today);
  return (
    deadline && (
      <News
        label="Next deadline"
        area="events"
        to="/events/#all-deadlines"
        title={deadline.name}
        text={`By ${formatDay(deadline.closes)}`}
      />
    )
  );
}

/** The latest post, while it is news. */
function LatestPost({ posts }: Pick<HomeData, 'posts'>): ReactNode {
  const today = useToday();
  const [post] = posts;
  return (
    post &&
    daysBetween(post.date, today) <= NEWS_DAYS && (
      <News
        label={`Latest post, ${formatDay(post.date)}`}
        area="blog"
        to={post.permalink}
        title={post.title}
        text={post.description}
      />
    )
  );
}

function Current({ posts, catalog }: HomeData): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="current">
      <Heading as="h2" id="current">
        What’s happening
      </Heading>
      <ul className={styles.current}>
        <NextEvent />
        <NextDeadline />
        <LatestPost posts={posts} />
        <News
          label="For security teams"
          area="community"
          to={CATALOG_ROUTE}
          title="Catalog of supply chain compromises"
          figure={[catalog.incidents, 'incidents']}
          text={`Attacks on the software supply chain from ${catalog.years.join(' to ')}: what happened, how, and what to learn from it.`}
        />
      </ul>
      <p className={styles.more}>
        See <Link to="/whats-new">what’s new on this site</Link>.
      </p>
    </section>
  );
}

function OtherAreas(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="more">
      <Heading as="h2" id="more">
        For everyone
      </Heading>
      <CardGrid>
        {OTHER_AREAS.map(({ id, label, to, description }) => (
          <LinkCard key={id} to={to} title={label} description={description} area={id} />
        ))}
      </CardGrid>
    </section>
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
        <Hero />
        <Tasks />
        <Current {...home} />
        <OtherAreas />
      </main>
    </Layout>
  );
}
