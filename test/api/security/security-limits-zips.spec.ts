import { API } from '@hatira/contract';
import { ZipSlotsService } from '../../../apps/api/src/features/archives/downloads/zip-slots.service.js';
import {
  askForArchive,
  download,
  streamed,
} from '../../support/fixtures/archives.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const PER_KEY = 100;
const NETWORK = '192.0.2.7';
/** More than a connection buffers without a reader. */
const [PHOTOS, PHOTO_BYTES] = [6, 4_000_000];

const test = useTestApp();
let wedding: TestWedding;
let releases: (() => void)[];

beforeEach(async () => {
  wedding = await createWedding(test);
  releases = [];
});
afterEach(async () => {
  for (const release of releases) release();
  await until('all slots are free', () => slots().count, 0);
});

const slots = () => test.app.get(ZipSlotsService);

function fill(key: string, left = 0): void {
  for (let count = 0; count < PER_KEY - left; count++)
    releases.push(slots().take(key)!);
}

async function send(count = 1, sizeBytes = 2_000): Promise<string[]> {
  const guest = new TestGuest(test.url, wedding);
  for (let index = 0; index < count; index++)
    await guest.single(jpegBytes(sizeBytes + index)).expect(200);
  return (await gallery(test.url, wedding)).map(({ id }) => id);
}

const select = (ids: string[], address = NETWORK) =>
  test
    .http()
    .post(API.bulkDownload)
    .set('X-Forwarded-For', address)
    .send({ ids });
const fetchArchive = (path: string, address = NETWORK) =>
  test.http().get(path).set('X-Forwarded-For', address);

it('answers 429 with Retry-After beyond the bound of a network, and serves other networks', async () => {
  const ids = await send();
  const { downloadUrl } = await askForArchive(test.url, wedding);
  fill(`network ${NETWORK}`);
  for (const refused of [await select(ids), await fetchArchive(downloadUrl)]) {
    expect([refused.status, refused.body.code]).toEqual([
      429,
      'too_many_requests',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-disposition']).toBeUndefined();
  }
  await select(ids, '192.0.2.8').expect(200);
  await fetchArchive(downloadUrl, '192.0.2.8').expect(200);
});

it('answers 429 beyond the bound of a wedding from any network, and serves other weddings', async () => {
  const ids = await send();
  const { downloadUrl } = await askForArchive(test.url, wedding);
  fill(`wedding ${await weddingIdOf(test, wedding)}`);
  await select(ids).expect(429);
  await fetchArchive(downloadUrl, '192.0.2.8').expect(429);
  wedding = await createWedding(test);
  await select(await send()).expect(200);
});

it('holds the place until the client has gone', async () => {
  const ids = await send(PHOTOS, PHOTO_BYTES);
  const { downloadUrl } = await askForArchive(test.url, wedding);
  fill(`wedding ${await weddingIdOf(test, wedding)}`, 1);
  const leave = new AbortController();
  const unread = await fetch(test.url + downloadUrl, { signal: leave.signal });
  expect(unread.status).toBe(200);
  await select(ids).expect(429);
  leave.abort();
  await until('the slot is free', () => slots().count, releases.length);
  await select(ids).expect(200);
});

it('sends a couple five zips at once', async () => {
  const ids = await send(5);
  const { downloadUrl } = await askForArchive(test.url, wedding);
  const [archive, ...selections] = await Promise.all([
    download(test.url, downloadUrl),
    ...ids.slice(1).map((id) => streamed(test.url, [id])),
  ]);
  expect([archive.status, ...selections.map(({ status }) => status)]).toEqual([
    200, 200, 200, 200, 200,
  ]);
  await Promise.all(selections.map((selection) => selection.arrayBuffer()));
});
