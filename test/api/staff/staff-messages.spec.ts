import {
  API,
  STAFF_API,
  weddingDayRange,
  type PanelContactMessage,
} from '@hatira/contract';
import { panelContactMessage } from '@hatira/contract/schemas';
import { mailRows } from '../../support/fixtures/mail/mail-rows.js';
import { restList, restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({
  withWorker: true,
  env: {
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_FROM: 'a@example.com',
    CONTACT_TO: 'b@example.com',
  },
});
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});

const form = (name: string, message = 'Merhaba') => ({
  name,
  message,
  email: `${name.toLowerCase()}@example.com`,
  weddingDate: weddingDayRange().last,
});
const send = (name: string, message?: string) =>
  test.http().post(API.contact).send(form(name, message)).expect(201);
const mark = (id: string, status: string) =>
  staff.put(STAFF_API.restOne('contact-messages', id)).send({ status });
const inbox = (filter: object = {}) =>
  restRows<PanelContactMessage>(staff, 'contact-messages', {
    sort: ['createdAt', 'DESC'],
    filter,
  });
const newMessages = async () =>
  (await staff.get(STAFF_API.summary).expect(200)).body.data
    .newMessages as number;

describe('the inbox', () => {
  it('has the messages of the form, the newest first, and is searched and filtered', async () => {
    for (const name of ['Ayse', 'Burak', 'Ceren'])
      await send(name, `${name} sorar: fiyat nedir?`);
    const rows = await inbox();
    expect(rows.map((row) => panelContactMessage.parse(row))).toEqual(rows);
    expect(
      rows.map(({ name, status, weddingDate }) => [name, status, weddingDate]),
    ).toEqual(
      ['Ceren', 'Burak', 'Ayse'].map((name) => [
        name,
        'new',
        weddingDayRange().last,
      ]),
    );
    for (const q of ['BURAK', 'burak@', 'Burak sorar'])
      expect(await inbox({ q })).toMatchObject([{ name: 'Burak' }]);
    expect(await inbox({ id: [rows[1]?.id] })).toMatchObject([
      { name: 'Burak' },
    ]);
    for (const column of ['id', 'weddingDate', 'status']) {
      const page = await restList(staff, 'contact-messages', {
        sort: [column, 'ASC'],
        range: [0, 1],
      }).expect(200);
      expect([page.headers['content-range'], page.body.length]).toEqual([
        'contact-messages 0-1/3',
        2,
      ]);
    }
    for (const query of [
      { sort: ['address_hash', 'ASC'] },
      { filter: { address_hash: 'x' } },
      { range: [5, 1] },
    ]) {
      await restList(staff, 'contact-messages', query).expect(400);
    }
  });

  it('finds what people wrote, however its letters are typed', async () => {
    await send('Burak');
    const written = {
      ...form('x', 'Çok güzel, Gülnarə ile geleceğiz.'),
      name: 'Ayşe Iğdır',
    };
    await test.http().post(API.contact).send(written).expect(201);
    for (const q of [
      'ayse',
      'AYŞE',
      'IĞDIR',
      'igdir',
      'gulnare',
      'COK GÜZEL',
    ]) {
      expect([q, await inbox({ q })]).toMatchObject([
        q,
        [{ name: 'Ayşe Iğdır' }],
      ]);
    }
  });

  it('counts open messages and shows the time and author of an answer', async () => {
    await send('Ayse');
    await send('Burak');
    expect(await newMessages()).toBe(2);
    const [burak] = await inbox();
    const { body } = await mark(burak?.id ?? '', 'answered').expect(200);
    expect(body).toMatchObject({
      name: 'Burak',
      status: 'answered',
      answeredAt: expect.any(String),
    });
    const again = await mark(burak?.id ?? '', 'answered').expect(200);
    expect(again.body).toEqual(body);
    expect([await newMessages(), await inbox({ status: 'answered' })]).toEqual([
      1,
      [body],
    ]);
    expect((await mark(burak?.id ?? '', 'new').expect(200)).body).toMatchObject(
      { status: 'new', answeredAt: null },
    );
    const trail = await restRows<{ action: string; target: string }>(
      staff,
      'audit',
      { sort: ['at', 'ASC'] },
    );
    expect(
      trail.slice(1).map(({ action, target }) => [action, target]),
    ).toEqual([
      ['message_answered', burak?.name],
      ['message_reopened', burak?.name],
    ]);
  });

  it('erases a message with its mail, and removes its sender from the trail', async () => {
    await send('Ayse');
    await send('Burak');
    const [burak] = await inbox();
    const id = burak?.id ?? '';
    const erase = (confirm: unknown, which = id) =>
      staff.post(STAFF_API.eraseMessage(which)).send({ confirm });
    expect((await erase('ayse@example.com').expect(400)).body.code).toBe(
      'confirmation_mismatch',
    );
    await erase(undefined).expect(400);
    expect(
      (await mailRows(test)).map(({ replyToAddress }) => replyToAddress),
    ).toHaveLength(2);
    expect((await erase('burak@example.com').expect(200)).body).toEqual({
      changed: 1,
    });
    expect(await inbox()).toMatchObject([{ name: 'Ayse' }]);
    expect(await mailRows(test)).toMatchObject([
      { replyToAddress: 'ayse@example.com' },
    ]);
    expect((await erase('burak@example.com').expect(404)).body.code).toBe(
      'message_not_found',
    );
    await erase('x', 'no-id').expect(404);
    const trail = await restRows<{ action: string; target: string }>(
      staff,
      'audit',
      { sort: ['at', 'ASC'] },
    );
    expect(trail.slice(1)).toMatchObject([
      { action: 'message_erased', target: id, details: {} },
    ]);
    expect(JSON.stringify(trail)).not.toContain('burak');
  });

  it('is rid of one only once, and while its mail is away, too', async () => {
    await send('Ayse');
    const [ayse] = await inbox();
    const erase = () =>
      staff
        .post(STAFF_API.eraseMessage(ayse?.id ?? ''))
        .send({ confirm: ayse?.email });
    const answers = await Promise.all([erase(), erase(), erase()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    await test.drain();
    expect(await mailRows(test)).toEqual([]);
  });

  it('refuses an unknown message or state', async () => {
    await send('Ayse');
    const [ayse] = await inbox();
    expect(
      (await mark('0f8fad5b-d9cb-469f-a165-70867728950e', 'new').expect(404))
        .body.code,
    ).toBe('message_not_found');
    await staff.get(STAFF_API.restOne('contact-messages', 'x')).expect(404);
    for (const status of ['deleted', '', 1])
      await mark(ayse?.id ?? '', status as string).expect(400);
  });
});
