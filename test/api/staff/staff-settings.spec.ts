import {
  API,
  STAFF_API,
  type PublicConfig,
  type SettingChanges,
  type SettingName,
  type SettingsSheet,
  weddingDayRange,
} from '@hatira/contract';
import { settingsSheet, success } from '@hatira/contract/schemas';
import { TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { rowsOf } from '../../support/traces.js';

const test = useTestApp({
  env: { BRAND_NAME: 'Anı', BRAND_SOCIAL_URL: 'https://social.example/ani' },
});
const MEBIBYTE = 1024 ** 2;
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});
// Settings outlive the emptying.
afterEach(async () => {
  const names = Object.keys(await sheet()) as SettingName[];
  await change(Object.fromEntries(names.map((name) => [name, null]))).expect(
    200,
  );
});

async function aDayLater(
  name: 'trashDays' | 'uploadHours' | 'contactDays',
): Promise<void> {
  await test.database.query(
    `UPDATE settings SET value = jsonb_set(value, ARRAY['holds', $1, 'untilMs'], '1') WHERE key = 'staff_settings'`,
    [name],
  );
  await change({}).expect(200);
}

const change = (changes: SettingChanges) =>
  staff.put(STAFF_API.settings).send(changes);
const sheet = async () =>
  (await staff.get(STAFF_API.settings).expect(200)).body.data as SettingsSheet;
const publicConfig = async (origin = test) =>
  (await origin.http().get(API.config).expect(200)).body.data as PublicConfig;

