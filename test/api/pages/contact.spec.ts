import { API, weddingDayRange } from '@hatira/contract';
import type { Response } from 'supertest';
import { ContactMessage } from '../../../apps/api/src/features/contact/contact-message.entity.js';
import { ContactService } from '../../../apps/api/src/features/contact/contact.service.js';
import { mailRows, untilMail } from '../../support/fixtures/mail/mail-rows.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

const PROVIDER = 'provider@hatira.example';
const form = {
  name: 'Ayşe Öztürk',
  email: 'ayse@example.com',
  weddingDate: weddingDayRange().last,
  message: 'Merhaba,\nfiyat alabilir miyiz? 💍',
};

let server: MailServer;
let app: TestApp;

beforeAll(async () => {
  server = await MailServer.start();
  app = await createTestApp({
    withWorker: true,
    env: {
      SMTP_URL: server.url,
      SMTP_FROM: 'info@hatira.example',
      CONTACT_TO: PROVIDER,
    },
  });
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

/** @param from as the local proxy passes it */
async function send(
  body: unknown,
  from = '203.0.113.7',
  to: TestApp = app,
): Promise<Response> {
  return to
    .http()
    .post(API.contact)
    .set('X-Forwarded-For', from)
    .send(body as object);
}

function kept(): Promise<ContactMessage[]> {
  return app.database
    .getRepository(ContactMessage)
    .find({ order: { createdAt: 'ASC' } });
}

describe('a message', () => {
  it('is kept, then mailed to the provider, whose answer goes to the sender', async () => {
    const answer = await send(form);
    expect([answer.status, answer.body]).toEqual([201, { success: true }]);
    expect(await kept()).toEqual([
      {
        ...form,
        id: expect.any(String),
        status: 'new',
        createdAt: expect.any(Date),
        answeredAt: null,
        answeredBy: null,
      },
    ]);
    await untilMail(app, ({ status }) => status === 'sent');
    const [mail] = server.received;
    const day = form.weddingDate.split('-').reverse().join('.');
    expect(mail!.envelope.to).toEqual([PROVIDER]);
    expect(mail!.headers.subject).toBe(`İletişim formu: ${form.name} (${day})`);
    expect(mail!.headers['reply-to']).toMatch(
      /Ayşe Öztürk.*<ayse@example\.com>$/,
    );
    for (const part of [form.name, form.email, day, form.message])
      expect(mail!.parts['text/plain']).toContain(part);
  });

  it('is kept and acknowledged while mail is away, and mailed later', async () => {
    await server.close();
    expect((await send(form)).status).toBe(201);
    await untilMail(app, ({ reason }) => reason !== null);
    await server.open();
    await untilMail(app, ({ status }) => status === 'sent');
    expect([(await kept()).length, server.received.length]).toEqual([1, 1]);
  });

  it('is only kept where the provider wants no mail', async () => {
    const quiet = await createTestApp({
      replicaOf: app,
      env: { SMTP_URL: '', CONTACT_TO: '' },
    });
    expect((await send(form, '203.0.113.7', quiet)).status).toBe(201);
    await quiet.close();
    expect([(await kept()).length, await mailRows(app)]).toEqual([1, []]);
  });

  it('survives a kill of the server right after its answer', async () => {
    const web = await ServerProcess.start('web', app.env);
    const answer = await fetch(web.url + API.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    await web.kill();
    expect(answer.status).toBe(201);
    expect([(await kept()).length, (await mailRows(app)).length]).toEqual([
      1, 1,
    ]);
  });

  it('removes control characters, and cannot write headers', async () => {
    const evil = 'Ali\r\nBcc: everybody@example.com';
    const sent = {
      ...form,
      name: evil,
      email: '  ali@example.com ',
      message: ' a\r\nb\u0000c ',
    };
    expect((await send(sent)).status).toBe(201);
    const name = 'Ali Bcc: everybody@example.com';
    expect(await kept()).toMatchObject([
      { name, email: 'ali@example.com', message: 'a\nb c' },
    ]);
    await untilMail(app, ({ status }) => status === 'sent');
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ envelope: { to: [PROVIDER] } });
    expect(server.received[0]!.headers).not.toHaveProperty('bcc');
  });

  it('reports its source only with the key, and for a month', async () => {
    await send(form);
    const hashes = async () =>
      (
        await app.database.query<{ address_hash: Buffer | null }[]>(
          'SELECT address_hash FROM contact_messages',
        )
      )[0]!.address_hash;
    const hash = await hashes();
    expect(hash).toHaveLength(32);
    await app.database.query(
      `UPDATE contact_messages SET created_at = created_at - interval '29 days'`,
    );
    await app.sweep();
    expect(await hashes()).toEqual(hash);
    await app.database.query(
      `UPDATE contact_messages SET created_at = created_at - interval '2 days'`,
    );
    await app.sweep();
    expect([await hashes(), (await kept()).length]).toEqual([null, 1]);
  });
});

it('is kept for a year, answered or not, and then erased with its mail', async () => {
  await send(form);
  const age = (days: number) =>
    app.database.query(
      `UPDATE contact_messages SET created_at = created_at - interval '${days} days'`,
    );
  await age(364);
  await send({ ...form, name: 'Burak' });
  await app.sweep();
  expect(await kept()).toHaveLength(2);
  await age(2);
  await app.sweep();
  expect(await kept()).toMatchObject([{ name: 'Burak' }]);
  expect(await mailRows(app)).toHaveLength(1);
});

describe('twenty an hour', () => {
  const statuses = (answers: Response[]) =>
    answers.map(({ status }) => status).sort();

  it('are accepted from one address, however many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => send(form)),
    );
    expect(statuses(answers)).toEqual([
      ...Array(20).fill(201),
      ...Array(10).fill(429),
    ]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({
      success: false,
      code: 'too_many_requests',
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_000);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(await kept()).toHaveLength(20);
    expect((await send(form, '203.0.113.9')).status).toBe(201);
  });

  it('do not count refused messages and caught bots', async () => {
    for (let tries = 0; tries < 15; tries++) {
      expect((await send({ ...form, email: 'nobody' })).status).toBe(400);
      expect((await send({ ...form, topic: 'x' })).status).toBe(201);
    }
    expect(
      statuses(await Promise.all(Array.from({ length: 20 }, () => send(form)))),
    ).toEqual(Array(20).fill(201));
    expect((await send(form)).status).toBe(429);
  });

  it('do not count messages that could not be stored', async () => {
    await app.database.query('ALTER TABLE contact_messages RENAME TO away');
    const failed = await Promise.all(
      Array.from({ length: 20 }, () => send(form)),
    );
    await app.database.query('ALTER TABLE away RENAME TO contact_messages');
    expect(statuses(failed)).toEqual(Array(20).fill(500));
    expect((await send(form)).status).toBe(201);
  });

  it('are counted together by all processes, and for all addresses of an IPv6 network', async () => {
    const replica = await createTestApp({ replicaOf: app });
    const answers = [];
    for (let index = 0; index < 20; index++) {
      answers.push(
        await send(
          form,
          `2001:db8::${index + 1}`,
          index % 2 === 0 ? app : replica,
        ),
      );
    }
    expect(statuses(answers)).toEqual(Array(20).fill(201));
    expect((await send(form, '2001:db8::ffff', replica)).status).toBe(429);
    expect((await send(form, '2001:db8:1::1', replica)).status).toBe(201);
    await replica.close();
  });
});

it('a message that staff have in hand holds up no other whose time is over', async () => {
  await send(form);
  await send({ ...form, email: 'burak@example.com' });
  await app.drain();
  const staff = app.database.createQueryRunner();
  await staff.startTransaction();
  await staff.query(
    'SELECT 1 FROM contact_messages WHERE email = $1 FOR UPDATE',
    [form.email],
  );
  const contact = app.app.get(ContactService, { strict: false });
  expect(await contact.eraseOld(new Date())).toBe(1);
  expect(await kept()).toMatchObject([{ email: form.email }]);
  await staff.rollbackTransaction();
  await staff.release();
  expect(await contact.eraseOld(new Date())).toBe(1);
  expect(await kept()).toEqual([]);
});
