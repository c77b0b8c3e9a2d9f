import {
  STAFF_API,
  type AuditEntry,
  type ChangedItems,
  type PanelMedia,
  type WeddingMediaTotals,
} from '@hatira/contract';
import { weddingMediaTotals } from '@hatira/contract/schemas';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { fillMedia, restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';

const test = useTestApp();
const PATH = 'Elif-140626-Can';
const HEAD = jpegBytes();
let staff: Awaited<ReturnType<typeof test.staff>>;
let wedding: Awaited<ReturnType<typeof createWedding>>;

beforeEach(async () => {
  staff = await test.staff();
  wedding = await createWedding(test, PATH);
});

/** The same name is the same file. */
async function upload(...names: string[]): Promise<void> {
  const guest = new TestGuest(test.url, wedding);
  for (const name of names)
    await guest
      .single(Buffer.concat([HEAD, Buffer.from(name)]), name)
      .expect(200);
}

const totals = async () =>
  (await staff.get(STAFF_API.weddingMedia(wedding.hash)).expect(200))
    .body as WeddingMediaTotals;
const post = (address: (hash: number) => string, body: object) =>
  staff.post(address(wedding.hash)).send(body);
const changed = async (address: (hash: number) => string, body: object) =>
  ((await post(address, body).expect(200)).body as ChangedItems).changed;
const namesInGallery = async () =>
  (await gallery(test.url, wedding)).map(({ file_name }) => file_name).sort();
const audited = async (action: AuditEntry['action']) =>
  (await restRows<AuditEntry>(staff, 'audit', { filter: { action } })).map(
    ({ target, details }) => ({ target, count: details.count as number }),
  );

describe('all files of a wedding', () => {
  it('are counted with their bytes, in the albums and in the trash', async () => {
    await upload('a.jpg', 'b.jpg', 'c.jpg');
    const [row] = await restRows<PanelMedia>(staff, 'media');
    const ids = [row?.id];
    await staff.post(STAFF_API.trashMedia).send({ ids }).expect(200);
    const body = await totals();
    expect(weddingMediaTotals.parse(body)).toEqual(body);
    expect([body.live.count, body.trash]).toEqual([
      2,
      { count: 1, bytes: row?.fileSize },
    ]);
    await staff.get(STAFF_API.weddingMedia(1)).expect(404);
    await test.http().get(STAFF_API.weddingMedia(wedding.hash)).expect(401);
  });

  it('go to the trash by the typed path, without files that arrive after the question', async () => {
    const other = await createWedding(test, 'Ece-140626-Ali');
    await new TestGuest(test.url, other)
      .single(jpegBytes(), 'theirs.jpg')
      .expect(200);
    await upload('a.jpg', 'b.jpg');
    const { until } = await totals();
    await upload('late.jpg');
    for (const confirm of ['elif-140626-can', 'Ece-140626-Ali', '']) {
      const { body } = await post(STAFF_API.trashWeddingMedia, {
        confirm,
        until,
      }).expect(400);
      expect(body.code).toBe('confirmation_mismatch');
    }
    await post(STAFF_API.trashWeddingMedia, { confirm: PATH }).expect(400);
    expect(await namesInGallery()).toHaveLength(3);
    const all = { confirm: PATH, until };
    expect(await changed(STAFF_API.trashWeddingMedia, all)).toBe(2);
    expect(await changed(STAFF_API.trashWeddingMedia, all)).toBe(0);
    expect(await namesInGallery()).toEqual(['late.jpg']);
    expect(await gallery(test.url, other)).toHaveLength(1);
    expect(await audited('media_deleted')).toEqual([
      { target: PATH, count: 2 },
    ]);
  });

  it('come back from the trash, except those that were uploaded again', async () => {
    await upload('a.jpg', 'b.jpg');
    const { until } = await totals();
    await changed(STAFF_API.trashWeddingMedia, { confirm: PATH, until });
    await upload('a.jpg');
    const now = (await totals()).until;
    expect(await changed(STAFF_API.restoreWeddingMedia, { until: now })).toBe(
      1,
    );
    expect(await namesInGallery()).toEqual(['a.jpg', 'b.jpg']);
    expect(await audited('media_restored')).toEqual([
      { target: PATH, count: 1 },
    ]);
  });

  it('are erased from the trash with every byte by the typed path, without files deleted after the question', async () => {
    await upload('a.jpg', 'b.jpg');
    const all = { confirm: PATH, until: (await totals()).until };
    await changed(STAFF_API.trashWeddingMedia, all);
    await upload('later.jpg', 'kept.jpg');
    const { until } = await totals();
    const rows = await restRows<PanelMedia>(staff, 'media');
    const ids = rows
      .filter(({ fileName }) => fileName === 'later.jpg')
      .map(({ id }) => id);
    await staff.post(STAFF_API.trashMedia).send({ ids }).expect(200);
    const { body } = await post(STAFF_API.eraseWeddingMedia, {
      confirm: 'delete',
      until,
    }).expect(400);
    expect([body.code, await rowsOf(test, 'media')]).toEqual([
      'confirmation_mismatch',
      4,
    ]);
    expect(
      await changed(STAFF_API.eraseWeddingMedia, { confirm: PATH, until }),
    ).toBe(2);
    expect([
      await rowsOf(test, 'media'),
      (await storedFiles(test)).length,
    ]).toEqual([2, 2]);
    expect(await audited('media_erased')).toEqual([{ target: PATH, count: 2 }]);
  });
});

describe('thousands of files of a wedding', () => {
  const COUNT = 2_300;

  /** The database seems to go away. */
  async function failAtTheLast(): Promise<() => Promise<unknown>> {
    await test.database
      .query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.id = (SELECT max(id::text) FROM media)::uuid THEN RAISE 'gone'; END IF; RETURN NEW; END $$`);
    await test.database.query(
      'CREATE TRIGGER refuse BEFORE UPDATE ON media FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    return () => test.database.query('DROP FUNCTION refuse() CASCADE');
  }

  it.each([
    ['deleted', STAFF_API.trashWeddingMedia, 'media_deleted'],
    ['erased', STAFF_API.eraseWeddingMedia, 'media_erased'],
  ] as const)(
    'are %s in batches; after a failure the same call changes the rest',
    async (_, address, action) => {
      await fillMedia(test, wedding, COUNT);
      if (action === 'media_erased')
        await test.database.query('UPDATE media SET deleted_at = now()');
      const all = { confirm: PATH, until: (await totals()).until };
      const heal = await failAtTheLast();
      try {
        await post(address, all).expect(500);
      } finally {
        await heal();
      }
      expect(await changed(address, all)).toBe(300);
      const counts = (await audited(action)).map(({ count }) => count);
      expect(counts.sort()).toEqual([1_000, 1_000, 300]);
    },
  );
});
