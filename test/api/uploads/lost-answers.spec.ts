import { SLICE_BYTES } from '@hatira/contract';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { DatabaseProxy } from '../../support/servers/database-proxy.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** A commit whose answer is lost must not be undone. */

let home: TestApp;
let proxy: DatabaseProxy;
let app: TestApp;
/** The product whose weddings' day is nearly full, in a transaction. */
let nearLimit: TestApp;
let wedding: TestWedding;

beforeAll(async () => {
  home = await createTestApp();
  proxy = await DatabaseProxy.open(home.env.DATABASE_URL);
  app = await createTestApp({
    replicaOf: home,
    env: { DATABASE_URL: proxy.url },
  });
  nearLimit = await createTestApp({
    replicaOf: home,
    env: { DATABASE_URL: proxy.url, WEDDING_DAILY_BYTES: '1000000000' },
  });
  wedding = await createWedding(home);
});

afterAll(async () => {
  await nearLimit.close();
  await app.close();
  await proxy.close();
  await home.close();
});

async function expectStored(photo: Buffer): Promise<void> {
  const items = await gallery(home.url, wedding);
  const stored = await Promise.all(
    items.map((item) => bytesOf(home.url, item.storage_url)),
  );
  expect(stored.map(sha256)).toContain(sha256(photo));
}

it.each(['single_upload_begin', 'single_upload_publish'])(
  'keeps a photo whose %s went unanswered, also when it is sent again',
  async (statement) => {
    const photo = jpegBytes(100_000 + statement.length);
    const guest = new TestGuest(app.url, wedding);
    const sent = guest.single(photo).then((response) => response.status);
    proxy.loseAnswerOf(statement);
    expect([200, 503]).toContain(await sent);
    expect(proxy.hasLost).toBe(true);
    await guest.single(photo).expect(200);
    await expectStored(photo);
  },
);

it('accepts a slice again as soon as PostgreSQL can release its claim', async () => {
  const guest = new TestGuest(app.url, wedding);
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
  await guest.slice(file, 1).expect(200);
  proxy.loseStatements(
    'slice_keep',
    'DELETE FROM "upload_slices"',
    'DELETE FROM "upload_slices"',
  );
  await guest.slice(file, 0).expect(503);
  await until(
    'the claim has been tried to be given back',
    () => proxy.stillToLose,
    0,
  );
  await until(
    'the slice is taken',
    async () => (await guest.slice(file, 0)).status,
    200,
  );
  await guest.complete(file).expect(200);
  await expectStored(file.bytes);
});

it.each(['single_upload_begin', 'single_upload_publish'])(
  'answers "later" when the connection breaks at %s',
  async (statement) => {
    const guest = new TestGuest(app.url, wedding);
    proxy.loseStatements(statement);
    const photo = jpegBytes(30_000 + statement.length);
    await guest.single(photo).expect(503);
    expect(proxy.stillToLose).toBe(0);
    await guest.single(photo).expect(200);
    await expectStored(photo);
  },
);

describe('near the limit of a day', () => {
  it('answers "later" when the connection breaks in the transaction', async () => {
    const guest = new TestGuest(nearLimit.url, wedding);
    for (const words of [
      'START TRANSACTION',
      'INSERT INTO "media"',
      'DELETE FROM "uploads"',
      '"media_revision"',
    ]) {
      proxy.loseStatements(words);
      const photo = jpegBytes(10_000 + words.length);
      await guest.single(photo).expect(503);
      expect(proxy.stillToLose).toBe(0);
      await guest.single(photo).expect(200);
      await expectStored(photo);
    }
  });

  it('keeps a photo whose commit went unanswered', async () => {
    for (let round = 0; round < 4; round++) {
      const photo = jpegBytes(20_000 + round);
      const guest = new TestGuest(nearLimit.url, wedding);
      proxy.loseAnswerOf('COMMIT');
      const { status } = await guest.single(photo);
      expect([200, 503]).toContain(status);
      await guest.single(photo).expect(200);
      await expectStored(photo);
    }
  });
});
