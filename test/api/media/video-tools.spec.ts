import { STAFF_API, type MediaItem, type SystemState } from '@hatira/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { VIDEOS } from '../../support/zoo/videos.js';

/** A machine without an ffmpeg of its own: the build of the npm packages works, with a warning. */

jest.setTimeout(120_000);

const test = useTestApp({ withWorker: false });
let worker: ServerProcess;

const stateSeenByStaff = async () => {
  const { body } = await (await test.staff()).get(STAFF_API.system).expect(200);
  return (body as { data: SystemState }).data;
};

beforeEach(async () => {
  worker = await ServerProcess.start('worker', {
    ...test.env,
    PATH: '/nowhere',
    LOG_LEVEL: 'warn',
  });
});
afterEach(() => worker.kill());

it('decodes a video, warns in the log, and tells staff', async () => {
  const warning = /"level":40,.*December 2018.*no security fixes.*FFMPEG_PATH/;
  await until('the log has a warning', () => warning.test(worker.log));
  expect((await stateSeenByStaff()).videoTools).toMatchObject({
    state: 'last_resort',
  });
  const wedding = await createWedding(test);
  const path = join(test.dataDir, 'android.mp4');
  await VIDEOS['android.mp4']!(path);
  await new TestGuest(test.url, wedding)
    .single(await readFile(path), 'android.mp4')
    .expect(200);
  const item = async (): Promise<MediaItem | undefined> =>
    (await gallery(test.url, wedding))[0];
  await until(
    'the video has been read',
    async () => (await item())?.processing === 'ready',
    60_000,
  );
  expect((await item())?.poster_url).toBeTruthy();
});

it('refuses strangers the state of the machine', async () => {
  await test.http().get(STAFF_API.system).expect(401);
});
