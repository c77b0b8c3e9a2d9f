import { API, STAFF_API } from '@hatira/contract';
import { WaitingVisitorsService } from '../../../apps/api/src/features/weddings/waiting-visitors.service.js';
import { cookiesSetBy } from '../../support/requests/cookies.js';
import type { TestWedding } from '../../support/requests/guest.js';
import {
  OWN_NETWORK,
  pointsOf,
  setPoints,
} from '../../support/requests/limits.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const MISSES = 'hash-misses';
/** Delays the next request by half a second, and by five. */
const [SLOW, SLOWEST] = [60, 600];
const CROWD = 20;

const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

const wrong = (count: number) => 100_000_000_000_000 + count;
const look = (hash: number | string, address = OWN_NETWORK, cookie = '') =>
  test
    .http()
    .get(`/api/admin/wedding-info/${hash}`)
    .set('X-Forwarded-For', address)
    .set('Cookie', cookie);
const waiting = () => test.app.get(WaitingVisitorsService).count;

async function visitor(of = wedding): Promise<string> {
  return (
    cookiesSetBy(await look(of.hash, '192.0.2.200').expect(200))
      .hatira_galleries ?? ''
  );
}

/** Fills this network's waiting room; returns the call that empties it. */
async function crowd(): Promise<() => Promise<void>> {
  await setPoints(test, MISSES, OWN_NETWORK, SLOWEST);
  const leave = new AbortController();
  const guesses = Array.from({ length: CROWD }, (_, index) =>
    fetch(test.url + API.weddingInfo(wrong(index)), {
      signal: leave.signal,
    }).catch(() => undefined),
  );
  await until('the room is full', waiting, CROWD);
  return async () => {
    leave.abort();
    await Promise.all(guesses);
    await until('nobody waits', waiting, 0);
  };
}

