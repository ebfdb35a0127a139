import { expect, it, vi } from 'vitest';
import { type Fetch, WholeSidebars } from './wholeSidebars';

const items = [{ type: 'link' as const, label: 'A', href: '/a' }];

it('is a part until it has been fetched, once for all who ask', async () => {
  const fetch = vi.fn<Fetch>().mockResolvedValue(items);
  const sidebars = new WholeSidebars(fetch);
  expect(sidebars.get('main')).toEqual({ status: 'part' });
  const loads = [sidebars.load('main'), sidebars.load('main')];
  expect(sidebars.get('main')).toEqual({ status: 'loading' });
  await Promise.all(loads);
  await sidebars.load('main');
  expect(sidebars.get('main')).toEqual({ status: 'whole', items });
  expect(fetch.mock.calls).toEqual([['main']]);
  expect(sidebars.get('other')).toEqual({ status: 'part' });
});

it('says that it failed, and is fetched anew when it is asked for again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fetch = vi.fn<Fetch>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(items);
  const sidebars = new WholeSidebars(fetch);
  await sidebars.load('main');
  expect(sidebars.get('main')).toEqual({ status: 'failed' });
  expect(warn).toHaveBeenCalledOnce();
  await sidebars.load('main');
  expect(sidebars.get('main')).toEqual({ status: 'whole', items });
  warn.mockRestore();
});

it('tells listeners of each change until they have had enough', async () => {
  const sidebars = new WholeSidebars(() => Promise.resolve(items));
  const seen: string[] = [];
  const stop = sidebars.subscribe(() => seen.push(sidebars.get('main').status));
  await sidebars.load('main');
  expect(seen).toEqual(['loading', 'whole']);
  stop();
  await sidebars.load('other');
  expect(seen).toEqual(['loading', 'whole']);
});
