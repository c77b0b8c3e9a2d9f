import { randomUUID } from 'node:crypto';
import { API, PAGES, SLICE_BYTES, sliceRange } from '@hatira/contract';
import { HeldBytesService } from '../../../apps/api/src/features/uploads/slices/held-bytes.service.js';
import {
  gallery,
  slicedFile,
  TestGuest,
  type SlicedFile,
  type TestWedding,
} from '../../support/requests/guest.js';
import { mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { SlowRequest } from '../../support/requests/raw/slow-request.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;
let other: TestGuest;
let cookie: string;
const sent: SlowRequest[] = [];
/** More than the product lets a held slice stand still. */
const STALLED_MS = 6_000;
let clockMs: number;

beforeEach(async () => {
  // No slice stalls because a machine is slow.
  clockMs = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => clockMs);
  wedding = await createWedding(test);
  cookie = await issuedCookie();
  const agent = test.browser();
  agent.jar.setCookie(cookie, '127.0.0.1', '/');
  other = new TestGuest(test.url, wedding, agent);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const request of sent.splice(0)) request.vanish();
});

async function issuedCookie(): Promise<string> {
  const { headers } = await test.http().get(PAGES.upload(wedding.weddingPath));
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

async function begin(
  count: number,
  part: number,
  cookieOf?: (index: number) => string,
): Promise<void> {
  const file = { bytes: mp4Bytes(SLICE_BYTES + 1), fileName: 'drip.mov' };
  for (let index = 0; index < count; index++) {
    const theirs = cookieOf?.(index);
    const request = await SlowRequest.chunkFirst(
      test.url,
      wedding,
      { ...file, uploadId: randomUUID() },
      theirs,
    );
    await request.send(part);
    sent.push(request);
  }
}

/**
 * The chunk before its fields.
 * @returns the status
 */
async function sendChunkFirst(
  file: SlicedFile,
  index: number,
): Promise<number> {
  const { start, end } = sliceRange(index, file.bytes.length);
  const fields = {
    fileName: file.fileName,
    start,
    end,
    total: file.bytes.length,
    mimeType: 'video/mp4',
  };
  const call = test
    .http()
    .post(API.uploadChunk(wedding.weddingPath))
    .set('Cookie', cookie);
  void call.attach('chunk', file.bytes.subarray(start, end), file.fileName);
  for (const [name, value] of Object.entries(fields))
    void call.field(name, String(value));
  return (await call).status;
}

async function answered(): Promise<number[]> {
  const requests = sent.filter((request) => request.hasAnswer);
  const statuses = await Promise.all(requests.map((each) => each.status()));
  return statuses.sort();
}

it('forty dripping slices leave room for the repeated slices and the clients of others', async () => {
  await begin(40, 0.001);
  let isOver = false;
  const dripping = Promise.all(
    sent.map((request) => request.drip(500, () => isOver)),
  );
  const file = slicedFile(mp4Bytes(2 * SLICE_BYTES));
  await other.slice(file, 0).expect(200);
  await other.slice(file, 0).expect(200);
  await other.slice(file, 1).expect(200);
  await other.complete(file).expect(200);
  const plain = { bytes: mp4Bytes(SLICE_BYTES + 7), fileName: 'plain.mov' };
  for (const index of [0, 1])
    expect(await sendChunkFirst(plain, index)).toBe(200);
  expect(sent.map((request) => request.hasAnswer)).toEqual(
    sent.map(() => false),
  );
  isOver = true;
  await dripping;
  expect(await gallery(test.url, wedding)).toHaveLength(1);
});

it('slices that stall just before their end, of as many guests, make room for others', async () => {
  const cookies = await Promise.all(Array.from({ length: 9 }, issuedCookie));
  await begin(9, 0.99, (index) => cookies[index] ?? '');
  const held = () => test.app.get(HeldBytesService)['used'].replica.of('all');
  await until('all are held', held, 9 * SLICE_BYTES);
  const plain = { bytes: mp4Bytes(SLICE_BYTES + 9), fileName: 'plain.mov' };
  expect(await sendChunkFirst(plain, 0)).toBe(503);
  clockMs += STALLED_MS;
  expect(await sendChunkFirst(plain, 0)).toBe(200);
  await until('a stalled slice has its answer', answered, [408]);
});

it('made-up guests of one network share four slices, a guest of ours does not wait for them', async () => {
  await begin(
    5,
    0.99,
    (index) => `hatira_guest=${String(index).padStart(22, 'm')}`,
  );
  const plain = { bytes: mp4Bytes(SLICE_BYTES + 11), fileName: 'plain.mov' };
  for (const index of [0, 1])
    expect(await sendChunkFirst(plain, index)).toBe(200);
  await Promise.all(sent.map((request) => request.send(1)));
  const statuses = await Promise.all(sent.map((request) => request.status()));
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 503]);
  await expectVerified(test);
});
