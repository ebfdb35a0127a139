import { expect, it } from 'vitest';
import { toZip, uuidOf } from './reproducible';
import { textsOf } from './testPlugin';

it('makes the UUID of version 5 that other programs make of the same name', () => {
  // python3 -c "import uuid; print(uuid.uuid5(uuid.NAMESPACE_DNS, 'contribute.cncf.io/catalog/campaign/xz'))"
  expect(uuidOf('catalog/campaign/xz')).toBe('c4ea5db0-75ba-5484-8bf1-b9fbb3560137');
});

const FILES = { 'b/LICENSE': 'Apache', 'a.md': '# A — with “all” letters\n' };

it('makes a zip from which files come out as they went in', async () => {
  expect(await textsOf(await toZip(FILES))).toEqual(FILES);
});

it('makes the same zip, to the byte, of the same files in any order and time zone', async () => {
  const zip = await toZip(FILES);
  const { TZ } = process.env;
  process.env.TZ = 'Pacific/Auckland';
  expect(await toZip(Object.fromEntries(Object.entries(FILES).reverse()))).toEqual(zip);
  process.env.TZ = TZ;
});
