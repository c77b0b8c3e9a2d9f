import { API, PAGES, STAFF_API } from '@hatira/contract';
import {
  createTestApp,
  STAFF,
  useTestApp,
  type TestApp,
} from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** The product is behind a proxy on loopback (trusted by default). */

const EVIL = 'evil.example';
const OWN = 'https://photos.example.com';
const test = useTestApp();
let named: TestApp;

beforeAll(async () => {
  named = await createTestApp({
    replicaOf: test,
    env: { PUBLIC_URL: OWN },
  });
});

afterAll(() => named.close());

const login = (app: TestApp, headers: Record<string, string>) =>
  app.http().post(API.login).set(headers).send(STAFF);

describe('X-Forwarded-Host', () => {
  it('returns 403 to a foreign Origin that it confirms, with and without PUBLIC_URL', async () => {
    for (const app of [test, named]) {
      const { status, body } = await login(app, {
        'X-Forwarded-Host': EVIL,
        Origin: `https://${EVIL}`,
      });
      expect([status, body.code]).toEqual([403, 'foreign_origin']);
    }
  });

  it('does not refuse the Origin that equals the Host header', async () => {
    await login(test, { 'X-Forwarded-Host': EVIL, Origin: test.url }).expect(
      200,
    );
  });

  it('changes no link, with and without PUBLIC_URL', async () => {
    const { weddingPath } = await createWedding(test);
    for (const app of [test, named]) {
      for (const path of [
        '/',
        PAGES.upload(weddingPath),
        '/robots.txt',
        '/sitemap.xml',
      ]) {
        const { headers, text } = await app
          .http()
          .get(path)
          .set('X-Forwarded-Host', EVIL)
          .expect(200);
        expect([
          path,
          text.includes(EVIL),
          JSON.stringify(headers).includes(EVIL),
        ]).toEqual([path, false, false]);
      }
    }
  });

  it('changes no QR code', async () => {
    const { hash } = await createWedding(test);
    const staff = await test.staff();
    const plain = await staff.get(STAFF_API.weddingQr(hash, 'svg')).expect(200);
    const forged = await staff
      .get(STAFF_API.weddingQr(hash, 'svg'))
      .set('X-Forwarded-Host', EVIL)
      .expect(200);
    expect((forged.body as Buffer).equals(plain.body as Buffer)).toBe(true);
  });
});

describe('PUBLIC_URL', () => {
  it('is an own origin beside the host that was called, and a third one is refused', async () => {
    await login(named, { Host: 'internal:3000', Origin: OWN }).expect(200);
    await login(named, { Origin: named.url }).expect(200);
    await login(named, {
      Host: 'internal:3000',
      Origin: `https://${EVIL}`,
    }).expect(403);
  });
});
