// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { citationOf } from './SectionTools';

const section = {
  page: 'KubeCon',
  heading: 'Editions',
  url: 'https://contribute.cncf.io/events/kubecon#editions',
};

describe('citationOf', () => {
  it('names section, page, publisher, day, address and license', () => {
    expect(citationOf({ ...section, updated: '2026-11-21' })).toBe(
      '"Editions", in: "KubeCon", CNCF Contributors, Cloud Native Computing Foundation, last updated on November 21, 2026. https://contribute.cncf.io/events/kubecon#editions (CC BY 4.0)',
    );
  });

  it('leaves out the day if it is not known', () => {
    expect(citationOf(section)).not.toContain('updated');
  });
});
