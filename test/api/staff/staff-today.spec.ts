import { STAFF_API, type DayWedding, type Today } from '@hatira/contract';
import { success, today } from '@hatira/contract/schemas';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns a zone in which it is now this hour of the day.
 * @param hour from 0 to 23
 */
function zoneAt(hour: number): string {
  const utc = new Date().getUTCHours();
  const east = ((hour - utc + 35) % 24) - 11;
  // The signs of these names are those of POSIX.
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

/** Returns the date in that zone, so many days from now. */
function dateIn(timeZone: string, days = 0): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

interface Given {
  /** The hour at the place. */
  hour?: number;
  /** From the day of the place; null: no date. */
  days?: number | null;
  isEnabled?: boolean;
  /** Ages of its files, in hours. */
  files?: number[];
  /** Calls of each guest that were refused in the last hour. */
  refused?: { code: string; calls: number[] };
}

async function wedding(slug: string, given: Given = {}): Promise<void> {
  const { hour = 21, days = 0, isEnabled = true, files, refused } = given;
  const made = await createWedding(test, slug);
  const zone = zoneAt(hour);
  await test.database.query(
    'UPDATE weddings SET displayed_date = $2, time_zone = $3, is_enabled = $4 WHERE slug = $1',
    [slug, days === null ? null : dateIn(zone, days), zone, isEnabled],
  );
  if (files) {
    const ages = files.map((hours, index) => ({
      name: `IMG_${index}.JPG`,
      content: Buffer.from(`${slug} ${index}`),
      createdAt: new Date(Date.now() - hours * HOUR_MS),
    }));
    await seedMedia(test, made, ages);
    await test.database.query(
      'UPDATE weddings SET last_upload_at = (SELECT max(created_at) FROM media WHERE wedding_id = weddings.id) WHERE slug = $1',
      [slug],
    );
  }
  for (const [guest, calls] of (refused?.calls ?? []).entries())
    await test.database.query(
      `INSERT INTO upload_failures VALUES ($1, $2, $3, now() - interval '5 minutes', 'iPhone', $4, now())`,
      [await weddingIdOf(test, made), `guest${guest}`, refused!.code, calls],
    );
}

async function read(): Promise<Today> {
  const staff = await test.staff();
  const { body } = await staff.get(STAFF_API.today).expect(200);
  expect(success(today).parse(body)).toEqual(body);
  return body.data as Today;
}

const troubled = (weddings: DayWedding[]) =>
  Object.fromEntries(
    weddings
      .filter(({ troubles }) => troubles.length > 0)
      .map(({ weddingPath, troubles }) => [weddingPath, troubles]),
  );

/** A lively hour until the given age. */
const lively = (hours: number) =>
  Array.from({ length: 12 }, (_, index) => hours + index / 12);

it('names each wedding of the evening that is in trouble, and is silent about the others', async () => {
  const closed = { isEnabled: false };
  await wedding('closed-silent', closed);
  await wedding('closed-knocking', {
    ...closed,
    refused: { code: 'uploads_disabled', calls: [4, 4, 4, 1, 1] },
  });
  await wedding('failing', {
    files: lively(0.1),
    refused: { code: 'bytes_damaged', calls: [3, 3] },
  });
  await wedding('silent', {});
  await wedding('silent-after-a-trial', { files: [24 * 40] });
  await wedding('silent-at-night', { hour: 1, days: -1 });
  await wedding('quiet', { files: lively(1.2) });
  await wedding('quiet-at-midnight', {
    hour: 0,
    days: -1,
    files: lively(1.2),
  });
  await wedding('unreadable', { files: lively(0.1) });
  await test.database.query(
    `UPDATE media SET processing = 'failed', processing_reason = 'cannot be read'
     WHERE file_name IN ('IMG_1.JPG', 'IMG_2.JPG')
       AND wedding_id = (SELECT id FROM weddings WHERE slug = 'unreadable')`,
  );
  // Healthy weddings.
  await wedding('lively', { files: lively(0.1) });
  await wedding('one-mistake', {
    files: lively(0.1),
    refused: { code: 'unsupported_media', calls: [1, 2] },
  });
  await wedding('at-noon', { hour: 12 });
  await wedding('after-the-night', { hour: 7, days: -1 });
  await wedding('closed-tomorrow', { ...closed, days: 1 });
  await wedding('closed-last-week', { ...closed, days: -7 });
  await wedding('a-few-files', { files: [1.2, 1.4] });

  const { weddings } = await read();
  expect(troubled(weddings)).toEqual({
    'closed-silent': [{ kind: 'closed', guests: 0 }],
    'closed-knocking': [{ kind: 'closed', guests: 5 }],
    failing: [{ kind: 'refused', guests: 2, code: 'bytes_damaged' }],
    silent: [{ kind: 'silent' }],
    'silent-after-a-trial': [{ kind: 'silent' }],
    'silent-at-night': [{ kind: 'silent' }],
    quiet: [{ kind: 'quiet' }],
    'quiet-at-midnight': [{ kind: 'quiet' }],
    unreadable: [{ kind: 'unreadable', files: 2 }],
  });
  const isTroubled = weddings.map(({ troubles }) => troubles.length > 0);
  expect(isTroubled).toEqual(isTroubled.toSorted().toReversed());
});

it('names weddings of other days whose guests are refused again and again', async () => {
  await wedding('after-years', {
    days: -900,
    isEnabled: false,
    refused: { code: 'uploads_disabled', calls: [3, 1] },
  });
  await wedding('without-a-date', {
    days: null,
    refused: { code: 'request_timeout', calls: [5] },
  });
  await wedding('one-late-guest', {
    days: -900,
    isEnabled: false,
    refused: { code: 'uploads_disabled', calls: [2] },
  });
  const { weddings } = await read();
  expect(weddings.map(({ weddingPath, when }) => [weddingPath, when])).toEqual([
    ['after-years', 'other'],
    ['without-a-date', 'other'],
  ]);
  expect(troubled(weddings)).toEqual({
    'after-years': [{ kind: 'closed', guests: 1 }],
    'without-a-date': [{ kind: 'refused', guests: 1, code: 'request_timeout' }],
  });
});

it('has the state of each wedding of the day', async () => {
  await wedding('lively', { files: [0.5, 2, 30] });
  const { weddings } = await read();
  expect(weddings).toMatchObject([
    {
      weddingPath: 'lively',
      when: 'today',
      isEnabled: true,
      hasBackground: false,
      rehearsal: null,
      mediaCount: 3,
      files: 2,
      failedUploads: 0,
      troubles: [],
      missing: [],
    },
  ]);
});

/** Which weddings of the coming days are shown, by another way than the product's. */
function placeOf(
  days: number,
  weekday: number,
): DayWedding['when'] | undefined {
  if (days === 0) return 'today';
  if (days < 0 || days > 7) return undefined;
  const isWeekend = weekday + days === 5 || weekday + days === 6;
  return isWeekend ? 'weekend' : 'soon';
}

it.each(['Pacific/Pago_Pago', 'Europe/Istanbul', 'Pacific/Kiritimati'])(
  'places 300 weddings of the zone %s by their days',
  async (zone) => {
    const offsets = Array.from(
      { length: 300 },
      (_, index) => (index % 60) - 30,
    );
    await test.database.query(
      `WITH made AS (
         INSERT INTO weddings (id, slug, slug_key, displayed_date, time_zone)
         SELECT 600000000000000 + n, 'w' || n, 'w' || n, day::date, $2
         FROM unnest($1::text[]) WITH ORDINALITY AS given (day, n) RETURNING id)
       INSERT INTO wedding_links (hash, wedding_id, access) SELECT id, id, 'full' FROM made`,
      [offsets.map((days) => dateIn(zone, days)), zone],
    );
    const weekday = (new Date(dateIn(zone)).getUTCDay() + 6) % 7;
    const local = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' })
        .formatToParts()
        .find(({ type }) => type === 'hour')?.value,
    );
    const expected = offsets.flatMap((days, index) => {
      // A night belongs to the day before.
      const isNight = days === -1 && local < 6;
      const when = isNight ? 'today' : placeOf(days, weekday);
      return when ? [`w${index + 1} ${when}`] : [];
    });
    const { weddings } = await read();
    const found = weddings.map(
      ({ weddingPath, when }) => `${weddingPath} ${when}`,
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  },
);

it('says what a wedding of the coming days is not ready for, and counts messages', async () => {
  // Neither a weekend nor a day of another zone.
  await wedding('not-ready', { days: 7, isEnabled: false });
  await wedding('ready', { days: 7 });
  await test.database.query(
    `WITH ready AS (SELECT id FROM weddings WHERE slug = 'ready'),
       rehearsed AS (INSERT INTO rehearsals (wedding_id, id, guest_id, status) SELECT id, gen_random_uuid(), 'robot', 'passed' FROM ready)
     INSERT INTO backgrounds (id, wedding_id, file_name, file_size, file_type)
     SELECT gen_random_uuid(), id, 'b.jpg', 1, 'image/jpeg' FROM ready`,
  );
  await test.database.query(
    `INSERT INTO contact_messages (id, name, email, wedding_date, message)
     VALUES (gen_random_uuid(), 'Elif', 'e@example.com', '2027-06-12', 'Merhaba')`,
  );
  const { weddings, newMessages, oldestMessageAt } = await read();
  expect(
    weddings.map(({ weddingPath, missing }) => [weddingPath, missing]),
  ).toEqual([['not-ready', ['uploads', 'background', 'rehearsal']]]);
  expect(newMessages).toBe(1);
  expect(Date.parse(oldestMessageAt!)).not.toBeNaN();
});

it('is for staff', async () => {
  await test.http().get(STAFF_API.today).expect(401);
});
