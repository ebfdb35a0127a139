import { describe, expect, it } from 'vitest';
import { escapeMarkdown } from '#platform/base/common/text';
import { NO_PROGRESS, parseProgress, toReport, withEntry } from './progress';
import type { ChecklistItem } from './rules';

describe('progress', () => {
  it('comes back from its JSON, with entries of criteria that are gone', () => {
    const progress = withEntry(
      withEntry(NO_PROGRESS, 'roadmap', { done: true, link: 'https://example.org/' }),
      'a-criterion-of-the-past',
      { note: 'Two\nlines' },
    );
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":1,"entries":{}}',
    '{"format":"cncf-project-readiness","version":2,"entries":{}}',
    '{"format":"cncf-project-readiness","version":1,"entries":{"a":{"done":"yes"}}}',
    `{"format":"cncf-project-readiness","version":1,"entries":{"a":{"note":"${'x'.repeat(2001)}"}}}`,
  ])('is nothing else: %s', (text) => {
    expect(parseProgress(text)).toBeUndefined();
  });

  it('keeps what a criterion is that is not met, and nothing else', () => {
    const started = withEntry(NO_PROGRESS, 'roadmap', { state: 'started', note: 'In March.' });
    expect(parseProgress(JSON.stringify(started))).toEqual(started);
    expect(withEntry(started, 'roadmap', { state: '' }).entries).toEqual({
      roadmap: { note: 'In March.' },
    });
    expect(parseProgress(JSON.stringify(started).replace('started', 'maybe'))).toBeUndefined();
  });

  it('leaves out what an entry no longer says', () => {
    const ticked = withEntry(NO_PROGRESS, 'roadmap', { done: true });
    expect(withEntry(ticked, 'roadmap', { note: 'x' }).entries).toEqual({
      roadmap: { done: true, note: 'x' },
    });
    expect(withEntry(ticked, 'roadmap', { done: false })).toEqual(NO_PROGRESS);
  });
});

const item = (
  id: string,
  area: ChecklistItem['area'],
  rules: ChecklistItem['rules'],
): ChecklistItem => ({
  id,
  area,
  rules,
  text: `Text of ${id}`,
  evidence: [],
  guide: { text: 'Guide', href: '/guide' },
});
const required = { level: 'required', source: 'x' } as const;

const checklist = {
  items: [
    item('license', 'legal', { sandbox: required }),
    item('talk', 'process', { incubation: { level: 'suggested', source: 'x' } }),
    item('review', 'process', { incubation: required }),
    item('ladder', 'contributors', { incubation: { ...required, detail: 'with roles' } }),
    item('list', 'governance', { sandbox: required }),
  ],
  sandboxForm: [
    { title: 'Details', criteria: ['list'] },
    { title: 'Policies', criteria: ['license'] },
  ],
};
const progress = withEntry(
  withEntry(NO_PROGRESS, 'review', {
    done: true,
    link: 'https://example.org/review',
    note: 'Done in May.\n\nWith help.',
  }),
  'talk',
  { link: 'recording' },
);

describe('toReport', () => {
  it('names the project, as text', () => {
    const journey = { from: 'sandbox', to: 'incubation', project: ' <b>K*8s ' } as const;
    expect(toReport(checklist, journey, progress).split('\n')[0]).toBe(
      `# Readiness of ${escapeMarkdown('<b>K*8s')} for Incubation`,
    );
  });

  it('names the gaps, then follows the sections of the application template', () => {
    expect(toReport(checklist, { from: 'sandbox', to: 'incubation' }, progress)).toBe(
      `# Readiness for Incubation

1 of 4 required criteria are met.

## Gaps

- Text of license
- Text of ladder
- Text of list

## Application Process Principles

### Suggested

- [ ] Text of talk
  - Evidence: recording

### Required

- [x] Text of review
  - Evidence: <https://example.org/review>
  - Note: Done in May.
    With help.

## Contributors and Community

### Suggested

N/A

### Required

- [ ] Text of ladder: with roles **(gap)**

## Asked at an earlier level

- [ ] Text of license **(gap)**
- [ ] Text of list **(gap)**
`,
    );
  });

  it('follows the Sandbox form for the Sandbox', () => {
    const report = toReport(checklist, { from: 'none', to: 'sandbox' }, NO_PROGRESS);
    expect(report.match(/^(?:##|-) .*/gm)).toEqual([
      '## Gaps',
      '- Text of license',
      '- Text of list',
      '## Details',
      '- [ ] Text of list **(gap)**',
      '## Policies',
      '- [ ] Text of license **(gap)**',
    ]);
  });

  it('says what is under way, and asks for nothing that does not apply', () => {
    const states = withEntry(withEntry(NO_PROGRESS, 'license', { state: 'inapplicable' }), 'list', {
      state: 'started',
    });
    const report = toReport(checklist, { from: 'none', to: 'sandbox' }, states);
    expect(report).toContain('0 of 1 required criteria are met.\n\n## Gaps\n\n- Text of list\n');
    expect(report).toContain('- [ ] Text of license (not applicable)\n');
    expect(report).toContain('- [ ] Text of list (in progress) **(gap)**\n');
  });

  it('says that nothing is missing', () => {
    const all = checklist.items.reduce(
      (kept, { id }) => withEntry(kept, id, { done: true }),
      NO_PROGRESS,
    );
    expect(toReport(checklist, { from: 'sandbox', to: 'incubation' }, all)).toContain(
      '4 of 4 required criteria are met.\n\n## Gaps\n\nNone.\n',
    );
  });
});
