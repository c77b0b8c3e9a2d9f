import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ALBUM_API,
  API,
  VISIBILITY_API,
  type AlbumPage,
  type MediaItem,
} from '@hatira/contract';
import {
  askForArchive,
  download,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { debianPrograms } from '../../support/fixtures/debian-programs.js';
import { mp4Bytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { renewCouple } from '../../support/requests/links.js';
import { startDeployedNginx } from '../../support/servers/deployed-nginx.mjs';
import type { NginxProcess } from '../../support/servers/nginx-process.mjs';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

/** deploy/nginx/hatira.conf in a real nginx, which sends the files itself. */

const NAME = 'Düğün 100% ağaç? #1.JPG';
const ASKS = { 'X-Accel-Location': '/files-by-proxy/' };
/** Each connection has its own. */
const OF_CONNECTION = ['connection', 'date', 'keep-alive', 'server'];

let app: TestApp;
let folder: string;
let nginx: NginxProcess;
let wedding: TestWedding;
let photo: Buffer;
let video: Buffer;
let photoItem: MediaItem;
let videoItem: MediaItem;

beforeAll(async () => {
  const { programs } = await debianPrograms<'nginx'>('operator-programs');
  folder = await mkdtemp(join(tmpdir(), 'hatira-nginx-'));
  app = await createTestApp({
    withWorker: true,
    env: { FILES_BY_PROXY: '/files-by-proxy/' },
  });
  nginx = await startDeployedNginx({
    program: programs.nginx,
    folder,
    web: app.url,
    storage: storage(),
  });
}, 300_000);

beforeEach(async () => {
  await app.reset();
  wedding = await createWedding(app);
  photo = await picture({ width: 1200, height: 900 });
  video = mp4Bytes(6 * 1024 ** 2 + 7);
  const guest = new TestGuest(nginx.url, wedding);
  await guest.single(photo, NAME).expect(200);
  await guest.sendSliced(slicedFile(video));
  await app.drain();
  const items = await gallery(nginx.url, wedding);
  photoItem = items.find(({ file_type: type }) => type === 'image/jpeg')!;
  videoItem = items.find(({ file_type: type }) => type === 'video/mp4')!;
});

afterAll(async () => {
  await nginx?.stop();
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const storage = () => join(app.dataDir, 'storage');
const pathOf = (address: string) =>
  new URL(address, nginx.url).pathname + new URL(address, nginx.url).search;

async function photoKey(): Promise<string> {
  const [row] = await app.database.query<{ key: string }[]>(
    `SELECT object_key AS key FROM media WHERE file_type = 'image/jpeg'`,
  );
  return row!.key;
}

type Both = Awaited<ReturnType<typeof both>>;

/** The product's own answer, and nginx's with the product's decision. */
async function both(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const answers = await Promise.all(
    [app.url, nginx.url].map((origin) =>
      download(origin, path, { connection: 'close', ...headers }, method),
    ),
  );
  const [own, proxied] = answers.map(({ status, headers: all, bytes }) => ({
    status,
    headers: Object.fromEntries(
      [...all].filter(
        ([name]) => !OF_CONNECTION.includes(name) && !isImplied(status, name),
      ),
    ),
    content: status < 400 ? sha256(bytes) : withoutId(bytes.toString()),
  }));
  return { own: own!, proxied: proxied! };
}

/** nginx leaves it out of an answer that has a range. */
const isImplied = (status: number, name: string) =>
  status === 206 && name === 'accept-ranges';

/** Every problem has an id of its own. */
const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

/** Asks as nginx does. @returns the product's words to nginx */
async function wordToNginx(path: string, headers: Record<string, string> = {}) {
  const answer = await download(app.url, path, { ...ASKS, ...headers });
  return answer.headers.get('x-accel-redirect');
}

/** nginx keeps the first answer's `Cache-Control` too; the stricter holds. */
function expectSameButCache({ own, proxied }: Both): void {
  const { 'cache-control': cache = '', ...headers } = proxied.headers;
  expect(cache.split(', ')).toEqual(
    expect.arrayContaining(own.headers['cache-control']!.split(', ')),
  );
  const kept = { 'cache-control': own.headers['cache-control'] };
  const first = { 'content-disposition': headers['content-disposition'] };
  expect({ ...proxied, headers: { ...headers, ...kept } }).toEqual({
    ...own,
    headers: { ...own.headers, ...first },
  });
}

it('nginx sends originals, renditions and videos with the headers of the product', async () => {
  const paths = [
    API.download(photoItem.id),
    pathOf(photoItem.storage_url),
    pathOf(photoItem.thumb_url!),
    pathOf(photoItem.preview_url!),
    pathOf(videoItem.storage_url),
  ];
  for (const path of paths) {
    expect(await wordToNginx(path)).toMatch(/^\/files-by-proxy\//);
    const { own, proxied } = await both(path);
    expect(own.status).toBe(200);
    expect(proxied).toEqual(own);
  }
});

it('ranges, conditions and HEAD are answered as by the product', async () => {
  const path = pathOf(videoItem.storage_url);
  const { own: whole } = await both(path);
  const etag = whole.headers.etag!;
  const asked: [number, Record<string, string>, string?][] = [
    [206, { Range: 'bytes=0-0' }],
    [206, { Range: `bytes=1048576-${2 * 1024 ** 2 - 1}` }],
    [206, { Range: 'bytes=-5' }],
    [206, { Range: `bytes=-${video.length + 9}` }],
    [206, { Range: 'bytes=6000000-' }],
    [206, { Range: 'bytes=5-9', 'If-Range': etag }],
    [200, { Range: 'bytes=5-9', 'If-Range': '"old"' }],
    [206, { Range: 'bytes=5-9', 'If-Match': etag }],
    [412, { Range: 'bytes=5-9', 'If-Match': '"old"' }],
    [200, { Range: 'bytes=0-1,5-9' }],
    [200, { Range: 'bytes=nonsense' }],
    [416, { Range: `bytes=${video.length}-` }],
    [304, { 'If-None-Match': etag }],
    [304, { 'If-None-Match': `W/${etag}` }],
    [200, { 'If-None-Match': '"old"' }],
    [200, { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
    [200, { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }],
    [200, {}, 'HEAD'],
    [200, { Range: 'bytes=5-9' }, 'HEAD'],
  ];
  for (const [status, headers, method] of asked) {
    const { own, proxied } = await both(path, headers, method);
    const question = { method, headers };
    expect({ question, ...proxied }).toEqual({ question, ...own });
    if (method !== 'HEAD')
      expect({ question, status: proxied.status }).toEqual({
        question,
        status,
      });
  }
  expect(await wordToNginx(path, { Range: 'bytes=5-9' })).not.toBeNull();
});

it('a built archive is sent by nginx, from any byte and under its one ETag', async () => {
  const { id } = await askForArchive(app.url, wedding);
  await untilArchive(app.url, id, 'ready');
  const path = API.archiveDownload(id);
  expect(await wordToNginx(path)).toMatch(/^\/files-by-proxy\/archives\//);
  for (const range of ['bytes=0-', 'bytes=1000-']) {
    const { own, proxied } = await both(path, { Range: range });
    expect(proxied).toEqual(own);
  }
});

it('the product decides each time: a link that ends between two requests ends the file', async () => {
  const path = API.download(photoItem.id);
  expect((await download(nginx.url, path)).status).toBe(200);
  await renewCouple(app, wedding);
  const { own, proxied } = await both(path);
  expect(proxied.status).toBe(404);
  expect(proxied).toEqual(own);
});

it('guests see the album until it is sealed, and an invented key opens no file', async () => {
  const { weddingPath, hash } = wedding;
  const show = (change: object) =>
    app.http().put(VISIBILITY_API.couple(hash)).send(change).expect(200);
  await show({ mode: 'shared' });
  const { body } = await app
    .http()
    .get(ALBUM_API.list(weddingPath))
    .expect(200);
  const shown = (body as AlbumPage).data.find(({ thumb_url: url }) => url);
  const path = pathOf(shown!.thumb_url!);
  const open = await both(path);
  expect(open.own.status).toBe(200);
  expect(open.proxied).toEqual(open.own);
  const until = new Date(Date.now() + 3_600_000);
  await show({ mode: 'sealed', until });
  const invented = API.download('0f8fad5b-d9cb-469f-a165-70867728950e');
  for (const each of [path, invented, `/media/${'A'.repeat(24)}`]) {
    const { own, proxied } = await both(each);
    expect(proxied.status).toBe(404);
    expect(proxied).toEqual(own);
  }
});

it('the internal location is closed to clients, also with headers of their own', async () => {
  const key = await photoKey();
  const tries = [
    `/files-by-proxy/${key}`,
    `//files-by-proxy/${key}`,
    `/files-by-proxy/../files-by-proxy/${key}`,
    `/%66iles-by-proxy/${key}`,
  ];
  const own = { 'X-Accel-Redirect': `/files-by-proxy/${key}` };
  for (const path of tries)
    for (const headers of [{}, ASKS, own])
      expect((await download(nginx.url, path, headers)).status).toBe(404);
  const path = pathOf(photoItem.storage_url);
  const answer = await download(nginx.url, path, {
    'X-Accel-Location': '/elsewhere/',
    'X-Accel-Mapping': '/=/files-by-proxy/',
  });
  expect(answer.bytes.equals(photo)).toBe(true);
  expect(answer.headers.get('x-accel-redirect')).toBeNull();
});

it('who reaches the product without nginx gets the bytes, and no stranger plays the proxy', async () => {
  const path = pathOf(photoItem.storage_url);
  const direct = await download(app.url, path);
  expect(direct.bytes.equals(photo)).toBe(true);
  const strangers = await createTestApp({
    replicaOf: app,
    env: { ...app.env, TRUST_PROXY: '192.0.2.1' },
  });
  const off = await createTestApp({
    replicaOf: app,
    env: { ...app.env, FILES_BY_PROXY: '' },
  });
  try {
    for (const { url } of [strangers, off]) {
      const answer = await download(url, path, ASKS);
      expect(answer.bytes.equals(photo)).toBe(true);
      expect(answer.headers.get('x-accel-redirect')).toBeNull();
    }
  } finally {
    await off.close();
    await strangers.close();
  }
});

it('a file that nginx cannot read comes from the product, and a lost one has its 404', async () => {
  const key = await photoKey();
  const path = API.download(photoItem.id);
  const file = join(storage(), key);
  const away = join(folder, 'away');
  await rename(file, away);
  const lost = await both(path);
  expect(lost.own.status).toBe(404);
  expectSameButCache(lost);
  expect(lost.proxied.headers['cache-control']).toContain('no-store');
  await symlink(away, file);
  const linked = await both(path, { Range: 'bytes=5-9' });
  expect(linked.own.status).toBe(206);
  expectSameButCache(linked);
});
