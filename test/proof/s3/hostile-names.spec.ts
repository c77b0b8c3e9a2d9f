import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { API, type MediaItem } from '@hatira/contract';
import {
  askForArchive,
  untilArchive,
} from '../../support/fixtures/archives.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  dispositionName,
  HARMLESS_NAME,
  HOSTILE_NAMES,
  polyglot,
} from '../../support/fixtures/hostile-names.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { S3Proxy } from '../../support/servers/s3-proxy.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  prepareReaders,
  readZip,
  unpack,
} from '../../support/fixtures/zip-readers.js';

let bucket: TestBucket;
let outside: S3Proxy;
let app: TestApp;
let wedding: TestWedding;
let items: MediaItem[];
let dir: string;
const hashes: string[] = [];

beforeAll(async () => {
  await prepareReaders();
  dir = await mkdtemp(join(tmpdir(), 'hatira-names-'));
  bucket = await createTestBucket();
  outside = await S3Proxy.open(bucket.settings.endpoint);
  app = await createTestApp({
    withWorker: true,
    env: { ...bucket.env, S3_PUBLIC_ENDPOINT: outside.endpoint },
  });
  wedding = await createWedding(app, 'Ayse-140626-Mehmet');
  const guest = new TestGuest(app.url, wedding);
  const photo = await picture({ width: 60, height: 40 });
  for (const [index, name] of HOSTILE_NAMES.entries()) {
    const bytes = polyglot(photo, index);
    hashes.push(sha256(bytes));
    await guest.single(bytes, name, `Eve|${index}`).expect(200);
  }
  items = await gallery(app.url, wedding);
}, 300_000);

afterAll(async () => {
  await app?.close();
  await outside?.close();
  bucket?.close();
  await rm(dir, { recursive: true, force: true });
});

it('sends clients to addresses that name the file harmlessly, in the bucket’s answer too', async () => {
  for (const { id, file_name: stored } of items) {
    const { headers } = await app
      .http()
      .get(API.download(id))
      .redirects(0)
      .expect(302);
    const address = new URL(headers.location!);
    expect(address.origin).toBe(outside.endpoint);
    const answer = await fetch(address);
    expect(hashes).toContain(sha256(Buffer.from(await answer.arrayBuffer())));
    const signed = address.searchParams.get('response-content-disposition');
    for (const disposition of [
      signed,
      answer.headers.get('content-disposition'),
    ]) {
      expect([
        stored,
        HARMLESS_NAME.test(dispositionName(disposition)),
      ]).toEqual([stored, true]);
    }
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  }
});

it('puts no name of a guest into keys of objects or into addresses of files shown in place', async () => {
  expect(
    (await bucket.keys()).filter((key) =>
      /\.(?!webp$|mp4$|zip$)\w+$/.test(key),
    ),
  ).toEqual([]);
  for (const { storage_url: url } of items) {
    const { headers } = await app.http().get(url).redirects(0).expect(302);
    expect(
      new URL(headers.location!).searchParams.has(
        'response-content-disposition',
      ),
    ).toBe(false);
  }
});

it('builds archives whose guest book opens pictures and runs no code of a guest', async () => {
  const { id } = await askForArchive(app.url, wedding);
  await untilArchive(app.url, id, 'ready');
  const answer = await fetch(app.url + API.archiveDownload(id));
  expect(answer.url.startsWith(outside.endpoint)).toBe(true);
  const zip = join(dir, 'a.zip');
  await writeFile(zip, Buffer.from(await answer.arrayBuffer()));
  const content = Object.entries(await readZip('Info-ZIP', zip)).filter(
    ([path]) => !/\/(index|notes)\.(html|csv)$/.test(path),
  );
  expect(content.map(([, hash]) => hash).toSorted()).toEqual(hashes.toSorted());
  expect(
    content.filter(([path]) => !HARMLESS_NAME.test(path.split('/').at(-1)!)),
  ).toEqual([]);

  await unpack(zip, join(dir, 'unpacked'));
  const [folder] = await readdir(join(dir, 'unpacked'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const book = pathToFileURL(
      join(dir, 'unpacked', folder!, 'notes.html'),
    ).href;
    await page.goto(book);
    const links = page.locator('article > a');
    await expect(links.count()).resolves.toBe(HOSTILE_NAMES.length);
    for (let index = 0; index < HOSTILE_NAMES.length; index++) {
      await links.nth(index).click();
      await page.waitForURL((url) => url.href !== book);
      const shown = await page.evaluate(() => [
        document.contentType,
        document.title,
        document.images[0]?.naturalWidth,
      ]);
      expect([page.url(), ...shown]).toEqual([
        page.url(),
        'image/jpeg',
        expect.not.stringContaining('ran'),
        60,
      ]);
      await page.goto(book);
    }
  } finally {
    await browser.close();
  }
});
