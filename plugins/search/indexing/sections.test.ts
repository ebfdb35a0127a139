import { describe, expect, it } from 'vitest';
import { componentSections, factsOf, withPageFacts } from './facts';
import { parseMarkdown, sectionsOf, type ComponentSections } from './sections';

const sectionsIn = (body: string, components?: ComponentSections) =>
  sectionsOf(parseMarkdown(body), components);

describe('sectionsOf', () => {
  it('parts a page at its headings, with their anchors', () => {
    const body =
      'Intro.\n\n## First part\n\nOne.\n\n### Named {#own}\n\nTwo.\n\n## First part\n\nThree.';
    expect(sectionsIn(body).map(({ title, anchor, text }) => [title, anchor, text])).toEqual([
      ['', '', 'Intro.'],
      ['First part', 'first-part', 'One.'],
      ['Named', 'own', 'Two.'],
      ['First part', 'first-part-1', 'Three.'],
    ]);
  });

  it('takes the text of links, lists, tables and admonitions, and parts it', () => {
    const body =
      'A [link](x).\n\n- one\n- two\n\n| a | b |\n| - | - |\n| c | d |\n\n:::note[Title]\n\nText.\n\n:::';
    expect(sectionsIn(body)[0]?.text).toBe('A link. one · two · a · b · c · d · Title · Text.');
  });

  it('takes from components what readers see', () => {
    const body =
      '<Flow caption="A path.">\n<Step title="Proposal" tone="start">By anyone.</Step>\n</Flow>';
    expect(sectionsIn(body)[0]?.text).toBe('A path. Proposal · By anyone.');
  });

  it('keeps code apart from text, and of a template its words', () => {
    const [section] = sectionsIn('Text.\n\n```markdown\n# Roles\n\n- **Reviewer**\n```\n');
    expect(section).toMatchObject({ text: 'Text.', code: 'Roles · Reviewer' });
  });

  it('leaves lists of links to other pages out', () => {
    expect(sectionsIn('Text.\n\n## Where to go next\n\n- [Other](x)')).toHaveLength(1);
  });

  it('lets components stand for sections of their own', () => {
    const terms = [
      {
        term: 'Zero trust (ZT)',
        slug: 'zero-trust',
        group: 'concepts' as const,
        aka: ['no trust'],
        definition: 'Trust nobody.',
      },
    ];
    const resolve = componentSections(terms, { events: [], deadlines: [] }, new Map());
    expect(sectionsIn('Terms:\n\n<Lexicon />', resolve)).toEqual([
      { title: '', anchor: '', text: 'Terms:', code: '' },
      { title: 'Zero trust (ZT), no trust', anchor: 'zero-trust', text: 'Trust nobody.', code: '' },
    ]);
  });

  it('gives the words of a template to the section that shows it', () => {
    const templates = new Map([['ROLES.md', '# Roles\n\n- **Reviewer**\n']]);
    const resolve = componentSections([], { events: [], deadlines: [] }, templates);
    expect(sectionsIn('Text.\n\n<Template file="ROLES.md" />', resolve)).toMatchObject([
      { text: 'Text.', code: 'Roles · Reviewer' },
    ]);
  });

  it('gives lists of events their names, days and places', () => {
    const event = {
      id: 'x',
      name: 'Summit',
      kind: 'conference' as const,
      series: 'kubecon' as const,
      start: '2027-03-15',
      end: '2027-03-18',
      city: 'Paris',
    };
    const resolve = componentSections(
      [],
      {
        events: [event, { ...event, name: 'Other', series: 'other' }],
        deadlines: [],
      },
      new Map(),
    );
    const [section] = sectionsIn('<EventList series="kubecon" />', resolve);
    expect(section?.text).toMatch(/^Summit, .*2027, Paris$/);
  });
});

describe('factsOf', () => {
  it('names what an incident is looked for by', () => {
    const incident = {
      date: '2024-03-29',
      types: ['attack-chaining'],
      targets: ['xz'],
      identifiers: ['CVE-2024-3094'],
      ecosystems: ['linux'],
    };
    expect(factsOf({ incident })).toEqual([
      'xz',
      'CVE-2024-3094',
      'Attack Chaining',
      'Linux',
      '29 March 2024',
    ]);
  });
  it('names the people and the occasion of a recording, and gives its main points', () => {
    const video = {
      format: 'Talk',
      date: '2023-11-06',
      conference: 'KubeCon',
      speakers: [{ name: 'Ada Example', url: 'https://example.org' }],
      topics: ['inclusion'],
      takeaways: ['Welcome everybody.'],
    };
    expect(factsOf({ video })).toEqual(
      expect.arrayContaining(['Ada Example', 'KubeCon', 'Talk', '6 November 2023']),
    );
    const components = withPageFacts(() => [], { video });
    expect(sectionsIn('<MainPoints />', components)[0]?.text).toBe('Welcome everybody.');
  });

  it('has none for other pages', () => {
    expect(factsOf({ title: 'Duties' })).toEqual([]);
  });
});
