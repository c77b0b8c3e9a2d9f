import { randomUUID } from 'node:crypto';
import { SLICE_BYTES } from '@hatira/contract';
import { InstanceLockService } from '../../../apps/api/src/platform/database/instance-lock.service.js';
import {
  originalKey,
  renditionKey,
} from '../../../apps/api/src/platform/storage/keys.js';
import { ObjectStore } from '../../../apps/api/src/platform/storage/object-store.js';
import { SingleUploadService } from '../../../apps/api/src/features/uploads/single/single-upload.service.js';
import {
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { smallPicture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const app = useTestApp({ withWorker: true, env: { UPLOAD_HOURS: '1' } });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(app);
});

const ageUploads = (interval: string) =>
  app.database.query(
    `UPDATE uploads SET updated_at = now() - interval '${interval}'`,
  );

async function* photoBytes(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(jpegBytes(30_000));
}

it('a photo whose bytes the clean-up has removed is never shown without them', async () => {
  const uploads = app.app.get(SingleUploadService);
  const stored = await uploads.storeFile(
    await weddingIdOf(app, wedding),
    'slow.jpg',
    photoBytes(),
  );
  await ageUploads('49 hours');
  await app.sweep();
  await expect(
    uploads.addToWedding(stored, () => ({ note: null })),
  ).rejects.toMatchObject({
    code: 'service_unavailable',
  });
  expect(await gallery(app.url, wedding)).toEqual([]);
  await expectVerified(app);
});

it('a photo that takes hours is not taken for one that was left behind, however short UPLOAD_HOURS is', async () => {
  const uploads = app.app.get(SingleUploadService);
  const stored = await uploads.storeFile(
    await weddingIdOf(app, wedding),
    'slow.jpg',
    photoBytes(),
  );
  await ageUploads('6 hours');
  await app.sweep();
  await uploads.addToWedding(stored, () => ({ note: null }));
  expect(await gallery(app.url, wedding)).toHaveLength(1);
  await expectVerified(app);
});

it('a repeat whose second copy could not be removed any more leaves one copy', async () => {
  const guest = new TestGuest(app.url, wedding);
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 3));
  await guest.sendSliced(file);
  const again = { ...file, uploadId: randomUUID() };
  await guest.sendSliced(again);
  const [row] = await app.database.query<[{ id: string }]>(
    'SELECT id FROM uploads WHERE upload_id = $1',
    [again.uploadId],
  );
  // A kill between commit and removal.
  await app.app
    .get<ObjectStore>(ObjectStore)
    .put(originalKey(row.id), photoBytes());
  await ageUploads('49 hours');
  await app.sweep();
  expect(await storedFiles(app)).toHaveLength(1);
  expect(await gallery(app.url, wedding)).toHaveLength(1);
  await app.drain();
  await expectVerified(app);
});

it('an item that is erased while a worker makes its thumbnail leaves no thumbnail', async () => {
  await new TestGuest(app.url, wedding)
    .single(await smallPicture())
    .expect(200);
  await app.drain();
  // Just before a worker stores the thumbnail.
  const { id: worker } = app.app.get(InstanceLockService).life;
  await app.database.query(
    `UPDATE media SET processing = 'pending', processing_by = $1, deleted_at = now() - interval '31 days'`,
    [worker],
  );
  const [{ object_key: key }] = await app.database.query<
    [{ object_key: string }]
  >('SELECT object_key FROM media');
  await app.sweep();
  expect(await storedFiles(app)).toEqual([]);
  await app.app
    .get<ObjectStore>(ObjectStore)
    .put(renditionKey(key, 'thumb'), photoBytes());
  await app.database.query('UPDATE media SET processing_by = NULL');
  await app.sweep();
  expect([await rowsOf(app, 'media'), await storedFiles(app)]).toEqual([0, []]);
});
