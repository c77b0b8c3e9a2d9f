import { randomBytes } from 'node:crypto';
import { API, LANGUAGES } from '@hatira/contract';
import request from 'supertest';
import {
  askForArchive,
  untilArchive,
} from '../../support/fixtures/archives.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { mailRows } from '../../support/fixtures/mail/mail-rows.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const SMTP_FROM = 'info@hatira.example';
const PUBLIC_URL = 'http://hatira.example';
const BRAND_NAME = 'Anı & Evi';
const email = 'cift@example.com';

let server: MailServer;

beforeAll(async () => void (server = await MailServer.start()));
beforeEach(() => server.forget());
afterAll(() => server.close());

describe('with PUBLIC_URL', () => {
  let app: TestApp;
  let wedding: TestWedding;
  let ids: string[];

  beforeAll(
    async () =>
      void (app = await createTestApp({
        withWorker: true,
        env: { SMTP_URL: server.url, SMTP_FROM, PUBLIC_URL, BRAND_NAME },
      })),
  );
  afterAll(() => app.close());

  beforeEach(async () => {
    await app.reset();
    wedding = await createWedding(app, 'Elif-140626-Can');
    const files = ['a.jpg', 'b.jpg'].map((name) => ({
      name,
      content: randomBytes(5_000_000),
    }));
    ids = await seedMedia(app, wedding, files);
  });

  it('arrives when it is ready, with a link that downloads and one to the gallery', async () => {
    const { id } = await askForArchive(app.url, wedding, { email });
    await untilArchive(app.url, id, 'ready');
    await app.drain();
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail!.envelope).toMatchObject({ from: SMTP_FROM, to: [email] });
    expect(mail!.headers.subject).toBe('Arşiviniz hazır: Elif & Can');
    for (const part of ['text/plain', 'text/html']) {
      expect(mail!.parts[part]).toContain(PUBLIC_URL + API.archiveDownload(id));
      expect(mail!.parts[part]).toContain(
        `${PUBLIC_URL}/camera-roll/${wedding.hash}`,
      );
      expect(mail!.parts[part]).toMatch(/9,6\sMB/);
    }
    expect(mail!.parts['text/html']).toContain('Elif &amp; Can');
  });

  it('greets, says why it comes, and signs with the brand', async () => {
    const { id } = await askForArchive(app.url, wedding, {
      email,
      language: 'en',
    });
    await untilArchive(app.url, id, 'ready');
    await app.drain();
    const { 'text/plain': plain, 'text/html': html } =
      server.received[0]!.parts;
    const reason =
      'We are writing because you asked on your gallery page to be notified when your download is ready.';
    expect(plain).toMatch(/^Elif & Can\s+Hello,\s/);
    expect(plain).toContain(reason);
    expect(plain!.trimEnd()).toMatch(/\nBest wishes,\r?\nAnı & Evi$/);
    expect(html).toContain('<p>Hello,</p>');
    expect(html).toContain(reason);
    expect(html).toContain('<p>Best wishes,<br>Anı &amp; Evi</p>');
  });

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const { id } = await askForArchive(app.url, wedding, { email, language });
    await untilArchive(app.url, id, 'ready');
    await app.drain();
    const [mail] = server.received;
    const words = mail!.parts['text/plain']!;
    expect(mail!.headers.subject).toMatch(/.+: Elif & Can$/);
    expect(words).not.toMatch(/undefined|null|\$\{/);
    expect(mail!.parts['text/html']).toContain(`<html lang="${language}">`);
    if (language !== 'tr') expect(words).not.toContain('Düğününüzün');
  });

  it('arrives at once when the archive is there already', async () => {
    const { id } = await askForArchive(app.url, wedding);
    await untilArchive(app.url, id, 'ready');
    await app.drain();
    expect(await mailRows(app)).toHaveLength(0);
    await askForArchive(app.url, wedding, { email });
    await app.drain();
    expect(server.received).toHaveLength(1);
  });

  it('goes to each who left an address', async () => {
    const addresses = [email, 'anne@example.com', email];
    await Promise.all(
      addresses.map((address) =>
        askForArchive(app.url, wedding, { email: address, ids }),
      ),
    );
    await app.drain();
    const to = server.received.flatMap(({ envelope }) => envelope.to).sort();
    expect(new Set(to)).toEqual(new Set(addresses));
  });

  it('is promised once over kills and repeats of the build', async () => {
    const { id } = await askForArchive(app.url, wedding, { email });
    await untilArchive(app.url, id, 'ready');
    await app.database.query(
      `UPDATE archives SET status = 'building', built_by = NULL, queued_at = now() - interval '1 hour'`,
    );
    await app.sweep();
    await untilArchive(app.url, id, 'ready');
    await app.drain();
    expect(server.received).toHaveLength(1);
  });

  it('also comes when the archive could not be built: it can be downloaded all the same', async () => {
    await app.database.query(
      `UPDATE media SET object_key = 'originals/no/nothing' WHERE edit_key = $1`,
      [ids[0]],
    );
    const { id } = await askForArchive(app.url, wedding, { email });
    await untilArchive(app.url, id, 'failed');
    await app.drain();
    expect(server.received).toHaveLength(1);
  });

  it('does not come when a file was deleted before it was ready', async () => {
    await app.database.query(
      `UPDATE media SET object_key = 'originals/no/nothing' WHERE edit_key = $1`,
      [ids[0]],
    );
    await askForArchive(app.url, wedding, { email });
    // Retries as long as the deletion takes.
    await app.database.query('UPDATE archives SET attempts = -1000');
    await request(app.url).delete(API.media(ids[1]!)).expect(200);
    await app.drain();
    expect(server.received).toHaveLength(0);
  });

  it('a sixth address is refused, and those before it are told', async () => {
    const before = Array.from({ length: 5 }, (_, n) => ({
      email: `a${n}@example.com`,
      language: 'tr',
      origin: PUBLIC_URL,
    }));
    // Another process is at the build.
    const { id } = await askForArchive(app.url, wedding, { ids });
    await untilArchive(app.url, id, 'ready');
    await app.database.query(
      `UPDATE archives SET status = 'building', recipients = $1, queued_at = now()`,
      [JSON.stringify(before)],
    );
    const ask = (address: string) =>
      request(app.url)
        .post(API.archives)
        .send({ hash: wedding.hash, ids, email: address });
    const { body } = await ask(email).expect(409);
    expect(body).toMatchObject({
      success: false,
      code: 'too_many_recipients',
      details: { max: 5 },
    });
    await ask(before[0]!.email).expect(202);
    await app.database.query(
      `UPDATE archives SET queued_at = now() - interval '1 hour'`,
    );
    await app.sweep();
    await untilArchive(app.url, id, 'ready');
    await app.drain();
    const told = server.received.flatMap(({ envelope }) => envelope.to).sort();
    expect(told).toEqual(before.map((recipient) => recipient.email));
  });

  it('does not lead where a made-up host says', async () => {
    const ask = () =>
      request(app.url)
        .post(API.archives)
        .set('Host', 'evil.example')
        .set('X-Forwarded-Host', 'evil.example');
    await ask().send({ hash: wedding.hash, email }).expect(202);
    await app.drain();
    expect(server.received[0]!.parts['text/plain']).not.toContain(
      'evil.example',
    );
  });

  it('cannot be used to send mail to many', async () => {
    const ask = (n: number) =>
      request(app.url)
        .post(API.archives)
        .send({ hash: wedding.hash, email: `a${n}@example.com` });
    for (let n = 0; n < 5; n++) await ask(n).expect(202);
    const { body, headers } = await ask(5).expect(429);
    expect(body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('without PUBLIC_URL', () => {
  let plain: TestApp;
  beforeAll(
    async () =>
      void (plain = await createTestApp({
        withWorker: true,
        env: { SMTP_URL: server.url, SMTP_FROM },
      })),
  );
  afterAll(() => plain.close());

  it('links to the host of the request and refuses an invalid host', async () => {
    const home = await createWedding(plain);
    await seedMedia(plain, home, [
      { name: 'a.jpg', content: randomBytes(100) },
    ]);
    await request(plain.url)
      .post(API.archives)
      .set('Host', 'evil.example/x?')
      .send({ hash: home.hash, email })
      .expect(400);
    const { id } = await askForArchive(plain.url, home, { email });
    await untilArchive(plain.url, id, 'ready');
    const [mail] = await mailRows(plain);
    expect(mail!.bodyText).toContain(plain.url + API.archiveDownload(id));
  });
});
