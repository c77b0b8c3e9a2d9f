import {
  ALBUM_API,
  API,
  EVENT_API,
  VISIBILITY_API,
  type AlbumPage,
  type UploadSwitch,
  type WeddingEvents,
} from '@hatira/contract';
import {
  addEvent,
  changeEvent,
  eventDay,
  eventOn,
  inAnHour,
  sealEvent,
  sentOn,
} from '../../support/fixtures/events.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
const HENNA = eventOn('henna-night', 2);
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

const choose = (change: object) =>
  test.http().put(VISIBILITY_API.couple(wedding.hash)).send(change).expect(200);

const events = async () => {
  const address = EVENT_API.ofCouple(wedding.hash);
  const { body } = await test.http().get(address).expect(200);
  return (body as WeddingEvents).data;
};

async function send(name: string, daysBefore: number): Promise<void> {
  await new TestGuest(test.url, wedding)
    .single(jpegBytes(500 + name.length), name, undefined, sentOn(daysBefore))
    .expect(200);
  await test.drain();
}

/** Whether guests are told of an album, and the number of its items. */
async function guestsSee(): Promise<[boolean, boolean, number]> {
  const path = wedding.weddingPath;
  const page = await test.http().get(API.weddingHash(path)).expect(200);
  const list = await test.http().get(ALBUM_API.list(path)).expect(200);
  const { isOpen, data } = list.body as AlbumPage;
  const { album } = page.body as UploadSwitch;
  return [album?.isOpen ?? false, isOpen, data.length];
}

it.each([
  ['shared', 'upload-only', [true, true, 1]],
  ['shared', 'shared', [true, true, 2]],
  ['upload-only', 'shared', [true, true, 1]],
  ['upload-only', 'upload-only', [false, false, 0]],
  ['upload-only', null, [false, false, 0]],
] as const)(
  'shows guests of a %s wedding with an event that is %s the files that are shared',
  async (mode, visibility, expected) => {
    const henna = await addEvent(test, wedding, HENNA);
    await send('henna.jpg', 2);
    await send('party.jpg', 0);
    await choose({ mode });
    const changed = await changeEvent(test, wedding, henna, { visibility });
    expect(changed.visibility).toBe(visibility ?? undefined);
    expect(await guestsSee()).toEqual(expected);
    // Relatives see every file that is not sealed.
    const relatives = await relativesOf(test, wedding);
    expect(await gallery(test.url, relatives)).toHaveLength(2);
  },
);

it('opens one event of a sealed wedding, and seals it again with the wedding', async () => {
  const henna = await addEvent(test, wedding, HENNA);
  await send('henna.jpg', 2);
  await send('party.jpg', 0);
  const relatives = await relativesOf(test, wedding);
  await choose({ mode: 'sealed', until: inAnHour() });
  expect(await gallery(test.url, relatives)).toEqual([]);
  await changeEvent(test, wedding, henna, { visibility: 'shared' });
  const [open] = await gallery(test.url, relatives);
  expect(open?.file_name).toBe('henna.jpg');
  expect(await guestsSee()).toEqual([true, true, 1]);
  await test.http().get(open!.storage_url).expect(200);
  await test
    .http()
    .delete(EVENT_API.oneOfCouple(wedding.hash, henna.id))
    .expect(200);
  expect(await gallery(test.url, relatives)).toEqual([]);
  await test.http().get(open!.storage_url).expect(404);
});

it('ends the addresses of files that fall under a seal when hours change', async () => {
  await choose({ mode: 'shared' });
  const henna = await addEvent(test, wedding, HENNA);
  await sealEvent(test, wedding, henna);
  await send('afternoon.jpg', 1);
  const relatives = await relativesOf(test, wedding);
  const [seen] = await gallery(test.url, relatives);
  await test.http().get(seen!.storage_url).expect(200);
  await changeEvent(test, wedding, henna, { date: eventDay(1) });
  // At once, before the files are sorted again.
  expect(await gallery(test.url, relatives)).toEqual([]);
  await test.drain();
  expect(await gallery(test.url, relatives)).toEqual([]);
  await test.http().get(seen!.storage_url).expect(404);
  await test.http().get(API.download(seen!.id)).expect(404);
  const [ours] = await gallery(test.url, wedding);
  expect(ours?.event).toBe(henna.id);
  await test.http().get(ours!.storage_url).expect(200);
});

it.each<[string, object]>([
  ['a seal without an end', { visibility: 'sealed' }],
  [
    'a seal whose end has passed',
    { visibility: 'sealed', until: '2020-01-01T00:00:00Z' },
  ],
  ['an end without a seal', { visibility: 'shared', until: inAnHour() }],
  ['an end alone', { until: inAnHour() }],
  ['an end that is no time', { visibility: 'sealed', until: 'tomorrow' }],
  ['an unknown visibility', { visibility: 'secret' }],
])('refuses %s, of a new event and of one that exists', async (_, given) => {
  const kept = await addEvent(test, wedding, HENNA);
  const ours = EVENT_API.ofCouple(wedding.hash);
  const added = await test
    .http()
    .post(ours)
    .send({ ...eventOn('party'), ...given })
    .expect(400);
  const changed = await test
    .http()
    .patch(EVENT_API.oneOfCouple(wedding.hash, kept.id))
    .send(given)
    .expect(400);
  for (const { body } of [added, changed])
    expect(body).toMatchObject({ code: 'validation_failed' });
  expect(await events()).toEqual([kept]);
});

it('keeps a seal through other changes, moves its end, and forgets it with another visibility', async () => {
  const until = '2999-01-01T00:00:00+03:00';
  const henna = await addEvent(test, wedding, {
    ...HENNA,
    visibility: 'sealed',
    until,
  });
  const kept = { visibility: 'sealed', until: new Date(until).toISOString() };
  expect(henna).toMatchObject(kept);
  const change = (given: object) => changeEvent(test, wedding, henna, given);
  expect(await change({ name: 'Kına' })).toMatchObject(kept);
  const later = '2999-06-01T00:00:00.000Z';
  expect(await change({ until: later })).toMatchObject({ until: later });
  const open = await change({ visibility: 'upload-only' });
  expect([open.visibility, open.until]).toEqual(['upload-only', undefined]);
  const [stored] = await events();
  expect(stored).toEqual(open);
});
