import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { Window } from 'happy-dom';
import { describe, expect, it, vi } from 'vitest';
import { askedOn } from '../../common/journey';
import type { Entry } from '../../common/progress';
import type { ChecklistItem } from '../../common/rules';
import { Criterion } from './Criterion';
import { Readiness } from '.';

const { items } = vi.hoisted(() => {
  const required = { level: 'required', source: 'dd' };
  const suggested = { level: 'suggested', source: 'dd' };
  const item = (id: string, area: string, rules: object) => ({
    ...{ id, area, rules, text: `Text of ${id}` },
    ...{ evidence: [{ text: 'A file' }], guide: { text: 'Guide', href: '/guide' } },
  });
  return {
    items: [
      item('license', 'legal', { sandbox: required, incubation: required }),
      item('talk', 'contributors', { incubation: suggested }),
      item('ladder', 'contributors', { incubation: { ...required, detail: 'with `roles`' } }),
      item('audit', 'security', { graduation: required }),
    ] as unknown as ChecklistItem[],
  };
});

// The framework's parts are JSX in JavaScript files, which only its bundler reads.
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('@theme/Heading', () => ({ default: 'h3' }));
vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/projects/readiness', search: '', hash: '' }),
}));
vi.mock('@generated/site-readiness/default/checklist.json', () => ({
  default: {
    items,
    sandboxForm: [],
    sources: { dd: { title: 'Due diligence', url: 'https://example.org', day: '2026-11-22' } },
  },
}));

/** A component as its server renders it. */
function rendered(component: ReactNode) {
  const { body } = new Window().document;
  body.innerHTML = renderToStaticMarkup(component);
  return body;
}

describe('the checklist', () => {
  const page = rendered(<Readiness />);
  const textsIn = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

  it('counts what is required on the way to Incubation, in all and by area', () => {
    expect(textsIn('[role=status]')).toContain('0 of 2 required criteria are met.');
    expect(textsIn('nav li')).toEqual([
      'License and ownership0 of 1',
      'Contributors and community0 of 1',
    ]);
  });

  it('folds what an earlier level asked, and leaves out what only a later one does', () => {
    const before = page.querySelector('section > details');
    expect(before?.querySelector('label')?.textContent).toBe('Text of license');
    expect(textsIn('section[data-other] > ul > li > label')).toEqual(['Text of audit']);
  });

  it('puts what is demanded before what is suggested, with what the level asks of it', () => {
    expect(textsIn('section > ul > li:not([data-other]) > label')).toEqual([
      'Text of ladder: with roles',
      'Text of talk',
    ]);
    expect(textsIn('li [data-no-copy] > span')).toContain('Suggested');
  });
});

describe('a criterion', () => {
  const status = (entry: Entry | undefined) => {
    const [item] = items;
    if (!item) {
      throw new Error('There is no criterion.');
    }
    const asked = askedOn(item, { from: 'none', to: 'sandbox' });
    const row = rendered(
      <ul>
        <Criterion item={item} asked={asked} entry={entry} isOut={false} />
      </ul>,
    );
    return {
      isTicked: row.querySelector('input[type=checkbox]')?.hasAttribute('checked'),
      chosen: row.querySelector('option[selected]')?.textContent,
      mark: row.querySelector('li > [data-no-copy]')?.textContent,
    };
  };

  it.each<[Entry | undefined, object]>([
    [undefined, { isTicked: false, chosen: 'Not set', mark: undefined }],
    [{ done: true }, { isTicked: true, chosen: 'Met', mark: undefined }],
    [{ state: 'started' }, { isTicked: false, chosen: 'In progress', mark: 'In progress' }],
    // Marks of an earlier version can have both; what is ticked is met.
    [
      { done: true, state: 'inapplicable' },
      { isTicked: true, chosen: 'Met', mark: undefined },
    ],
  ])('with %j has one status', (entry, expected) => {
    expect(status(entry)).toEqual(expected);
  });
});
