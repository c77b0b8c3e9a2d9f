import type { MediaItem } from '@hatira/contract';
import sharp from 'sharp';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const app = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(app);
});

async function send(bytes: Buffer, name = 'IMG_0001.JPG'): Promise<void> {
  await new TestGuest(app.url, wedding).single(bytes, name).expect(200);
}

async function settled(): Promise<MediaItem> {
  await until(
    'the item is settled',
    async () => (await gallery(app.url, wedding))[0]?.processing !== 'pending',
  );
  const [item] = await gallery(app.url, wedding);
  return item!;
}

const phonePhoto = () =>
  picture({
    width: 1200,
    height: 900,
    orientation: 6,
    takenAt: '2026:06:14 21:03:00',
  });

describe('a photo', () => {
  it('becomes visible: upright, small and large, with its time', async () => {
    await send(await phonePhoto());
    const item = await settled();
    expect(item).toMatchObject({
      processing: 'ready',
      width: 900,
      height: 1200,
    });
    expect(item.taken_at).toMatch(/^2026-06-14T/);
    expect(item.placeholder).toBeTruthy();
    for (const address of [item.thumb_url, item.preview_url]) {
      const rendition = await sharp(
        await bytesOf(app.url, address!),
      ).metadata();
      expect(rendition).toMatchObject({ format: 'webp' });
      expect(rendition.height).toBeGreaterThan(rendition.width);
      expect([rendition.exif, rendition.xmp, rendition.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('is served with a long life, and not at all once it is deleted', async () => {
    await send(await phonePhoto());
    const item = await settled();
    const { headers } = await app.http().get(item.thumb_url!).expect(200);
    expect(headers['cache-control']).toBe(
      'private, max-age=2592000, immutable',
    );
    await app
      .http()
      .get(item.thumb_url!)
      .set('If-None-Match', headers.etag!)
      .expect(304);
    await app.http().delete(`/api/media/${item.id}`).expect(200);
    await app.http().get(item.thumb_url!).expect(404);
    await app.http().get(`${item.storage_url}/original`).expect(404);
  });

  it('leaves no file in the store after it is erased', async () => {
    await send(await phonePhoto());
    const item = await settled();
    expect(await storedFiles(app)).toHaveLength(3);
    await app.http().delete(`/api/media/${item.id}`).expect(200);
    await app.database.query(
      `UPDATE media SET deleted_at = now() - interval '31 days'`,
    );
    await app.sweep();
    expect(await storedFiles(app)).toEqual([]);
  });

  it('changes the list’s ETag when it becomes visible', async () => {
    await send(await phonePhoto());
    await settled();
    const { headers } = await app
      .http()
      .get(`/api/media/admin/${wedding.hash}`)
      .expect(200);
    await app
      .http()
      .get(`/api/media/admin/${wedding.hash}`)
      .set('If-None-Match', headers.etag!)
      .expect(304);
  });
});

describe('a file that cannot be read', () => {
  it('is kept, says so, and comes back byte for byte', async () => {
    const bytes = jpegBytes(50_000);
    await send(bytes);
    const item = await settled();
    expect(item.processing).toBe('failed');
    expect(
      Buffer.compare(await bytesOf(app.url, item.storage_url), bytes),
    ).toBe(0);
    const [row] = await app.database.query<{ reason: string }[]>(
      'SELECT processing_reason AS reason FROM media',
    );
    expect(row?.reason).toBeTruthy();
  });

  it('does not stop the next one', async () => {
    await send(jpegBytes(50_000), 'broken.jpg');
    await send(await phonePhoto(), 'whole.jpg');
    await until('both are settled', async () =>
      (await gallery(app.url, wedding)).every(
        ({ processing }) => processing !== 'pending',
      ),
    );
    const states = (await gallery(app.url, wedding)).map((item) => [
      item.file_name,
      item.processing,
    ]);
    expect(states).toEqual([
      ['whole.jpg', 'ready'],
      ['broken.jpg', 'failed'],
    ]);
  });
});

describe('work that was lost', () => {
  const setBack = (change: string) =>
    app.database.query(
      `UPDATE media SET processing = 'pending', processing_queued_at = now() - interval '11 minutes', ${change}`,
    );

  it('is found by the clean-up, also when its process is dead', async () => {
    await send(await phonePhoto());
    await settled();
    await setBack('processing_by = 7, processing_attempts = 1');
    await app.sweep();
    expect((await settled()).processing).toBe('ready');
  });

  it('is given up after three attempts', async () => {
    await send(await phonePhoto());
    await settled();
    await setBack('processing_attempts = 3');
    await app.sweep();
    expect((await settled()).processing).toBe('failed');
    const [row] = await app.database.query<{ reason: string }[]>(
      'SELECT processing_reason AS reason FROM media',
    );
    expect(row?.reason).toBe('gave up after 3 attempts');
  });
});
