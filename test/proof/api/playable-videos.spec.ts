import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import {
  ALBUM_API,
  VISIBILITY_API,
  WALL_API,
  type AlbumPage,
} from '@hatira/contract';
import { PlayableVideos1764700000000 } from '../../../apps/api/src/platform/database/migrations/1764700000000-playable-videos.js';
import { LocalDiskStore } from '../../../apps/api/src/platform/storage/local/local-disk.store.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { makeWall, wallItems } from '../../support/requests/walls.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { videoBytes } from '../../support/zoo/stored-sample.js';

const SECRETS = /41\.0082|secret place|2024-06-01/;

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(app);
});

async function send(name: string): Promise<void> {
  await new TestGuest(app.url, wedding)
    .single(await videoBytes(name), name)
    .expect(200);
}

async function item() {
  const [found] = await gallery(app.url, wedding);
  return found!;
}

async function untilReady(): Promise<void> {
  await until(
    'the video is ready',
    async () => (await item()).processing,
    'ready',
  );
}

it.each([
  { name: 'android.mp4', queue: 'copy-video' },
  { name: 'iphone.mov', queue: 'copy-video' },
  { name: 'hevc.mov', queue: 'transcode-video' },
  { name: 'vp9.webm', queue: 'transcode-video' },
])(
  'guests, walls and the gallery get a version of $name without its place, by $queue',
  async ({ name, queue }) => {
    await send(name);
    await untilReady();
    const jobs = app.app.get<Queue>(getQueueToken(queue));
    await until('the job is done', () => jobs.getCompletedCount(), 1);
    const original = await bytesOf(app.url, (await item()).storage_url);
    if (name !== 'vp9.webm')
      expect(original.toString('latin1')).toMatch(SECRETS);

    await app
      .http()
      .put(VISIBILITY_API.couple(wedding.hash))
      .send({ mode: 'shared' })
      .expect(200);
    const { body } = await app
      .http()
      .get(ALBUM_API.list(wedding.weddingPath))
      .expect(200);
    const { token } = await makeWall(app, wedding);
    const [onWall] = await wallItems(app, token);
    expect(onWall).toMatchObject({ has_video: true });
    const [shared] = (body as AlbumPage).data;
    for (const address of [
      (await item()).playback_url,
      shared!.playback_url,
      WALL_API.picture(token, onWall!.id, 'playback'),
    ]) {
      const { headers } = await app.http().head(address!).expect(200);
      expect(headers['content-type']).toBe('video/mp4');
      const bytes = (await bytesOf(app.url, address!)).toString('latin1');
      expect(bytes).not.toMatch(SECRETS);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    }
  },
);

const migration = new PlayableVideos1764700000000();

async function migrate(direction: 'up' | 'down'): Promise<void> {
  const runner = app.database.createQueryRunner();
  try {
    await migration[direction](runner);
  } finally {
    await runner.release();
  }
  await revise();
}

/** Lists are kept for a revision, and no process runs during a migration. */
async function revise(): Promise<void> {
  await app.database.query(
    'UPDATE weddings SET media_revision = media_revision + 1',
  );
}

/** As an earlier state leaves a video that plays in every browser. */
async function withoutVersion(): Promise<void> {
  await migrate('down');
  await app.database.query(
    `UPDATE media SET renditions = array_remove(renditions, 'playback')`,
  );
  await revise();
}

it.each(['android.mp4', 'vp9.webm'])(
  'an upgrade gives a stored %s its version, and keeps the original',
  async (name) => {
    await send(name);
    await untilReady();
    await withoutVersion();
    expect(await item()).not.toHaveProperty('playback_url');
    const before = await bytesOf(app.url, (await item()).storage_url);

    await migrate('up');
    expect(await item()).toMatchObject({ processing: 'pending' });
    await app.sweep();
    await untilReady();
    expect(await item()).toHaveProperty('playback_url');
    expect(await bytesOf(app.url, (await item()).storage_url)).toEqual(before);
  },
);

it('an upgrade leaves a video that has a version as it is', async () => {
  await send('iphone.mov');
  await untilReady();
  await migrate('down');
  await migrate('up');
  expect(
    await app.database.query(
      'SELECT processing, processing_attempts FROM media',
    ),
  ).toEqual([{ processing: 'ready', processing_attempts: 1 }]);
});

it('a copy without room beside the reserve waits until there is room, and costs no attempt', async () => {
  const room = jest
    .spyOn(LocalDiskStore.prototype, 'hasRoomFor')
    .mockResolvedValue(false);
  await send('android.mp4');
  await until(
    'a copy is tried',
    () => Promise.resolve(room.mock.calls.length),
    (tries) => tries > 0,
  );
  const waiting = () =>
    app.database.query<object[]>(
      'SELECT processing_step AS step, processing_attempts AS attempts, processing_by AS by FROM media',
    );
  await until('its claim is released', waiting, [
    { step: 'copy', attempts: 0, by: null },
  ]);
  expect(await storedFiles(app)).toHaveLength(3);
  room.mockRestore();
  await untilReady();
  expect(await storedFiles(app)).toHaveLength(4);
});

it('leaves no byte of a version behind when the video is erased', async () => {
  await send('android.mp4');
  await untilReady();
  expect(await storedFiles(app)).toHaveLength(4);
  await app
    .http()
    .delete(`/api/media/${(await item()).id}`)
    .expect(200);
  await app.database.query(
    `UPDATE media SET deleted_at = now() - interval '31 days'`,
  );
  await app.sweep();
  expect(await storedFiles(app)).toEqual([]);
});
