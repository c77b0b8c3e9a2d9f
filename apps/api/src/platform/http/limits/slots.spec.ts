import { Siblings } from '../../processes/siblings.js';
import { Slots } from './slots.js';

it('refuses a key that has used up its slots, and serves others up to the total', () => {
  const slots = new Slots(
    'test',
    { perKey: 2, total: 3 },
    new Siblings(undefined),
  );
  const releases = [slots.take('a'), slots.take('a')];
  expect(slots.take('a')).toBeUndefined();
  expect(slots.take('b')).toBeDefined();
  expect(slots.take('c')).toBeUndefined();
  releases[0]?.();
  expect(slots.take('c')).toBeDefined();
});

it('counts one slot for several keys, and releases it once', () => {
  const slots = new Slots(
    'test',
    { perKey: 1, total: 2 },
    new Siblings(undefined),
  );
  const release = slots.take('network', 'wedding');
  expect(slots.count).toBe(1);
  expect(slots.take('another network', 'wedding')).toBeUndefined();
  expect(slots.take('network', 'another wedding')).toBeUndefined();
  release?.();
  release?.();
  expect(slots.count).toBe(0);
  expect(slots.take('another network', 'wedding')).toBeDefined();
});
