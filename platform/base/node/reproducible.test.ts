import { expect, it } from 'vitest';
import { uuidOf } from './reproducible';

it('makes the UUID of version 5 that other programs make of the same name', () => {
  // python3 -c "import uuid; print(uuid.uuid5(uuid.NAMESPACE_DNS, 'contribute.cncf.io/catalog/campaign/xz'))"
  expect(uuidOf('catalog/campaign/xz')).toBe('c4ea5db0-75ba-5484-8bf1-b9fbb3560137');
});
