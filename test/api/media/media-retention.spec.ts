import {
  API,
  STAFF_API,
  type AuditEntry,
  type PanelSummary,
  type PanelWedding,
  type WeddingInfo,
  type WeddingRow,
} from '@hatira/contract';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { mailRows } from '../../support/fixtures/mail/mail-rows.js';
import { restRows } from '../../support/requests/panel.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

// Without a mail server mails stay in the table.
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMTP_FROM: 'info@hatira.example',
  CONTACT_TO: 'buro@hatira.example',
};
const test = useTestApp({ env: MAIL });
const DAY_MS = 86_400_000;

let staff: Awaited<ReturnType<typeof test.staff>>;
let wedding: WeddingRow;

beforeEach(async () => {
  staff = await test.staff();
  wedding = await createWedding(test);
  await new TestGuest(test.url, wedding).single(jpegBytes()).expect(200);
});
// Settings outlive the emptying.
afterEach(() => keepFor(null));

const keepFor = async (months: number | null) =>
  void (await staff
    .put(STAFF_API.settings)
    .send({ mediaRetentionMonths: months })
    .expect(200));
/** The clean-up runs each minute. */
const pass = (days: number) =>
  test.database.query(
    `UPDATE weddings SET created_at = created_at - make_interval(days => $1),
     last_upload_at = last_upload_at - make_interval(days => $1), files_due_at = files_due_at - make_interval(days => $1)`,
    [days],
  );
const productWasOff = () =>
  test.database.query(
    `UPDATE settings SET value = to_jsonb(to_char(now() - interval '2 days', 'YYYY-MM-DD"T"HH24:MI:SSOF'))
     WHERE key = 'retention_looked_at'`,
  );
const row = async (): Promise<PanelWedding> =>
  (await staff.get(STAFF_API.restOne('weddings', wedding.hash)).expect(200))
    .body as PanelWedding;
const dueInDays = async () => {
  const { filesDueAt } = await row();
  return filesDueAt === null
    ? null
    : (Date.parse(filesDueAt) - Date.now()) / DAY_MS;
};
const files = async () => (await gallery(test.url, wedding)).length;
const trail = async (action: string) =>
  restRows<AuditEntry>(staff, 'audit', { filter: { action } });
const summary = async () =>
  (await staff.get(STAFF_API.summary).expect(200)).body.data as PanelSummary;
const keep = (isKept: boolean) =>
  staff.post(STAFF_API.keepWedding(wedding.hash)).send({ isKept });
const trashed = () =>
  test.database.query<{ id: string }[]>(
    'SELECT id FROM media WHERE deleted_at IS NOT NULL',
  );

describe('the files of a wedding', () => {
  it('are kept for good unless it is set otherwise', async () => {
    await pass(20 * 365);
    await test.sweep();
    expect([
      await files(),
      await dueInDays(),
      (await summary()).dueWeddings,
    ]).toEqual([1, null, 0]);
  });

  it('are announced 30 days before their time is over, and go to the trash when it is', async () => {
    await keepFor(12);
    await pass(330);
    await test.sweep();
    expect(await dueInDays()).toBe(null);
    await pass(7);
    await test.sweep();
    expect(await dueInDays()).toBeGreaterThan(26);
    expect(await dueInDays()).toBeLessThanOrEqual(30);
    await pass(25);
    await test.sweep();
    expect([await files(), await trashed()]).toEqual([1, []]);
    await pass(8);
    await test.sweep();
    expect([
      await files(),
      await dueInDays(),
      (await trashed()).length,
    ]).toEqual([0, null, 1]);
  });

  it('waits in the trash like other items and is announced again after a restore', async () => {
    await keepFor(1);
    await pass(60);
    await test.sweep();
    await pass(31);
    await test.sweep();
    const ids = (await trashed()).map(({ id }) => id);
    const [entry] = await trail('media_expired');
    expect(entry).toMatchObject({
      staffId: null,
      staffEmail: 'system',
      target: wedding.weddingPath,
    });
    expect(entry?.details).toMatchObject({ count: 1 });
    await staff.post(STAFF_API.restoreMedia).send({ ids }).expect(200);
    await test.sweep();
    expect(await files()).toBe(1);
    expect(await dueInDays()).toBeGreaterThan(29.9);
  });

  it('go in any number', async () => {
    await test.database.query(
      `INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, processing)
       SELECT gen_random_uuid(), $1, 'p' || n, 'originals/no/' || n, 'f', 'image/jpeg', 1, 1, decode(lpad(to_hex(n), 8, '0'), 'hex'), 'ready'
       FROM generate_series(1, 2500) AS n`,
      [await weddingIdOf(test, wedding)],
    );
    await keepFor(1);
    await pass(60);
    await test.sweep();
    await pass(31);
    await test.sweep();
    expect([
      await files(),
      (await trashed()).length,
      await dueInDays(),
    ]).toEqual([0, 2501, null]);
    const counts = (await trail('media_expired')).map(
      ({ details }) => details.count as number,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2501);
  });

  it('stay when a guest has sent something since', async () => {
    await keepFor(3);
    await pass(100);
    await test.sweep();
    await pass(31);
    await new TestGuest(test.url, wedding).single(jpegBytes()).expect(200);
    await test.sweep();
    expect([await files(), await dueInDays()]).toEqual([2, null]);
  });

  it('stay while a guest is still sending', async () => {
    await keepFor(1);
    await pass(60);
    await test.sweep();
    await pass(31);
    const file = {
      bytes: jpegBytes(6_000_000),
      fileName: 'half.jpg',
      uploadId: crypto.randomUUID(),
    };
    await new TestGuest(test.url, wedding).slice(file, 0).expect(200);
    await test.sweep();
    expect(await files()).toBe(1);
  });

  it('stay when a file comes in at the very moment', async () => {
    await keepFor(1);
    await pass(60);
    await test.sweep();
    await pass(31);
    const guest = test.database.createQueryRunner();
    await guest.startTransaction();
    await guest.query(
      'UPDATE weddings SET last_upload_at = now() WHERE id = $1',
      [await weddingIdOf(test, wedding)],
    );
    const sweeping = test.sweep();
    await until(
      'the clean-up waits for the guest',
      () =>
        test.database.query<{ wait_event_type: string }[]>(
          `SELECT state, wait_event_type, query FROM pg_stat_activity WHERE datname = current_database()`,
        ),
      (sessions) => sessions.some((each) => each.wait_event_type === 'Lock'),
    );
    await guest.commitTransaction();
    await guest.release();
    await sweeping;
    expect([
      await files(),
      await trashed(),
      await trail('media_expired'),
    ]).toEqual([1, [], []]);
  });
});

