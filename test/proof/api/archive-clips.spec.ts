import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  askForArchive,
  download,
  streamed,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  prepareReaders,
  readZip,
  READERS,
} from '../../support/fixtures/zip-readers.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
const still = jpegBytes();
const clip = randomBytes(600_000);
const content = Buffer.concat([still, clip, randomBytes(50)]);
let day = 10;
let wedding: TestWedding;
let ids: string[];

beforeAll(prepareReaders, 300_000);

beforeEach(async () => {
  wedding = await createWedding(test, `Elif-${day++}0626-Can`);
  ids = await seedMedia(test, wedding, [
    { name: 'moving.jpg', content },
    { name: 'still.jpg', content: jpegBytes() },
  ]);
  await test.database.query(
    `UPDATE media SET is_scanned = true, motion_offset = data.at, motion_length = data.size, motion_crc32 = data.sum
     FROM (VALUES ('moving.jpg', $1::bigint, $2::bigint, $3::bigint), ('still.jpg', NULL, NULL, NULL)) AS data (name, at, size, sum)
     WHERE file_name = data.name`,
    [still.length, clip.length, crc32(clip)],
  );
});

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('has the clip of a photo as a file, in the archive and streamed', async () => {
  const { id, downloadUrl } = await askForArchive(test.url, wedding);
  const before = await download(test.url, downloadUrl);
  await untilArchive(test.url, id, 'ready');
  const built = await download(test.url, downloadUrl);
  expect(built.bytes.equals(before.bytes)).toBe(true);
  const zips = {
    built: built.bytes,
    streamed: Buffer.from(await (await streamed(test.url, ids)).arrayBuffer()),
  };
  for (const [kind, bytes] of Object.entries(zips)) {
    const zip = join(test.dataDir, `clips-${kind}.zip`);
    await writeFile(zip, bytes);
    for (const reader of READERS)
      expect(await readZip(reader, zip)).toMatchObject({
        'Elif & Can/moving.jpg': sum(content),
        'Elif & Can/motion/moving.mp4': sum(clip),
      });
  }
});
