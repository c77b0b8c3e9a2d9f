import {
  API,
  STAFF_API,
  type AuditEntry,
  type ChangedItems,
  type MediaItem,
  type PanelMedia,
  type PanelWedding,
} from '@hatira/contract';
import { bytesOf, gallery, TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import { deleteWedding, restRows } from '../../support/requests/panel.js';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp({ withWorker: true });
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;
let wedding: Awaited<ReturnType<typeof createWedding>>;

beforeEach(async () => {
  staff = await test.staff();
  wedding = await createWedding(test, 'Elif-140626-Can');
});

async function photos(count: number): Promise<MediaItem[]> {
  const guest = new TestGuest(test.url, wedding);
  for (let index = 0; index < count; index++) {
    const bytes = await picture({ width: 40 + index, height: 30 });
    await guest.single(bytes, `p${index}.jpg`).expect(200);
  }
  await test.drain();
  return gallery(test.url, wedding);
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const staffIds = (items: { id: string }[]) => idsForStaff(test, idsOf(items));

async function trash(items: MediaItem[]): Promise<number> {
  const { body } = await staff
    .post(STAFF_API.trashMedia)
    .send({ ids: await staffIds(items) })
    .expect(200);
  return (body as ChangedItems).changed;
}

const inTrash = () =>
  restRows<PanelMedia>(staff, 'media', { filter: { isDeleted: true } });

describe('files in the trash', () => {
  it('are gone for the couple, seen by staff, and come back long after the couple could take it back', async () => {
    const items = await photos(2);
    expect(await trash(items)).toBe(2);
    expect(await trash(items)).toBe(0);
    expect(await gallery(test.url, wedding)).toEqual([]);
    await test.database.query(
      `UPDATE media SET deleted_at = now() - interval '29 days'`,
    );
    const [row] = await inTrash();
    await test
      .http()
      .get(row?.storageUrl ?? '')
      .expect(404);
    await test
      .http()
      .get(row?.thumbUrl ?? '')
      .expect(401);
    await staff
      .get(row?.thumbUrl ?? '')
      .expect(200)
      .expect('Content-Type', 'image/webp')
      .expect('Cache-Control', 'no-store');
    const restored = await staff
      .post(STAFF_API.restoreMedia)
      .send({ ids: await staffIds(items) })
      .expect(200);
    expect(restored.body).toEqual({ changed: 2 });
    expect(idsOf(await gallery(test.url, wedding))).toEqual(idsOf(items));
    expect(await bytesOf(test.url, items[0]?.storage_url ?? '')).toHaveLength(
      items[0]?.file_size ?? 0,
    );
  });

  it('have previews for staff alone', async () => {
    await trash(await photos(1));
    const [row] = await inTrash();
    const { id, previewUrl } = row!;
    expect(previewUrl).toBe(STAFF_API.mediaRendition(id, 'preview'));
    await staff
      .get(previewUrl!)
      .expect(200)
      .expect('Content-Type', 'image/webp');
    await test.http().get(previewUrl!).expect(401);
    for (const other of ['playback', 'original'])
      await staff.get(`${STAFF_API.restOne('media', id)}/${other}`).expect(404);
  });

  it('are erased at once with every byte, when the wedding’s path is repeated to the letter', async () => {
    const items = await photos(2);
    const [kept, erased] = items;
    await trash([erased as MediaItem]);
    const erasedIds = await staffIds([erased as MediaItem]);
    const erase = (ids: string[], confirm: string) =>
      staff.post(STAFF_API.eraseMedia).send({ ids, confirm });
    expect(
      (await erase(erasedIds, 'elif-140626-can').expect(400)).body.code,
    ).toBe('confirmation_mismatch');
    expect(
      (await erase(await staffIds(items), 'Elif-140626-Can').expect(409)).body
        .code,
    ).toBe('not_in_trash');
    expect(await rowsOf(test, 'media')).toBe(2);
    const before = await storedFiles(test);
    expect(
      (await erase(erasedIds, 'Elif-140626-Can').expect(200)).body,
    ).toEqual({ changed: 1 });
    const after = await storedFiles(test);
    expect([await rowsOf(test, 'media'), before.length - after.length]).toEqual(
      [1, before.length / 2],
    );
    expect(idsOf(await gallery(test.url, wedding))).toEqual([kept?.id]);
    expect(
      (await erase(erasedIds, 'Elif-140626-Can').expect(200)).body,
    ).toEqual({ changed: 0 });
  });

  it('of two weddings are not erased by the path of one', async () => {
    const other = await createWedding(test, 'Ece-140626-Ali');
    await new TestGuest(test.url, other)
      .single(jpegBytes(), 'x.jpg')
      .expect(200);
    const items = [...(await photos(1)), ...(await gallery(test.url, other))];
    await trash(items);
    await staff
      .post(STAFF_API.eraseMedia)
      .send({ ids: await staffIds(items), confirm: 'Elif-140626-Can' })
      .expect(400);
    expect(await rowsOf(test, 'media')).toBe(2);
  });

  it('that a killed process was to erase are erased by the clean-up, and not restored before', async () => {
    const items = await photos(1);
    await trash(items);
    await test.database.query('UPDATE media SET deleted_at = to_timestamp(0)');
    expect(await inTrash()).toEqual([]);
    const restored = await staff
      .post(STAFF_API.restoreMedia)
      .send({ ids: await staffIds(items) })
      .expect(200);
    expect(restored.body).toEqual({ changed: 0 });
    await test.sweep();
    expect([await rowsOf(test, 'media'), await storedFiles(test)]).toEqual([
      0,
      [],
    ]);
  });
});

describe('files that could not be made visible', () => {
  it('are tried again when staff ask for it', async () => {
    const guest = new TestGuest(test.url, wedding);
    await guest
      .single(await picture({ width: 60, height: 40 }), 'good.jpg')
      .expect(200);
    await guest.single(jpegBytes(), 'broken.jpg').expect(200);
    await test.drain();
    await test.database.query(
      `UPDATE media SET processing = 'failed', processing_reason = 'the disk was full', processing_attempts = 3
       WHERE file_name = 'good.jpg'`,
    );
    const rows = await restRows<PanelMedia>(staff, 'media', {
      filter: { processing: 'failed' },
    });
    expect(rows.map(({ fileName }) => fileName).sort()).toEqual([
      'broken.jpg',
      'good.jpg',
    ]);
    const ids = idsOf(await restRows<PanelMedia>(staff, 'media'));
    expect(
      (await staff.post(STAFF_API.retryMedia).send({ ids }).expect(200)).body,
    ).toEqual({ changed: 2 });
    await test.drain();
    const after = await restRows<PanelMedia>(staff, 'media', {
      sort: ['createdAt', 'ASC'],
    });
    expect(
      after.map(({ fileName, processing }) => [fileName, processing]),
    ).toEqual([
      ['good.jpg', 'ready'],
      ['broken.jpg', 'failed'],
    ]);
    expect([after[0]?.processingReason, after[1]?.processingReason]).toEqual([
      null,
      expect.any(String),
    ]);
  });

  it('and are fine already, or deleted, are passed over', async () => {
    const items = await photos(2);
    await trash(items.slice(0, 1));
    const { body } = await staff
      .post(STAFF_API.retryMedia)
      .send({ ids: await staffIds(items) })
      .expect(200);
    expect(body).toEqual({ changed: 0 });
  });
});

describe('a background in the trash', () => {
  const upload = async (name: string) => {
    const image = await picture({ width: 80, height: 60 });
    return staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', image, name);
  };

  it('comes back, unless there is another', async () => {
    const { id } = (await upload('first.jpg')).body.data as { id: string };
    await staff.delete(API.background(wedding.hash)).expect(200);
    const [row] = await restRows(staff, 'backgrounds', {
      filter: { isDeleted: true },
    });
    expect(row).toMatchObject({
      id,
      backgroundUrl: null,
      fileName: 'first.jpg',
    });
    await upload('second.jpg');
    expect(
      (await staff.post(STAFF_API.restoreBackground(id)).expect(409)).body.code,
    ).toBe('background_exists');
    await staff.delete(API.background(wedding.hash)).expect(200);
    await staff.post(STAFF_API.restoreBackground(id)).expect(200);
    expect(
      (await staff.get(API.background(wedding.hash)).expect(200)).body.data
        .file_name,
    ).toBe('first.jpg');
    expect(
      (await staff.post(STAFF_API.restoreBackground(id)).expect(404)).body.code,
    ).toBe('background_not_found');
  });

  const erase = (id: string, confirm: unknown) =>
    staff.post(STAFF_API.eraseBackground(id)).send({ confirm });

  it('is erased at once with every byte, when its wedding’s path is repeated to the letter', async () => {
    const { id } = (await upload('first.jpg')).body.data as { id: string };
    expect((await erase(id, 'Elif-140626-Can').expect(409)).body.code).toBe(
      'not_in_trash',
    );
    await staff.delete(API.background(wedding.hash)).expect(200);
    await upload('second.jpg');
    const both = await storedFiles(test);
    expect((await erase(id, 'elif-140626-can').expect(400)).body.code).toBe(
      'confirmation_mismatch',
    );
    expect((await erase(id, undefined).expect(400)).body.code).toBe(
      'validation_failed',
    );
    expect(await storedFiles(test)).toEqual(both);
    expect((await erase(id, 'Elif-140626-Can').expect(200)).body).toEqual({
      changed: 1,
    });
    const kept = await storedFiles(test);
    expect([await rowsOf(test, 'backgrounds'), kept.length]).toEqual([
      1,
      both.length / 2,
    ]);
    expect(kept.filter((path) => path.includes(id))).toEqual([]);
    expect(
      (await staff.get(API.background(wedding.hash)).expect(200)).body.data
        .file_name,
    ).toBe('second.jpg');
    expect((await erase(id, 'Elif-140626-Can').expect(404)).body.code).toBe(
      'background_not_found',
    );
    const entries = await restRows<AuditEntry>(staff, 'audit', {
      filter: { action: 'background_erased' },
    });
    expect(entries).toMatchObject([
      { target: 'Elif-140626-Can', details: { ids: [id] } },
    ]);
    expect(JSON.stringify(await restRows(staff, 'audit', {}))).not.toContain(
      'first.jpg',
    );
  });

  it('that a killed process was to erase is erased by the clean-up, and not restored before', async () => {
    const { id } = (await upload('first.jpg')).body.data as { id: string };
    await staff.delete(API.background(wedding.hash)).expect(200);
    await test.database.query(
      'UPDATE backgrounds SET deleted_at = to_timestamp(0)',
    );
    expect(
      await restRows(staff, 'backgrounds', { filter: { isDeleted: true } }),
    ).toEqual([]);
    await staff.post(STAFF_API.restoreBackground(id)).expect(404);
    await test.sweep();
    expect([
      await rowsOf(test, 'backgrounds'),
      await storedFiles(test),
    ]).toEqual([0, []]);
  });
});

describe('a wedding in the trash', () => {
  const restore = () => staff.post(STAFF_API.restoreWedding(wedding.hash));
  const erase = (confirm: unknown) =>
    staff.post(STAFF_API.eraseWedding(wedding.hash)).send({ confirm });

  it('comes back with its hash, unless its path is taken', async () => {
    await deleteWedding(staff, wedding);
    const [row] = await restRows<PanelWedding>(staff, 'weddings', {
      filter: { isDeleted: true },
    });
    expect(row).toMatchObject({
      hash: wedding.hash,
      weddingPath: 'Elif-140626-Can',
      deletedAt: expect.any(String),
    });
    const other = await createWedding(test, 'ELİF-140626-can');
    const { body } = await restore().expect(409);
    expect([body.code, body.error]).toEqual([
      'slug_in_use',
      expect.stringContaining('önce o düğünü silin'),
    ]);
    await deleteWedding(staff, other);
    expect((await restore().expect(200)).body).toMatchObject({
      hash: wedding.hash,
      deletedAt: null,
    });
    await test.http().get(API.weddingInfo(wedding.hash)).expect(200);
    expect((await restore().expect(404)).body.code).toBe('wedding_not_found');
  });

  it('is erased with all that is left of it, when its path is repeated to the letter', async () => {
    const items = await photos(2);
    await staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', await picture({ width: 80, height: 60 }), 'b.jpg')
      .expect(201);
    expect((await erase('Elif-140626-Can').expect(409)).body.code).toBe(
      'not_in_trash',
    );
    await trash(items);
    await staff.delete(API.background(wedding.hash)).expect(200);
    await deleteWedding(staff, wedding);
    expect((await erase('delete').expect(400)).body.code).toBe(
      'confirmation_mismatch',
    );
    expect((await erase(undefined).expect(400)).body.code).toBe(
      'validation_failed',
    );
    expect((await storedFiles(test)).length).toBeGreaterThan(0);
    expect((await erase('Elif-140626-Can').expect(200)).body).toEqual({
      changed: 1,
    });
    const rows = await Promise.all(
      (['weddings', 'media', 'backgrounds', 'uploads'] as const).map((table) =>
        rowsOf(test, table),
      ),
    );
    expect([rows, await storedFiles(test)]).toEqual([[0, 0, 0, 0], []]);
    expect((await erase('Elif-140626-Can').expect(404)).body.code).toBe(
      'wedding_not_found',
    );
  });

  it('that was sent a file which never became whole is erased with it', async () => {
    const guest = new TestGuest(test.url, wedding);
    const bytes = Buffer.concat([jpegBytes(6_000_000)]);
    await guest
      .slice({ bytes, fileName: 'half.jpg', uploadId: crypto.randomUUID() }, 0)
      .expect(200);
    await deleteWedding(staff, wedding);
    await erase('Elif-140626-Can').expect(200);
    const rows = await Promise.all(
      (['weddings', 'uploads', 'upload_slices'] as const).map((table) =>
        rowsOf(test, table),
      ),
    );
    expect([rows, await storedFiles(test)]).toEqual([[0, 0, 0], []]);
  });

  it('that holds files is not deleted, whatever a client believes', async () => {
    await photos(1);
    const { body } = await staff
      .delete(API.weddingByPath(wedding.weddingPath))
      .expect(409);
    expect([body.code, body.details.media.count]).toEqual([
      'wedding_has_files',
      1,
    ]);
  });
});
