import { API, type MediaItem } from '@hatira/contract';
import pg from 'pg';
import request from 'supertest';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

const UNKNOWN_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

async function send(bytes: Buffer, name = 'a.jpg'): Promise<MediaItem> {
  await guest.single(bytes, name).expect(200);
  const item = (await gallery(app.url, wedding))[0];
  if (!item) throw new Error('the file is not in the gallery');
  return item;
}

async function processed(): Promise<void> {
  await until(
    'the newest item is processed',
    async () => (await gallery(app.url, wedding))[0]?.processing,
    (processing) => processing !== 'pending',
  );
}

afterEach(() => jest.restoreAllMocks());

describe('lists', () => {
  it('are newest first, whole and by kind', async () => {
    const photo = await send(jpegBytes(), 'photo.jpg');
    const video = await send(mp4Bytes(5_000), 'video.mp4');
    const ids = async (address: string) => {
      const { body } = await app.http().get(address).expect(200);
      return (body as { data: MediaItem[] }).data.map(({ id }) => id);
    };
    expect(await ids(API.gallery(wedding.hash))).toEqual([video.id, photo.id]);
    expect(await ids(API.galleryImages(wedding.hash))).toEqual([photo.id]);
    expect(await ids(API.galleryVideos(wedding.hash))).toEqual([video.id]);
  });

  it('tell which files one browser sent, without its cookie', async () => {
    const agents = [0, 1].map(() => request.agent(app.url));
    const [first, second] = agents.map(
      (agent) => new TestGuest(app.url, wedding, agent),
    );
    for (const [sender, name] of [
      [first, 'a.jpg'],
      [second, 'b.jpg'],
      [first, 'c.jpg'],
    ] as const)
      await sender!.single(jpegBytes(), name).expect(200);
    const [c, b, a] = (await gallery(app.url, wedding)).map(
      ({ sender }) => sender,
    );
    expect(a).toEqual(expect.any(Number));
    expect([a === c, a === b]).toEqual([true, false]);
    const other = await createWedding(app, 'Ada-150626-Can');
    await new TestGuest(app.url, other, agents[0])
      .single(jpegBytes(), 'd.jpg')
      .expect(200);
    const [elsewhere] = await gallery(app.url, other);
    expect(elsewhere!.sender).toEqual(expect.any(Number));
    expect(elsewhere!.sender).not.toBe(a);
  });

  it('come in pages', async () => {
    for (let index = 0; index < 5; index++)
      await send(jpegBytes(), `${index}.jpg`);
    const names: string[] = [];
    let query = '?limit=2';
    while (query) {
      const { body } = await app
        .http()
        .get(API.gallery(wedding.hash) + query)
        .expect(200);
      const page = body as { data: MediaItem[]; next_cursor?: string };
      names.push(...page.data.map((item) => item.file_name));
      query = page.next_cursor ? `?limit=2&cursor=${page.next_cursor}` : '';
    }
    expect(names).toEqual(['4.jpg', '3.jpg', '2.jpg', '1.jpg', '0.jpg']);
  });

  it('are read once for many readers, and again after a change', async () => {
    const item = await send(jpegBytes());
    await processed();
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const reads = () =>
      query.mock.calls.filter(([sql]) => String(sql).includes(' AS item'))
        .length;
    const address = `${API.gallery(wedding.hash)}?limit=7`;
    const read = async () => {
      const { body } = await app.http().get(address).expect(200);
      return (body as { data: MediaItem[] }).data.map(({ id }) => id);
    };
    const lists = await Promise.all(Array.from({ length: 5 }, read));
    expect([...lists, await read()]).toEqual(Array(6).fill([item.id]));
    expect(reads()).toBe(1);
    await app.http().delete(API.media(item.id)).expect(200);
    expect(await read()).toEqual([]);
    expect(reads()).toBe(2);
  });

  it('answer 304 until something changes', async () => {
    const item = await send(jpegBytes());
    await processed();
    const { headers } = await app
      .http()
      .get(API.gallery(wedding.hash))
      .expect(200);
    const again = () =>
      app
        .http()
        .get(API.gallery(wedding.hash))
        .set('If-None-Match', headers.etag ?? '');
    await again().expect(304);
    await app.http().delete(API.media(item.id)).expect(200);
    await again().expect(200);
  });

  it.each([
    '?limit=0',
    '?limit=-1',
    '?limit=1.5',
    '?limit=10001',
    '?limit=NaN',
    '?limit=1&limit=2',
    '?cursor=x',
    '?cursor=%00',
    `?cursor=${Buffer.from(`2026-02-31T00:00:00.000000Z|${UNKNOWN_ID}`).toString('base64url')}`,
  ])('refuse %s', async (query) => {
    await app
      .http()
      .get(API.gallery(wedding.hash) + query)
      .expect(400);
  });

  it.each([
    ['123456789012345', 404],
    ['9007199254740991', 404],
    ['9007199254740992', 400],
    ['-1', 400],
    ['1.5', 400],
    ['NaN', 400],
    ['1e15', 400],
    ['%00', 400],
    ["1'%20OR%201=1", 400],
  ])('of hash %s answer %d', async (hash, status) => {
    for (const kind of ['', '/images', '/videos']) {
      await app.http().get(`/api/media/admin/${hash}${kind}`).expect(status);
    }
  });
});

