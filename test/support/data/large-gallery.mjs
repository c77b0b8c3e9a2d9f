import { randomUUID } from 'node:crypto';
import { link, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { samplePhoto } from '../../../scripts/demo/sample-media.mjs';

/** Pixels of the originals: lying, standing, wide, square. */
const SHAPES = [
  [4032, 3024],
  [3024, 4032],
  [3840, 2160],
  [3000, 3000],
];
const THUMB_WIDTH = 640;
const LARGE_WIDTH = 1600;
/** Every so many-th item is a video. */
const VIDEO_EVERY = 26;
const ROWS_AT_A_TIME = 1_000;

const INSERT = `
INSERT INTO media (id, edit_key, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  created_at, width, height, duration_seconds, placeholder, renditions, processing)
SELECT gen_random_uuid(), id, (SELECT wedding_id FROM wedding_links WHERE hash = $1), replace(id::text, '-', ''), object_key, file_name,
  CASE WHEN is_video THEN 'video/mp4' ELSE 'image/jpeg' END, 3000000 + number, 1, decode(md5(id::text), 'hex'),
  CASE WHEN number % 5 = 0 THEN 'Ayşe|Çok mutluyuz ' || number END, now() - number * interval '1 second',
  width, height, CASE WHEN is_video THEN 12.5 END, $2,
  CASE WHEN is_video THEN '{thumb,poster}'::text[] ELSE '{thumb,preview}'::text[] END, 'ready'
FROM unnest($3::uuid[], $4::text[], $5::text[], $6::int[], $7::boolean[], $8::int[], $9::int[])
  AS files (id, object_key, file_name, number, is_video, width, height)`;

/**
 * A gallery of thousands in seconds: rows and renditions as uploads leave them, past the uploads; the renditions are
 * links to a few pictures. There are no originals.
 */
export async function fillGallery({ databaseUrl, dataDir, hash, count }) {
  const storage = path.join(dataDir, 'storage');
  const { pictures, placeholder } = await makePictures(storage);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let first = 0; first < count; first += ROWS_AT_A_TIME) {
    const numbers = Array.from(
      { length: Math.min(ROWS_AT_A_TIME, count - first) },
      (_, index) => first + index,
    );
    const rows = await Promise.all(
      numbers.map((number) => placeOne(storage, pictures, number)),
    );
    const columns = rows[0].map((_, column) => rows.map((row) => row[column]));
    await client.query(INSERT, [hash, placeholder, ...columns]);
  }
  await client.query(
    `UPDATE weddings SET media_revision = media_revision + 1
     WHERE id = (SELECT wedding_id FROM wedding_links WHERE hash = $1)`,
    [hash],
  );
  await client.query('ANALYZE media');
  await client.end();
}

async function makePictures(storage) {
  const dir = path.join(storage, 'originals', 'large-gallery');
  await mkdir(dir, { recursive: true });
  const keep = async (name, bytes) => {
    await writeFile(path.join(dir, name), bytes);
    return path.join(dir, name);
  };
  const scenes = ['seaside', 'garden', 'dance', 'table'];
  const pictures = await Promise.all(
    SHAPES.map(async ([width, height], index) => {
      const large = await samplePhoto({
        scene: scenes[index],
        width: LARGE_WIDTH,
        height: Math.round((LARGE_WIDTH * height) / width),
      });
      const thumb = sharp(large).resize(THUMB_WIDTH).webp({ quality: 75 });
      return {
        thumb: await keep(`thumb-${index}`, await thumb.toBuffer()),
        large: await keep(
          `large-${index}`,
          await sharp(large).webp({ quality: 78 }).toBuffer(),
        ),
      };
    }),
  );
  const tiny = await sharp(pictures[0].thumb)
    .resize(12)
    .webp({ quality: 30 })
    .toBuffer();
  return {
    pictures,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

async function placeOne(storage, pictures, number) {
  const [id, objectId] = [randomUUID(), randomUUID()];
  const shape = number % SHAPES.length;
  const isVideo = number % VIDEO_EVERY === VIDEO_EVERY - 1;
  const folder = path.join(
    storage,
    'renditions',
    objectId.slice(0, 2),
    objectId,
  );
  await mkdir(folder, { recursive: true });
  await link(pictures[shape].thumb, path.join(folder, 'thumb'));
  await link(
    pictures[shape].large,
    path.join(folder, isVideo ? 'poster' : 'preview'),
  );
  const name = `IMG_${String(number).padStart(4, '0')}.${isVideo ? 'MP4' : 'JPG'}`;
  return [
    id,
    `originals/${objectId.slice(0, 2)}/${objectId}`,
    name,
    number,
    isVideo,
    ...SHAPES[shape],
  ];
}
