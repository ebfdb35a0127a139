import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import events from '@generated/site-events/default/events.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { daysBetween, formatDay, formatDays } from '../../../plugins/shared/dates';
import { nextKubeCon, placeOf } from '../../../plugins/events/select';
import type { HomeData } from '../../../plugins/home/data';
import { AREAS, SITE } from '../../data/site';
import { useToday } from '../../hooks/useToday';
import { CardGrid, LinkCard } from '../Cards';
import { Icon } from '../Icon';
import { Artwork } from './Artwork';
import { AUDIENCES } from './audiences';
import styles from './styles.module.css';

const CATALOGUE = '/community/tags/security-and-compliance/publications/catalog/';

/** The areas that no card of the audiences leads to. */
const OTHER_AREAS = AREAS.filter(({ id }) => !AUDIENCES.some(({ area }) => area === id));

const [PROMISE, MANNER] = SITE.tagline.split('—');

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.promise}>
          <p className={styles.name}>{SITE.title}</p>
          <Heading as="h1">
            {PROMISE}
            {/* The dash stays at the end of a line, should the line break there: a word joiner. */}
            {'\u2060'}
            <span className={styles.dash}>—</span>
            {MANNER}
          </Heading>
          <p className={styles.lead}>
            How things are done in the Cloud Native Computing Foundation: guides for a first
            contribution, for the work of maintainers, for running a project, and for the groups and
            rules above them.
          </p>
          <Link to="/search" className={styles.search}>
            <Icon name="search" size={20} /> Search guides and templates
          </Link>
        </div>
        <Artwork />
      </div>
    </header>
  );
}

function Audiences(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="audiences">
      <Heading as="h2" id="audiences">
        Where do you start?
      </Heading>
      <ul className={styles.audiences}>
        {AUDIENCES.map(({ area, title, text, to, tasks }) => (
          <li
            key={to}
            className={styles.audience}
            style={{ '--hue': `var(--hue-${area})` } as CSSProperties}
          >
            <span className={styles.tile}>
              <Icon name={area} size={28} />
            </span>
            <Heading as="h3">
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
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
  /** A number that says the most, and its unit. */
  figure?: [number: number, unit: string];
  text: string;
  area: string;
}

/** A piece of news: all of it is one link. */
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
  const event = nextKubeCon(events.events, today);
  if (!event) {
    return (
      <News
        label="Events"
        area="events"
        to="/events/"
        title="What is planned"
        text="Conferences, summits and what projects can do there."
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

function Current({ posts, catalogue }: HomeData): ReactNode {
  const [post] = posts;
  return (
    <section className={styles.section} aria-labelledby="current">
      <Heading as="h2" id="current">
        What is current
      </Heading>
      <ul className={styles.current}>
        <NextEvent />
        {post && (
          <News
            label={`Latest post, ${formatDay(post.date)}`}
            area="blog"
            to={post.permalink}
            title={post.title}
            text={post.description}
          />
        )}
        <News
          label="For security people"
          area="community"
          to={CATALOGUE}
          title="Catalogue of supply chain compromises"
          figure={[catalogue.incidents, 'incidents']}
          text={`Attacks on the software supply chain from ${catalogue.years.join(' to ')}: what happened, how, and what to take from it.`}
        />
      </ul>
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

/** The home page. Its route and its data come from `plugins/home`. */
export default function Home({ home }: { home: HomeData }): ReactNode {
  return (
    <Layout
      title={SITE.tagline}
      description="Guides, policies, templates, events and news for everyone who contributes to projects of the Cloud Native Computing Foundation."
    >
      <main>
        <Hero />
        <Audiences />
        <Current {...home} />
        <OtherAreas />
      </main>
    </Layout>
  );
}
