import { decodingSender } from './decoding-sender.js';

it('is one for the photos of a guest at a wedding', () => {
  const photo = { weddingId: 7, guestId: 'ayse' };
  expect(decodingSender(photo)).toBeDefined();
  expect(decodingSender(photo)).toBe(decodingSender({ ...photo }));
});

it.each([
  ['guests', { weddingId: 7, guestId: 'mehmet' }],
  ['weddings', { weddingId: 8, guestId: 'ayse' }],
])('differs between %s', (_what, other) => {
  const photo = { weddingId: 7, guestId: 'ayse' };
  expect(decodingSender(other)).not.toBe(decodingSender(photo));
});

it('is undefined for an unknown guest', () => {
  expect(decodingSender({ weddingId: 7, guestId: null })).toBeUndefined();
});
