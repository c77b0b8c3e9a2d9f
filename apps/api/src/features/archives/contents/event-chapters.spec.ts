import { createHash } from 'node:crypto';
import type { WeddingEvent } from '@hatira/contract';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import { archivePlan, fingerprintOf } from './archive-plan.js';

const event = (id: string, more: Partial<WeddingEvent> = {}): WeddingEvent => ({
  id,
  kind: 'party',
  name: null,
  date: '2026-06-12',
  begins: '19:00',
  ends: '23:00',
  place: null,
  ...more,
});

function item(
  id: string,
  eventId: string | null,
  more: Partial<MediaContent> = {},
): MediaContent {
  return {
    id,
    weddingId: 1,
    editKey: '',
    viewKey: '',
    objectKey: `originals/${id}`,
    fileName: 'a.jpg',
    fileType: 'image/jpeg',
    sizeBytes: 3,
    crc32: 7,
    contentHash: createHash('sha256').update(id).digest(),
    note: null,
    guestId: null,
    livePairId: null,
    eventId,
    takenAtSeconds: 1_780_000_000,
    ...more,
  };
}

const events = [
  event('henna', { kind: 'henna-night' }),
  event('first'),
  event('second', { name: 'con:<2> \u0007' }),
  event('third', { name: 'a'.repeat(100) }),
];

const namesOf = (...given: Parameters<typeof archivePlan>) =>
  archivePlan(...given).files.map(({ name }) => name);

it('has a folder for each event in the order of begin, and the other files where they were', () => {
  const items = [
    item('1', null),
    item('2', 'second'),
    item('3', 'henna'),
    item('4', 'henna'),
    item('5', 'first'),
    item('6', 'an-event-that-is-gone'),
  ];
  expect(namesOf('A', items, { events, language: 'en' })).toEqual([
    'A/1 Henna night/a.jpg',
    'A/1 Henna night/a (2).jpg',
    'A/2 After-party/a.jpg',
    'A/3 con__2_ _/a.jpg',
    'A/a.jpg',
    'A/a (2).jpg',
    'A/index.html',
  ]);
  const [first] = namesOf('A', items, { events, language: 'tr' });
  expect(first).toBe('A/1 Kına gecesi/a.jpg');
});

it('has the folders of guests or hours within those of events', () => {
  const note = 'Ayşe|';
  const items = [item('1', 'henna', { note }), item('2', null, { note })];
  const form = { events, language: 'en', layout: 'guests' } as const;
  expect(namesOf('A', items, form).slice(0, 2)).toEqual([
    'A/1 Henna night/Ayşe/a.jpg',
    'A/Ayşe/a.jpg',
  ]);
});

it('keeps paths within the limit of Windows', () => {
  const long = item('1', 'third', {
    note: `${'n'.repeat(50)}|`,
    fileName: `${'f'.repeat(200)}.jpg`,
  });
  const form = { events, layout: 'guests' } as const;
  const [name = ''] = namesOf('t'.repeat(200), [long], form);
  const [folder = ''] = name.split('/');
  const zip = `${folder} 2026-06-14 (1)`;
  const place = `C:\\Users\\${'u'.repeat(20)}\\Downloads\\${zip}\\`;
  expect((place + name).length).toBeLessThanOrEqual(259);
});

it.each(['flat', 'guests', 'hours'] as const)(
  'is the same byte for byte in the layout %s where no file has an event',
  (layout) => {
    const items = [
      item('1', null, { note: 'Oya|Selam', guestId: 'x' }),
      item('2', null),
    ];
    const before = { layout };
    const after = { layout, events };
    expect(archivePlan('A', items, after)).toEqual(
      archivePlan('A', items, before),
    );
    expect(fingerprintOf('A', items, after)).toEqual(
      fingerprintOf('A', items, before),
    );
  },
);

it('has another fingerprint for another event or name of it', () => {
  const print = (eventId: string | null, name?: string) => {
    const named = name === undefined ? events : [event('henna', { name })];
    return fingerprintOf('A', [item('1', eventId)], { events: named });
  };
  const prints = [
    print(null),
    print('henna'),
    print('first'),
    print('henna', 'Kına'),
  ].map((each) => each.toString('hex'));
  expect(new Set(prints).size).toBe(prints.length);
});

it('names the event beside each note, and its chapters in the page', () => {
  const items = [
    item('1', 'henna', { note: 'Oya|Selam' }),
    item('2', null, { note: 'Ali|Merhaba' }),
  ];
  const { texts } = archivePlan('A', items, { events });
  const rows = texts.csv!.trim().split('\r\n');
  expect(rows.map((row) => row.split(';').at(-1))).toEqual([
    'Etkinlik / Event',
    'Kına gecesi',
    '',
  ]);
  expect(texts.html).toContain('</time> · Kına gecesi</footer>');
  expect(texts.index).toContain(
    '"events":{"names":["Kına gecesi"],"by":[0,-1]}',
  );
  const plain = archivePlan('A', [item('2', null, { note: 'Ali|' })]).texts;
  expect(plain.csv).not.toContain('Event');
  expect(plain.index).not.toContain('"events"');
});
