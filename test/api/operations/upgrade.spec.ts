import { randomUUID } from 'node:crypto';
import {
  API,
  STAFF_API,
  weddingDayRange,
  type MediaItem,
  type PanelWedding,
} from '@hatira/contract';
import { MessageGrace1763807000000 } from '../../../apps/api/src/platform/database/migrations/1763807000000-message-grace.js';
import { WeddingLinks1764130000000 } from '../../../apps/api/src/platform/database/migrations/1764130000000-wedding-links.js';
import { AuditIds1764150000000 } from '../../../apps/api/src/platform/database/migrations/1764150000000-audit-ids.js';
import { ArchiveIndex1764360000000 } from '../../../apps/api/src/platform/database/migrations/1764360000000-archive-index.js';
import { Walls1764420000000 } from '../../../apps/api/src/platform/database/migrations/1764420000000-walls.js';
import { plannedZip } from '../../../apps/api/src/features/archives/downloads/archive-layouts.service.js';
import {
  formatPlan,
  parsePlan,
} from '../../../apps/api/src/features/archives/contents/kept-plan.js';
import { WeddingsService } from '../../../apps/api/src/features/weddings/weddings.service.js';
import { askForArchive, download } from '../../support/fixtures/archives.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { restRows } from '../../support/requests/panel.js';
import { renewCouple } from '../../support/requests/links.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { rowsOf } from '../../support/traces.js';

const test = useTestApp();

const holds = async () =>
  (
    await test.database.query<
      { holds: Record<string, { value: number; untilMs: number }> }[]
    >(
      `SELECT value->'holds' AS holds FROM settings WHERE key = 'staff_settings'`,
    )
  )[0]?.holds;

async function migrate(): Promise<void> {
  const runner = test.database.createQueryRunner();
  await new MessageGrace1763807000000().up(runner);
  await runner.release();
}

async function oldMessage(): Promise<void> {
  const form = {
    name: 'A',
    email: 'a@example.com',
    weddingDate: weddingDayRange().last,
    message: 'b',
  };
  await test.http().post(API.contact).send(form).expect(201);
  await test.database.query(
    `UPDATE contact_messages SET created_at = now() - interval '400 days'`,
  );
}

afterEach(() =>
  test.database.query(`DELETE FROM settings WHERE key = 'staff_settings'`),
);

it('keeps no settings for a new installation', async () => {
  expect(await holds()).toBeUndefined();
  await migrate();
  expect(await holds()).toBeUndefined();
});

it('messages of more than a year are kept for a week, in which staff can choose', async () => {
  await oldMessage();
  await migrate();
  await test.sweep();
  expect(await rowsOf(test, 'contact_messages')).toBe(1);
  const [{ untilMs, nowMs } = { untilMs: 0, nowMs: 0 }] =
    await test.database.query<Record<string, number>[]>(
      `SELECT (value#>>'{holds,contactDays,untilMs}')::float AS "untilMs", extract(epoch FROM now())::float * 1000 AS "nowMs"
     FROM settings WHERE key = 'staff_settings'`,
    );
  expect((untilMs - nowMs) / 86_400_000).toBeCloseTo(7, 1);
});

it('keeps settings of staff and stored limits', async () => {
  await oldMessage();
  const trashDays = { value: 90, untilMs: 1 };
  await test.database.query(
    `INSERT INTO settings (key, value) VALUES ('staff_settings', $1)`,
    [{ brandName: 'Anı', holds: { trashDays } }],
  );
  await migrate();
  expect(await holds()).toMatchObject({
    trashDays,
    contactDays: { value: 3_650 },
  });
  const [row] = await test.database.query<{ value: unknown }[]>(
    `SELECT value FROM settings WHERE key = 'staff_settings'`,
  );
  expect(row?.value).toMatchObject({ brandName: 'Anı' });
});

it('removes from the audit trail only the addresses of messages', async () => {
  await test.database.query(
    `INSERT INTO audit_entries (id, staff_email, action, target) VALUES
       (gen_random_uuid(), 's@example.com', 'message_answered', 'ayse@example.com'),
       (gen_random_uuid(), 's@example.com', 'message_reopened', 'burak@example.com'),
       (gen_random_uuid(), 's@example.com', 'message_answered', '0f8fad5b-d9cb-469f-a165-70867728950e'),
       (gen_random_uuid(), 's@example.com', 'staff_invited', 'new@example.com')`,
  );
  await migrate();
  const rows = await test.database.query<
    { target: string; staff_email: string }[]
  >('SELECT target, staff_email FROM audit_entries ORDER BY target');
  expect(rows.map(({ target }) => target)).toEqual([
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    'message',
    'message',
    'new@example.com',
  ]);
  expect(new Set(rows.map((row) => row.staff_email))).toEqual(
    new Set(['s@example.com']),
  );
});