describe('a retention time that is set or shortened', () => {
  it('deletes no file within 30 days, however old', async () => {
    await pass(3_000);
    await keepFor(1);
    await test.sweep();
    expect(await dueInDays()).toBeGreaterThan(29.9);
    await pass(29);
    await test.sweep();
    expect(await files()).toBe(1);
    await pass(2);
    await test.sweep();
    expect(await files()).toBe(0);
  });

  it('brings no announced day nearer', async () => {
    await keepFor(12);
    await pass(345);
    await test.sweep();
    const announced = await dueInDays();
    await keepFor(1);
    await test.sweep();
    expect(await dueInDays()).toBeCloseTo(announced ?? 0, 2);
    // A day moved away and back is a new announcement.
    await keepFor(60);
    await test.sweep();
    expect(await dueInDays()).toBe(null);
    await keepFor(1);
    await test.sweep();
    expect(await dueInDays()).toBeGreaterThan(29.9);
  });

  it('is withdrawn at once together with its notice', async () => {
    await keepFor(1);
    await pass(60);
    await test.sweep();
    await pass(31);
    await keepFor(0);
    await test.sweep();
    expect([await files(), await dueInDays()]).toEqual([1, null]);
  });
});

it('a notice that could not be read for a day begins again', async () => {
  await keepFor(1);
  await pass(60);
  await test.sweep();
  await pass(40);
  await productWasOff();
  await test.sweep();
  expect(await files()).toBe(1);
  expect(await dueInDays()).toBeGreaterThan(29.9);
  await pass(31);
  await test.sweep();
  expect(await files()).toBe(0);
});

describe('the announcement', () => {
  it('is shown to staff, mailed and entered once, by however many processes', async () => {
    const other = await createWedding(test, 'Elif-140626-Can');
    const replica = await createTestApp({ replicaOf: test });
    try {
      await keepFor(1);
      await pass(60);
      await Promise.all([test.sweep(), replica.sweep(), test.sweep()]);
      await pass(3);
      await test.sweep();
    } finally {
      await replica.close();
    }
    expect(await summary()).toMatchObject({ dueWeddings: 1 });
    const due = await restRows<PanelWedding>(staff, 'weddings', {
      filter: { isDue: true },
    });
    expect(due.map(({ weddingPath }) => weddingPath)).toEqual([
      wedding.weddingPath,
    ]);
    expect(
      await restRows(staff, 'weddings', { filter: { isDue: false } }),
    ).toMatchObject([{ hash: other.hash }]);
    expect(await trail('retention_announced')).toMatchObject([
      { target: wedding.weddingPath, staffEmail: 'system' },
    ]);
    const mails = await mailRows(test);
    expect(
      mails.map(({ recipient, bodyText }) => [
        recipient,
        bodyText.includes(wedding.weddingPath),
      ]),
    ).toEqual([[MAIL.CONTACT_TO, true]]);
    // It has no files to lose.
    expect(mails[0]?.bodyText).not.toContain(other.weddingPath);
  });

  it('is told to the couple', async () => {
    const info = async () =>
      (await test.http().get(API.weddingInfo(wedding.hash)).expect(200)).body
        .data as WeddingInfo;
    expect((await info()).filesDueAt).toBe(null);
    await keepFor(1);
    await pass(60);
    await test.sweep();
    expect((await info()).filesDueAt).toBe((await row()).filesDueAt);
  });
});

describe('a wedding that staff keep', () => {
  it('keeps every file until staff end the hold, and for 30 days after', async () => {
    await keepFor(1);
    await pass(60);
    await test.sweep();
    expect((await keep(true).expect(200)).body).toMatchObject({
      isKept: true,
      isDemo: false,
      filesDueAt: null,
    });
    await keep(true).expect(200);
    await pass(3_000);
    await test.sweep();
    expect([await files(), await dueInDays()]).toEqual([1, null]);
    await keep(false).expect(200);
    await test.sweep();
    expect(await dueInDays()).toBeGreaterThan(29.9);
    expect([
      (await trail('wedding_kept')).length,
      (await trail('wedding_released')).length,
    ]).toEqual([1, 1]);
  });

  it('needs staff, a wedding and an answer to whether', async () => {
    await test
      .http()
      .post(STAFF_API.keepWedding(wedding.hash))
      .send({ isKept: true })
      .expect(401);
    await staff
      .post(STAFF_API.keepWedding(123))
      .send({ isKept: true })
      .expect(404);
    await staff
      .post(STAFF_API.keepWedding(wedding.hash))
      .send({ isKept: 'yes' })
      .expect(400);
  });
});
