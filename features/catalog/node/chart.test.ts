import { beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { drawTimeline, FILE_COLORS, toSegments, toTimelineFile } from './chart';
import { CHART_SERIES, chartSeriesOf } from '../common/vocabulary';
import { parseQuery, prepareList } from '#platform/collections/common/query';
import { incidentsView, type IncidentRow } from '../common/view';
import { TYPES, type IncidentType } from '../common/vocabulary';

const row = (id: string, date: string, ...types: IncidentType[]): IncidentRow => ({
  id,
  name: id,
  route: `/${id}`,
  date,
  nature: 'attack',
  vectors: ['account-takeover'],
  stages: ['dependency'],
  payloads: ['backdoor'],
  types,
  ecosystems: ['npm'],
  targets: ['A library'],
  identifiers: [],
  dwellDays: null,
  exposureHours: null,
});

const ROWS = [
  row('a', '2024-03', 'source-code', 'attack-chaining'),
  row('b', '2024', 'source-code'),
  row('c', '2015', 'fake-toolchain'),
];

describe('CHART_SERIES', () => {
  it('has a place for each type, and a letter of its own for each place', () => {
    const types = Object.keys(TYPES) as IncidentType[];
    expect(types.filter((type) => !chartSeriesOf(type))).toEqual([]);
    expect(new Set(CHART_SERIES.map(({ letter }) => letter)).size).toBe(CHART_SERIES.length);
  });
});

describe('drawTimeline', () => {
  let svg: string;

  beforeAll(async () => {
    svg = await drawTimeline(toSegments(ROWS), 'vertical');
  });

  it('counts each incident once, and links each bar to a filter that finds what it counts', () => {
    const links = [
      ...svg.matchAll(/<a [^>]*href="([^"#]*)#all-entries"[^>]*aria-label="[^"]*: (\d+)/g),
    ];
    expect(links.map(([, , count]) => Number(count))).toEqual([1, 2]);
    links.forEach(([, query = '', count]) => {
      const asked = parseQuery(incidentsView, query.replaceAll('&amp;', '&'));
      expect(prepareList(incidentsView, ROWS)(asked).rows).toHaveLength(Number(count));
    });
  });

  it('has the number of its incidents above each year', () => {
    const totals = [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, total]) => Number(total));
    expect(totals).toEqual(expect.arrayContaining([1, 2]));
    expect(toSegments(ROWS).reduce((sum, { count }) => sum + count, 0)).toBe(ROWS.length);
  });

  it('leaves the letter out of a bar that has no room for it', async () => {
    const many = Array.from({ length: 60 }, (_, index) => row(`a${index}`, '2024', 'source-code'));
    const drawn = await drawTimeline(
      toSegments([...many, row('b', '2024', 'attack-chaining', 'source-code')]),
      'vertical',
    );
    expect([...drawn.matchAll(/>([A-Z])<\/text>/g)].map(([, letter]) => letter)).toEqual(['S']);
  });

  it('marks where the axis skips years, and only there', async () => {
    const marks = async (...dates: string[]) => {
      const rows = dates.map((date) => row(date, date, 'source-code'));
      const drawn = await drawTimeline(toSegments(rows), 'horizontal');
      return drawn.split('>⋮<').length - 1;
    };
    expect(await marks('2015', '2024', '2025')).toBe(1);
    expect(await marks('2024', '2025')).toBe(0);
  });
});

describe('the timeline as a file', () => {
  it('needs no page: valid XML with colors, a legend, and links with their origin', async () => {
    const svg = await toTimelineFile(ROWS, 'https://example.org/catalog/');
    const { root } = parseXml(svg);
    expect(root?.attributes.xmlns).toBe('http://www.w3.org/2000/svg');
    const legend = root?.children.filter(
      (child) => child instanceof XmlElement && child.name === 'text',
    );
    expect(legend?.map((label) => (label as XmlElement).text)).toEqual(
      CHART_SERIES.flatMap(({ letter, label }) => [letter, label]),
    );
    expect(svg).not.toContain('var(');
    expect(svg).toContain('href="https://example.org/catalog/?');
  });

  it('has the colors of the light theme', () => {
    const sheet = readFileSync(
      'features/catalog/browser/IncidentTimeline/styles.module.css',
      'utf8',
    );
    FILE_COLORS.forEach((color, index) =>
      expect(sheet).toContain(`--series-${index + 1}: ${color};`),
    );
  });
});