describe('to links that can be renewed', () => {
  const HASH = 4_123_456_789_012_345;

  /** When the id was still the couple's key. */
  async function oldWedding(): Promise<string[]> {
    const ids = [randomUUID(), randomUUID()];
    await test.database.query(
      `INSERT INTO weddings (id, slug, slug_key, created_at)
       VALUES ($1, 'Elif-140626-Can', 'elif-140626-can', '2026-06-14T12:00:00Z')`,
      [HASH],
    );
    for (const [index, id] of ids.entries()) {
      await test.database.query(
        `INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash,
           deleted_at, is_restorable)
         VALUES ($1::uuid, $2, $1::uuid::text, $1::uuid::text, $3, 'image/jpeg', 1, 1, sha256($1::uuid::text::bytea), $4, true)`,
        [id, HASH, `${index}.jpg`, index === 1 ? new Date() : null],
      );
    }
    await test.database.query(
      `INSERT INTO archives (id, wedding_id, fingerprint, is_whole_wedding, file_name, file_count, total_bytes, media_ids,
         plan, status, expires_at, requested_at)
       VALUES ($1, $2, '\\x00', true, 'a.zip', 1, 1, $3, '{}', 'ready', now() + interval '1 day', now())`,
      [randomUUID(), HASH, ids.slice(0, 1)],
    );
    return ids;
  }

  it('keeps every gallery link, the ids that open pages know, and archives', async () => {
    const runner = test.database.createQueryRunner();
    const migration = new WeddingLinks1764130000000();
    // Walls refer to links.
    const walls = new Walls1764420000000();
    await walls.down(runner);
    await migration.down(runner);
    const [id, deleted] = await oldWedding();
    await migration.up(runner);
    await walls.up(runner);
    await runner.release();

    expect(
      (await test.http().get(API.weddingInfo(HASH)).expect(200)).body.data
        .access,
    ).toBe('full');
    const items = (await test.http().get(API.gallery(HASH)).expect(200)).body
      .data as MediaItem[];
    expect(items.map((item) => item.id)).toEqual([id]);
    const restored = await test
      .http()
      .post(API.restore)
      .send({ ids: [deleted] })
      .expect(200);
    expect(restored.body).toEqual({ success: true, restored: 1 });
    await test.http().delete(API.media(id!)).expect(200);
    const keys = await mediaKeys(test);
    expect(
      new Set(keys.flatMap(({ editKey, viewKey }) => [editKey, viewKey])).size,
    ).toBe(4);
    const archives = await test.database.query<object[]>(
      'SELECT access, reason FROM archives',
    );
    expect(archives).toEqual([{ access: 'full', reason: 'files_deleted' }]);
    const [row] = await restRows<PanelWedding>(await test.staff(), 'weddings');
    expect(row).toMatchObject({
      id: HASH,
      linkCreatedAt: '2026-06-14T12:00:00.000Z',
      viewHash: null,
    });
  });
});

describe('an archive without a page', () => {
  const migration = new ArchiveIndex1764360000000();

  /** As an earlier version planned it. */
  async function oldArchive(id: string): Promise<number> {
    const [row] = await test.database.query<{ plan: string }[]>(
      'SELECT plan FROM archives WHERE id = $1',
      [id],
    );
    const files = parsePlan(row!.plan).filter(
      ({ source }) => !('written' in source && source.written === 'index'),
    );
    const { totalBytes } = plannedZip(files).layout;
    await test.database.query(
      `UPDATE archives SET plan = $2, total_bytes = $3, index_html = NULL, fingerprint = '\\x00' WHERE id = $1`,
      [id, formatPlan({ files, texts: {} }), totalBytes],
    );
    return totalBytes;
  }

  it('keeps its bytes over the upgrade; the next one has the page', async () => {
    const wedding = await createWedding(test);
    const content = jpegBytes();
    const ids = await seedMedia(test, wedding, [
      { name: 'a.jpg', content, note: 'Ali|Selam' },
    ]);
    const { id, downloadUrl } = await askForArchive(test.url, wedding);
    const totalBytes = await oldArchive(id);
    const runner = test.database.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();

    const old = await download(test.url, downloadUrl);
    expect([old.status, old.bytes.length]).toEqual([200, totalBytes]);
    expect(old.bytes.includes('notes.html')).toBe(true);
    expect(old.bytes.includes('/index.html')).toBe(false);
    const next = await askForArchive(test.url, wedding);
    expect(next.id).not.toBe(id);
    const { bytes } = await download(test.url, next.downloadUrl);
    expect(bytes.includes('/index.html')).toBe(true);
    await test.http().delete(API.media(ids[0]!)).expect(200);
    const emptied = await test.database.query(
      'SELECT index_html, reason FROM archives',
    );
    const gone = { index_html: null, reason: 'files_deleted' };
    expect(emptied).toEqual([gone, gone]);
  });

  it('is all that an earlier version can read: others end on its return', async () => {
    const wedding = await createWedding(test);
    await seedMedia(test, wedding, [{ name: 'a.jpg', content: jpegBytes() }]);
    const { downloadUrl } = await askForArchive(test.url, wedding);
    const runner = test.database.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect((await download(test.url, downloadUrl)).status).toBe(410);
  });
});

