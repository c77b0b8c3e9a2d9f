import { SLICE_BYTES } from '@hatira/contract';
import { CompletingUploads1764750000000 } from '../../../apps/api/src/platform/database/migrations/1764750000000-completing-uploads.js';
import { mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  gallery,
  slicedFile,
  TestGuest,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const app = useTestApp({ withWorker: true });
const migration = new CompletingUploads1764750000000();

async function migrate(direction: 'up' | 'down'): Promise<void> {
  const runner = app.database.createQueryRunner();
  try {
    await migration[direction](runner);
  } finally {
    await runner.release();
  }
}

const statuses = async () =>
  (
    await app.database.query<{ status: string }[]>(
      'SELECT status FROM uploads ORDER BY total_bytes',
    )
  ).map(({ status }) => status);

it('an upgrade renames the status of uploads that wait for their completion, and completes them', async () => {
  const wedding = await createWedding(app);
  const guest = new TestGuest(app.url, wedding);
  const [open, complete] = [1, 2].map((more) =>
    slicedFile(mp4Bytes(SLICE_BYTES + more)),
  );
  await guest.slice(open!, 0).expect(200);
  for (const index of [0, 1]) await guest.slice(complete!, index).expect(200);
  await migrate('down');
  await app.database.query(
    `UPDATE uploads SET status = 'sealing', updated_at = now() - interval '2 minutes' WHERE total_bytes = $1`,
    [complete!.bytes.length],
  );
  expect(await statuses()).toEqual(['receiving', 'sealing']);

  await migrate('up');
  expect(await statuses()).toEqual(['receiving', 'completing']);
  await expect(
    app.database.query(`UPDATE uploads SET status = 'sealing'`),
  ).rejects.toThrow('uploads_status_check');
  await app.sweep();
  await until(
    'the video is in the gallery',
    async () => (await gallery(app.url, wedding)).length,
    1,
  );
  expect(await statuses()).toEqual(['receiving', 'published']);
});
