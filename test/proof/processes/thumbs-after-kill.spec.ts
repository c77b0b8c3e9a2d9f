import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { waitsForLock } from '../../support/locks.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
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

/** Each record of a thumbnail changes the wedding, and waits until the lock is released. */
async function holdWedding({ weddingPath }: TestWedding) {
  const runner = home.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM weddings WHERE slug = $1 FOR UPDATE', [
    weddingPath,
  ]);
  return {
    release: async () => {
      await runner.rollbackTransaction();
      await runner.release();
    },
  };
}

const waits = () => waitsForLock(home.database);

it(
  'a worker killed amid the thumbnails of a guest costs no photo an attempt, and the next one makes all',
  async () => {
    const wedding = await createWedding(home);
    const guest = new TestGuest(home.url, wedding, home.browser());
    for (let index = 0; index < PHOTOS; index++) {
      const bytes = await picture({ width: 3200 + index, height: 2400 });
      await guest.single(bytes, `${index}.jpg`).expect(200);
    }
    const held = await holdWedding(wedding);
    worker = await ServerProcess.start('worker', home.env);
    await until(
      'thumbnails that were claimed together wait to be recorded',
      async () => ({ ...(await claims()), isWaiting: await waits() }),
      ({ claimed, isWaiting }) => isWaiting && claimed > 1,
    );
    expect((await claims()).attempts).toBe(0);
    await worker.kill();
    await held.release();

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
