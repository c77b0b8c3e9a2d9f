import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { API, OWN_API } from '@hatira/contract';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { cookiesSetBy } from '../../support/requests/cookies.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { OWN_NETWORK, setPoints } from '../../support/requests/limits.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import {
  createTestApp,
  STAFF,
  type TestApp,
} from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/**
 * Forged, garbled or misplaced cookies give no budget, proof or known device.
 * Each property first checks the issued cookie. FUZZ_RUNS raises the runs.
 */

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const SIGNS = 'ABCXYZabcxyz0189-_.=~ ';

const pages = builtPages();
let app: TestApp;
let wedding: TestWedding;
let issued: Record<
  'hatira_guest' | 'hatira_galleries' | 'hatira_device',
  string
>;

beforeAll(async () => {
  app = await createTestApp({
    env: { GUEST_WEB_DIR: pages },
  });
});

beforeEach(async () => {
  await app.reset();
  wedding = await createWedding(app);
  const answers = [
    await app.http().get(`/${wedding.weddingPath}`).expect(200),
    await app.http().get(API.weddingInfo(wedding.hash)).expect(200),
    await app.http().post(API.login).send(STAFF).expect(200),
  ];
  const cookies = Object.assign({}, ...answers.map(cookiesSetBy)) as Record<
    string,
    string
  >;
  const value = (name: string) => cookies[name]?.slice(name.length + 1) ?? '';
  issued = {
    hatira_guest: value('hatira_guest'),
    hatira_galleries: value('hatira_galleries'),
    hatira_device: value('hatira_device'),
  };
});

afterAll(async () => {
  await app.close();
  rmSync(pages, { recursive: true });
});

/** A stranger's changes to a cookie. */
function forgeriesOf(cookie: string): fc.Arbitrary<string> {
  const at = fc.nat(cookie.length - 1);
  const sign = fc.constantFrom(...SIGNS);
  const parts = cookie.split('.');
  return fc
    .oneof(
      fc
        .tuple(at, sign)
        .map(
          ([index, other]) =>
            cookie.slice(0, index) + other + cookie.slice(index + 1),
        ),
      fc
        .tuple(at, sign)
        .map(
          ([index, more]) =>
            cookie.slice(0, index) + more + cookie.slice(index),
        ),
      fc
        .tuple(at, at)
        .map(([from, to]) =>
          cookie.slice(Math.min(from, to), Math.max(from, to)),
        ),
      fc
        .shuffledSubarray(parts, { minLength: 1 })
        .map((some) => some.join('.')),
      fc.constantFrom(...Object.values(issued)),
      fc.string({ unit: sign, maxLength: 80 }),
      fc
        .array(
          fc.string({
            unit: fc.constantFrom('A', 'b', '0', '_'),
            minLength: 22,
            maxLength: 22,
          }),
        )
        .map((marks) => marks.join('.')),
    )
    .filter((forgery) => !isWhole(forgery, parts));
}

/** The product may ignore a suffix, and a list of marks has any order. */
function isWhole(forgery: string, parts: string[]): boolean {
  const left = forgery.trim().split('.');
  const [mark, ...others] = parts;
  if (others.length === 0) return left.some((part) => part === mark);
  return parts.every((part, index) => left[index] === part);
}

function everyForgery(
  name: keyof typeof issued,
  isWorthless: (cookie: string) => Promise<void>,
) {
  const forgeries = forgeriesOf(issued[name]).map(
    (value) => `${name}=${value}`,
  );
  return fc.assert(fc.asyncProperty(forgeries, isWorthless), {
    numRuns: RUNS,
    endOnFailure: true,
  });
}

it('gives no budget of files to a cookie that we have not issued', async () => {
  const send = (cookie: string) =>
    app
      .http()
      .post(API.upload(wedding.weddingPath))
      .set('Cookie', cookie)
      .attach('media', jpegBytes(), 'a.jpg');
  const ownBudgets = () => app.redis.keys('limit:files-guest:*');
  await send(`hatira_guest=${issued.hatira_guest}`).expect(200);
  expect(await ownBudgets()).toHaveLength(1);
  await app.redis.del(...(await ownBudgets()));
  await everyForgery('hatira_guest', async (cookie) => {
    await send(cookie).expect(200);
    expect(await ownBudgets()).toEqual([]);
  });
});

it("shows no guest's uploads to a cookie that we have not issued, nor to the one it gets for it", async () => {
  const own = `hatira_guest=${issued.hatira_guest}`;
  const path = wedding.weddingPath;
  const get = (address: string, cookie: string) =>
    app.http().get(address).set('Cookie', cookie);
  await app
    .http()
    .post(API.upload(path))
    .set('Cookie', own)
    .attach('media', jpegBytes(), 'a.jpg')
    .expect(200);
  const mine = await get(OWN_API.list(path), own).expect(200);
  const id = mine.body.data[0].id as string;
  await everyForgery('hatira_guest', async (cookie) => {
    const page = await get(`/${path}`, cookie).expect(200);
    const given = cookiesSetBy(page).hatira_guest ?? '';
    for (const each of [cookie, given]) {
      const list = await get(OWN_API.list(path), each).expect(200);
      expect(list.body.data).toEqual([]);
      const item = OWN_API.item(path, id);
      await get(OWN_API.thumb(path, id), each).expect(404);
      await app.http().delete(item).set('Cookie', each).expect(404);
      const change = app.http().patch(item).set('Cookie', each);
      await change.send({ note: 'forged' }).expect(404);
    }
  });
});

it('no cookie that we have not issued proves that a gallery was opened', async () => {
  const staff = await app.staff();
  await staff.delete(API.weddingByPath(wedding.weddingPath)).expect(200);
  await setPoints(app, 'hash-misses', OWN_NETWORK, 600);
  const ask = (cookie: string) =>
    app
      .http()
      .post(API.archives)
      .set('Cookie', cookie)
      .send({ hash: wedding.hash });
  await ask(`hatira_galleries=${issued.hatira_galleries}`).expect(404);
  await everyForgery(
    'hatira_galleries',
    async (cookie) => void (await ask(cookie).expect(429)),
  );
});

it('no cookie that we have not issued makes a device known', async () => {
  await setPoints(app, 'login-email', STAFF.email, 50);
  const login = (cookie: string, network: number) =>
    app
      .http()
      .post(API.login)
      .set('Cookie', cookie)
      .set('X-Forwarded-For', `2001:db8:0:${network}::1`)
      .send(STAFF);
  await login(`hatira_device=${issued.hatira_device}`, 0).expect(200);
  let network = 1;
  await everyForgery(
    'hatira_device',
    async (cookie) => void (await login(cookie, network++).expect(429)),
  );
});