describe('a wedding that a process of an earlier version makes during the upgrade', () => {
  const ID = 3_123_456_789_012_345;

  const addWedding = (deletedAt: string | null = null) =>
    test.database.query(
      `INSERT INTO weddings (id, slug, slug_key, deleted_at) VALUES ($1, 'Ece-140626-Efe', 'ece-140626-efe', $2)`,
      [ID, deletedAt],
    );

  async function startAnother(): Promise<void> {
    const other = await createTestApp({ replicaOf: test });
    await other.close();
  }

  it.each([
    ['the next start', startAnother],
    ['the next clean-up', () => test.sweep()],
  ])('gets its link with %s', async (_, act) => {
    await addWedding();
    await test.http().get(API.weddingInfo(ID)).expect(404);
    await act();
    await test.http().get(API.weddingInfo(ID)).expect(200);
    const [row] = await restRows<PanelWedding>(await test.staff(), 'weddings');
    expect(row).toMatchObject({ id: ID, weddingPath: 'Ece-140626-Efe' });
  });

  it('keeps the links that it has, renewed ones too', async () => {
    const { weddingPath, hash } = await createWedding(test);
    const renewed = await renewCouple(test, { weddingPath, hash });
    await test.sweep();
    await test.http().get(API.weddingInfo(hash)).expect(404);
    await test.http().get(API.weddingInfo(renewed.hash)).expect(200);
  });

  it('is erased from the trash without a link', async () => {
    await addWedding('2020-01-01T00:00:00Z');
    await test.database.query(
      `INSERT INTO audit_entries (id, staff_email, action, target, details, wedding_id)
       VALUES (gen_random_uuid(), 's@example.com', 'wedding_deleted', 'Ece-140626-Efe', '{}', $1)`,
      [ID],
    );
    await test.app.get(WeddingsService).erase(new Date());
    expect(await rowsOf(test, 'weddings')).toBe(0);
    expect(
      await test.database.query('SELECT target FROM audit_entries'),
    ).toEqual([{ target: 'wedding 3123…' }]);
  });
});

describe('an audit trail of an earlier version', () => {
  async function migrateAudit(): Promise<void> {
    const runner = test.database.createQueryRunner();
    const migration = new AuditIds1764150000000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
  }

  const enter = (
    action: string,
    target: string,
    details: object,
    at = 'now()',
  ) =>
    test.database.query(
      `INSERT INTO audit_entries (id, at, staff_email, action, target, details)
       VALUES (gen_random_uuid(), ${at}, 's@example.com', $1, $2, $3)`,
      [action, target, details],
    );
  const trail = async () =>
    (
      await test.database.query<{ line: string }[]>(
        `SELECT action || ' ' || target || ' ' || details || ' ' || coalesce(wedding_id::text, '-') AS line
         FROM audit_entries ORDER BY at, action`,
      )
    ).map(({ line }) => line);

  it('keeps no names of files, and paths of weddings only while these are there', async () => {
    await test.database.query(
      `INSERT INTO weddings (id, slug, slug_key, created_at, deleted_at) VALUES
         (111122223333444, 'Elif-140626-Can', 'a', now() - interval '9 days', now() - interval '5 days'),
         (555566667777888, 'Elif-140626-Can', 'b', now() - interval '4 days', NULL)`,
    );
    await enter(
      'media_deleted',
      'Gone-140626-Away',
      { count: 1, files: ['x.jpg'] },
      `now() - interval '30 days'`,
    );
    await enter(
      'wedding_erased',
      'Gone-140626-Away',
      { hash: '9876…' },
      `now() - interval '20 days'`,
    );
    await enter(
      'background_uploaded',
      'Lost-140626-Too',
      { fileName: 'y.jpg' },
      `now() - interval '15 days'`,
    );
    await enter(
      'wedding_disabled',
      'Elif-140626-Can',
      {},
      `now() - interval '8 days'`,
    );
    await enter(
      'media_retried',
      'Elif-140626-Can',
      { count: 2, files: ['a.jpg', 'b.jpg'] },
      `now() - interval '1 day'`,
    );
    await enter('staff_invited', 'Gone-140626-Away', { files: 1 });
    await migrateAudit();
    expect(await trail()).toEqual([
      'media_deleted wedding 9876… {"count": 1} -',
      'wedding_erased wedding 9876… {"hash": "9876…"} -',
      'background_uploaded wedding {} -',
      'wedding_disabled Elif-140626-Can {} 111122223333444',
      'media_retried Elif-140626-Can {"count": 2} 555566667777888',
      'staff_invited Gone-140626-Away {} -',
    ]);
  });

  it('is kept for a week, in which staff can choose', async () => {
    await enter('login', 's@example.com', {}, `now() - interval '900 days'`);
    await migrateAudit();
    // This process has read its settings; a real upgrade migrates first.
    await (await test.staff()).put(STAFF_API.settings).send({}).expect(200);
    await test.sweep();
    expect(await trail()).toContain('login s@example.com {} -');
    expect(await holds()).toMatchObject({ auditDays: { value: 3_650 } });
  });
});
