import { setTimeout as delay } from 'node:timers/promises';
import { API, SLICE_BYTES } from '@hatira/contract';
import request from 'supertest';
import { jpegBytes, mp4Bytes, sha256 } from '../fixtures/media-bytes.js';
import { createWedding } from '../fixtures/weddings.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../requests/guest.js';
import { insisting, sendInsisting } from '../requests/insisting.js';
import { until } from '../until.js';
import { expectVerified } from '../verified.js';
import { NetworkProxy } from './network-proxy.js';
import { ServerProcess } from './server-process.js';
import { createTestApp, type TestApp } from './test-app.js';

const AWAY_MS = 20_000;
/** The pause between two files of one guest. */
const PAUSE_MS = 1_000;

/** The built product behind closable proxies to PostgreSQL and Redis. */
export interface ProxiedProduct {
  /** Reaches both services directly. */
  home: TestApp;
  postgres: NetworkProxy;
  redis: NetworkProxy;
  web: ServerProcess;
  worker: ServerProcess;
  wedding: TestWedding;
}

/** Runs the product for a spec file's tests. */
export function useProxiedProduct(): ProxiedProduct {
  const product = {} as ProxiedProduct;

  beforeAll(async () => {
    const home = await createTestApp();
    const postgres = await NetworkProxy.open(home.env.DATABASE_URL);
    const redis = await NetworkProxy.open(home.env.REDIS_URL);
    const env = {
      ...home.env,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
    };
    const web = await ServerProcess.start('web', env);
    const worker = await ServerProcess.start('worker', env);
    Object.assign(product, { home, postgres, redis, web, worker });
  });

  beforeEach(async () => {
    product.wedding = await createWedding(product.home);
  });

  afterAll(async () => {
    const { home, postgres, redis, web, worker } = product;
    await Promise.all([web.kill(), worker.kill()]);
    await Promise.all([postgres.close(), redis.close()]);
    await home.close();
  });

  return product;
}

/**
 * Takes a service away for 20 s under uploads: the product reports it, loses no
 * file, and recovers.
 */
export async function expectRecovery(
  product: ProxiedProduct,
  service: 'postgres' | 'redis',
): Promise<void> {
  const { home, web, wedding } = product;
  const hall = guests(product, 3);
  await until(
    'photos arrive',
    async () => (await gallery(home.url, wedding)).length,
    (count) => count > 3,
  );
  product[service].goAway();
  await until('it is noticed', () => readiness(web), 503);
  const { body } = await request(web.url).get(API.ready);
  expect(body).toMatchObject({
    success: false,
    data: { [service]: 'failed' },
  });
  await request(web.url).get(API.live).expect(200);
  await delay(AWAY_MS);
  product[service].comeBack();
  await until('everything works', () => readiness(web), 200);
  hall.enough();
  const sent = await hall.sent;
  expect(sent.length).toBeGreaterThan(4);
  await expectAllStored(product, sent);
  await expectMadeVisible(home);
  await expectVerified(home);
}

/** Expects exactly these files in the gallery. */
export async function expectAllStored(
  { home, wedding }: ProxiedProduct,
  sent: Buffer[],
): Promise<void> {
  const items = await gallery(home.url, wedding);
  const stored = new Set<string>();
  for (const item of items)
    stored.add(sha256(await bytesOf(home.url, item.storage_url)));
  expect(items).toHaveLength(sent.length);
  expect(sent.map(sha256).filter((hash) => !stored.has(hash))).toEqual([]);
}

export async function readiness({ url }: ServerProcess): Promise<number> {
  return (await request(url).get(API.ready)).status;
}

/** Guests send until `enough`; `sent` resolves with the files. */
function guests(
  { web, wedding }: ProxiedProduct,
  count: number,
): { enough(): void; sent: Promise<Buffer[]> } {
  let isEnough = false;
  const sendAll = async (send: () => Promise<Buffer>) => {
    const sent: Buffer[] = [];
    while (!isEnough) {
      sent.push(await send());
      await delay(PAUSE_MS);
    }
    return sent;
  };
  const photo = async () => {
    const bytes = jpegBytes(50_000);
    await insisting(() => new TestGuest(web.url, wedding).single(bytes));
    return bytes;
  };
  const video = async () => {
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 99));
    await sendInsisting(new TestGuest(web.url, wedding), file);
    return file.bytes;
  };
  const photos = Array.from({ length: count }, () => sendAll(photo));
  const all = Promise.all([...photos, sendAll(video)]);
  return {
    enough: () => (isEnough = true),
    sent: all.then((lists) => lists.flat()),
  };
}

/** Lets the sweep find lost jobs at once, not after ten minutes. */
async function expectMadeVisible(home: TestApp): Promise<void> {
  await home.database.query(
    `UPDATE media SET processing_queued_at = now() - interval '1 hour'`,
  );
  await home.sweep();
  const pending = () =>
    home.database.query<object[]>(
      `SELECT id, processing_step, processing_by FROM media WHERE processing = 'pending'`,
    );
  await until('every file is processed', pending, []);
}
