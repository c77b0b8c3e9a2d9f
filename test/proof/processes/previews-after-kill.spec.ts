import type { MediaItem } from '@hatira/contract';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { bytesOf, gallery, TestGuest } from '../../support/requests/guest.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const PHOTOS = 12;
/** Bull gives the jobs of a killed worker to another after up to a minute. */
const MOST_MS = 120_000;

let home: TestApp;
const workers: ServerProcess[] = [];

beforeAll(async () => {
  home = await createTestApp();
});

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await home.close();
});

async function startWorker(): Promise<ServerProcess> {
  const worker = await ServerProcess.start('worker', home.env);
  workers.push(worker);
  return worker;
}

async function thumbnailsOf(items: MediaItem[]): Promise<Map<string, string>> {
  const thumbnails = new Map<string, string>();
  for (const { id, thumb_url } of items) {
    const bytes = await bytesOf(home.url, thumb_url!);
    thumbnails.set(id, bytes.toString('base64'));
  }
  return thumbnails;
}

it(
  'two workers make the previews that a killed one left, and keep its thumbnails',
  async () => {
    const wedding = await createWedding(home);
    const guest = new TestGuest(home.url, wedding);
    for (let index = 0; index < PHOTOS; index++) {
      const bytes = await picture({ width: 2400 + index, height: 1800 });
      await guest.single(bytes, `${index}.jpg`).expect(200);
    }
    const killed = await startWorker();
    const items = () => gallery(home.url, wedding);
    await until(
      'every photo has its thumbnail',
      async () => (await items()).filter(({ thumb_url }) => thumb_url).length,
      PHOTOS,
    );
    await killed.kill();
    const between = await items();
    const waiting = between.filter(
      ({ processing }) => processing === 'pending',
    );
    expect(waiting).not.toEqual([]);
    const before = await thumbnailsOf(between);

    await killed.start();
    await startWorker();
    await until(
      'every photo has its preview',
      async () =>
        (await items()).filter(({ preview_url }) => preview_url).length,
      PHOTOS,
      MOST_MS,
    );
    await until(
      'every photo is ready',
      async () => [...new Set((await items()).map((item) => item.processing))],
      ['ready'],
    );
    const after = await items();
    expect(await thumbnailsOf(after)).toEqual(before);
    for (const { preview_url } of after)
      expect((await bytesOf(home.url, preview_url!)).length).toBeGreaterThan(0);
  },
  MOST_MS + 60_000,
);
