import { PROBLEMS, SLICE_BYTES, STAFF_API } from '@hatira/contract';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { pointsOf } from '../../support/requests/limits.js';
import { SlowRequest } from '../../support/requests/raw/slow-request.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const LIMIT = 12 * 1024 ** 2;

const test = useTestApp({
  env: { WEDDING_DAILY_BYTES: String(LIMIT) },
});

let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(test);
  guest = new TestGuest(test.url, wedding);
});

const counted = async () => {
  const sql =
    'SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM wedding_bytes WHERE wedding_id = $1';
  const [row] = await test.database.query<{ bytes: number }[]>(sql, [
    await weddingIdOf(test, wedding),
  ]);
  return row?.bytes;
};
const begun = async () =>
  pointsOf(test, 'files-wedding', await weddingIdOf(test, wedding));
const age = (by: string) =>
  test.database.query(
    `UPDATE wedding_bytes SET hour = hour - interval '${by}'`,
  );
const full = {
  success: false,
  code: 'wedding_day_full',
  error: PROBLEMS.wedding_day_full.text,
};

it('returns 507 beyond the limit of 24 hours, keeps no file, and accepts files of other weddings', async () => {
  const photo = jpegBytes(5_000_000);
  for (const bytes of [photo, jpegBytes(5_000_000)])
    await guest.single(bytes).expect(200);
  expect(await counted()).toBe(10_000_000);
  const { body, headers } = await guest
    .single(jpegBytes(5_000_000))
    .expect(507);
  expect(body).toMatchObject(full);
  expect(headers['retry-after']).toBeUndefined();
  await guest.slice(slicedFile(mp4Bytes(SLICE_BYTES + 1)), 0).expect(507);
  expect([await rowsOf(test, 'media'), await rowsOf(test, 'uploads')]).toEqual([
    2, 0,
  ]);
  await new TestGuest(test.url, await createWedding(test))
    .single(jpegBytes(5_000_000))
    .expect(200);
});

it('counts files that arrive at the same time one after another: those beyond the limit get 507 and leave no file', async () => {
  const photos = Array.from({ length: 8 }, () => jpegBytes(3_000_000));
  // Each passed the check before the first counted.
  const calls = await Promise.all(
    photos.map((photo) => SlowRequest.photo(test.url, wedding, photo)),
  );
  await Promise.all(calls.map((call) => call.send(0.5)));
  await until('all files count', begun, 8);
  await Promise.all(calls.map((call) => call.send(1)));
  const statuses = await Promise.all(calls.map((call) => call.status()));
  expect(statuses.sort()).toEqual([
    ...Array<number>(4).fill(200),
    ...Array<number>(4).fill(507),
  ]);
  expect(await counted()).toBe(12_000_000);
  expect([await rowsOf(test, 'media'), await rowsOf(test, 'uploads')]).toEqual([
    4, 0,
  ]);
  await until('refused files count no more', begun, 4);
});

it('leaves the time of the last upload and the gallery alone when it refuses a file', async () => {
  const staff = await test.staff();
  // Far from a high limit one statement publishes a file, or finds the day full.
  await staff
    .put(STAFF_API.settings)
    .send({ weddingDailyBytes: 10e9 })
    .expect(200);
  await guest.single(jpegBytes(20_000)).expect(200);
  const id = await weddingIdOf(test, wedding);
  const told = () =>
    test.database.query<{ at: Date; revision: string }[]>(
      'SELECT last_upload_at AS at, media_revision AS revision FROM weddings WHERE id = $1',
      [id],
    );
  await test.database.query(
    `UPDATE weddings SET last_upload_at = '2026-01-01T00:00:00Z' WHERE id = $1`,
    [id],
  );
  const before = await told();
  const photo = await SlowRequest.photo(test.url, wedding, jpegBytes(20_000));
  await photo.send(0.5);
  await until('the file counts', begun, 2);
  await test.database.query(
    'UPDATE wedding_bytes SET bytes = 10000000000 WHERE wedding_id = $1',
    [id],
  );
  await photo.send(1);
  expect(await photo.status()).toBe(507);
  expect(await told()).toEqual(before);
  await staff
    .put(STAFF_API.settings)
    .send({ weddingDailyBytes: null })
    .expect(200);
});

it('counts received bytes alone: neither an exact repeat nor an announced size closes the wedding', async () => {
  const photo = jpegBytes(5_000_000);
  await guest.single(photo).expect(200);
  await guest.single(photo).expect(200);
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
  await guest.slice(file, 1).expect(200);
  await guest.slice(file, 1).expect(200);
  expect(await counted()).toBe(5_000_001);
});

it('counts slices of uploads that are never completed', async () => {
  for (let index = 0; index < 2; index++)
    await guest.slice(slicedFile(mp4Bytes(SLICE_BYTES + 1)), 0).expect(200);
  expect(await counted()).toBe(2 * SLICE_BYTES);
  await guest.slice(slicedFile(mp4Bytes(SLICE_BYTES + 1)), 0).expect(507);
});

it('lets a file that has begun finish beyond the limit, but not beyond twice the limit', async () => {
  const file = slicedFile(mp4Bytes(2 * SLICE_BYTES));
  await guest.slice(file, 0).expect(200);
  await guest.single(jpegBytes(5_000_000)).expect(200);
  await guest.slice(file, 1).expect(200);
  const late = slicedFile(mp4Bytes(SLICE_BYTES + 1));
  await age('1 day');
  await guest.slice(late, 1).expect(200);
  await test.database.query('UPDATE wedding_bytes SET bytes = $1', [3 * LIMIT]);
  expect((await guest.slice(late, 0).expect(507)).body).toMatchObject(full);
});

it('takes files again when the hours have passed, and forgets those hours', async () => {
  await guest.single(jpegBytes(10_000_000)).expect(200);
  await guest.single(jpegBytes(5_000_000)).expect(507);
  await age('1 day');
  await guest.single(jpegBytes(5_000_000)).expect(200);
  await test.sweep();
  expect(await counted()).toBe(5_000_000);
});

it('takes files at once when staff raise the limit or set it to 0', async () => {
  await guest.single(jpegBytes(10_000_000)).expect(200);
  const staff = await test.staff();
  for (const weddingDailyBytes of [4 * LIMIT, 0]) {
    await guest.single(jpegBytes(5_000_000)).expect(507);
    await staff.put(STAFF_API.settings).send({ weddingDailyBytes }).expect(200);
    await guest.single(jpegBytes(5_000_000)).expect(200);
    await staff
      .put(STAFF_API.settings)
      .send({ weddingDailyBytes: null })
      .expect(200);
  }
});
