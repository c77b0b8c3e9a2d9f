import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { API, type MediaItem } from '@hatira/contract';
import { mediaItem } from '@hatira/contract/schemas';
import { mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';

const app = useTestApp();
let wedding: TestWedding;

const WILD = 'Ayşe "Can" \\ \t\u0001 \u2028 💛</script>|a\nb';

beforeEach(async () => {
  wedding = await createWedding(app);
  await seedMedia(app, wedding, [
    { name: 'wild.jpg', content: Buffer.from('wild'), note: WILD },
    { name: 'İ"\\💛.mp4', content: mp4Bytes(3_000) },
    ...Array.from({ length: 40 }, (_, index) => ({
      name: `${index}.jpg`,
      content: Buffer.from(`photo ${index}`),
      takenAt: new Date(Date.UTC(2026, 5, 14, 20, index)),
    })),
  ]);
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Returns the bytes as sent; of an event stream the first. */
function ask(
  path: string,
  headers: Record<string, string>,
  { method = 'GET', json }: { method?: string; json?: unknown } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(app.url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      agent: false,
    });
    request.once('error', reject).once('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const chunks: Buffer[] = [];
      const finish = () => {
        resolve({ status, headers: answered, bytes: Buffer.concat(chunks) });
        response.destroy();
      };
      response.once('end', finish).on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (answered['content-type'] === 'text/event-stream') finish();
      });
    });
    request.end(json === undefined ? undefined : JSON.stringify(json));
  });
}

const items = (text: string) =>
  (JSON.parse(text) as { data: MediaItem[] }).data;

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends a list by %s with the same items', async (encoding, unpack) => {
  const address = API.gallery(wedding.hash);
  const plain = await ask(address, { 'accept-encoding': 'identity' });
  const packed = await ask(address, { 'accept-encoding': encoding });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toContain('Accept-Encoding');
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(unpack(packed.bytes).toString()).toBe(plain.bytes.toString());
  expect(packed.headers.etag).toMatch(/^W\//);
  expect(packed.headers.etag).toBe(plain.headers.etag);
});

it('sends every reader the present list of the own link, in any encoding', async () => {
  const relatives = await relativesOf(app, wedding);
  const hashes = [wedding.hash, relatives.hash];
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
  const readAll = async () => {
    const lists: MediaItem[][] = [];
    // Twice: the second answer is the kept one.
    for (const encoding of ['br', 'gzip', 'br', 'gzip'] as const)
      for (const hash of hashes) {
        const accept = { 'accept-encoding': encoding };
        const { bytes } = await ask(API.gallery(hash), accept);
        lists.push(items(unpacked[encoding](bytes).toString()));
      }
    return lists;
  };
  for (const count of [42, 41]) {
    const [ofCouple = [], ofRelatives = [], ...again] = await readAll();
    expect(ofCouple).toHaveLength(count);
    expect(ofRelatives).toHaveLength(count);
    for (const [index, list] of again.entries())
      expect(list).toEqual(index % 2 === 0 ? ofCouple : ofRelatives);
    const known = new Set(ofCouple.map(({ id }) => id));
    expect(ofRelatives.filter(({ id }) => known.has(id))).toEqual([]);
    await app.http().delete(API.media(ofCouple[0]!.id)).expect(200);
  }
});

it('prefers brotli and leaves clients without an encoding alone', async () => {
  const address = API.gallery(wedding.hash);
  const phone = await ask(address, { 'accept-encoding': 'gzip, deflate, br' });
  expect(phone.headers['content-encoding']).toBe('br');
  const tool = await ask(address, {});
  expect(tool.headers['content-encoding']).toBeUndefined();
  expect(items(tool.bytes.toString())).toHaveLength(42);
});

it('writes each item as the contract has it', async () => {
  await app.database.query(
    `UPDATE media SET width = 4032, height = 3024, duration_seconds = 12.5, placeholder = 'data:image/webp;base64,AA+/=',
       renditions = '{thumb,poster,playback}' WHERE file_type = 'video/mp4'`,
  );
  const { bytes } = await ask(API.gallery(wedding.hash), {});
  const list = items(bytes.toString());
  expect(mediaItem.strict().array().parse(list)).toEqual(list);
  expect(list.find(({ note }) => note !== undefined)?.note).toBe(WILD);
  const video = list.find(({ file_type: type }) => type === 'video/mp4');
  expect(video).toMatchObject({
    file_name: 'İ"\\💛.mp4',
    file_size: 3_000,
    width: 4032,
    height: 3024,
    duration_seconds: 12.5,
    placeholder: 'data:image/webp;base64,AA+/=',
    thumb_url: `${video?.storage_url}/thumb`,
    poster_url: `${video?.storage_url}/poster`,
    playback_url: `${video?.storage_url}/playback`,
  });
  expect(Object.keys(list[0]!)).not.toContain('width');
});

it('answers 304 without a body, also to the tag of another encoding', async () => {
  const address = API.gallery(wedding.hash);
  const { headers } = await ask(address, { 'accept-encoding': 'br' });
  const again = await ask(address, {
    'accept-encoding': 'gzip',
    'if-none-match': headers.etag!,
  });
  expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
  expect(again.headers.etag).toBe(headers.etag);
  expect(again.headers.vary).toContain('Accept-Encoding');
  expect(again.headers['content-encoding']).toBeUndefined();
});

it('answers HEAD without a body and without a length of other bytes', async () => {
  const { status, headers, bytes } = await ask(
    API.gallery(wedding.hash),
    { 'accept-encoding': 'gzip' },
    { method: 'HEAD' },
  );
  expect({ status, sent: bytes.length }).toEqual({ status: 200, sent: 0 });
  expect(headers['content-length']).toBeUndefined();
});

it('compresses lists of the panel', async () => {
  const { headers } = await (
    await app.staff()
  )
    .get('/api/admin/rest/media')
    .set('Accept-Encoding', 'gzip')
    .expect(200);
  expect(headers['content-encoding']).toBe('gzip');
});

it('leaves files, event streams, zips and short answers as they are', async () => {
  const accept = { 'accept-encoding': 'gzip, br' };
  const list = items(
    (await ask(API.gallery(wedding.hash), {})).bytes.toString(),
  );
  const video = list.find(({ file_type: type }) => type === 'video/mp4')!;
  const file = await ask(video.storage_url, accept);
  expect(file.bytes).toHaveLength(3_000);
  expect(file.headers['content-length']).toBe('3000');
  const zip = await ask(API.bulkDownload, accept, {
    method: 'POST',
    json: { ids: list.map(({ id }) => id), hash: wedding.hash },
  });
  expect(zip.headers['content-type']).toBe('application/zip');
  const stream = await ask(API.galleryEvents(wedding.hash), accept);
  expect(stream.bytes.toString()).toContain('event: ready');
  const short = await ask('/api/unknown', accept);
  for (const { headers } of [file, zip, stream, short])
    expect(headers['content-encoding']).toBeUndefined();
});
