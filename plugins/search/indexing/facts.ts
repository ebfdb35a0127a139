import { ECOSYSTEMS, TYPES } from '../../catalog/vocabulary';
import type { Incident } from '../../catalog/schema';
import type { EventsData } from '../../events/schema';
import type { LexiconTerm } from '../../lexicon/schema';
import type { Video } from '../../videos/schema';
import { TOPICS } from '../../videos/topics';
import { formatDays, formatPartialDate } from '../../shared/dates';
import { wordsOfMarkdown, type ComponentSections, type Section } from './sections';

/** What the content checks have validated. */
interface Facts {
  incident?: Incident;
  video?: Video;
}

function incidentFacts({
  targets,
  identifiers = [],
  affectedVersions = [],
  types,
  ecosystems,
  date,
}: Incident): string[] {
  return [
    ...targets,
    ...identifiers,
    ...affectedVersions,
    ...types.map((id) => TYPES[id]),
    ...ecosystems.map((id) => ECOSYSTEMS[id]),
    formatPartialDate(date),
  ];
}

function videoFacts({
  format,
  date,
  conference = '',
  speakers,
  alsoOnStage = [],
  topics,
}: Video): string[] {
  return [
    ...speakers.map(({ name }) => name),
    ...alsoOnStage,
    conference,
    format,
    formatPartialDate(date),
    ...topics.map((id) => TOPICS[id]),
  ].filter(Boolean);
}

/** Facts of a page that stand in its front matter: names by which readers look for it. */
export function factsOf(frontMatter: Record<string, unknown>): string[] {
  const { incident, video } = frontMatter as Facts;
  return [...(incident ? incidentFacts(incident) : []), ...(video ? videoFacts(video) : [])];
}

/** A term of the lexicon as the section that its page shows. */
function termSection({ term, slug, aka = [], definition, details = '' }: LexiconTerm): Section {
  return {
    title: [term, ...aka].join(', '),
    anchor: slug,
    text: `${definition} ${details}`.trim(),
    code: '',
  };
}

/** The events and deadlines of a series as running text; of all series without one. */
function eventsText({ events, deadlines }: EventsData, series: string | undefined): Section {
  const text = [...events, ...deadlines]
    .filter((one) => series === undefined || one.series === series)
    .map((one) =>
      [
        one.name,
        'start' in one && one.start && one.end ? formatDays(one.start, one.end) : '',
        'city' in one ? `${one.city ?? ''} ${one.country ?? ''} ${one.venue ?? ''}` : '',
        one.note ?? '',
      ]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
    )
    .join(' · ');
  return { title: '', anchor: '', text, code: '' };
}

/** Gives the components of Markdown pages that show data the text of that data. */
export function componentSections(
  terms: readonly LexiconTerm[],
  events: EventsData,
  templates: ReadonlyMap<string, string>,
): ComponentSections {
  return (name, { series, file = '' }) => {
    switch (name) {
      case 'Lexicon':
        return terms.map(termSection);
      case 'EventList':
        return [eventsText({ ...events, deadlines: [] }, series)];
      case 'DeadlineList':
        return [eventsText({ ...events, events: [] }, series)];
      case 'Template':
        return [
          { title: '', anchor: '', text: '', code: wordsOfMarkdown(templates.get(file) ?? '') },
        ];
      default:
        return [];
    }
  };
}

/** Adds the components that show facts of the page that they stand on. */
export function withPageFacts(
  components: ComponentSections,
  frontMatter: Record<string, unknown>,
): ComponentSections {
  const { video } = frontMatter as Facts;
  return (name, attributes) =>
    name === 'MainPoints' && video?.takeaways
      ? [{ title: '', anchor: '', text: video.takeaways.join(' '), code: '' }]
      : components(name, attributes);
}
