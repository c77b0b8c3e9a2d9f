import { SLICE_BYTES } from '@hatira/contract';
import { DatabaseProxy } from '../../support/servers/database-proxy.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type SlicedFile,
  type TestWedding,
} from '../../support/requests/guest.js';
import { mp4Bytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { NetworkProxy } from '../../support/servers/network-proxy.js';
import { S3Proxy, type PassedRequest } from '../../support/servers/s3-proxy.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';
import { until } from '../../support/until.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/**
 * Failures between an object and its row. Without worker and Redis the web
 * process completes uploads itself.
 */

let bucket: TestBucket;
let store: S3Proxy;
let home: TestApp;
let database: DatabaseProxy;
let redis: NetworkProxy;
let app: TestApp;
let wedding: TestWedding;
let guest: TestGuest;

beforeAll(async () => {
  bucket = await createTestBucket();
  store = await S3Proxy.open(bucket.settings.endpoint);
  home = await createTestApp({ env: bucket.env });
  database = await DatabaseProxy.open(home.env.DATABASE_URL);
  redis = await NetworkProxy.open(home.env.REDIS_URL);
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    S3_ENDPOINT: store.endpoint,
  };
  app = await createTestApp({ replicaOf: home, env });
  redis.goAway();
});

beforeEach(async () => {
  wedding = await createWedding(home);
  guest = new TestGuest(app.url, wedding);
});

afterEach(() => {
  store.fate = () => 'passes';
});

afterAll(async () => {
  redis.comeBack();
  await app?.close();
  await Promise.all([database.close(), redis.close()]);
  await home.close();
  await store.close();
  bucket.close();
});

const isComplete = ({ method, url }: PassedRequest) =>
  method === 'POST' && url.includes('uploadId=');
const isLook = ({ method, url }: PassedRequest) =>
  method === 'GET' && url.includes('uploadId=');

async function received(bytes: number): Promise<SlicedFile> {
  const file = slicedFile(mp4Bytes(bytes));
  for (const index of [0, 1]) await guest.slice(file, index).expect(200);
  return file;
}

async function expectStored(file: SlicedFile): Promise<void> {
  const items = await gallery(home.url, wedding);
  expect(items).toHaveLength(1);
  expect(sha256(await bytesOf(home.url, items[0]!.storage_url))).toBe(
    sha256(file.bytes),
  );
  expect(await bucket.openUploads()).toEqual([]);
  await expectVerified(home);
}

it('keeps one file after a commit without an answer', async () => {
  const file = await received(SLICE_BYTES + 11);
  database.loseAnswerOf('COMMIT');
  await guest.complete(file).expect(503);
  expect(database.hasLost).toBe(true);
  await guest.complete(file).expect(200);
  await expectStored(file);
});

it.each(['INSERT INTO "media"', 'UPDATE "uploads"', 'COMMIT'])(
  'a transaction that ends at %s after the bucket has put the file together is made up for',
  async (words) => {
    const file = await received(SLICE_BYTES + 22);
    store.fate = (passing) => {
      if (isComplete(passing)) database.loseStatements(words);
      return 'passes';
    };
    await guest.complete(file).expect(503);
    expect(database.stillToLose).toBe(0);
    store.fate = () => 'passes';
    expect(await gallery(home.url, wedding)).toEqual([]);
    expect(await bucket.openUploads()).toEqual([]);
    await guest.complete(file).expect(200);
    await expectStored(file);
  },
);

it('a store that hangs while it puts files together leaves the database to everybody else', async () => {
  const files = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      received(SLICE_BYTES + 100 + index),
    ),
  );
  store.fate = (passing) => (isComplete(passing) ? 'unanswered' : 'passes');
  store.passed.length = 0;
  const phones = files.flatMap((file) => [file, file]);
  const answers = phones.map((file) =>
    guest.complete(file).then(({ status }) => status),
  );
  await until(
    'as many are put together as ever are',
    () => store.passed.filter(isComplete).length,
    (count) => count >= 8,
  );
  await until(
    'the others have looked',
    () => store.passed.filter(isLook).length,
    (count) => count >= 8,
  );
  expect(await gallery(app.url, wedding)).toEqual([]);
  const waiting = await home.database.query<unknown[]>(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  expect(waiting).toEqual([]);
  store.dropUnanswered();
  store.fate = () => 'passes';
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(await gallery(home.url, wedding)).toHaveLength(files.length);
});