describe('wrong gallery links', () => {
  it('close no right one behind the same address', async () => {
    for (let count = 0; count < SLOW; count++)
      await look(wrong(count)).expect(404);
    await look(wedding.hash).expect(200);
    await test.http().get(API.gallery(wedding.hash)).expect(200);
    await look(wrong(SLOW)).expect(404);
  });

  it('count for the whole IPv6 network that they come from', async () => {
    for (let count = 0; count < SLOW; count++)
      await look(wrong(count), `2001:db8:1:2::${count + 1}`).expect(404);
    expect(await pointsOf(test, MISSES, '2001:db8:1:2::/64')).toBe(SLOW);
    const slowed = look(wrong(SLOW), '2001:db8:1:2:ffff::1').then(
      ({ status }) => status,
    );
    await until('it waits', waiting, 1);
    await look(wrong(SLOW), '2001:db8:1:3::1').expect(404);
    expect(await slowed).toBe(404);
  });

  it.each(['abc', '1'.repeat(17), '-1', '%00'])(
    'count when they are none by their form: %s',
    async (link) => {
      await look(link).expect(400);
      expect(await pointsOf(test, MISSES, OWN_NETWORK)).toBe(1);
    },
  );

  it('answer 429 at once when too many of their network wait, and right ones 200', async () => {
    const leave = await crowd();
    const { headers, body } = await look(wrong(CROWD)).expect(429);
    expect(body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await look('abc').expect(429);
    await test
      .http()
      .post(API.archives)
      .send({ hash: wrong(CROWD) })
      .expect(429);
    await look(wedding.hash).expect(200);
    await look(wrong(CROWD), '192.0.2.1').expect(404);
    expect(waiting()).toBe(CROWD);
    await leave();
  });

  it('let no request with a body wait', async () => {
    await setPoints(test, MISSES, OWN_NETWORK, SLOWEST);
    await test
      .http()
      .post(API.archives)
      .send({ hash: wrong(1) })
      .expect(429);
    await test
      .http()
      .post(API.archives)
      .send({ hash: wedding.hash })
      .expect(404, /nothing_to_download/);
  });
});

describe('a browser that has opened the gallery before', () => {
  it('waits for no call of it, while a stranger behind the same address does', async () => {
    const cookie = await visitor();
    const leave = await crowd();
    const calls = [
      API.weddingInfo,
      API.gallery,
      API.galleryImages,
      API.galleryVideos,
      API.archivesOf,
    ];
    for (const call of calls) {
      await test
        .http()
        .get(call(wedding.hash))
        .set('Cookie', cookie)
        .expect(200);
    }
    const end = new AbortController();
    const events = test.url + API.galleryEvents(wedding.hash);
    expect(
      (await fetch(events, { headers: { cookie }, signal: end.signal })).status,
    ).toBe(200);
    end.abort();
    expect(waiting()).toBe(CROWD);
    await leave();
  });

  it('is known by a cookie that no script reads and that holds no link', async () => {
    const { headers } = await look(wedding.hash).expect(200);
    const [line] = headers['set-cookie'] as unknown as string[];
    expect(line).toMatch(
      /^hatira_galleries=[\w-]{22}; Max-Age=31536000; Path=\/api; .*HttpOnly; SameSite=Lax$/,
    );
    expect(line).not.toContain(String(wedding.hash));
    const again = await look(
      wedding.hash,
      OWN_NETWORK,
      cookiesSetBy({ headers }).hatira_galleries,
    ).expect(200);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is known for ten galleries, those that it opened last', async () => {
    const browser = test.browser();
    const weddings = [];
    for (let count = 0; count < 11; count++)
      weddings.push(await createWedding(test));
    let cookie = '';
    for (const { hash } of weddings) {
      const answer = await browser.get(API.weddingInfo(hash)).expect(200);
      cookie = cookiesSetBy(answer).hatira_galleries ?? '';
    }
    expect(cookie.split('=')[1]?.split('.')).toHaveLength(10);
    const first = await browser
      .get(API.weddingInfo(weddings[0]?.hash ?? 0))
      .expect(200);
    expect(cookiesSetBy(first).hatira_galleries).toBeDefined();
    const last = await browser
      .get(API.weddingInfo(weddings[10]?.hash ?? 0))
      .expect(200);
    expect(cookiesSetBy(last).hatira_galleries).toBeUndefined();
  });

  it('returns 404 for a removed gallery and does not count for its network', async () => {
    const cookie = await visitor();
    const staff = await test.staff();
    await staff.delete(API.weddingByPath(wedding.weddingPath)).expect(200);
    const leave = await crowd();
    const before = await pointsOf(test, MISSES, OWN_NETWORK);
    await look(wedding.hash, OWN_NETWORK, cookie).expect(404);
    expect(await pointsOf(test, MISSES, OWN_NETWORK)).toBe(before);
    await leave();
  });

  it.each([
    ['of another gallery', async () => visitor(await createWedding(test))],
    ['made up', () => Promise.resolve(`hatira_galleries=${'A'.repeat(22)}`)],
    [
      'garbled',
      async () =>
        (await visitor()).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ],
    ['cut off', async () => (await visitor()).slice(0, -1)],
    ['of another installation', () => foreign()],
  ])('is not known by a cookie %s', async (_, cookieOf) => {
    const cookie = await cookieOf();
    await setPoints(test, MISSES, OWN_NETWORK, SLOW);
    const answer = look(wedding.hash, OWN_NETWORK, cookie).then(
      ({ status }) => status,
    );
    await until('it waits', waiting, 1);
    expect(await answer).toBe(200);
  });
});

describe('staff', () => {
  it('wait for no call that names a gallery', async () => {
    const staff = await test.staff();
    const leave = await crowd();
    await staff.get(API.weddingInfo(wedding.hash)).expect(200);
    await staff.get(STAFF_API.weddingQr(wedding.hash, 'svg')).expect(200);
    await staff
      .get(API.background(wedding.hash))
      .expect(404, /background_not_found/);
    await staff.get(API.weddingInfo(wrong(1))).expect(404);
    expect(waiting()).toBe(CROWD);
    await leave();
  });

  it('are not known by a session that has ended', async () => {
    const staff = await test.staff();
    const leave = await crowd();
    await staff.get(API.weddingInfo(wrong(1))).expect(404);
    await staff.post(API.logout).expect(200);
    await staff.get(API.weddingInfo(wrong(1))).expect(429);
    await look(
      wrong(1),
      OWN_NETWORK,
      `hatira_session=${'A'.repeat(43)}`,
    ).expect(429);
    await leave();
  });
});

/** Returns a cookie from an installation with another secret. */
async function foreign(): Promise<string> {
  const other = await createTestApp({
    replicaOf: test,
    env: { SESSION_SECRET: 'the-secret-of-another-installation' },
  });
  const answer = await other
    .http()
    .get(API.weddingInfo(wedding.hash))
    .expect(200);
  await other.close();
  return cookiesSetBy(answer).hatira_galleries ?? '';
}
