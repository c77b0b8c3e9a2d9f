import {
  API,
  CONTACT_MAX_LENGTHS,
  weddingDayRange,
  type ProblemCode,
} from '@hatira/contract';
import type { Response } from 'supertest';
import { ContactMessage } from '../../../apps/api/src/features/contact/contact-message.entity.js';
import { ContactService } from '../../../apps/api/src/features/contact/contact.service.js';
import { mailRows, untilMail } from '../../support/fixtures/mail-rows.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

/** The contact form: what is kept and mailed, and every refusal. */

const PROVIDER = 'provider@hatira.example';
const form = {
  name: 'Ayşe Öztürk',
  email: 'ayse@example.com',
  weddingDate: weddingDayRange().last,
  message: 'Merhaba,\nfiyat alabilir miyiz? 💍',
};

const HUGE = JSON.stringify({ ...form, message: 'x'.repeat(2 ** 21) });

let server: MailServer;
let app: TestApp;

beforeAll(async () => {
  server = await MailServer.start();
  app = await createTestApp({
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

/** @param from the sender's network address, as the proxy on this machine tells it */
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
    const day = form.weddingDate.split('-').reverse().join('..');
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
      withWorker: false,
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

  it('is cleaned of what is no text, and cannot write headers', async () => {
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

  it('tells where it came from only to whoever has the key, and for a month', async () => {
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

describe('is refused, with what is wrong in each field, and nothing is kept:', () => {
  const all = {
    name: 'required',
    email: 'required',
    weddingDate: 'required',
    message: 'required',
  };
  const { first, last } = weddingDayRange();
  const beyond = `${Number(last.slice(0, 4)) + 1}-01-01`;
  const before = `${Number(first.slice(0, 4)) - 1}-12-31`;
  const refusals: [string, unknown, Record<string, string>][] = [
    ['nothing', {}, all],
    ['a list', [form], { value: expect.any(String) }],
    [
      'only spaces',
      { name: ' ', email: '\n', weddingDate: ' ', message: '\t\u0000' },
      all,
    ],
    [
      'null',
      { name: null, email: null, weddingDate: null, message: null },
      all,
    ],
    ['no name', { ...form, name: undefined }, { name: 'required' }],
    [
      'a name that is an object',
      { ...form, name: { $gt: '' } },
      { name: 'invalid' },
    ],
    [
      'a name that is too long',
      { ...form, name: 'x'.repeat(CONTACT_MAX_LENGTHS.name + 1) },
      { name: 'too_long' },
    ],
    ['a number for a message', { ...form, message: 7 }, { message: 'invalid' }],
    [
      'a message too long',
      { ...form, message: 'x'.repeat(CONTACT_MAX_LENGTHS.message + 1) },
      { message: 'too_long' },
    ],
    ['no address', { ...form, email: 'ayse' }, { email: 'invalid' }],
    [
      'two addresses',
      { ...form, email: 'a@example.com, b@example.com' },
      { email: 'invalid' },
    ],
    [
      'an address with a header',
      { ...form, email: 'a@example.com\r\nBcc: b@example.com' },
      { email: 'invalid' },
    ],
    [
      'a long address',
      { ...form, email: `${'a'.repeat(250)}@example.com` },
      { email: 'too_long' },
    ],
    [
      'a day that is none',
      { ...form, weddingDate: '2026-02-30' },
      { weddingDate: 'invalid' },
    ],
    [
      'a day in other words',
      { ...form, weddingDate: '14/06/2026' },
      { weddingDate: 'invalid' },
    ],
    [
      'a moment',
      { ...form, weddingDate: '2026-06-14T00:00:00Z' },
      { weddingDate: 'invalid' },
    ],
    [
      'a day long past',
      { ...form, weddingDate: before },
      { weddingDate: 'out_of_range' },
    ],
    [
      'a day too far',
      { ...form, weddingDate: beyond },
      { weddingDate: 'out_of_range' },
    ],
    [
      'two wrong fields',
      { ...form, name: '', email: '@' },
      { name: 'required', email: 'invalid' },
    ],
    [
      'a trap that is no text',
      { ...form, topic: 7 },
      { topic: expect.any(String) },
    ],
  ];

  it.each(refusals)('%s', async (_what, body, fields) => {
    const answer = await send(body);
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      400,
      'validation_failed',
      { fields },
    ]);
    expect([await kept(), await mailRows(app)]).toEqual([[], []]);
  });

  it('takes each field at its bound', async () => {
    const name = 'x'.repeat(CONTACT_MAX_LENGTHS.name);
    const message = 'x'.repeat(CONTACT_MAX_LENGTHS.message);
    const { first, last } = weddingDayRange();
    for (const weddingDate of [first, last]) {
      expect((await send({ ...form, name, message, weddingDate })).status).toBe(
        201,
      );
    }
    expect(await kept()).toHaveLength(2);
  });

  const bodies: [
    string,
    { type: string; body: string; status: number; code: ProblemCode },
  ][] = [
    [
      'what is not JSON',
      {
        type: 'application/json',
        body: '{',
        status: 400,
        code: 'malformed_request',
      },
    ],
    [
      'a form of another kind',
      {
        type: 'text/plain',
        body: 'name=a',
        status: 400,
        code: 'validation_failed',
      },
    ],
    [
      'a body without bound',
      {
        type: 'application/json',
        body: HUGE,
        status: 413,
        code: 'body_too_large',
      },
    ],
  ];

  it.each(bodies)('%s', async (_what, { type, body, status, code }) => {
    const answer = await app
      .http()
      .post(API.contact)
      .set('Content-Type', type)
      .send(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await kept()).toEqual([]);
  });

  it('a program that fills in every field is told the same as a person', async () => {
    const good = await send(form, '203.0.113.8');
    for (const body of [
      { ...form, topic: 'https://spam.example' },
      { topic: 'x', name: 7 },
    ]) {
      const answer = await send(body);
      expect([answer.status, answer.body]).toEqual([good.status, good.body]);
    }
    expect(await kept()).toHaveLength(1);
    expect((await send({ ...form, topic: '' })).status).toBe(201);
    expect(await kept()).toHaveLength(2);
  });
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

  it('do not count what was refused or trapped', async () => {
    for (let tries = 0; tries < 15; tries++) {
      expect((await send({ ...form, email: 'nobody' })).status).toBe(400);
      expect((await send({ ...form, topic: 'x' })).status).toBe(201);
    }
    expect(
      statuses(await Promise.all(Array.from({ length: 20 }, () => send(form)))),
    ).toEqual(Array(20).fill(201));
    expect((await send(form)).status).toBe(429);
  });

  it('do not count what could not be kept', async () => {
    await app.database.query('ALTER TABLE contact_messages RENAME TO away');
    const failed = await Promise.all(
      Array.from({ length: 20 }, () => send(form)),
    );
    await app.database.query('ALTER TABLE away RENAME TO contact_messages');
    expect(statuses(failed)).toEqual(Array(20).fill(500));
    expect((await send(form)).status).toBe(201);
  });

  it('are counted together by all processes, and for all addresses of an IPv6 network', async () => {
    const replica = await createTestApp({ replicaOf: app, withWorker: false });
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
