import { beforeAll, expect, it } from 'vitest';
import { controlsByIncident, toGroupPages, toNist, type Model } from './pages';
import { groupSections, mappingSections } from './search';
import { siteModel } from './testModel';

let model: Model;

beforeAll(async () => {
  model = await siteModel();
});

it('maps in both directions, and leaves no control out', () => {
  const { families, mapped, unmapped } = toNist(model);
  const forth = mapped.flatMap(({ id, nist }) => nist.map((target) => `${id} ${target.id}`));
  const back = families.flatMap(({ controls }) =>
    controls.flatMap(({ id, from }) => from.map((control) => `${control.id} ${id}`)),
  );
  expect(back.sort()).toEqual(forth.sort());
  expect(mapped.length + unmapped.length).toBe(model.records.length);
  // A NIST control that nothing maps to would be an empty entry.
  expect(
    families.flatMap(({ controls }) => controls).filter(({ from }) => from.length === 0),
  ).toEqual([]);
});

it('gives each control of a group its guides, and each incident its controls in order', () => {
  const parts = [...toGroupPages(model).values()].flat();
  expect(parts.filter(({ guides }) => guides.length === 0)).toEqual([]);
  expect(parts.map(({ id }) => id)).toEqual(model.records.map(({ id }) => id));
  const named = controlsByIncident(model);
  for (const { id, controls } of model.incidents) {
    expect(named.get(id)?.map((control) => control.id)).toEqual(controls.map((edge) => edge.id));
  }
});

it('lets the search find controls by number and title, and NIST controls by theirs', () => {
  const { catalog, groups } = model;
  const [group] = groups;
  const [control] = group?.controls ?? [];
  expect(groupSections({ catalog, groups: [...groups] }, group?.slug)[0]).toMatchObject({
    title: `${control?.id}: ${control?.title}`,
    anchor: control?.id.toLowerCase(),
    text: expect.stringContaining(control?.objective ?? '') as string,
  });
  expect(groupSections({ catalog, groups: [] }, 'none')).toEqual([]);
  const family = mappingSections({ catalog, groups: [...groups] }).find(
    ({ anchor }) => anchor === 'si',
  );
  expect(family?.text).toContain('NIST SI-7 Software, Firmware, and Information Integrity: CNSC-');
});
