import { MailService } from '../../../apps/api/src/platform/mail/mail.service.js';
import { SendMailService } from '../../../apps/api/src/platform/mail/send-mail.service.js';
import {
  ageMails,
  mailRows,
  untilMail,
} from '../../support/fixtures/mail/mail-rows.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

const FROM = 'Hatıra <info@hatira.example>';
const message = {
  to: 'cift@example.com',
  subject: 'Arşiviniz hazır',
  text: 'Merhaba Ayşe,\nişte burada.',
};

let server: MailServer;
let app: TestApp;
let mail: MailService;

beforeAll(async () => {
  server = await MailServer.start();
  app = await createTestApp({
    withWorker: true,
    env: { SMTP_URL: server.url, SMTP_FROM: FROM },
  });
  mail = app.app.get(MailService);
});

beforeEach(async () => {
  await app.reset();
  server.forget();
});

afterEach(() => app.drain());

afterAll(async () => {
  await app?.close();
  await server.close();
});

it('arrives once, whole, in every script', async () => {
  await mail.queue({
    ...message,
    subject: 'Anılarınız: Ğğ İı, Ελλάδα, Қазақстан, 👰🤵 '.repeat(4).trim(),
    html: '<p>Merhaba <b>Ayşe</b></p>',
    replyTo: { name: 'Ωμέγα, "Жанна" Öz', address: 'zhanna@example.com' },
  });
  const row = await untilMail(app, ({ status }) => status === 'sent');
  await app.drain();
  await app.sweep();
  await app.drain();
  expect(server.received).toHaveLength(1);
  const [received] = server.received;
  expect(received!.envelope).toEqual({
    from: 'info@hatira.example',
    to: ['cift@example.com'],
  });
  expect(received!.headers).toMatchObject({
    subject: 'Anılarınız: Ğğ İı, Ελλάδα, Қазақстан, 👰🤵 '.repeat(4).trim(),
    from: expect.stringMatching(/^"?Hatıra"? <info@hatira\.example>$/),
    to: 'cift@example.com',
    'reply-to': expect.stringContaining('<zhanna@example.com>'),
    'message-id': `<${row.id}@hatira.example>`,
    'auto-submitted': 'auto-generated',
  });
  expect(received!.headers['reply-to']).toMatch(/Ωμέγα.*Жанна.*Öz/);
  expect(new Date(received!.headers.date!).getTime()).toBe(
    Math.floor(row.createdAt.getTime() / 1000) * 1000,
  );
  expect(received!.parts).toEqual({
    'text/plain': message.text,
    'text/html': '<p>Merhaba <b>Ayşe</b></p>',
  });
  expect(row).toMatchObject({
    attempts: 1,
    reason: null,
    sendingBy: null,
    settledAt: expect.any(Date),
  });
});

it('keeps lines that could be taken for the end of the mail or for its head', async () => {
  const text = '.\n..\nBcc: everybody@example.com\n\n.\nQUIT\n'.concat(
    'x'.repeat(5_000),
    '\nson',
  );
  await mail.queue({ ...message, text });
  await untilMail(app, ({ status }) => status === 'sent');
  expect(
    server.received.map(({ parts, envelope }) => [
      parts['text/plain'],
      envelope.to,
    ]),
  ).toEqual([[text, ['cift@example.com']]]);
});

describe('belongs to the transaction that wants it', () => {
  it('is sent when that commits, and not before', async () => {
    await app.database.transaction(async (outer) => {
      await outer.transaction((inner) => mail.queue(message, inner));
      await mail.queue({ ...message, subject: 'ikinci' }, outer);
      await app.drain();
      expect([server.connections, await mailRows(app)]).toEqual([0, []]);
    });
    await untilMail(app, ({ status }) => status === 'sent');
    await app.drain();
    expect(
      server.received.map(({ headers }) => headers.subject).sort(),
    ).toEqual(['Arşiviniz hazır', 'ikinci']);
  });

  it('is gone with it', async () => {
    const failing = app.database.transaction(async (manager) => {
      await mail.queue(message, manager);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await app.drain();
    expect([server.connections, await mailRows(app)]).toEqual([0, []]);
  });
});

describe('header injection is refused', () => {
  it('by line breaks in subject or name', async () => {
    const evil =
      'Selam\r\nBcc: everybody@example.com\r\n\r\nbody\n.\r\nMAIL FROM:<x@example.com>';
    await mail.queue({
      ...message,
      subject: evil,
      replyTo: { name: evil, address: 'a@example.com' },
    });
    await untilMail(app, ({ status }) => status === 'sent');
    await app.drain();
    expect(server.received).toHaveLength(1);
    const [{ envelope, headers, parts }] = server.received as [
      (typeof server.received)[0],
    ];
    expect(envelope).toEqual({
      from: 'info@hatira.example',
      to: ['cift@example.com'],
    });
    expect(headers).not.toHaveProperty('bcc');
    expect(headers.subject).toBe(
      'Selam Bcc: everybody@example.com body . MAIL FROM:<x@example.com>',
    );
    expect(headers['reply-to']).toMatch(/<a@example\.com>$/);
    expect(parts).toEqual({ 'text/plain': message.text });
  });

  it.each([
    'a@example.com\r\nRCPT TO:<b@example.com>',
    'a@example.com, b@example.com',
    'a@example.com> SIZE=1',
    'A <a@example.com>',
    'a@localhost',
    '',
  ])('by the address %j, which is refused', async (address) => {
    const refusal = { code: 'validation_failed' };
    await expect(mail.queue({ ...message, to: address })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      mail.queue({ ...message, replyTo: { name: '', address } }),
    ).rejects.toMatchObject(refusal);
    expect(await mailRows(app)).toEqual([]);
  });
});

it('is sent once by two processes that get its job at the same moment', async () => {
  const replica = await createTestApp({ replicaOf: app });
  const speak = server.keepSilent('DATA');
  await mail.queue(message);
  const row = await untilMail(app, ({ sendingBy }) => sendingBy !== null);
  await Promise.all(
    [replica, app].map(({ app: process }) =>
      process.get(SendMailService).run(row.id),
    ),
  );
  speak();
  await untilMail(app, ({ status }) => status === 'sent');
  await replica.app.get(SendMailService).run(row.id);
  await replica.close();
  expect([server.received.length, server.connections]).toEqual([1, 1]);
});

it('is erased a week after it was settled, and not earlier', async () => {
  await mail.queue(message);
  await untilMail(app, ({ status }) => status === 'sent');
  await ageMails(app, 'settled_at', '6 days 23 hours');
  await app.sweep();
  expect(await mailRows(app)).toHaveLength(1);
  await ageMails(app, 'settled_at', '1 hour');
  await app.sweep();
  expect(await mailRows(app)).toEqual([]);
});

it('records the reason without a mail server and does not retry', async () => {
  const silent = await createTestApp({
    replicaOf: app,
    env: { SMTP_URL: '' },
  });
  const there = silent.app.get(MailService);
  expect([mail.isConfigured, there.isConfigured]).toEqual([true, false]);
  await there.queue(message);
  await app.drain();
  expect(await mailRows(app)).toMatchObject([
    { status: 'failed', reason: 'SMTP_URL is not set', attempts: 0 },
  ]);
  await silent.close();
});
