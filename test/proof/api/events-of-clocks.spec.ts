import { EVENT_API, type MediaItem, type WeddingEvent } from '@hatira/contract';
import {
  addEvent,
  changeEvent,
  eventDay,
} from '../../support/fixtures/events.js';
import {
  clockOf,
  PHONES,
  picturesOfPhones,
  type PhonePicture,
} from '../../support/fixtures/twenty-phones.mjs';
import { createWedding } from '../../support/fixtures/weddings.js';
import { randomOf } from '../../support/random.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
const PICTURES = 400;
const HOUR_MS = 3_600_000;
const HOURS = 72;
const PATIENCE_MS = 300_000;
/** The first event begins its day. */
const FIRST_MS = Date.parse(`${eventDay(4)}T08:00:00+03:00`);
const APART_MS = (HOURS * HOUR_MS) / PICTURES;
/** No picture is within a minute of a border, as smaller errors of clocks are left as they are. */
const OFFSET = 0.85;

/** Three days with four events, of which the second day has two. */
const EVENTS = [
  { kind: 'henna-night', date: eventDay(4), begins: '19:00', ends: '23:30' },
  { kind: 'civil-ceremony', date: eventDay(3), begins: '11:00', ends: '12:00' },
  { kind: 'wedding', date: eventDay(3), begins: '19:00', ends: '02:00' },
  { kind: 'day-after', date: eventDay(2), begins: '12:00', ends: '18:00' },
] as const;
type Kind = (typeof EVENTS)[number]['kind'];

/** The hours after the first morning at which the next event begins. */
const BORDERS: [number, Kind][] = [
  [24, 'henna-night'],
  [24 + 11, 'civil-ceremony'],
  [48, 'wedding'],
  [HOURS, 'day-after'],
];

/** The true time of a picture, in hours after the first morning. */
const hourOf = (number: number) => ((number + OFFSET) * APART_MS) / HOUR_MS;

const kindAt = (number: number, borders: [number, Kind][]) =>
  borders.find(([hour]) => hourOf(number) < hour)![1];

/** The event of each picture, by the number in its name. */
function kindsOf(
  items: readonly MediaItem[],
  events: readonly WeddingEvent[],
): Record<number, string | undefined> {
  return Object.fromEntries(
    items.map(({ file_name: name, event }) => [
      Number.parseInt(name, 10),
      events.find(({ id }) => id === event)?.kind,
    ]),
  );
}

const expected = (
  borders: [number, Kind][],
  moved: ReadonlyMap<number, Kind> = new Map(),
) =>
  Object.fromEntries(
    Array.from({ length: PICTURES }, (_, number) => [
      number,
      moved.get(number) ?? kindAt(number, borders),
    ]),
  );

/** Sends a phone's pictures with its clock; each by the code of some event, or of one that is gone. */
async function sendAll(
  wedding: TestWedding,
  pictures: readonly PhonePicture[],
  codes: () => string | undefined,
): Promise<void> {
  const guest = new TestGuest(test.url, wedding, test.browser());
  for (const picture of pictures) {
    const event = codes();
    await guest
      .single(picture.bytes, picture.name, undefined, {
        ...clockOf(picture),
        ...(event !== undefined && { event }),
      })
      .expect(200);
  }
}

it(
  'puts 400 pictures of twenty wrong clocks into the right one of four events, also after a move and a change of hours',
  async () => {
    const wedding = await createWedding(test, 'Elif-ve-Can');
    const random = randomOf(20_260_614);
    const untilMs = FIRST_MS + (PICTURES + OFFSET) * APART_MS;
    const pictures = await picturesOfPhones(PICTURES, untilMs, APART_MS);
    const ofPhone = (phone: number) =>
      pictures.filter((picture) => picture.phone === phone);
    const phones = [...Array(PHONES).keys()];
    // Half of the phones are earlier than the events.
    for (const phone of phones.slice(0, PHONES / 2))
      await sendAll(wedding, ofPhone(phone), () => undefined);
    const events: WeddingEvent[] = [];
    for (const event of EVENTS)
      events.push(await addEvent(test, wedding, event));
    const codes = [
      ...events.map(({ id }) => id),
      crypto.randomUUID(),
      undefined,
    ];
    const code = () => codes[Math.floor(random() * codes.length)];
    for (const phone of phones.slice(PHONES / 2))
      await sendAll(wedding, ofPhone(phone), code);
    await test.drain();
    const items = await gallery(test.url, wedding);
    expect(items).toHaveLength(PICTURES);
    expect(kindsOf(items, events)).toEqual(expected(BORDERS));

    const moved = new Map<number, Kind>();
    for (const [index, { id, kind }] of events.entries()) {
      const numbers = [index, 200 + index, 277 + index];
      const ids = items
        .filter(({ file_name: name }) =>
          numbers.includes(Number.parseInt(name, 10)),
        )
        .map(({ id }) => id);
      await test
        .http()
        .put(EVENT_API.files(wedding.hash))
        .send({ ids, event: id })
        .expect(200);
      for (const number of numbers) moved.set(number, kind as Kind);
    }
    const [, , party] = events;
    await changeEvent(test, wedding, party!, { begins: '17:30' });
    await test.drain();
    const after = await gallery(test.url, wedding);
    const borders = BORDERS.map(([hour, kind]): [number, Kind] => [
      kind === 'civil-ceremony' ? 24 + 9.5 : hour,
      kind,
    ]);
    expect(kindsOf(after, events)).toEqual(expected(borders, moved));
    expect(expected(borders)).not.toEqual(expected(BORDERS));
  },
  PATIENCE_MS,
);
