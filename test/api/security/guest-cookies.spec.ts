import { rmSync } from 'node:fs';
import { API } from '@hatira/contract';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { cookiesSetBy } from '../../support/requests/cookies.js';
import type { TestWedding } from '../../support/requests/guest.js';
import {
  OWN_NETWORK,
  pointsOf,
  setPoints,
} from '../../support/requests/limits.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';

const SIGNED = /^hatira_guest=[\w-]{22}\.[0-9a-z]+\.[\w-]{22}$/;
const NETWORK = 'files-network';

const pages = builtPages();
const test = useTestApp({ env: { GUEST_WEB_DIR: pages } });
afterAll(() => rmSync(pages, { recursive: true }));
let wedding: TestWedding;
let sharedKey: string;

beforeEach(async () => {
  wedding = await createWedding(test);
  sharedKey = `${await weddingIdOf(test, wedding)} ${OWN_NETWORK}`;
});

async function issued(address = OWN_NETWORK): Promise<string> {
  const answer = await test
    .http()
    .get(`/${wedding.weddingPath}`)
    .set('X-Forwarded-For', address)
    .expect(200);
  return cookiesSetBy(answer).hatira_guest ?? '';
}

function send(cookie: string) {
  return test
    .http()
    .post(API.upload(wedding.weddingPath))
    .set('Cookie', cookie)
    .attach('media', jpegBytes(), 'a.jpg');
}

describe('cookies of guests', () => {
  it('are signed for a thousand pages a minute of a network, and tell uploads apart beyond that', async () => {
    await setPoints(test, 'guest-cookies', OWN_NETWORK, 999);
    expect(await issued()).toMatch(SIGNED);
    const plain = await issued();
    expect(plain).toMatch(/^hatira_guest=[\w-]{22}$/);
    expect(await issued('192.0.2.1')).toMatch(/\./);
    await send(plain).expect(200);
    expect(await pointsOf(test, NETWORK, sharedKey)).toBe(1);
  });

  it('stay signed for guests who open the page while calls use up their own thousand', async () => {
    await setPoints(test, 'guest-cookies-calls', OWN_NETWORK, 1_000);
    const answer = await send('').expect(200);
    expect(cookiesSetBy(answer).hatira_guest).not.toContain('.');
    expect(await issued()).toMatch(SIGNED);
  });

  it('are invalid at an installation with another secret', async () => {
    const other = await createTestApp({
      replicaOf: test,
      env: { SESSION_SECRET: 'the-secret-of-another-installation' },
    });
    const answer = await other
      .http()
      .get(`/${wedding.weddingPath}`)
      .expect(200);
    await other.close();
    await send(cookiesSetBy(answer).hatira_guest ?? '').expect(200);
    expect(await pointsOf(test, NETWORK, sharedKey)).toBe(1);
  });
});
