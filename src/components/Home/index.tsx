import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import events from '@generated/site-events/default/events.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { daysBetween, formatDay, formatDays } from '../../../plugins/shared/dates';
import { nextKubeCon, placeOf } from '../../../plugins/events/select';
import type { HomeData } from '../../../plugins/home/data';
import { SITE } from '../../data/site';
import { useToday } from '../../hooks/useToday';
import { CardGrid, LinkCard } from '../Cards';
import { SearchIcon } from '../icons';
import { Artwork } from './Artwork';
import { AUDIENCES } from './audiences';
import styles from './styles.module.css';

const CATALOGUE = '/community/tags/security-and-compliance/publications/catalog/';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.promise}>
        <Heading as="h1">{SITE.title}</Heading>
        <p className={styles.tagline}>{SITE.tagline}</p>
        <p>
          How things are done in the Cloud Native Computing Foundation: guides for a first
          contribution, for the work of maintainers, for running a project, and for the groups and
          rules above them.
        </p>
        <Link to="/search" className={styles.search}>
          <SearchIcon /> Search guides, policies and templates
        </Link>
      </div>
      <Artwork />
    </header>
  );
}

function Audiences(): ReactNode {
  return (
    <section aria-labelledby="audiences">
      <Heading as="h2" id="audiences">
        Where do you start?
      </Heading>
      <ul className={styles.audiences}>
        {AUDIENCES.map(({ title, text, to, tasks }) => (
          <li key={to} className={styles.audience}>
            <Heading as="h3">
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
            <ul>
              {tasks.map((task) => (
                <li key={task.to}>
                  <Link to={task.to}>{task.label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function daysToGo(days: number): string {
  return days <= 0 ? 'running now' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

function NextEvent(): ReactNode {
  const today = useToday();
  const event = nextKubeCon(events.events, today);
  if (!event) {
    return (
      <LinkCard
        to="/events/"
        title="Events"
        description="Conferences, summits and what projects can do there."
      />
    );
  }
  const facts = [placeOf(event), formatDays(event.start, event.end)].filter(Boolean);
  return (
    <LinkCard
      to="/events/kubecon"
      title={event.name}
      description={facts.join(', ')}
      meta={`Next event, ${daysToGo(daysBetween(today, event.start))}`}
    />
  );
}

function Current({ posts, catalogue }: HomeData): ReactNode {
  const [post] = posts;
  return (
    <section aria-labelledby="current">
      <Heading as="h2" id="current">
        What is current
      </Heading>
      <CardGrid>
        <NextEvent />
        {post && (
          <LinkCard
            to={post.permalink}
            title={post.title}
            description={post.description}
            meta={`Latest post, ${formatDay(post.date)}`}
          />
        )}
        <LinkCard
          to={CATALOGUE}
          title="Catalogue of supply chain compromises"
          description={`${catalogue.incidents} attacks on the software supply chain from ${catalogue.years.join(' to ')}: what happened, how, and what to take from it.`}
          meta="For security people"
        />
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
      <main className={styles.main}>
        <Hero />
        <Audiences />
        <Current {...home} />
      </main>
    </Layout>
  );
}
