import { PROBLEMS, SLICE_BYTES, STAFF_API } from '@hatira/contract';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf } from '../../support/traces.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

/** WEDDING_DAILY_BYTES: one link cannot fill the disk for all weddings. */

const LIMIT = 12 * 1024 ** 2;

const test = useTestApp({
  env: { WEDDING_DAILY_BYTES: String(LIMIT) },
  withWorker: false,
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
const age = (by: string) =>
  test.database.query(
    `UPDATE wedding_bytes SET hour = hour - interval '${by}'`,
  );
const full = {
  success: false,
  code: 'wedding_day_full',
  error: PROBLEMS.wedding_day_full.text,
};

it('answers 507 to files beyond the limit of 24 hours, keeps nothing, and takes other weddings’ files', async () => {
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
