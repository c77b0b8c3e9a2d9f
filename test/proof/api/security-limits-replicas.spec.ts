import { rmSync } from 'node:fs';
import { RateLimitsService } from '../../../apps/api/src/platform/http/limits/rate-limits.service.js';
import { API } from '@hatira/contract';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { cookiesSetBy } from '../../support/requests/cookies.js';
import type { TestWedding } from '../../support/requests/guest.js';
import {
  OWN_NETWORK,
  pointsOf,
  setPoints,
} from '../../support/requests/limits.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { NetworkProxy } from '../../support/servers/network-proxy.js';
import {
  createTestApp,
  STAFF,
  type TestApp,
} from '../../support/servers/test-app.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const ADDRESS = '198.51.100.7';
const wrong = (count: number) => 100_000_000_000_000 + count;

const pages = builtPages();
let first: TestApp;
let second: TestApp;
let redis: NetworkProxy;
let wedding: TestWedding;

beforeAll(async () => {
  first = await createTestApp({
    env: { GUEST_WEB_DIR: pages },
  });
  redis = await NetworkProxy.open(first.env.REDIS_URL);
  second = await createTestApp({
    replicaOf: first,
    env: { REDIS_URL: redis.url },
  });
});

beforeEach(async () => {
  await first.reset();
  wedding = await createWedding(first);
});

afterAll(async () => {
  await second.close();
  await redis.close();
  await first.close();
  rmSync(pages, { recursive: true });
});

const look = (at: TestApp, hash: number, cookie = '') =>
  at.http().get(API.weddingInfo(hash)).set('Cookie', cookie);
const archive = (at: TestApp, hash: number, cookie = '') =>
  at.http().post(API.archives).set('Cookie', cookie).send({ hash });
const login = (at: TestApp, password: string, cookie = '') =>
  at
    .http()
    .post(API.login)
    .set('X-Forwarded-For', ADDRESS)
    .set('Cookie', cookie)
    .send({ ...STAFF, password });
const send = (at: TestApp, cookie: string) =>
  at
    .http()
    .post(API.upload(wedding.weddingPath))
    .set('Cookie', cookie)
    .attach('media', jpegBytes(), 'a.jpg');

describe('two replicas', () => {
  it('count wrong gallery links together, and know the browsers of each other', async () => {
    const cookie =
      cookiesSetBy(await look(first, wedding.hash).expect(200))
        .hatira_galleries ?? '';
    for (let count = 0; count < 60; count++)
      await look(count % 2 === 0 ? first : second, wrong(count)).expect(404);
    expect(await pointsOf(first, 'hash-misses', OWN_NETWORK)).toBe(60);
    // A body does not wait: it shows a reached limit.
    for (const app of [first, second]) await archive(app, wrong(1)).expect(429);
    await archive(second, wedding.hash).expect(404, /nothing_to_download/);
    const again = await look(second, wedding.hash, cookie).expect(200);
    expect(cookiesSetBy(again).hatira_galleries).toBeUndefined();
  });

  it('count wrong logins together, and know the devices of each other', async () => {
    const cookie =
      cookiesSetBy(await login(first, STAFF.password).expect(200))
        .hatira_device ?? '';
    for (let count = 0; count < 10; count++)
      await login(count % 2 === 0 ? first : second, 'a-guess').expect(401);
    for (const app of [first, second])
      await login(app, STAFF.password).expect(429);
    for (const app of [first, second])
      await login(app, STAFF.password, cookie).expect(200);
    for (let count = 0; count < 10; count++) {
      await login(count % 2 === 0 ? first : second, 'a-guess', cookie).expect(
        401,
      );
    }
    for (const app of [first, second])
      await login(app, STAFF.password, cookie).expect(429);
  });

  it('count files together, by the cookies that either has issued', async () => {
    const page = await first.http().get(`/${wedding.weddingPath}`).expect(200);
    const cookie = cookiesSetBy(page).hatira_guest ?? '';
    for (const app of [first, second, first])
      await send(app, cookie).expect(200);
    const key = `${await weddingIdOf(first, wedding)} ${/=([\w-]+)/.exec(cookie)?.[1]}`;
    expect(await pointsOf(first, 'files-guest', key)).toBe(3);
    expect(
      await pointsOf(
        first,
        'files-network',
        `${await weddingIdOf(first, wedding)} ${OWN_NETWORK}`,
      ),
    ).toBe(0);
    await setPoints(first, 'files-guest', key, 600);
    for (const app of [first, second]) await send(app, cookie).expect(429);
  });

  it('go on with Redis away, and each counts alone', async () => {
    const gallery =
      cookiesSetBy(await look(first, wedding.hash).expect(200))
        .hatira_galleries ?? '';
    redis.goAway();
    try {
      await look(second, wedding.hash).expect(200);
      await look(second, wedding.hash, gallery).expect(200);
      await send(second, '').expect(200);
      await login(second, STAFF.password).expect(200);
      for (let count = 0; count < 60; count++)
        await look(second, wrong(count)).expect(404);
      await archive(second, wrong(1)).expect(429);
      await archive(second, wedding.hash).expect(202);
      await archive(first, wrong(1)).expect(404);
    } finally {
      redis.comeBack();
    }
  });
});

describe('a returned point', () => {
  it('does not count below zero in a minute without taken points', async () => {
    const limit = { name: 'given-back', points: 2, perSeconds: 60 };
    const limits = first.app.get(RateLimitsService);
    await limits.refund(limit, 'key');
    expect(await pointsOf(first, limit.name, 'key')).toBe(0);
    await limits.consume(limit, 'key');
    await limits.refund(limit, 'key');
    expect(await pointsOf(first, limit.name, 'key')).toBe(0);
  });
});
