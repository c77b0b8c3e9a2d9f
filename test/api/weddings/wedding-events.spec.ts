import {
  API,
  EVENT_API,
  eventOfCode,
  MAX_EVENTS,
  type AuditEntry,
  type MediaItem,
  type NewEvent,
  type OneWeddingEvent,
  type UploadSwitch,
  type WeddingEvent,
  type WeddingEvents,
  type WeddingInfo,
} from '@hatira/contract';
import { createWedding } from '../../support/fixtures/weddings.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
const HOUR_MS = 3_600_000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const ISTANBUL_MS = 3 * HOUR_MS;

let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-ve-Can');
});

/** Days before today in Istanbul, so that each moment is in the past. */
function daysAgo(days: number): string {
  return new Date(Date.now() + ISTANBUL_MS - days * 24 * HOUR_MS)
    .toISOString()
    .slice(0, 10);
}

const HENNA: NewEvent = {
  kind: 'henna-night',
  name: null,
  date: daysAgo(6),
  begins: '19:00',
  ends: '23:30',
  place: 'Köy evi',
};
const WEDDING: NewEvent = {
  kind: 'wedding',
  name: null,
  date: daysAgo(4),
  begins: '18:00',
  ends: '02:00',
  place: null,
};

async function add(given: object, status = 201): Promise<WeddingEvent> {
  const { body } = await test
    .http()
    .post(EVENT_API.ofCouple(wedding.hash))
    .send(given)
    .expect(status);
  return (body as OneWeddingEvent).data;
}

const events = async () => {
  const { body } = await test
    .http()
    .get(EVENT_API.ofCouple(wedding.hash))
    .expect(200);
  return (body as WeddingEvents).data;
};

const address = ({ id }: WeddingEvent) =>
  EVENT_API.oneOfCouple(wedding.hash, id);

/** Sends a photo whose file has the given local time. */
async function send(
  name: string,
  date: string,
  time: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const lastModified = String(Date.parse(`${date}T${time}:00+03:00`));
  await new TestGuest(test.url, wedding)
    .single(jpegBytes(500 + name.length), name, undefined, {
      lastModified,
      ...fields,
    })
    .expect(200);
}

/** Returns the event of each file by its name, after all files are dated. */
async function eventsOfFiles(): Promise<Record<string, string | null>> {
  await test.drain();
  const items = await gallery(test.url, wedding);
  return Object.fromEntries(items.map((item) => [item.file_name, item.event]));
}

const listed = async (query: object, hash = wedding.hash) => {
  const { body } = await test
    .http()
    .get(API.gallery(hash))
    .query(query)
    .expect(200);
  return (body as { data: MediaItem[] }).data.map(({ file_name }) => file_name);
};

it('keeps the events that the couple and staff name, in the order in which they begin', async () => {
  const party = await add(WEDDING);
  const staff = await test.staff();
  const { body } = await staff
    .post(EVENT_API.ofStaff(wedding.hash))
    .send(HENNA)
    .expect(201);
  const henna = (body as OneWeddingEvent).data;
  expect(henna).toEqual({ id: henna.id, ...HENNA });
  expect(await events()).toEqual([henna, party]);
  const ofStaff = await staff.get(EVENT_API.ofStaff(wedding.hash)).expect(200);
  expect(ofStaff.body).toEqual({ success: true, data: [henna, party] });
  const info = await test.http().get(API.weddingInfo(wedding.hash)).expect(200);
  expect((info.body as { data: WeddingInfo }).data.events).toEqual([
    henna,
    party,
  ]);
  const guests = await test.http().get(API.weddingHash('Elif-ve-Can'));
  const shown = [henna, party].map(({ place: _, ...event }) => event);
  expect((guests.body as UploadSwitch).program).toEqual({
    timeZone: 'Europe/Istanbul',
    events: shown,
  });
  const entries = await restRows<AuditEntry>(staff, 'audit', {
    sort: ['at', 'ASC'],
  });
  expect(
    entries
      .filter(({ action }) => action.startsWith('wedding_event_'))
      .map(({ action, staffEmail }) => [action, staffEmail]),
  ).toEqual([
    ['wedding_event_added', 'couple'],
    ['wedding_event_added', expect.stringContaining('@')],
  ]);
});

