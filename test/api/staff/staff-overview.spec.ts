import {
  STAFF_API,
  type PanelOverview,
  type UploadHours,
} from '@hatira/contract';
import { panelOverview, success, uploadHours } from '@hatira/contract/schemas';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { TestGuest, type TestWedding } from '../../support/requests/guest.js';
import {
  deleteWedding,
  fillMedia,
  fillWeddings,
} from '../../support/requests/panel.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});

async function overview(): Promise<PanelOverview> {
  const { body } = await staff.get(STAFF_API.overview).expect(200);
  expect(success(panelOverview).parse(body)).toEqual(body);
  return body.data as PanelOverview;
}

async function hoursOf({ hash }: TestWedding): Promise<UploadHours> {
  const { body } = await staff.get(STAFF_API.uploadHours(hash)).expect(200);
  expect(success(uploadHours).parse(body)).toEqual(body);
  return body.data as UploadHours;
}

/** Photos of 1,000 bytes. */
function photosAt(
  wedding: TestWedding,
  ...moments: string[]
): Promise<string[]> {
  const files = moments.map((moment, index) => ({
    name: `IMG_${index}.JPG`,
    content: Buffer.alloc(1_000, index),
    createdAt: new Date(moment),
  }));
  return seedMedia(test, wedding, files);
}

const inTrash = (wedding: TestWedding) =>
  weddingIdOf(test, wedding).then((id) =>
    test.database.query(
      'UPDATE media SET deleted_at = now() WHERE wedding_id = $1',
      [id],
    ),
  );

it('is refused without a session', async () => {
  await test.http().get(STAFF_API.overview).expect(401);
  await test.http().get(STAFF_API.uploadHours(123_456_789_012_345)).expect(401);
});

