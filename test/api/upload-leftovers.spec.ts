import { SingleUpload } from '../../apps/api/src/uploads/single-upload.js';
import { gallery, type TestWedding } from '../support/guest.js';
import { jpegBytes } from '../support/media-bytes.js';
import { useTestApp } from '../support/test-app.js';
import { expectVerified } from '../support/verified.js';
import { createWedding } from '../support/weddings.js';

/** Where the clean-up and a request that is still at it meet. */

const app = useTestApp({ env: { UPLOAD_HOURS: '1' } });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(app);
});

const ageUploads = (interval: string) =>
  app.database.query(`UPDATE uploads SET updated_at = now() - interval '${interval}'`);

async function* photoBytes(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(jpegBytes(30_000));
}

it('a photo whose bytes the clean-up has removed is never shown without them', async () => {
  const uploads = app.app.get(SingleUpload);
  const stored = await uploads.storeFile(wedding.hash, 'slow.jpg', photoBytes());
  await ageUploads('49 hours');
  await app.sweep();
  await expect(uploads.addToWedding(stored, () => null)).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(await gallery(app.url, wedding)).toEqual([]);
  await expectVerified(app);
});

it('a photo that takes hours is not taken for one that was left behind, however short UPLOAD_HOURS is', async () => {
  const uploads = app.app.get(SingleUpload);
  const stored = await uploads.storeFile(wedding.hash, 'slow.jpg', photoBytes());
  await ageUploads('6 hours');
  await app.sweep();
  await uploads.addToWedding(stored, () => null);
  expect(await gallery(app.url, wedding)).toHaveLength(1);
  await expectVerified(app);
});