it('sorts files by their moments, also files that come before their event or days late', async () => {
  await send('night.jpg', HENNA.date, '23:50');
  await send('after-midnight.jpg', daysAgo(5), '07:59');
  await send('between.jpg', daysAgo(5), '12:00');
  expect(await eventsOfFiles()).toEqual({
    'night.jpg': null,
    'after-midnight.jpg': null,
    'between.jpg': null,
  });
  const henna = await add(HENNA);
  const party = await add(WEDDING);
  await send('morning.jpg', WEDDING.date, '09:30');
  expect(await eventsOfFiles()).toEqual({
    'night.jpg': henna.id,
    'after-midnight.jpg': henna.id,
    'between.jpg': null,
    'morning.jpg': party.id,
  });
  const relatives = await relativesOf(test, wedding);
  for (const hash of [wedding.hash, relatives.hash]) {
    expect(await listed({ event: henna.id, sort: 'story' }, hash)).toEqual([
      'night.jpg',
      'after-midnight.jpg',
    ]);
    expect(
      await listed({ event: henna.id, sort: 'moment', limit: 1 }, hash),
    ).toEqual(['after-midnight.jpg']);
    expect(await listed({ event: UNKNOWN }, hash)).toEqual([]);
  }
});

it.each(['ASC', 'DESC'])(
  'reads the moments of an event in the order %s by an index, without a sort',
  async (direction) => {
    const plan = await test.database.transaction(async (manager) => {
      // Few rows are read faster without an index.
      await manager.query('SET LOCAL enable_seqscan = off');
      await manager.query('SET LOCAL enable_bitmapscan = off');
      return manager.query<object[]>(
        `EXPLAIN SELECT id FROM media WHERE wedding_id = 1 AND deleted_at IS NULL AND event_id = $1
         AND (moment, id) ${direction === 'ASC' ? '>' : '<'} (now(), gen_random_uuid())
         ORDER BY moment ${direction}, id ${direction} LIMIT 61`,
        [UNKNOWN],
      );
    });
    expect(JSON.stringify(plan)).toContain('media_by_event');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  },
);

it('follows a change of the hours, and a removed event leaves its files', async () => {
  const henna = await add(HENNA);
  await send('noon.jpg', WEDDING.date, '12:00');
  expect(await eventsOfFiles()).toEqual({ 'noon.jpg': null });
  const { body } = await test
    .http()
    .patch(address(henna))
    .send({ date: WEDDING.date, name: 'Kına gecesi' })
    .expect(200);
  expect((body as OneWeddingEvent).data).toEqual({
    ...henna,
    date: WEDDING.date,
    name: 'Kına gecesi',
  });
  expect(await eventsOfFiles()).toEqual({ 'noon.jpg': henna.id });
  await test.http().delete(address(henna)).expect(200);
  expect(await events()).toEqual([]);
  expect(await eventsOfFiles()).toEqual({ 'noon.jpg': null });
  await test.http().delete(address(henna)).expect(404);
});

it('takes the event of the scanned code only for a file without a time', async () => {
  const henna = await add(HENNA);
  const party = await add(WEDDING);
  const guest = new TestGuest(test.url, wedding);
  await guest
    .single(jpegBytes(900), 'timeless.jpg', undefined, { event: party.id })
    .expect(200);
  const event = eventOfCode(party.id).slice('?event='.length);
  await guest
    .single(jpegBytes(903), 'short.jpg', undefined, { event })
    .expect(200);
  await guest
    .single(jpegBytes(901), 'unknown.jpg', undefined, { event: UNKNOWN })
    .expect(200);
  await guest
    .single(jpegBytes(902), 'wrong.jpg', undefined, { event: 'party' })
    .expect(200);
  await send('dated.jpg', HENNA.date, '20:00', { event: party.id });
  expect(await eventsOfFiles()).toEqual({
    'timeless.jpg': party.id,
    'short.jpg': party.id,
    'unknown.jpg': null,
    'wrong.jpg': null,
    'dated.jpg': henna.id,
  });
});

