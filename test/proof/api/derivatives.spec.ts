import { crc32 } from 'node:zlib';
import request from 'supertest';
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
import {
  appleExif,
  fakeClip,
  liveVideo,
  motionClip,
  movingJpeg,
  withSegment,
  type Layout,
} from '../../support/zoo/formats/moving.js';
import { quarters } from '../../support/zoo/patterns.js';
import { dng } from '../../support/zoo/formats/raw.js';
import { gainMapMean, ultraHdr } from '../../support/zoo/formats/ultra-hdr.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { interlacedPng } from '../../support/zoo/bombs.js';
import { storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const LIVE_ID = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(app);
});

async function send(bytes: Buffer, name = 'IMG_0001.JPG'): Promise<void> {
  await new TestGuest(app.url, wedding).single(bytes, name).expect(200);
}

/**
 * Raises the revision like each change of media: kept lists are of one
 * revision.
 */
async function revise(): Promise<void> {
  await app.database.query(
    'UPDATE weddings SET media_revision = media_revision + 1',
  );
}

async function settled(): Promise<MediaItem> {
  await until(
    'the item is settled',
    async () => (await gallery(app.url, wedding))[0]?.processing,
    (processing) => processing !== 'pending',
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
      camera: 'A camera',
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

describe('large pictures', () => {
  it('are decoded one at a time, apart from others', async () => {
    for (const side of [6_000, 6_001])
      await send(interlacedPng(side, 5_400), `${side}.png`);
    await send(await phonePhoto());
    const states: string[] = [];
    const ready = async () => {
      const rows = await app.database.query<{ state: string; at: string }[]>(
        `SELECT processing AS state, processing_step AS at FROM media
         WHERE processing = 'ready' OR processing_by IS NOT NULL`,
      );
      const isLarge = ({ at }: { at: string }) => at === 'large';
      const atWork = rows.filter(({ state }) => state === 'pending');
      states.push(`${atWork.filter(isLarge).length} at once`);
      return rows.length - atWork.length;
    };
    await until('all are ready', ready, 3);
    expect(states).toContain('1 at once');
    expect(states).not.toContain('2 at once');
    const [photo] = await gallery(app.url, wedding);
    expect(photo).toMatchObject({ width: 900, processing: 'ready' });
  });
});

describe('a camera’s own file', () => {
  it('with a gain map has a second preview that keeps it', async () => {
    await send(await ultraHdr(quarters(1200, 900)));
    const item = await settled();
    const hdr = await bytesOf(app.url, item.preview_hdr_url!);
    expect(await gainMapMean(hdr)).toBeGreaterThan(0);
    await app
      .http()
      .get(item.preview_hdr_url!)
      .expect('Content-Type', 'image/jpeg');
    const preview = await bytesOf(app.url, item.preview_url!);
    expect(await gainMapMean(preview)).toBeUndefined();
  });

  it('of sensor data is shown by its JPEG and comes back whole', async () => {
    const bytes = await dng({ orientation: 6 });
    await send(bytes, 'IMG_0001.DNG');
    const item = await settled();
    expect(item).toMatchObject({
      processing: 'ready',
      file_type: 'image/x-adobe-dng',
      width: 1200,
      height: 900,
    });
    expect(item).not.toHaveProperty('preview_hdr_url');
    const original = await bytesOf(app.url, item.storage_url);
    expect(original.equals(bytes)).toBe(true);
    await app
      .http()
      .get(item.storage_url)
      .expect('X-Content-Type-Options', 'nosniff')
      .expect('Content-Disposition', /^attachment; filename="?IMG_0001.DNG/);
  });

  it('without a JPEG is kept and says so', async () => {
    await send(await dng({ hasPreview: false }), 'IMG_0001.DNG');
    expect(await settled()).toMatchObject({ processing: 'failed' });
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
    await until(
      'both are settled',
      () => gallery(app.url, wedding),
      (items) => items.every(({ processing }) => processing !== 'pending'),
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

describe('a photo that moves', () => {
  const original = (layout: Layout, still: Buffer, clip: Buffer) =>
    movingJpeg(still, clip, { layout, hasXmp: false });

  it('has its clip as a part of the original, in ranges', async () => {
    const clip = await motionClip();
    const bytes = original('samsung', await phonePhoto(), clip);
    await send(bytes);
    const { motion_url: address, storage_url, id } = await settled();
    expect((await bytesOf(app.url, address!)).equals(clip)).toBe(true);
    expect((await bytesOf(app.url, storage_url)).equals(bytes)).toBe(true);
    const part = await app.http().get(address!).set('Range', 'bytes=-10');
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'content-range': `bytes ${clip.length - 10}-${clip.length - 1}/${clip.length}`,
      'cache-control': 'private, max-age=2592000, immutable',
    });
    expect(clip.subarray(-10).equals(part.body as Buffer)).toBe(true);
    const sums = 'SELECT motion_crc32::float8 AS sum FROM media';
    expect(await app.database.query(sums)).toEqual([{ sum: crc32(clip) }]);
    const beyond = `bytes=${clip.length}-`;
    await app.http().get(address!).set('Range', beyond).expect(416);
    const etag = part.headers.etag!;
    await app.http().get(address!).set('If-None-Match', etag).expect(304);
    await app.http().delete(`/api/media/${id}`).expect(200);
    await app.http().get(address!).expect(404);
  });

  it('is a still when its clip cannot be decoded', async () => {
    await send(original('google', await phonePhoto(), fakeClip()));
    const item = await settled();
    expect([item.processing, item.motion_url]).toEqual(['ready', undefined]);
    await app.http().get(`${item.storage_url}/motion`).expect(404);
  });

  it.each([
    { by: 'content id', clipName: 'A.MOV', contentId: LIVE_ID, minute: 59 },
    { by: 'name and time', clipName: 'img_2.mov', minute: 30 },
  ])('of two files is one, by its $by', async (files) => {
    const { clipName, contentId, minute } = files;
    const still = await picture({ takenAt: `2026:09:12 17:${minute}:03` });
    const exif = contentId && appleExif(contentId);
    const phone = new TestGuest(app.url, wedding, request.agent(app.url));
    const photoBytes = exif ? withSegment(still, 0xe1, exif) : still;
    await phone.single(photoBytes, 'IMG_2.JPG').expect(200);
    await phone.single(await liveVideo(contentId), clipName).expect(200);
    const items = () => gallery(app.url, wedding);
    await until('the pair is ready', items, (seen) =>
      seen.some(({ motion_url }) => motion_url),
    );
    const [video, photo] = await items();
    expect(photo).toMatchObject({ motion_url: video!.playback_url });
    expect(video).toMatchObject({ motion_of: photo!.id });
    expect(video!.camera).toBe(contentId && 'Apple iPhone 15 Pro');
    // The rows are as a kill before the pairing leaves them.
    await app.database.query(
      'UPDATE media SET is_scanned = false, live_pair_id = NULL',
    );
    await revise();
    expect((await items())[0]!.motion_of).toBeUndefined();
    await app.sweep();
    expect((await items())[0]).toMatchObject({ motion_of: photo!.id });
    expect(
      await app.database.query('SELECT FROM media WHERE NOT is_scanned'),
    ).toEqual([]);
    await app.http().delete(`/api/media/${photo!.id}`).expect(200);
    expect((await items())[0]!.motion_of).toBeUndefined();
  });

  it('does not pair files of the same name from different times', async () => {
    await send(await picture({ takenAt: '2026:09:12 17:30:05' }), 'IMG_3.JPG');
    await send(await liveVideo(), 'IMG_3.MOV');
    await until(
      'both are settled',
      () => gallery(app.url, wedding),
      (items) => items.every(({ processing }) => processing === 'ready'),
    );
    const items = await gallery(app.url, wedding);
    expect(items.map(({ motion_of }) => motion_of)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the same picture by two ways', () => {
  const relations = async () =>
    (await gallery(app.url, wedding)).map(({ same_as }) => same_as);

  it('names the first; also for files whose scan failed', async () => {
    const kept = await phonePhoto();
    await send(kept, 'kept.jpg');
    await send(withSegment(kept, 0xfe, Buffer.from('a messenger')), 'sent.jpg');
    await send(await picture({ colour: '#123456' }), 'other.jpg');
    await until('the copy is found', relations, (seen) =>
      seen.some((first) => first),
    );
    const [, , first] = await gallery(app.url, wedding);
    expect(await relations()).toEqual([undefined, first!.id, undefined]);

    await until(
      'all are settled',
      () => gallery(app.url, wedding),
      (items) => !items.some(({ processing }) => processing === 'pending'),
    );
    await app.database.query(
      'UPDATE media SET is_scanned = false, picture_hash = NULL, has_twin = false',
    );
    await revise();
    expect(await relations()).toEqual([undefined, undefined, undefined]);
    await app.sweep();
    expect(await relations()).toEqual([undefined, first!.id, undefined]);
    await app.http().delete(`/api/media/${first!.id}`).expect(200);
    expect(await relations()).toEqual([undefined, undefined]);
  });
});
