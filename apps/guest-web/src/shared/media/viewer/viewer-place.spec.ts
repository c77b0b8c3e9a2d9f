import { describe, expect, it } from 'vitest';
import { formatPlace, parsePlace } from './viewer-place';

describe('the place in the address', () => {
  it.each([
    ['', { kind: 'all' }],
    ['#videos', { kind: 'videos' }],
    ['#images/a1', { kind: 'images', id: 'a1' }],
    ['#all/a1', { kind: 'all', id: 'a1' }],
  ] as const)('%s is written as it is read', (hash, place) => {
    expect(parsePlace(hash)).toEqual(place);
    expect(formatPlace(place)).toBe(hash);
  });

  it.each(['#', '#notes/a1', '#/a1', '#videos/'])(
    '%s falls back to the first item',
    (hash) => expect(parsePlace(hash).id).toBeUndefined(),
  );
});