it('leaves moved files where the couple has put them, until their event goes', async () => {
  const henna = await add(HENNA);
  const party = await add(WEDDING);
  await send('one.jpg', HENNA.date, '20:00');
  await send('another.jpg', HENNA.date, '21:00');
  await test.drain();
  const items = await gallery(test.url, wedding);
  const idOf = (name: string) =>
    items.find(({ file_name }) => file_name === name)!.id;
  const move = async (ids: string[], event?: string | null, status = 200) => {
    const { body } = await test
      .http()
      .put(EVENT_API.files(wedding.hash))
      .send({ ids, ...(event !== undefined && { event }) })
      .expect(status);
    return (body as { changed?: number }).changed;
  };
  expect(await move([idOf('one.jpg'), UNKNOWN], party.id)).toBe(1);
  const tagOfList = async () =>
    (await test.http().get(API.gallery(wedding.hash))).headers.etag;
  const tag = await tagOfList();
  expect(await move([idOf('one.jpg')], party.id)).toBe(0);
  expect(await move([UNKNOWN], party.id)).toBe(0);
  expect(await tagOfList()).toBe(tag);
  await test.http().patch(address(henna)).send({ begins: '18:00' }).expect(200);
  expect(await eventsOfFiles()).toEqual({
    'one.jpg': party.id,
    'another.jpg': henna.id,
  });
  expect(await move([idOf('another.jpg')], null)).toBe(1);
  await test.http().delete(address(party)).expect(200);
  expect(await eventsOfFiles()).toEqual({
    'one.jpg': henna.id,
    'another.jpg': null,
  });
  expect(await move([idOf('another.jpg')])).toBe(1);
  expect(await eventsOfFiles()).toMatchObject({ 'another.jpg': henna.id });
  await move([idOf('one.jpg')], UNKNOWN, 404);
});

it.each<[string, object, number, string]>([
  ['an unknown kind', { ...HENNA, kind: 'bath' }, 400, 'validation_failed'],
  [
    'an end before its begin',
    { ...HENNA, ends: '18:00' },
    400,
    'validation_failed',
  ],
  [
    'a time that does not exist',
    { ...HENNA, begins: '24:00' },
    400,
    'validation_failed',
  ],
  [
    'a day that does not exist',
    { ...HENNA, date: '2027-02-30' },
    400,
    'validation_failed',
  ],
  [
    'a name of 200 letters',
    { ...HENNA, name: 'a'.repeat(200) },
    400,
    'validation_failed',
  ],
  [
    'a name with a control character',
    { ...HENNA, name: 'a\u0007b' },
    400,
    'validation_failed',
  ],
  [
    'another event without a name',
    { ...HENNA, kind: 'other' },
    400,
    'validation_failed',
  ],
  [
    'a second event at the same time',
    { ...WEDDING, date: HENNA.date, begins: HENNA.begins },
    409,
    'event_time_taken',
  ],
])('refuses %s, and keeps no part of it', async (_, given, status, code) => {
  const kept = await add(HENNA);
  const { body } = await test
    .http()
    .post(EVENT_API.ofCouple(wedding.hash))
    .send(given)
    .expect(status);
  expect(body).toMatchObject({ success: false, code });
  expect(await events()).toEqual([kept]);
});

it('refuses a change that does not fit what stays', async () => {
  const henna = await add(HENNA);
  await test.http().patch(address(henna)).send({ begins: '23:45' }).expect(400);
  await test.http().patch(address(henna)).send({ kind: 'other' }).expect(400);
  const other = await add(WEDDING);
  const { date, begins } = WEDDING;
  await test.http().patch(address(henna)).send({ date, begins }).expect(409);
  expect(await events()).toEqual([henna, other]);
});

it('refuses a ninth event, of forty that come at once', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const begins = `${String(index % 24).padStart(2, '0')}:${String(index).padStart(2, '0')}`;
      const answer = await test
        .http()
        .post(EVENT_API.ofCouple(wedding.hash))
        .send({ ...HENNA, begins, ends: '07:59' });
      return answer.status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_EVENTS);
  expect(statuses.filter((status) => status === 409)).toHaveLength(
    40 - MAX_EVENTS,
  );
  expect(await events()).toHaveLength(MAX_EVENTS);
});