describe('the overview', () => {
  it('has zeros and empty lists on a new installation', async () => {
    const { storageMonths, largestWeddings, ...figures } = await overview();
    expect(figures).toMatchObject({
      lastBackupAt: null,
      failedMedia: 0,
      oldWeddings: { months: 12, count: 0, weddings: [] },
    });
    expect(largestWeddings).toEqual([]);
    expect(storageMonths).toHaveLength(12);
    expect(storageMonths.every(({ files }) => files === 0)).toBe(true);
  });

  it('has the room on the disk, the failed files and the jobs of each queue', async () => {
    const wedding = await createWedding(test);
    const guest = new TestGuest(test.url, wedding);
    // The worker cannot read it.
    await guest.single(jpegBytes()).expect(200);
    await test.drain();
    await fillMedia(test, wedding, 12);
    const { disk, failedMedia, queues } = await overview();
    expect(disk?.freeBytes).toBeGreaterThan(0);
    expect(disk?.sizeBytes).toBeGreaterThan(disk!.freeBytes);
    expect(failedMedia).toBe(3);
    expect(queues?.map(({ queue }) => queue)).toEqual(
      expect.arrayContaining(['assemble-upload', 'cleanup', 'derive-media']),
    );
    expect(queues?.find(({ queue }) => queue === 'derive-media')).toEqual({
      queue: 'derive-media',
      waiting: 0,
      active: 0,
      delayed: 0,
      failed: 0,
      oldestSeconds: 0,
    });
  });

  it('lists the ten largest weddings without files and weddings in the trash', async () => {
    const weddings = [];
    for (let count = 1; count <= 12; count++) {
      const wedding = await createWedding(test);
      weddings.push(wedding);
      await fillMedia(test, wedding, count);
    }
    await inTrash(weddings.at(-1)!);
    await deleteWedding(staff, weddings.at(-1)!);
    const { largestWeddings } = await overview();
    expect(largestWeddings.map(({ hash, files }) => [hash, files])).toEqual(
      weddings
        .slice(1, 11)
        .map(({ hash }, index) => [hash, index + 2])
        .reverse(),
    );
    expect(largestWeddings.at(-1)).toEqual({
      hash: weddings[1]!.hash,
      weddingPath: weddings[1]!.weddingPath,
      files: 2,
      storageBytes: 1_001 + 1_002,
    });
  });

  it('lists weddings without an upload for the set number of months', async () => {
    await fillWeddings(test, 14);
    await test.database.query(
      `UPDATE weddings SET created_at = created_at - interval '14 months',
         last_upload_at = CASE WHEN id % 2 = 0 THEN now() - interval '13 months' + (id % 100) * interval '1 day' END`,
    );
    await test.database.query(
      `UPDATE weddings SET deleted_at = now() WHERE id = 500000000000001`,
    );
    const fresh = await createWedding(test);
    const { months, count, weddings } = (await overview()).oldWeddings;
    // All even ones; the odd ones without a trashed file.
    expect([months, count, weddings.length]).toEqual([12, 13, 10]);
    expect(weddings[0]).toMatchObject({
      hash: 200_000_000_000_013,
      lastUploadAt: null,
    });
    expect(weddings.map(({ hash }) => hash)).not.toContain(fresh.hash);

    await staff
      .put(STAFF_API.settings)
      .send({ oldWeddingMonths: 13 })
      .expect(200);
    expect((await overview()).oldWeddings).toMatchObject({
      months: 13,
      count: 6,
    });
    await staff
      .put(STAFF_API.settings)
      .send({ oldWeddingMonths: null })
      .expect(200);
  });

  it('sums the stored bytes by month of arrival, in the weddings’ zone', async () => {
    const { storageMonths: before } = await overview();
    const [first, second] = before.map(({ month }) => month);
    const wedding = await createWedding(test);
    // In Istanbul months begin three hours before UTC.
    await photosAt(
      wedding,
      `${first}-15T12:00:00Z`,
      `${first}-15T12:00:00Z`,
      new Date(Date.parse(`${second}-01T00:00:00Z`) - 3_600_000).toISOString(),
      `${first}-01T00:00:00+03:00`,
      new Date(Date.parse(`${first}-01T00:00:00+03:00`) - 1_000).toISOString(),
    );
    const { storageMonths } = await overview();
    expect(storageMonths.slice(0, 3)).toEqual([
      { month: first, files: 3, storageBytes: 3_000 },
      { month: second, files: 1, storageBytes: 1_000 },
      { month: before[2]!.month, files: 0, storageBytes: 0 },
    ]);
    await inTrash(wedding);
    expect((await overview()).storageMonths).toEqual(before);
  });

  it('has the time of the last backup', async () => {
    const wedding = await createWedding(test);
    const guest = new TestGuest(test.url, wedding);
    await guest.single(jpegBytes()).expect(200);
    const folder = await mkdtemp(join(tmpdir(), 'hatira-overview-'));
    const startedAt = new Date().toISOString();
    await maintenance(test, 'backup', folder);
    await rm(folder, { recursive: true });
    const { lastBackupAt } = await overview();
    expect(lastBackupAt! >= startedAt).toBe(true);
  });
});

describe('the uploads of a wedding by hour', () => {
  it('cover the busiest 24 hours, on the clock of the wedding', async () => {
    const wedding = await createWedding(test);
    await photosAt(
      wedding,
      '2026-06-01T10:00:00Z',
      '2026-06-14T17:59:59Z',
      '2026-06-14T18:00:00Z',
      '2026-06-14T18:30:00Z',
      '2026-06-14T21:10:00Z',
      '2026-06-15T18:00:00Z',
    );
    expect(await hoursOf(wedding)).toEqual({
      files: 6,
      hours: [
        { hour: '2026-06-14T20:00', files: 1 },
        { hour: '2026-06-14T21:00', files: 2 },
        { hour: '2026-06-14T22:00', files: 0 },
        { hour: '2026-06-14T23:00', files: 0 },
        { hour: '2026-06-15T00:00', files: 1 },
        { hour: '2026-06-15T01:00', files: 0 },
        { hour: '2026-06-15T02:00', files: 0 },
        { hour: '2026-06-15T03:00', files: 0 },
      ],
    });
  });

  it('are empty without files and leave the trash out', async () => {
    const wedding = await createWedding(test);
    expect(await hoursOf(wedding)).toEqual({ files: 0, hours: [] });
    await photosAt(wedding, '2026-06-14T18:00:00Z');
    await inTrash(wedding);
    expect(await hoursOf(wedding)).toEqual({ files: 0, hours: [] });
  });

  it('of an unknown wedding is 404', async () => {
    await staff.get(STAFF_API.uploadHours(123_456_789_012_345)).expect(404);
  });
});
