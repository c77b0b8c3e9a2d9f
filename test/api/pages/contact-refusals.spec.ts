import {
  API,
  CONTACT_MAX_LENGTHS,
  weddingDayRange,
  type ProblemCode,
} from '@hatira/contract';
import type { Response } from 'supertest';
import { ContactMessage } from '../../../apps/api/src/features/contact/contact-message.entity.js';
import { mailRows } from '../../support/fixtures/mail/mail-rows.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

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

describe('returns the problem of each field, and keeps no message:', () => {
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
