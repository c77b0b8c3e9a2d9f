import { request as httpRequest } from 'node:http';
import { API } from '@hatira/contract';
import request from 'supertest';
import { TestGuest, type TestWedding } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { rawCall } from '../../support/requests/raw/raw-call.js';
import {
  createTestApp,
  STAFF,
  useTestApp,
  type TestApp,
} from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** The attacks of docs/security.md without own specs. */

/** Name length at byte 28, name at 46. */
const CENTRAL_ENTRY = Buffer.from('504b0102', 'hex').toString('latin1');
const EVIL = 'evil.example';
const test = useTestApp();
let secure: TestApp;
let wedding: TestWedding;

beforeAll(async () => {
  secure = await createTestApp({
    replicaOf: test,
    env: { PUBLIC_URL: 'https://photos.example.com' },
  });
});

afterAll(() => secure.close());

beforeEach(async () => {
  wedding = await createWedding(test);
});

describe('sessions', () => {
  const login = (cookie?: string) => {
    const call = test.http().post(API.login).send(STAFF);
    return cookie === undefined ? call : call.set('Cookie', cookie);
  };
  const sessionOf = (headers: Record<string, unknown>) => {
    const [line = ''] = (headers['set-cookie'] as string[] | undefined) ?? [];
    return line.split(';')[0] ?? '';
  };
  const isLoggedIn = async (cookie: string) =>
    (await test.http().get(API.me).set('Cookie', cookie)).status === 200;

  it('a session that somebody has planted is never the one that a login opens', async () => {
    const name = sessionOf((await login()).headers).split('=')[0] ?? '';
    const planted = `${name}=${'x'.repeat(43)}`;
    const opened = sessionOf((await login(planted).expect(200)).headers);
    expect(opened).not.toBe(planted);
    expect(await isLoggedIn(planted)).toBe(false);
    expect(await isLoggedIn(opened)).toBe(true);
  });

  it('a new login ends the session that the browser had, logout ends it on the server', async () => {
    const first = sessionOf((await login()).headers);
    const second = sessionOf((await login(first)).headers);
    expect(await isLoggedIn(first)).toBe(false);
    await test.http().post(API.logout).set('Cookie', second).expect(200);
    expect(await isLoggedIn(second)).toBe(false);
  });

  it('the cookie is out of reach for scripts, other sites and plain http', async () => {
    const { headers } = await secure
      .http()
      .post(API.login)
      .send(STAFF)
      .expect(200);
    expect((headers['set-cookie'] as unknown as string[])[0]).toMatch(
      /HttpOnly; Secure; SameSite=Lax/,
    );
  });

  it.each([
    `https://${EVIL}`,
    `https://photos.example.com.${EVIL}`,
    'null',
    'https://photos.example.com:8443',
  ])('changes no data by a form of %s', async (origin) => {
    const staff = await test.staff();
    const calls = [
      staff.post(API.wedding).send({ weddingPath: 'Yeni-140626-Biri' }),
      staff
        .put(API.toggleEnabled(wedding.weddingPath))
        .send({ enabled: false }),
      staff.delete(`/api/wedding/${wedding.weddingPath}`),
      staff.post(API.login).send(STAFF),
    ];
    for (const call of calls) {
      const { status, body } = await call.set('Origin', origin);
      expect([status, body.code]).toEqual([403, 'foreign_origin']);
    }
    const { body } = await test
      .http()
      .get(API.weddingHash(wedding.weddingPath));
    expect(body).toMatchObject({ isEnabled: true });
  });
});

