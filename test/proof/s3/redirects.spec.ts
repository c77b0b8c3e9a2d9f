import { chromium, type Browser } from '@playwright/test';
import { API, PAGES, STAFF_API, type MediaItem } from '@hatira/contract';
import {
  askForArchive,
  untilArchive,
} from '../../support/fixtures/archives.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { S3Proxy } from '../../support/servers/s3-proxy.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** Clients fetch files from the bucket itself. */

let bucket: TestBucket;
let outside: S3Proxy;
let app: TestApp;
let wedding: TestWedding;
let photo: Buffer;
let item: MediaItem;

beforeAll(async () => {
  bucket = await createTestBucket();
  outside = await S3Proxy.open(bucket.settings.endpoint);
  app = await createTestApp({
    withWorker: true,
    env: { ...bucket.env, S3_PUBLIC_ENDPOINT: outside.endpoint },
  });
  wedding = await createWedding(app);
  photo = await picture({ width: 1200, height: 900 });
  await new TestGuest(app.url, wedding)
    .single(photo, 'Düğün fotoğrafı.JPG')
    .expect(200);
  await until(
    'the photo is visible',
    async () => (await gallery(app.url, wedding))[0]?.processing,
    'ready',
  );
  [item] = (await gallery(app.url, wedding)) as [MediaItem];
});

afterAll(async () => {
  await app?.close();
  await outside.close();
  bucket.close();
});

async function addressOf(
  path: string,
): Promise<{ location: string; headers: Record<string, string> }> {
  const { headers } = await app.http().get(path).redirects(0).expect(302);
  expect(headers.location).toMatch(
    new RegExp(`^${outside.endpoint}/${bucket.settings.bucket}/`),
  );
  return { location: headers.location!, headers: headers };
}

it('an original comes from the bucket, whole and in ranges, with its type and to be shown in place', async () => {
  const { location, headers } = await addressOf(item.storage_url);
  expect(headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  expect(headers['referrer-policy']).toBe('no-referrer');
  const whole = await fetch(location);
  expect(sha256(Buffer.from(await whole.arrayBuffer()))).toBe(sha256(photo));
  expect(whole.headers.get('content-type')).toBe('image/jpeg');
  expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=86400/);
  expect(whole.headers.get('content-disposition')).toBeNull();
  // Clients carry the range over to the redirect.
  const part = await fetch(new URL(item.storage_url, app.url), {
    headers: { Range: 'bytes=10-19' },
  });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${photo.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(photo.subarray(10, 20));
});

it('a download keeps its name', async () => {
  const answer = await fetch(new URL(API.download(item.id), app.url));
  expect(answer.url.startsWith(outside.endpoint)).toBe(true);
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment;/);
  expect(decodeURIComponent(disposition)).toContain(
    "filename*=UTF-8''Düğün fotoğrafı.JPG",
  );
  expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(photo));
});

it('an archive comes from the bucket once it is built, and a part of one from the product', async () => {
  const { id } = await askForArchive(app.url, wedding);
  await untilArchive(app.url, id, 'ready');
  const answer = await fetch(app.url + API.archiveDownload(id));
  expect(answer.url.startsWith(outside.endpoint)).toBe(true);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment;.*\.zip/,
  );
  const zip = Buffer.from(await answer.arrayBuffer());
  expect(zip.includes(photo)).toBe(true);
  const part = await fetch(app.url + API.archiveDownload(id), {
    headers: { Range: 'bytes=100-' },
    redirect: 'manual',
  });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([
    206,
    zip.subarray(100),
  ]);
  // Browsers continue at the bucket's long-lived address; only the start asks
  // the product.
  const { location, headers: sent } = await addressOf(API.archiveDownload(id));
  expect(Number(new URL(location).searchParams.get('X-Amz-Expires'))).toBe(
    7 * 86_400,
  );
  expect(sent['cache-control']).toContain('no-cache');
  // A download begun at the bucket continues there.
  const headers = {
    Range: 'bytes=100-199',
    'If-Range': answer.headers.get('etag')!,
  };
  const rest = await fetch(app.url + API.archiveDownload(id), { headers });
  expect([rest.status, Buffer.from(await rest.arrayBuffer())]).toEqual([
    206,
    zip.subarray(100, 200),
  ]);
});

