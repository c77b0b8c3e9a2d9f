import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { API, SLICE_BYTES } from '@hatira/contract';
import { GuestCookiesService } from '../../../apps/api/src/platform/http/cookies/guest-cookies.service.js';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { cookiesSetBy } from '../../support/requests/cookies.js';
import {
  gallery,
  slicedFile,
  type SlicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  OWN_NETWORK,
  pointsOf,
  setPoints,
} from '../../support/requests/limits.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { rawCall } from '../../support/requests/raw/raw-call.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const WEDDING = 'files-wedding';
const NEWCOMERS = 'files-newcomers';
const HALL = 'files-hall';
const NEWCOMERS_OF_HALL = 'files-newcomers-network';
const NETWORK = 'files-network';
const REFUSED = 'uploads-refused';
/** Far more than a request that counts as free. */
const LONG_TEXT = Buffer.alloc(200_000, '<p>');
const LONG_NOTE = 'x'.repeat(5_000);
const GUESTS = 300;
const AT_ONCE = 25;

const pages = builtPages();
const test = useTestApp({ env: { GUEST_WEB_DIR: pages } });
afterAll(() => rmSync(pages, { recursive: true }));
let wedding: TestWedding;
let weddingId: number;

beforeEach(async () => {
  wedding = await createWedding(test);
  weddingId = await weddingIdOf(test, wedding);
});

const made = (index: number) =>
  `hatira_guest=${String(index).padStart(22, 'A')}`;
const idIn = (cookie: string) => cookie.split(/[=.]/)[1] ?? '';
const sharedKey = (address = OWN_NETWORK) => `${weddingId} ${address}`;
const filesOfWedding = () => pointsOf(test, WEDDING, weddingId);
async function issued(address = OWN_NETWORK): Promise<string> {
  const answer = await test
    .http()
    .get(`/${wedding.weddingPath}`)
    .set('X-Forwarded-For', address)
    .expect(200);
  return cookiesSetBy(answer).hatira_guest ?? '';
}

function issuedBefore(minutes: number): string {
  const id = String(minutes).padStart(22, 'B');
  return `hatira_guest=${test.app.get(GuestCookiesService).valueOf(id, Date.now() - minutes * 60_000)}`;
}

function send(cookie: string, bytes = jpegBytes(), address = OWN_NETWORK) {
  const call = test
    .http()
    .post(API.upload(wedding.weddingPath))
    .set('X-Forwarded-For', address);
  return (cookie === '' ? call : call.set('Cookie', cookie)).attach(
    'media',
    bytes,
    'a.jpg',
  );
}

/** 25 at once. @returns the count of each status */
async function many(
  count: number,
  call: (index: number) => PromiseLike<{ status: number }>,
) {
  const statuses: Record<number, number> = {};
  for (let first = 0; first < count; first += AT_ONCE) {
    const row = Array.from(
      { length: Math.min(AT_ONCE, count - first) },
      (_, index) => call(first + index),
    );
    for (const { status } of await Promise.all(row))
      statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe('a hall of 300 guests behind one address', () => {
  it('opens the page and sends photos and a video without being told to wait', async () => {
    const statuses = await many(GUESTS, async (index) => {
      const cookie = await issued();
      const photos = [await send(cookie), await send(cookie)];
      const file = slicedFile(mp4Bytes(1_000 + index));
      const agent = test.browser();
      agent.jar.setCookie(cookie);
      const guest = new TestGuest(test.url, wedding, agent);
      const slice = await guest.slice(file, 0);
      return [...photos, slice].find(({ status }) => status !== 200) ?? slice;
    });
    expect(statuses).toEqual({ 200: GUESTS });
    expect(await test.redis.keys('limit:files-network:*')).toEqual([]);
  });

  it('is not slowed by a device that is out of control', async () => {
    const [wild, calm] = [await issued(), await issued()];
    await setPoints(test, 'files-guest', `${weddingId} ${idIn(wild)}`, 600);
    const { headers, body } = await send(wild).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 'too_many_requests' });
    await send(calm).expect(200);
    expect(await filesOfWedding()).toBe(1);
  });
});

