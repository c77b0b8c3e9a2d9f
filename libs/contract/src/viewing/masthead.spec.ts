import type { WeddingEvent } from '../schemas/weddings/wedding-events.js';
import { hasMasthead } from './masthead.js';

const names = ['Elif', 'Can'];
const cover = 'version';
const event: WeddingEvent = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'wedding',
  name: null,
  date: '2026-06-20',
  begins: '16:00',
  ends: '23:00',
  place: null,
};

it('is for a picture, short names and a wedding without events', () => {
  expect(hasMasthead({ cover, names, events: [] })).toBe(true);
  expect(hasMasthead({ names, events: [] })).toBe(false);
  const long = ['Gülşah Nur', 'İbrahim Halil'];
  expect(hasMasthead({ cover, names: long, events: [] })).toBe(false);
  expect(hasMasthead({ cover, names, events: [event] })).toBe(false);
});
