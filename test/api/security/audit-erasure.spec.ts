import {
  API,
  STAFF_API,
  type AuditEntry,
  type MediaItem,
  type WeddingRow,
} from '@hatira/contract';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import { deleteWedding, restRows } from '../../support/requests/panel.js';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp();
let staff: Awaited<ReturnType<typeof test.staff>>;
beforeEach(async () => {
  staff = await test.staff();
});

const entries = (filter: object = {}) =>
  restRows<AuditEntry>(staff, 'audit', { sort: ['at', 'ASC'], filter });
const inDatabase = async () =>
  JSON.stringify(await test.database.query('SELECT * FROM audit_entries'));

async function withFiles(
  wedding: WeddingRow,
  ...names: string[]
): Promise<MediaItem[]> {
  for (const name of names)
    await new TestGuest(test.url, wedding)
      .single(jpegBytes(), name)
      .expect(200);
  const items = await gallery(test.url, wedding);
  const keys = items.map(({ id }) => id);
  const ids = await idsForStaff(test, keys);
  return items.map((item, index) => ({ ...item, id: ids[index]! }));
}

describe('a guest’s file name', () => {
  it('is told while the file is there, and never kept in the trail', async () => {
    const wedding = await createWedding(test);
    const [item] = await withFiles(wedding, 'ayse-yilmaz.jpg');
    await staff
      .post(STAFF_API.trashMedia)
      .send({ ids: [item?.id] })
      .expect(200);
    expect((await entries({ action: 'media_deleted' }))[0]?.details).toEqual({
      count: 1,
      files: ['ayse-yilmaz.jpg'],
    });
    expect(await inDatabase()).not.toContain('ayse-yilmaz');
  });

  it('is gone from all entries when staff erase the file at once', async () => {
    const wedding = await createWedding(test);
    const items = await withFiles(wedding, 'IMG_2031.jpg.hta', 'kept.jpg');
    const ids = items.map(({ id }) => id);
    const erased = items.find(({ file_name: name }) =>
      name.endsWith('.hta'),
    )?.id;
    await staff.post(STAFF_API.trashMedia).send({ ids }).expect(200);
    await staff
      .post(STAFF_API.eraseMedia)
      .send({ ids: [erased], confirm: wedding.weddingPath })
      .expect(200);
    const told = (await entries()).filter(({ action }) =>
      action.startsWith('media_'),
    );
    expect(told.map(({ details }) => details)).toEqual([
      { count: 2, files: ['kept.jpg'], ids: [erased] },
      { count: 1, ids: [erased] },
    ]);
    expect(JSON.stringify(told) + (await inDatabase())).not.toContain(
      'IMG_2031',
    );
  });

  it('is gone from all entries when the clean-up erases the file', async () => {
    const [item] = await withFiles(
      await createWedding(test),
      'ayse-yilmaz.jpg',
    );
    await staff
      .post(STAFF_API.trashMedia)
      .send({ ids: [item?.id] })
      .expect(200);
    await test.database.query(
      `UPDATE media SET deleted_at = now() - interval '40 days'`,
    );
    await test.sweep();
    expect(await rowsOf(test, 'media')).toBe(0);
    expect((await entries({ action: 'media_deleted' }))[0]?.details).toEqual({
      count: 1,
      ids: [item?.id],
    });
  });

  it('is not told of a file that waits for its worker to be erased', async () => {
    const [item] = await withFiles(
      await createWedding(test),
      'ayse-yilmaz.jpg',
    );
    await staff
      .post(STAFF_API.trashMedia)
      .send({ ids: [item?.id] })
      .expect(200);
    await test.database.query('UPDATE media SET deleted_at = to_timestamp(0)');
    expect(JSON.stringify(await entries())).not.toContain('ayse-yilmaz');
  });
});

it('the name of a background is kept with the background alone', async () => {
  const wedding = await createWedding(test);
  const image = await picture({ width: 60 });
  await staff
    .post(API.backgroundUpload(wedding.hash))
    .attach('background', image, 'ayse-yilmaz.jpg')
    .expect(201);
  const [uploaded] = await entries({ action: 'background_uploaded' });
  expect(uploaded?.details).toEqual({ files: ['ayse-yilmaz.jpg'] });
  await staff.delete(API.background(wedding.hash)).expect(200);
  await test.database.query(
    `UPDATE backgrounds SET deleted_at = now() - interval '40 days'`,
  );
  await test.sweep();
  expect(JSON.stringify(await entries()) + (await inDatabase())).not.toContain(
    'ayse-yilmaz',
  );
});

describe('the path of an erased wedding', () => {
  it('gives way to the beginning of its hash in all entries, and no other wedding’s does', async () => {
    const [gone, other] = [
      await createWedding(test, 'Ayse-140626-Can'),
      await createWedding(test, 'Ayse-140626-Cem'),
    ];
    const items = await withFiles(gone, 'a.jpg');
    await staff
      .post(STAFF_API.trashMedia)
      .send({ ids: items.map(({ id }) => id) })
      .expect(200);
    await deleteWedding(staff, gone);
    // A couple with the same names takes the free path.
    const namesake = await createWedding(test, 'Ayse-140626-Can');
    await staff
      .post(STAFF_API.eraseWedding(gone.hash))
      .send({ confirm: 'Ayse-140626-Can' })
      .expect(200);
    const shown = `wedding ${String(gone.hash).slice(0, 4)}…`;
    const about = (await entries()).filter(({ action }) =>
      /^(wedding|media)_/.test(action),
    );
    expect(about.map(({ action, target }) => `${action} ${target}`)).toEqual([
      `wedding_created ${shown}`,
      `wedding_created ${other.weddingPath}`,
      `media_deleted ${shown}`,
      `wedding_deleted ${shown}`,
      `wedding_created ${namesake.weddingPath}`,
      `wedding_erased ${shown}`,
    ]);
    expect(await entries({ q: shown })).toHaveLength(4);
  });

  it('is forgotten by the clean-up, too', async () => {
    const wedding = await createWedding(test, 'Ayse-140626-Can');
    await deleteWedding(staff, wedding);
    await test.sweep();
    expect(await inDatabase()).toContain('Ayse-140626-Can');
    await test.database.query(
      `UPDATE weddings SET deleted_at = now() - interval '40 days'`,
    );
    await test.sweep();
    expect(await inDatabase()).not.toContain('Ayse');
  });
});

describe('entries of the audit trail', () => {
  afterEach(() =>
    staff.put(STAFF_API.settings).send({ auditDays: null }).expect(200),
  );

  const age = (days: number) =>
    test.database.query(
      `UPDATE audit_entries SET at = now() - make_interval(days => $1) WHERE action = 'login'`,
      [days],
    );

  it('are erased after two years', async () => {
    await createWedding(test);
    await age(729);
    await test.sweep();
    expect((await entries({ action: 'login' })).length).toBeGreaterThan(0);
    await age(731);
    await test.sweep();
    expect((await entries()).map(({ action }) => action)).toEqual([
      'wedding_created',
    ]);
  });

  it('are erased after the days that staff set, a day later when these are fewer', async () => {
    await age(100);
    await staff.put(STAFF_API.settings).send({ auditDays: 90 }).expect(200);
    await test.sweep();
    expect((await entries({ action: 'login' })).length).toBeGreaterThan(0);
    await test.database.query(
      `UPDATE settings SET value = jsonb_set(value, '{holds,auditDays,untilMs}', '1') WHERE key = 'staff_settings'`,
    );
    await staff.put(STAFF_API.settings).send({}).expect(200);
    await test.sweep();
    expect(await entries({ action: 'login' })).toEqual([]);
  });
});