describe('settings', () => {
  it('tell where each value comes from: staff before the environment before the default', async () => {
    const { body } = await staff.get(STAFF_API.settings).expect(200);
    expect(success(settingsSheet).parse(body)).toEqual(body);
    expect(body.data.brandName).toEqual({
      value: 'Anı',
      source: 'environment',
      fallback: 'Anı',
      variable: 'BRAND_NAME',
    });
    expect(body.data.brandPrice).toMatchObject({
      value: 995,
      source: 'default',
    });
    const changed = await change({
      brandName: 'Yadigâr',
      brandPrice: 1200,
    }).expect(200);
    expect(changed.body.data.brandName).toMatchObject({
      value: 'Yadigâr',
      source: 'database',
      fallback: 'Anı',
    });
    expect(changed.body.data.brandPrice).toMatchObject({
      value: 1200,
      source: 'database',
      fallback: 995,
    });
    await change({ brandName: null }).expect(200);
    expect(await sheet()).toMatchObject({
      brandName: { value: 'Anı', source: 'environment' },
      brandPrice: { value: 1200, source: 'database' },
    });
  });

  it('apply at once, to the shown values and to the checks', async () => {
    const guest = new TestGuest(test.url, await createWedding(test));
    await change({
      brandName: 'Yadigâr',
      maxFileBytes: MEBIBYTE,
      bulkStreamedFiles: 20,
      brandSocialUrl: '',
    }).expect(200);
    expect(await publicConfig()).toMatchObject({
      brandName: 'Yadigâr',
      links: { social: '' },
      limits: { maxFileBytes: MEBIBYTE, bulk: { streamedFiles: 20 } },
    });
    await guest.single(jpegBytes(MEBIBYTE + 1)).expect(413);
    await guest.single(jpegBytes(MEBIBYTE)).expect(200);
    await change({ maxFileBytes: null }).expect(200);
    await guest.single(jpegBytes(MEBIBYTE + 1)).expect(200);
  });

  it('are the retention that the clean-up keeps to, a day later when it is shorter', async () => {
    const wedding = await createWedding(test);
    await new TestGuest(test.url, wedding).single(jpegBytes()).expect(200);
    await test.database.query(
      `UPDATE media SET deleted_at = now() - interval '10 days'`,
    );
    await test.sweep();
    expect(await rowsOf(test, 'media')).toBe(1);
    await change({ trashDays: 9 }).expect(200);
    expect((await sheet()).trashDays.value).toBe(9);
    await test.sweep();
    expect(await rowsOf(test, 'media')).toBe(1);
    await aDayLater('trashDays');
    await test.sweep();
    expect(await rowsOf(test, 'media')).toBe(0);
  });

  it('keep uploads under way for a day after a shorter uploadHours', async () => {
    const guest = new TestGuest(test.url, await createWedding(test));
    const file = {
      bytes: jpegBytes(6_000_000),
      fileName: 'half.jpg',
      uploadId: crypto.randomUUID(),
    };
    await guest.slice(file, 0).expect(200);
    await test.database.query(
      `UPDATE uploads SET updated_at = now() - interval '10 hours'`,
    );
    await change({ uploadHours: 4 }).expect(200);
    expect((await sheet()).uploadHours.value).toBe(4);
    await test.sweep();
    expect(await rowsOf(test, 'uploads')).toBe(1);
    await aDayLater('uploadHours');
    await test.sweep();
    expect(await rowsOf(test, 'uploads')).toBe(0);
  });

  it('let no message of the contact form go by a slip', async () => {
    const form = {
      name: 'A',
      email: 'a@example.com',
      weddingDate: weddingDayRange().last,
      message: 'b',
    };
    await test.http().post(API.contact).send(form).expect(201);
    await test.database.query(
      `UPDATE contact_messages SET created_at = now() - interval '10 days'`,
    );
    await change({ contactDays: 9 }).expect(200);
    await test.sweep();
    expect(await rowsOf(test, 'contact_messages')).toBe(1);
    await aDayLater('contactDays');
    await test.sweep();
    expect(await rowsOf(test, 'contact_messages')).toBe(0);
  });

  it('are the same on all processes', async () => {
    const replica = await createTestApp({ replicaOf: test });
    try {
      expect((await publicConfig(replica)).price).toBe(995);
      await change({ brandPrice: 1_300 }).expect(200);
      await until(
        'the other process knows',
        async () => (await publicConfig(replica)).price,
        1_300,
      );
    } finally {
      await replica.close();
    }
  });

  it('that two change at the same moment are both kept', async () => {
    await Promise.all([
      change({ brandPrice: 1 }),
      change({ trashDays: 60 }),
      change({ uploadHours: 12 }),
    ]);
    expect(await sheet()).toMatchObject({
      brandPrice: { value: 1 },
      trashDays: { value: 60 },
      uploadHours: { value: 12 },
    });
  });

  it.each<[string, object, string]>([
    ['an empty name', { brandName: '' }, 'brandName'],
    ['an endless name', { brandName: 'x'.repeat(61) }, 'brandName'],
    [
      'a link that runs a script',
      { brandSocialUrl: 'javascript:alert(1)' },
      'brandSocialUrl',
    ],
    ['an address that is none', { brandEmail: 'nobody' }, 'brandEmail'],
    ['a price below nothing', { brandPrice: -1 }, 'brandPrice'],
    ['no price at all', { brandPrice: 0 }, 'brandPrice'],
    ['a name of nothing', { brandName: ' ' }, 'brandName'],
    ['a NUL in a name', { brandName: 'Ha\u0000tıra' }, 'brandName'],
    ['half a character', { brandSocialHandle: '@\ud83d' }, 'brandSocialHandle'],
    [
      'a line break in a link',
      { brandSocialUrl: 'https://social.example\n/ani' },
      'brandSocialUrl',
    ],
    [
      'text that turns around',
      { brandShortVideoHandle: '@\u202Eina' },
      'brandShortVideoHandle',
    ],
    [
      'an endless handle',
      { brandShortVideoHandle: 'x'.repeat(61) },
      'brandShortVideoHandle',
    ],
    [
      'an endless link',
      { brandMessengerUrl: `https://m.example/${'x'.repeat(500)}` },
      'brandMessengerUrl',
    ],
    [
      'a link beyond all bounds',
      { brandMessengerUrl: `https://m.example/${'x'.repeat(5_000)}` },
      'brandMessengerUrl',
    ],
    [
      'a warning before the question',
      { bulkLargeFiles: 299 },
      'bulkLargeFiles',
    ],
    [
      'warnings in the wrong order',
      { bulkLargeFiles: 1_600 },
      'bulkVeryLargeFiles',
    ],
    ['a refusal before the warnings', { bulkMaxFiles: 1_000 }, 'bulkMaxFiles'],
    ['a fraction of a price', { brandPrice: 9.5 }, 'brandPrice'],
    ['text for a number', { trashDays: '30' }, 'trashDays'],
    ['no days at all', { trashDays: 0 }, 'trashDays'],
    ['a largest file of one byte', { maxFileBytes: 1 }, 'maxFileBytes'],
    [
      'a price that nobody can pay',
      { brandPrice: 999_999_999_999 },
      'brandPrice',
    ],
    [
      'a link that is not encrypted',
      { brandSocialUrl: 'http://social.example/ani' },
      'brandSocialUrl',
    ],
    ['more files than the API takes', { bulkMaxFiles: 10_001 }, 'bulkMaxFiles'],
  ])(
    'are not changed by %s, nor by what comes with it',
    async (_, changes, field) => {
      const { body } = await staff
        .put(STAFF_API.settings)
        .send({ uploadHours: 5, ...changes })
        .expect(400);
      expect([body.code, Object.keys(body.details.fields)]).toEqual([
        'validation_failed',
        [field],
      ]);
      expect((await sheet()).uploadHours.source).toBe('default');
    },
  );

  it('with limits on each other change together and reset in any order', async () => {
    const limits = {
      bulkConfirmFiles: 10,
      bulkLargeFiles: 20,
      bulkVeryLargeFiles: 30,
      bulkMaxFiles: 40,
    };
    await change(limits).expect(200);
    await change({ bulkLargeFiles: null }).expect(200);
    expect(
      (await change({ bulkVeryLargeFiles: 35 }).expect(400)).body.details
        .fields,
    ).toHaveProperty('bulkVeryLargeFiles');
    await change({ bulkVeryLargeFiles: null, bulkMaxFiles: 5_000 }).expect(200);
  });

  it.each<object>([
    { adminPath: 'x' },
    { sessionSecret: 'x' },
    { constructor: 1 },
    [],
  ])(
    'that there are not are refused: %j',
    async (changes) =>
      void (await staff.put(STAFF_API.settings).send(changes).expect(400)),
  );

  it('that are broken in the database are passed over', async () => {
    await test.database.query(
      `INSERT INTO settings (key, value) VALUES ('staff_settings', '{"brandPrice": -5, "trashDays": 40}')
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    );
    expect(await sheet()).toMatchObject({
      brandPrice: { value: 995, source: 'default' },
      trashDays: { value: 40 },
    });
  });
});
