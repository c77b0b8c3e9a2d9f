import { API, SLICE_BYTES, type MediaItem } from '@hatira/contract';
import sharp from 'sharp';
import { UploadsRepository } from '../../../apps/api/src/features/uploads/uploads.repository.js';
import { SlicesRepository } from '../../../apps/api/src/features/uploads/slices/slices.repository.js';
import { ObjectStore } from '../../../apps/api/src/platform/storage/object-store.js';
import {
  askForArchive,
  download,
  untilArchive,
} from '../../support/fixtures/archives.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { S3Proxy } from '../../support/servers/s3-proxy.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';
import { rowsOf } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { motionClip, movingJpeg } from '../../support/zoo/formats/moving.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const THREE_SLICES = 2 * SLICE_BYTES + 777;

let bucket: TestBucket;
let proxy: S3Proxy;
let app: TestApp;
let wedding: TestWedding;
let guest: TestGuest;

beforeAll(async () => {
  bucket = await createTestBucket();
  proxy = await S3Proxy.open(bucket.settings.endpoint);
  app = await createTestApp({
    withWorker: true,
    env: { ...bucket.env, S3_ENDPOINT: proxy.endpoint },
  });
});

beforeEach(async () => {
  await app.reset();
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

afterEach(() => {
  proxy.fate = () => 'passes';
});

afterAll(async () => {
  await app?.close();
  await proxy.close();
  bucket.close();
});

async function onlyItem(): Promise<MediaItem> {
  const [item] = await until(
    'there is one item and it is settled',
    () => gallery(app.url, wedding),
    (items) => items.length === 1 && items[0]?.processing !== 'pending',
  );
  return item!;
}

async function expectStored(bytes: Buffer): Promise<void> {
  const item = await onlyItem();
  expect(sha256(await bytesOf(app.url, item.storage_url))).toBe(sha256(bytes));
}

async function keyOf({ id }: MediaItem): Promise<string> {
  const [row] = await app.database.query<{ object_key: string }[]>(
    'SELECT object_key FROM media WHERE edit_key = $1',
    [id],
  );
  return row!.object_key;
}

it('a photo becomes visible, is served whole and in ranges, and is erased with all that was made of it', async () => {
  const clip = await motionClip();
  const still = await picture({ width: 1200, height: 900 });
  const photo = movingJpeg(still, clip, { layout: 'google', hasXmp: true });
  await guest.single(photo).expect(200);
  const item = await onlyItem();
  expect(item.processing).toBe('ready');
  expect(
    await sharp(await bytesOf(app.url, item.thumb_url!)).metadata(),
  ).toMatchObject({ format: 'webp' });
  expect(await bytesOf(app.url, item.motion_url!)).toEqual(clip);
  const key = await keyOf(item);
  expect(await bucket.bytes(key)).toEqual(photo);
  const part = await app
    .http()
    .get(item.storage_url)
    .set('Range', 'bytes=10-19')
    .expect(206);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${photo.length}`);
  expect(Buffer.from(part.body as Buffer)).toEqual(photo.subarray(10, 20));

  await app.http().delete(API.media(item.id)).expect(200);
  await app.database.query(
    `UPDATE media SET deleted_at = now() - interval '31 days'`,
  );
  await app.sweep();
  expect(await rowsOf(app, 'media')).toBe(0);
  const name = key.split('/').pop() ?? '';
  expect((await bucket.keys()).filter((left) => left.includes(name))).toEqual(
    [],
  );
});

it('writes a video in slices of any order once, as one object, and no file to the disk', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  for (const index of [2, 0]) await guest.slice(file, index).expect(200);
  await guest.complete(file).expect(409);
  await guest.slice(file, 0).expect(200);
  await guest.slice(file, 1).expect(200);
  await guest.complete(file).expect(200);
  await guest.complete(file).expect(200);
  await expectStored(file.bytes);
  expect(await bucket.openUploads()).toEqual([]);
});

it('a download and an archive give a film byte for byte, before the archive is built and after', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  await guest.sendSliced(file);
  const item = await onlyItem();
  expect(sha256(await bytesOf(app.url, API.download(item.id)))).toBe(
    sha256(file.bytes),
  );
  const { id } = await askForArchive(app.url, wedding);
  const laidOut = await download(app.url, API.archiveDownload(id));
  expect(laidOut.bytes.includes(file.bytes)).toBe(true);
  await untilArchive(app.url, id, 'ready');
  const built = await download(app.url, API.archiveDownload(id));
  expect(built.bytes.equals(laidOut.bytes)).toBe(true);
  expect(
    (await bucket.keys()).filter((key) => key.startsWith('archives/')),
  ).toHaveLength(1);
});

async function uploadOf({ uploadId }: { uploadId: string }) {
  const weddingId = await weddingIdOf(app, wedding);
  const uploads = app.app.get(UploadsRepository);
  return (await uploads.byUploadId(weddingId, uploadId))!;
}

it('leaves no object in the bucket after a refusal', async () => {
  const before = await bucket.keys();
  await guest
    .single(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(60)))
    .expect(415);
  const file = slicedFile(
    Buffer.concat([Buffer.from('%PDF-1.7'), jpegBytes(SLICE_BYTES)]),
  );
  await guest.slice(file, 1).expect(200);
  await guest.slice(file, 0).expect(415);
  expect(await bucket.keys()).toEqual(before);
  expect(await bucket.openUploads()).toEqual([]);
});

it('sweeps an abandoned upload with its parts', async () => {
  await guest.slice(slicedFile(mp4Bytes(THREE_SLICES)), 0).expect(200);
  expect(await bucket.openUploads()).toHaveLength(1);
  await app.database.query(
    `UPDATE uploads SET updated_at = now() - interval '169 hours'`,
  );
  await app.sweep();
  expect([await rowsOf(app, 'uploads'), await bucket.openUploads()]).toEqual([
    0,
    [],
  ]);
});

it('a run that was killed when the bucket had the file and the database had not is taken up again', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  for (const index of [0, 1, 2]) await guest.slice(file, index).expect(200);
  const upload = await uploadOf(file);
  const slices = await app.app.get(SlicesRepository).allKept(upload.id);
  const key = (await bucket.openUploads())[0]!;
  const staged = slices.map(({ index, receipt }) => ({
    range: {
      start: index * SLICE_BYTES,
      end: Math.min((index + 1) * SLICE_BYTES, THREE_SLICES),
    },
    crc32: 0,
    receipt,
  }));
  await app.app
    .get<ObjectStore>(ObjectStore)
    .publish(upload.staging!, key, staged);
  expect(await gallery(app.url, wedding)).toEqual([]);
  await guest.complete(file).expect(200);
  await expectStored(file.bytes);
});

it('an upload that the bucket has given up is asked for again, from its beginning', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  for (const index of [0, 1, 2]) await guest.slice(file, index).expect(200);
  const upload = await uploadOf(file);
  await app.app.get<ObjectStore>(ObjectStore).discard(upload.staging!);
  const { body } = await guest.complete(file).expect(409);
  expect(body).toMatchObject({
    details: { missing: [{ start: 0, end: THREE_SLICES }] },
  });
  await guest.slice(file, 0).expect(200);
  const again = await uploadOf(file);
  await app.app.get<ObjectStore>(ObjectStore).discard(again.staging!);
  await guest.slice(file, 1).expect(503);
  await guest.slice(file, 1).expect(200);
  await guest.complete(file).expect(409);
  await guest.sendSliced(file);
  await expectStored(file.bytes);
  expect(await bucket.openUploads()).toEqual([]);
});

it('a part that the bucket has lost or replaced is asked for again', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  for (const index of [0, 1, 2]) await guest.slice(file, index).expect(200);
  await app.database.query(
    `UPDATE upload_slices SET receipt = '"another"' WHERE slice_index = 1`,
  );
  const { body } = await guest.complete(file).expect(409);
  expect(body).toMatchObject({
    details: { missing: [{ start: SLICE_BYTES, end: 2 * SLICE_BYTES }] },
  });
  await guest.slice(file, 1).expect(200);
  await guest.complete(file).expect(200);
  await expectStored(file.bytes);
});

it('the same file twice is stored once', async () => {
  const before = (await bucket.keys()).length;
  const photo = jpegBytes(50_000);
  const [first, second] = [
    await guest.single(photo).expect(200),
    await guest.single(photo).expect(200),
  ];
  expect(second.body).toEqual(first.body);
  await onlyItem();
  expect((await bucket.keys()).length).toBe(before + 1);
});

it('a store that fails now and then costs patience and no byte', async () => {
  let writes = 0;
  proxy.fate = ({ method }) =>
    method === 'PUT' && ++writes % 5 === 0 ? 'refused' : 'passes';
  const file = slicedFile(mp4Bytes(6 * SLICE_BYTES));
  for (let index = 0; index < 6; index++) {
    const answered = async () => {
      const { status, body, headers } = await guest.slice(file, index);
      if (status === 503)
        expect([body.code, headers['retry-after']]).toEqual([
          'service_unavailable',
          '5',
        ]);
      return status;
    };
    await until(`slice ${index} is taken`, answered, 200);
  }
  await guest.complete(file).expect(200);
  const photos = Array.from({ length: 8 }, () => jpegBytes(30_000));
  for (const photo of photos) await guest.single(photo).expect(200);
  const items = await gallery(app.url, wedding);
  const hashes = await Promise.all(
    items.map(async (item) => sha256(await bytesOf(app.url, item.storage_url))),
  );
  expect(new Set(hashes)).toEqual(new Set([file.bytes, ...photos].map(sha256)));
});

it('while the store is away: "later" for guests, not ready for the orchestrator, and all goes on when it is back', async () => {
  proxy.fate = () => 'refused';
  const photo = jpegBytes(10_000);
  const { body, headers } = await guest.single(photo).expect(503);
  expect([body.code, headers['retry-after']]).toEqual([
    'service_unavailable',
    '5',
  ]);
  expect((await app.http().get(API.ready).expect(503)).body).toMatchObject({
    data: { storage: 'failed' },
  });
  await app.http().get(API.live).expect(200);
  proxy.fate = () => 'passes';
  await guest.single(photo).expect(200);
  await expectStored(photo);
  await app.http().get(API.ready).expect(200);
});

it('a photo that was stored although the answer was lost, and that cannot be taken back, is found by its row', async () => {
  const before = await bucket.keys();
  proxy.fate = ({ method }) =>
    (({ PUT: 'answer lost', DELETE: 'refused' }) as const)[method as 'PUT'] ??
    'passes';
  await guest.single(jpegBytes(20_000)).expect(503);
  proxy.fate = () => 'passes';
  expect(await bucket.keys()).toHaveLength(before.length + 1);
  await app.database.query(
    `UPDATE uploads SET updated_at = now() - interval '169 hours'`,
  );
  await app.sweep();
  expect([await rowsOf(app, 'uploads'), await bucket.keys()]).toEqual([
    0,
    before,
  ]);
});
