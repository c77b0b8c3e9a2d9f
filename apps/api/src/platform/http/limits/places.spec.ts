import { Siblings } from '../../processes/siblings.js';
import { Places } from './places.js';

it('refuses a key that has used up its places, and serves others up to the total', () => {
  const places = new Places(
    'test',
    { perKey: 2, total: 3 },
    new Siblings(undefined),
  );
  const releases = [places.take('a'), places.take('a')];
  expect(places.take('a')).toBeUndefined();
  expect(places.take('b')).toBeDefined();
  expect(places.take('c')).toBeUndefined();
  releases[0]?.();
  expect(places.take('c')).toBeDefined();
});

it('counts one place for several keys, and releases it once', () => {
  const places = new Places(
    'test',
    { perKey: 1, total: 2 },
    new Siblings(undefined),
  );
  const release = places.take('network', 'wedding');
  expect(places.count).toBe(1);
  expect(places.take('another network', 'wedding')).toBeUndefined();
  expect(places.take('network', 'another wedding')).toBeUndefined();
  release?.();
  release?.();
  expect(places.count).toBe(0);
  expect(places.take('another network', 'wedding')).toBeDefined();
});