describe('a file', () => {
  it.each([
    ['bytes=0-0', 206, 0, 1],
    ['bytes=0-1', 206, 0, 2],
    ['bytes=100-199', 206, 100, 200],
    ['bytes=1990-', 206, 1_990, 2_000],
    ['bytes=-10', 206, 1_990, 2_000],
    ['bytes=1990-9999', 206, 1_990, 2_000],
    ['bytes=0-1,5-6', 200, 0, 2_000],
    ['lines=0-1', 200, 0, 2_000],
  ])(
    'asked for %s answers %d with exactly these bytes',
    async (range, status, start, end) => {
      const bytes = jpegBytes(2_000);
      const item = await send(bytes);
      for (const address of [item.storage_url, API.download(item.id)]) {
        const response = await app
          .http()
          .get(address)
          .set('Range', range)
          .buffer(true)
          .expect(status);
        expect(
          Buffer.compare(response.body as Buffer, bytes.subarray(start, end)),
        ).toBe(0);
        expect(response.headers['content-length']).toBe(String(end - start));
        if (status === 206)
          expect(response.headers['content-range']).toBe(
            `bytes ${start}-${end - 1}/2000`,
          );
      }
    },
  );

  it.each(['bytes=2000-', 'bytes=5000-6000', 'bytes=-0'])(
    'asked for %s answers 416 with its size',
    async (range) => {
      const item = await send(jpegBytes(2_000));
      const { headers, body } = await app
        .http()
        .get(item.storage_url)
        .set('Range', range)
        .expect(416);
      expect(headers['content-range']).toBe('bytes */2000');
      expect(body).toMatchObject({ code: 'range_not_satisfiable' });
    },
  );

  it('continues a download only if it is still the same', async () => {
    const item = await send(jpegBytes(2_000));
    const { headers } = await app.http().get(item.storage_url).expect(200);
    const part = () =>
      app.http().get(item.storage_url).set('Range', 'bytes=5-');
    await part()
      .set('If-Range', headers.etag ?? '')
      .expect(206);
    await part().set('If-Range', '"another"').expect(200);
    await app
      .http()
      .get(item.storage_url)
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });

  it('can never run on our origin', async () => {
    const item = await send(jpegBytes());
    const { headers } = await app.http().get(item.storage_url).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
  });

  it('is downloaded under its own name', async () => {
    const item = await send(jpegBytes(), 'Düğün "şenliği" 100%.jpg');
    const { headers } = await app.http().get(API.download(item.id)).expect(200);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Dugun \\"senligi\\" 100%.jpg"; filename*=UTF-8''D%C3%BC%C4%9F%C3%BCn%20%22%C5%9Fenli%C4%9Fi%22%20100%25.jpg`,
    );
    expect(headers['content-type']).toBe('image/jpeg');
  });

  it('answers HEAD without a body', async () => {
    const item = await send(jpegBytes(2_000));
    const { headers } = await app.http().head(item.storage_url).expect(200);
    expect(headers['content-length']).toBe('2000');
  });

  it.each([
    '/media/AAAAAAAAAAAAAAAAAAAAAAAA',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/x',
    API.download(UNKNOWN_ID),
    API.download('x'),
  ])('%s is unknown', async (address) => {
    await app.http().get(address).expect(404);
  });

  it('cannot be deleted or downloaded by its address', async () => {
    const item = await send(jpegBytes());
    const key = item.storage_url.split('/').at(-1) ?? '';
    await app.http().delete(API.media(key)).expect(404);
    await app.http().get(API.download(key)).expect(404);
    expect(item.storage_url).not.toContain(item.id);
  });
});

