import { setTimeout as delay } from 'node:timers/promises';
import { API, SLICE_BYTES } from '@hatira/contract';
import request from 'supertest';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../support/requests/guest.js';
import { insisting, sendInsisting } from '../support/requests/insisting.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../support/fixtures/media-bytes.js';
import { NetworkProxy } from '../support/servers/network-proxy.js';
import { ServerProcess } from '../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../support/servers/test-app.js';
import { until } from '../support/until.js';
import { expectVerified } from '../support/verified.js';
import { createWedding } from '../support/fixtures/weddings.js';

/**
 * PostgreSQL or Redis gone for 20 s while guests send: nothing that was acknowledged is lost, what is refused is
 * refused in words that say "try again", and the same guests finish when the service is back.
 */

jest.setTimeout(180_000);

const AWAY_MS = 20_000;
/** Between two files of one guest. */
const PAUSE_MS = 1_000;

let home: TestApp;
let postgres: NetworkProxy;
let redis: NetworkProxy;
let web: ServerProcess;
let worker: ServerProcess;
let wedding: TestWedding;

beforeAll(async () => {
  home = await createTestApp({ withWorker: false });
  postgres = await NetworkProxy.open(home.env.DATABASE_URL);
  redis = await NetworkProxy.open(home.env.REDIS_URL);
  const env = { ...home.env, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  web = await ServerProcess.start('web', env);
  worker = await ServerProcess.start('worker', env);
});

beforeEach(async () => {
  wedding = await createWedding(home);
});

afterAll(async () => {
  await Promise.all([web.kill(), worker.kill()]);
  await Promise.all([postgres.close(), redis.close()]);
  await home.close();
});

/** Guests who send photos and a video all the time, until they are told that it is enough; answers what they sent. */
function guests(count: number): { enough(): void; sent: Promise<Buffer[]> } {
  let isEnough = false;
  const photos = async () => {
    const sent: Buffer[] = [];
    while (!isEnough) {
      const photo = jpegBytes(50_000);
      await insisting(() => new TestGuest(web.url, wedding).single(photo));
      sent.push(photo);
      await delay(PAUSE_MS);
    }
    return sent;
  };
  const videos = async () => {
    const sent: Buffer[] = [];
    while (!isEnough) {
      const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 99));
      await sendInsisting(new TestGuest(web.url, wedding), file);
      sent.push(file.bytes);
      await delay(PAUSE_MS);
    }
    return sent;
  };
  const all = Promise.all([...Array.from({ length: count }, photos), videos()]);
  return {
    enough: () => (isEnough = true),
    sent: all.then((lists) => lists.flat()),
  };
}

async function expectAllStored(sent: Buffer[]): Promise<void> {
  const items = await gallery(home.url, wedding);
  const stored = new Set<string>();
  for (const item of items)
    stored.add(sha256(await bytesOf(home.url, item.storage_url)));
  expect(items).toHaveLength(sent.length);
  expect(sent.map(sha256).filter((hash) => !stored.has(hash))).toEqual([]);
}

/** What lost its job is found by the clean-up, ten minutes later: here at once. */
async function expectMadeVisible(): Promise<void> {
  await home.database.query(
    `UPDATE media SET processing_queued_at = now() - interval '1 hour'`,
  );
  await home.sweep();
  await until(
    'the worker has made everything visible',
    async () =>
      (
        await home.database.query(
          `SELECT 1 FROM media WHERE processing = 'pending'`,
        )
      ).length === 0,
    60_000,
  );
}

describe.each([
  ['PostgreSQL', () => postgres],
  ['Redis', () => redis],
])('with %s away for 20 s', (name, service) => {
  it('guests lose nothing, and everything goes on by itself', async () => {
    const hall = guests(3);
    await until(
      'photos arrive',
      async () => (await gallery(home.url, wedding)).length > 3,
    );
    service().goAway();
    await until(
      'it is noticed',
      async () => (await request(web.url).get(API.ready)).status === 503,
    );
    const { body } = await request(web.url).get(API.ready);
    expect(body).toMatchObject({
      success: false,
      data: { [name === 'Redis' ? 'redis' : 'postgres']: 'failed' },
    });
    await request(web.url).get(API.live).expect(200);
    await delay(AWAY_MS);
    service().comeBack();
    await until(
      'everything works again',
      async () => (await request(web.url).get(API.ready)).status === 200,
      60_000,
    );
    hall.enough();
    const sent = await hall.sent;
    expect(sent.length).toBeGreaterThan(4);
    await expectAllStored(sent);
    await expectMadeVisible();
    await expectVerified(home);
  });
});

it('while Redis is away uploads go on', async () => {
  redis.goAway();
  try {
    await until(
      'it is noticed',
      async () => (await request(web.url).get(API.ready)).status === 503,
    );
    const guest = new TestGuest(web.url, wedding);
    const photo = jpegBytes(10_000);
    await guest.single(photo).expect(200);
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 3));
    await guest.sendSliced(file);
    await expectAllStored([photo, file.bytes]);
  } finally {
    redis.comeBack();
  }
});