describe('a flood of requests without a file', () => {
  it("uses up its senders' budget and leaves the wedding's", async () => {
    const cookie = await issued();
    const empty = (index: number) =>
      test
        .http()
        .post(API.upload(wedding.weddingPath))
        .set('Cookie', made(index))
        .set('Content-Length', '0');
    expect(await many(600, empty)).toEqual({ 400: 600 });
    // Neighbours share the network's count, and these cost no more than a page.
    expect(await pointsOf(test, REFUSED, OWN_NETWORK)).toBe(0);
    expect(await filesOfWedding()).toBe(0);
    // Others have brought bytes.
    await setPoints(test, REFUSED, OWN_NETWORK, 600);
    expect(await many(50, empty)).toEqual({ 429: 50 });
    await send(cookie).expect(200);
    expect(await filesOfWedding()).toBe(1);
    expect(await pointsOf(test, NEWCOMERS, weddingId)).toBe(1);
  });

  it.each([
    ['an empty form', () => send('', Buffer.alloc(0)), 400, 0],
    ['a wrong type', () => send('', Buffer.from('<html></html>')), 415, 0],
    ['many bytes of a wrong type', () => send('', LONG_TEXT), 415, 1],
    [
      'a note that is too long',
      () => send('', jpegBytes(LONG_TEXT.length)).field('note', LONG_NOTE),
      400,
      1,
    ],
    ['a small photo with such a note', () => withLongNote(), 400, 1],
    [
      'a small photo with a wrong sum',
      () => send('').field('sha256', '0'.repeat(64)),
      400,
      1,
    ],
    [
      'a first slice of a wrong type',
      () => slice(Buffer.from('<html></html>'), 0),
      415,
      0,
    ],
    [
      'a slice with too few bytes',
      () => slice(mp4Bytes(SLICE_BYTES + 9), 0, mp4Bytes(LONG_TEXT.length)),
      400,
      1,
    ],
    [
      'a slice without bytes',
      () => slice(mp4Bytes(SLICE_BYTES + 9), 1, Buffer.alloc(0)),
      400,
      0,
    ],
  ])('counts for no wedding with %s', async (_, call, status, refused) => {
    await call().expect(status);
    expect(await filesOfWedding()).toBe(0);
    expect(await pointsOf(test, NETWORK, sharedKey())).toBe(0);
    expect(await pointsOf(test, REFUSED, OWN_NETWORK)).toBe(refused);
  });

  it('counts against a guest whom the server knows, also without bytes', async () => {
    const cookie = await issued();
    await send(cookie, Buffer.alloc(0)).expect(400);
    expect(await pointsOf(test, REFUSED, idIn(cookie))).toBe(1);
  });

  it('counts for no wedding with files that break off', async () => {
    const head = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="media"; filename="a.jpg"\r\n\r\n',
    );
    const { hostname, port } = new URL(test.url);
    const socket = connect(Number(port), hostname);
    const lines = [
      `POST ${API.upload(wedding.weddingPath)} HTTP/1.1`,
      `Host: ${hostname}`,
      'Content-Length: 900000',
    ];
    const type = 'Content-Type: multipart/form-data; boundary=b';
    socket.write(
      Buffer.concat([
        Buffer.from([...lines, type, '\r\n'].join('\r\n')),
        head,
        jpegBytes(100_000),
      ]),
    );
    await until('the file counts', filesOfWedding, 1);
    socket.destroy();
    await until('it counts no more', filesOfWedding, 0);
    expect(await pointsOf(test, NETWORK, sharedKey())).toBe(0);
  });

  it('is refused before its body is read when too much of it was refused', async () => {
    await setPoints(test, REFUSED, OWN_NETWORK, 600);
    const { status } = await rawCall(test.url, {
      method: 'POST',
      path: API.upload(wedding.weddingPath),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.from('--b'),
    });
    expect(status).toBe(429);
    await send(await issued()).expect(200);
    await send('', jpegBytes(), '192.0.2.1').expect(200);
  });
});

describe('files in slices', () => {
  it('count once, however many slices they have and however many come at the same moment', async () => {
    const file = slicedFile(mp4Bytes(3 * SLICE_BYTES + 1));
    const guest = new TestGuest(test.url, wedding);
    await Promise.all(
      [0, 1, 2, 3].map((index) => guest.slice(file, index).expect(200)),
    );
    await guest.slice(file, 2).expect(200);
    await complete(guest, file);
    expect(await filesOfWedding()).toBe(1);
  });

  it('count no more when their first slice shows that they are no photo or video', async () => {
    const file = slicedFile(
      Buffer.concat([Buffer.from('<html>'), mp4Bytes(SLICE_BYTES)]),
    );
    const guest = new TestGuest(test.url, wedding);
    await guest.slice(file, 1).expect(200);
    expect(await filesOfWedding()).toBe(1);
    await guest.slice(file, 0).expect(415);
    expect(await filesOfWedding()).toBe(0);
  });
});

