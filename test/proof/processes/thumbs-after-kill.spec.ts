import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const PHOTOS = 12;
/** Bull gives the jobs of a killed worker to another after up to a minute. */
const MOST_MS = 120_000;

let home: TestApp;
let worker: ServerProcess | undefined;

beforeAll(async () => {
  home = await createTestApp();
});

afterAll(async () => {
  await worker?.stop();
  await home.close();
});

interface Claimed {
  claimed: number;
  attempts: number;
}

async function claims(): Promise<Claimed> {
  const [row] = await home.database.query<[Claimed]>(
    `SELECT count(processing_by)::int AS claimed, sum(processing_attempts)::int AS attempts
    FROM media WHERE processing_step = 'derive'`,
  );
  return row;
}

it(
  'a worker killed amid the thumbnails of a guest costs no photo an attempt, and the next one makes all',
  async () => {
    const wedding = await createWedding(home);
    const guest = new TestGuest(home.url, wedding, home.browser());
    for (let index = 0; index < PHOTOS; index++) {
      const bytes = await picture({ width: 3200 + index, height: 2400 });
      await guest.single(bytes, `${index}.jpg`).expect(200);
    }
    worker = await ServerProcess.start('worker', home.env);
    await until(
      'photos are claimed together',
      claims,
      ({ claimed }) => claimed > 1,
    );
    await worker.kill();
    const { claimed, attempts } = await claims();
    expect([claimed > 1, attempts]).toEqual([true, 0]);

    await worker.start();
    const items = () => gallery(home.url, wedding);
    await until(
      'every photo has its thumbnail and its preview',
      async () =>
        (await items()).filter((item) => item.thumb_url && item.preview_url)
          .length,
      PHOTOS,
      MOST_MS,
    );
    const states = (await items()).map(({ processing }) => processing);
    expect(new Set(states)).toEqual(new Set(['ready']));
  },
  MOST_MS + 60_000,
);