describe('deleting', () => {
  it('hides an item everywhere at once, and undo brings it back', async () => {
    const bytes = jpegBytes();
    const item = await send(bytes);
    await app.http().delete(API.media(item.id)).expect(200);
    expect(await gallery(app.url, wedding)).toEqual([]);
    await app.http().get(item.storage_url).expect(404);
    await app.http().get(API.download(item.id)).expect(404);
    await app.http().delete(API.media(item.id)).expect(404);
    const { body } = await app
      .http()
      .post(API.restore)
      .send({ ids: [item.id] })
      .expect(200);
    expect(body).toEqual({ success: true, restored: 1 });
    expect(
      Buffer.compare(await bytesOf(app.url, item.storage_url), bytes),
    ).toBe(0);
  });

  it('of many tells how many there were', async () => {
    const ids = [
      await send(jpegBytes(), '1.jpg'),
      await send(jpegBytes(), '2.jpg'),
    ].map(({ id }) => id);
    const { body } = await app
      .http()
      .post(API.bulkDelete)
      .send({ ids: [...ids, UNKNOWN_ID, ids[0]] })
      .expect(200);
    expect(body).toEqual({ success: true, deleted: 2 });
    expect(await gallery(app.url, wedding)).toEqual([]);
  });

  it('can be undone for 15 minutes', async () => {
    const item = await send(jpegBytes());
    await app.http().delete(API.media(item.id)).expect(200);
    await app.database.query(
      `UPDATE media SET deleted_at = now() - interval '16 minutes'`,
    );
    const { body } = await app
      .http()
      .post(API.restore)
      .send({ ids: [item.id] })
      .expect(200);
    expect(body).toEqual({ success: true, restored: 0 });
  });

  it('accepts the same photo again; a later undo changes no item', async () => {
    const bytes = jpegBytes();
    const item = await send(bytes);
    await app.http().delete(API.media(item.id)).expect(200);
    const again = await send(bytes);
    expect(again.id).not.toBe(item.id);
    const { body } = await app
      .http()
      .post(API.restore)
      .send({ ids: [item.id] })
      .expect(200);
    expect(body).toEqual({ success: true, restored: 0 });
    expect(await gallery(app.url, wedding)).toHaveLength(1);
  });

  it.each([
    {},
    { ids: [] },
    { ids: 'x' },
    { ids: ['x'] },
    { ids: [1] },
    { ids: null },
    { ids: Array(10_001).fill(UNKNOWN_ID) },
  ])('refuses rubbish', async (body) => {
    for (const address of [API.bulkDelete, API.restore]) {
      const answer = await app.http().post(address).send(body).expect(400);
      expect(answer.body).toMatchObject({
        success: false,
        code: 'validation_failed',
      });
    }
  });

  it('refuses broken JSON', async () => {
    const { body } = await app
      .http()
      .post(API.bulkDelete)
      .set('Content-Type', 'application/json')
      .send('{"ids": [')
      .expect(400);
    expect(body).toMatchObject({ success: false, code: 'malformed_request' });
  });
});