it('the same rendition has the same address for a while, so that browsers find it in their cache', async () => {
  const [first, second, third] = [
    await addressOf(item.thumb_url!),
    await addressOf(item.thumb_url!),
    await addressOf(item.thumb_url!),
  ];
  // A time slot may end between two of them, never twice.
  expect([first.location, third.location]).toContain(second.location);
  expect(
    Number(new URL(first.location).searchParams.get('X-Amz-Expires')),
  ).toBeLessThanOrEqual(3_600);
});

it('serves items of the trash through the product alone, without caching', async () => {
  const staff = await app.staff();
  const [id = ''] = await idsForStaff(app, [item.id]);
  const ids = [id];
  await staff.post(STAFF_API.trashMedia).send({ ids }).expect(200);
  const { headers } = await staff
    .get(STAFF_API.mediaRendition(id, 'thumb'))
    .redirects(0)
    .expect(200);
  expect([headers.location, headers['cache-control']]).toEqual([
    undefined,
    'no-store',
  ]);
  await staff.post(STAFF_API.restoreMedia).send({ ids }).expect(200);
});

it('HEAD is answered by the product, with size and type', async () => {
  const { headers } = await app
    .http()
    .head(API.download(item.id))
    .redirects(0)
    .expect(200);
  expect(headers['content-length']).toBe(String(photo.length));
  expect(headers['content-type']).toBe('image/jpeg');
});

it('opens only its own object by an address, and only for reading', async () => {
  const { location } = await addressOf(item.storage_url);
  const { location: thumb } = await addressOf(item.thumb_url!);
  const signature = new URL(thumb).searchParams.get('X-Amz-Signature')!;
  const forged = location.replace(
    /X-Amz-Signature=[0-9a-f]+/,
    `X-Amz-Signature=${signature}`,
  );
  expect((await fetch(forged)).status).toBe(403);
  for (const method of ['PUT', 'DELETE']) {
    expect(
      (
        await fetch(location, {
          method,
          body: method === 'PUT' ? 'x' : undefined,
        })
      ).status,
    ).toBe(403);
  }
  expect(
    (await fetch(`${outside.endpoint}/${bucket.settings.bucket}?list-type=2`))
      .ok,
  ).toBe(false);
});

it('issues no address for a deleted item', async () => {
  const guest = new TestGuest(app.url, wedding);
  const { body } = await guest
    .single(await picture({ colour: '#112233' }))
    .expect(200);
  const address = (body as { data: { storage_url: string } }).data.storage_url;
  const [newest] = await gallery(app.url, wedding);
  await addressOf(address);
  await app.http().delete(API.media(newest!.id)).expect(200);
  await app.http().get(address).redirects(0).expect(404);
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
  });
  afterAll(() => browser?.close());

  it("shows the gallery's photos from the bucket without sending it the gallery's address", async () => {
    outside.passed.length = 0;
    const page = await browser.newPage();
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text()))
        refusals.push(message.text());
    });
    await page.goto(app.url + PAGES.gallery(wedding.hash));
    const image = page.locator(`img[src="${item.thumb_url}"]`).first();
    await image.waitFor();
    await until('the photo is drawn', () =>
      image.evaluate((node) => (node as HTMLImageElement).naturalWidth > 0),
    );
    expect(refusals).toEqual([]);
    const thumbs = outside.passed.filter(({ url }) => url.includes('thumb'));
    expect(thumbs.length).toBeGreaterThan(0);
    for (const { headers } of outside.passed) {
      expect(headers.referer).toBeUndefined();
      expect(headers.cookie).toBeUndefined();
    }
  });
});