describe('addresses', () => {
  it('a foreign Host changes no link, no redirect and no cookie', async () => {
    for (const path of [
      '/',
      `/${wedding.weddingPath}`,
      `/camera-roll/${wedding.hash}`,
      '/api/config',
      '/en/',
    ]) {
      const { headers, text } = await request(secure.url)
        .get(path)
        .set('Host', EVIL)
        .set('X-Forwarded-Host', EVIL);
      expect([
        path,
        text.includes(EVIL),
        JSON.stringify(headers).includes(EVIL),
      ]).toEqual([path, false, false]);
    }
  });

  it.each([
    `//${EVIL}`,
    `//${EVIL}/%2e%2e`,
    `/\\${EVIL}`,
    `/%5c${EVIL}`,
    `/%2f%2f${EVIL}`,
    `/https://${EVIL}`,
    `/en//${EVIL}`,
  ])('does not redirect %s to another site', async (path) => {
    const location = await locationOf(path);
    const target = new URL(location ?? '/', 'https://photos.example.com');
    expect(target.host).toBe('photos.example.com');
  });

  it('no setting makes the server call an address: mail and storage are not among them', async () => {
    const staff = await test.staff();
    for (const settings of [
      { smtpUrl: `smtp://${EVIL}` },
      { s3Endpoint: `http://${EVIL}` },
      { SMTP_URL: 'smtp://x' },
    ]) {
      const { status } = await staff.put('/api/admin/settings').send(settings);
      expect(status).toBe(400);
    }
  });
});

describe('files of strangers', () => {
  const HTML = '<html><script>alert(document.cookie)</script>';

  it('never run here: type by signature, no sniffing, sandboxed, also as a download', async () => {
    const polyglot = Buffer.concat([jpegBytes(100), Buffer.from(HTML)]);
    const { body } = await new TestGuest(test.url, wedding)
      .single(polyglot, 'a.html')
      .expect(200);
    const { headers } = await test
      .http()
      .get(body.data.storage_url)
      .expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(
      /^sandbox; default-src 'none'/,
    );
  });

  it.each([
    ['a page', HTML],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a program', '\u007fELF\u0002\u0001\u0001'],
    ['a document', '%PDF-1.7\n'],
    ['a zip', 'PK\u0003\u0004'],
  ])('%s is refused, whatever it is called', async (_, bytes) => {
    await new TestGuest(test.url, wedding)
      .single(Buffer.from(bytes), 'IMG_0001.JPG')
      .expect(415);
  });

  it('a name leads out of no folder: not on the disk, not in a header, not in a zip', async () => {
    const guest = new TestGuest(test.url, wedding);
    const names = [
      '../../../etc/passwd.jpg',
      '..\\..\\boot.jpg',
      '/etc/cron.d/a.jpg',
      'a\r\nX-Evil: 1.jpg',
      'C:\\x.jpg',
    ];
    for (const [index, name] of names.entries())
      await guest.single(jpegBytes(300 + index), name).expect(200);
    const { body } = await test.http().get(API.gallery(wedding.hash));
    const items = body.data as { id: string; file_name: string }[];
    for (const { id, file_name: name } of items) {
      expect(name).not.toMatch(/[/\\\r\n]|^\.\.$/);
      const { headers } = await test.http().get(API.download(id)).expect(200);
      expect(headers['x-evil']).toBeUndefined();
    }
    const zip = await rawCall(test.url, {
      method: 'POST',
      path: API.bulkDownload,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ ids: items.map(({ id }) => id) })),
    });
    expect(zip.status).toBe(200);
    const entries = zip.text
      .split(CENTRAL_ENTRY)
      .slice(1)
      .map((record) => {
        const length = Buffer.from(
          record.slice(24, 26),
          'latin1',
        ).readUInt16LE();
        return record.slice(42, 42 + length);
      });
    expect(entries.length).toBeGreaterThanOrEqual(names.length);
    expect(
      entries.filter((name) =>
        /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[A-Za-z]:|\\/.test(name),
      ),
    ).toEqual([]);
  });
});

it('pages run no script but their own', async () => {
  for (const path of [
    '/',
    `/${wedding.weddingPath}`,
    `/camera-roll/${wedding.hash}`,
  ]) {
    const { headers } = await test.http().get(path);
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self'/);
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).toMatch(/base-uri '(none|self)'/);
    expect(policy).toMatch(/frame-ancestors '(none|self)'/);
  }
});

function locationOf(path: string): Promise<string | undefined> {
  const { hostname, port } = new URL(secure.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.headers.location);
    })
      .once('error', reject)
      .end();
  });
}
