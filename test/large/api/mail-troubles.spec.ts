import { createTransport } from 'nodemailer';
import { MailService } from '../../../apps/api/src/platform/mail/mail.service.js';
import { smtpOptions } from '../../../apps/api/src/platform/mail/smtp-options.js';
import {
  ageMails,
  mailRows,
  untilMail,
} from '../../support/fixtures/mail/mail-rows.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const SMTP_FROM = 'info@hatira.example';
const message = {
  to: 'cift@example.com',
  subject: 'Arşiviniz hazır',
  text: 'Merhaba',
};

let server: MailServer;
let app: TestApp;
let mail: MailService;

beforeAll(async () => {
  server = await MailServer.start();
  app = await createTestApp({
    env: { SMTP_URL: server.url, SMTP_FROM },
  });
  mail = app.app.get(MailService);
});

beforeEach(async () => {
  await app.reset();
  server.forget();
});

afterAll(async () => {
  await app?.close();
  await server.close();
});

async function sweepLater(): Promise<void> {
  await ageMails(app, 'next_attempt_at', '2 hours');
  await app.sweep();
}

describe('with a worker that stays', () => {
  let steady: TestApp;

  beforeAll(async () => {
    steady = await createTestApp({ replicaOf: app, withWorker: true });
  });

  afterAll(() => steady.close());

  it.each([
    ['MAIL', 451],
    ['RCPT', 450],
    ['DATA', 452],
    ['CONNECT', 421],
  ] as const)(
    'is tried again after %s was answered with %i, and arrives',
    async (step, code) => {
      server.refuse(step, code, 1);
      await mail.queue(message);
      const row = await untilMail(app, ({ status }) => status === 'sent');
      await steady.drain();
      expect([row.attempts, row.reason, server.received.length]).toEqual([
        2,
        null,
        1,
      ]);
    },
  );

  it.each([
    ['MAIL', 553],
    ['RCPT', 550],
    ['DATA', 554],
  ] as const)(
    'is given up at once when %s is answered with %i, with the reason in its row',
    async (step, code) => {
      server.refuse(step, code);
      await mail.queue(message);
      const row = await untilMail(app, ({ status }) => status === 'failed');
      expect(row).toMatchObject({
        attempts: 1,
        reason: expect.stringContaining(`${code}`),
        sendingBy: null,
      });
      await steady.drain();
      await sweepLater();
      await steady.drain();
      expect([server.received.length, server.connections]).toEqual([0, 1]);
    },
  );

  it('waits while the server turns everybody away for good: that is not about the mail', async () => {
    server.refuse('CONNECT', 554);
    await mail.queue(message);
    await untilMail(
      app,
      ({ attempts, sendingBy }) => attempts === 3 && sendingBy === null,
    );
    await steady.drain();
    expect(await mailRows(app)).toMatchObject([
      { status: 'pending', reason: expect.stringContaining('554') },
    ]);
    server.forget();
    await sweepLater();
    await untilMail(app, ({ status }) => status === 'sent');
  });

  it('waits while the server is away, and is sent when it is back', async () => {
    await server.close();
    await mail.queue(message);
    const row = await untilMail(
      app,
      ({ attempts, sendingBy }) => attempts === 3 && sendingBy === null,
    );
    await steady.drain();
    expect(row).toMatchObject({
      status: 'pending',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
    expect(row.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());
    await app.sweep();
    await steady.drain();
    expect(await mailRows(app)).toMatchObject([{ attempts: 3 }]);
    await server.open();
    await sweepLater();
    await untilMail(app, ({ status }) => status === 'sent');
    expect(server.received).toHaveLength(1);
  });

  it('is given up after four days, with the last reason', async () => {
    server.refuse('RCPT', 451);
    await mail.queue(message);
    await untilMail(
      app,
      ({ attempts, sendingBy }) => attempts === 3 && sendingBy === null,
    );
    await steady.drain();
    await ageMails(app, 'created_at', '4 days');
    await sweepLater();
    const row = await untilMail(app, ({ status }) => status === 'failed');
    expect(row.reason).toMatch(/^failed after 4 days: .*451/);
  });

  it('retries after a server did not greet in time', async () => {
    server.keepSilent('CONNECT');
    await mail.queue(message);
    const row = await untilMail(app, ({ reason }) => reason !== null);
    expect(row).toMatchObject({
      status: 'pending',
      reason: expect.stringMatching(/greeting/i),
    });
    server.forget();
    await untilMail(app, ({ status }) => status === 'sent');
    expect(server.received).toHaveLength(1);
  });
});

it('tells no password to a server elsewhere that does not encrypt', async () => {
  const elsewhere = smtpOptions(
    `smtp://user:secret@mail.example.com:${new URL(server.url).port}`,
  );
  const transport = createTransport({ ...elsewhere, host: '127.0.0.1' });
  await expect(transport.verify()).rejects.toMatchObject({ code: 'ETLS' });
  expect([server.connections, server.logins]).toEqual([1, 0]);
});

describe('with other workers', () => {
  it('is found again when Redis has lost its job', async () => {
    await mail.queue(message);
    await app.redis.flushdb();
    const worker = await ServerProcess.start('worker', app.env);
    await sweepLater();
    await untilMail(app, ({ status }) => status === 'sent');
    await worker.stop();
    expect(server.received).toHaveLength(1);
  });

  it('survives a kill of the worker that was sending it, under the same Message-ID', async () => {
    const speak = server.keepSilent('DATA');
    const worker = await ServerProcess.start('worker', app.env);
    await mail.queue(message);
    await until('the server has every byte', () => server.received.length, 1);
    await worker.kill();
    speak();
    expect(await mailRows(app)).toMatchObject([
      { status: 'pending', attempts: 1, sendingBy: expect.any(Number) },
    ]);
    await worker.start();
    const mails = async () => {
      await app.sweep();
      return mailRows(app);
    };
    await until(
      'the dead sender is noticed',
      mails,
      ([mail]) => mail!.attempts > 1,
    );
    const row = await untilMail(app, ({ status }) => status === 'sent');
    expect(row.attempts).toBe(2);
    const ids = server.received.map(({ headers }) => headers['message-id']);
    expect(ids).toEqual([
      `<${row.id}@hatira.example>`,
      `<${row.id}@hatira.example>`,
    ]);
    await worker.stop();
  });

  it('sends no mail to a server with an untrusted certificate', async () => {
    const impostor = await MailServer.start({ secure: true });
    const wary = await createTestApp({
      withWorker: true,
      replicaOf: app,
      env: { SMTP_URL: impostor.url },
    });
    await mail.queue(message);
    const row = await untilMail(
      app,
      ({ attempts, sendingBy }) => attempts === 3 && sendingBy === null,
    );
    expect(row).toMatchObject({
      status: 'pending',
      reason: expect.stringMatching(/certificate/i),
    });
    await wary.close();
    await impostor.close();
    expect(impostor.received).toEqual([]);
  });

  it('waits while the login is refused: the password is to blame, not the mail', async () => {
    server.refuse('AUTH', 535);
    const SMTP_URL = `smtp://user:wrong@${new URL(server.url).host}`;
    const locked = await createTestApp({
      withWorker: true,
      replicaOf: app,
      env: { SMTP_URL },
    });
    await mail.queue(message);
    const row = await untilMail(
      app,
      ({ attempts, sendingBy }) => attempts === 3 && sendingBy === null,
    );
    expect(row).toMatchObject({
      status: 'pending',
      reason: expect.stringContaining('535'),
    });
    expect(row.reason).not.toContain('wrong');
    expect(server.logins).toBe(3);
    await locked.close();
  });
});