describe('clients without a cookie of ours', () => {
  it('share one budget by wedding and network, whatever cookies they make up', async () => {
    await many(10, (index) => send(made(index)));
    await send('').expect(200);
    expect(await pointsOf(test, NETWORK, sharedKey())).toBe(11);
    await setPoints(test, NETWORK, sharedKey(), 600);
    await send(made(99)).expect(429);
    await send('').expect(429);
    expect(await pointsOf(test, NETWORK, sharedKey())).toBe(600);
    await send('', jpegBytes(), '192.0.2.1').expect(200);
    await send(await issued()).expect(200);
  });

  it.each([
    [
      'garbled',
      (cookie: string) =>
        cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ],
    ['made older', (cookie: string) => cookie.replace(/\.(\w)/, '.1')],
    [
      'under another id',
      (cookie: string) => cookie.replace(idIn(cookie), 'A'.repeat(22)),
    ],
    [
      'without its signature',
      (cookie: string) => cookie.replace(/\.[\w-]{22}$/, ''),
    ],
  ])('are those with a cookie that is %s', async (_, change) => {
    await send(change(await issued())).expect(200);
    expect(await pointsOf(test, NETWORK, sharedKey())).toBe(1);
    expect(await test.redis.keys('limit:files-guest:*')).toEqual([]);
  });

  it('get one with any answer', async () => {
    const first = await send('').expect(200);
    await send(cookiesSetBy(first).hatira_guest ?? '').expect(200);
    expect(await pointsOf(test, NETWORK, sharedKey())).toBe(1);
  });

  it('are phones with an unsigned cookie, whose uploads go on and who get a signed one', async () => {
    const old = made(7);
    const file = {
      ...slicedFile(mp4Bytes(SLICE_BYTES + 1)),
      uploadId: undefined,
    };
    const agent = test.browser();
    agent.jar.setCookie(old);
    const guest = new TestGuest(test.url, wedding, agent);
    const answer = await guest.slice(file, 0).expect(200);
    const signed = cookiesSetBy(answer).hatira_guest ?? '';
    expect(signed).toMatch(/^hatira_guest=[\w-]{22}\.[0-9a-z]+\.[\w-]{22}$/);
    // Whoever learns an id must not get it signed.
    expect(idIn(signed)).not.toBe(idIn(old));
    await guest.slice(file, 1).expect(200);
    await complete(guest, file);
    expect(await gallery(test.url, wedding)).toHaveLength(1);
  });
});

describe('the budget of a wedding', () => {
  it('keeps a reserve for guests that were there before a flood of fresh cookies', async () => {
    for (const { newcomers, all, key, points } of [
      {
        newcomers: NEWCOMERS_OF_HALL,
        all: HALL,
        key: sharedKey(),
        points: 6_000,
      },
      { newcomers: NEWCOMERS, all: WEDDING, key: weddingId, points: 12_000 },
    ]) {
      await setPoints(test, newcomers, key, points);
      await setPoints(test, all, key, points);
      await send(issuedBefore(1)).expect(429);
      await send('').expect(429);
      await send(issuedBefore(3)).expect(200);
      expect(await pointsOf(test, all, key)).toBe(points + 1);
      expect(await pointsOf(test, newcomers, key)).toBe(points);
      await setPoints(test, newcomers, key, 0);
    }
  });

  it('is not used up by one network: a hall elsewhere goes on', async () => {
    const flood = '192.0.2.1';
    for (const [newcomers, all, key] of [
      [NEWCOMERS_OF_HALL, HALL, sharedKey(flood)],
      [NEWCOMERS, WEDDING, weddingId],
    ] as const) {
      await setPoints(test, newcomers, key, 6_000);
      await setPoints(test, all, key, 9_000);
    }
    await send(await issued(flood), jpegBytes(), flood).expect(429);
    await send(issuedBefore(3), jpegBytes(), flood).expect(429);
    expect(await filesOfWedding()).toBe(9_000);
    await send(await issued()).expect(200);
    await send(issuedBefore(3)).expect(200);
    expect(await filesOfWedding()).toBe(9_002);
  });

  it('is spared exact repeats, which count for their sender alone', async () => {
    const [cookie, photo] = [await issued(), jpegBytes()];
    for (let time = 0; time < 3; time++) await send(cookie, photo).expect(200);
    expect([
      await filesOfWedding(),
      await pointsOf(test, NEWCOMERS, weddingId),
      await pointsOf(test, HALL, sharedKey()),
      await pointsOf(test, NEWCOMERS_OF_HALL, sharedKey()),
    ]).toEqual([1, 1, 1, 1]);
    const key = `${weddingId} ${idIn(cookie)}`;
    expect(await pointsOf(test, 'files-guest', key)).toBe(3);
  });

  it('ends for everybody where the reserve ends', async () => {
    await setPoints(test, WEDDING, weddingId, 18_000);
    await send(issuedBefore(3)).expect(429);
    expect(await filesOfWedding()).toBe(18_000);
    expect(await pointsOf(test, HALL, sharedKey())).toBe(0);
  });
});

function withLongNote() {
  return send('').field('note', LONG_NOTE);
}

function slice(bytes: Buffer, index: number, chunk?: Buffer) {
  return new TestGuest(test.url, wedding).slice(
    slicedFile(bytes),
    index,
    chunk,
  );
}

/** A worker is there for this alone: it would decode the photos of a whole hall. */
async function complete(guest: TestGuest, file: SlicedFile): Promise<void> {
  const worker = await createTestApp({ replicaOf: test, withWorker: true });
  try {
    await guest.complete(file).expect(200);
  } finally {
    await worker.close();
  }
}
