import { STAFF_API, type MediaItem, type SystemState } from '@hatira/contract';
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import ffprobe from '@ffprobe-installer/ffprobe';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { VIDEOS } from '../../support/zoo/videos.js';

const test = useTestApp();
let worker: ServerProcess;

/** Open to other accounts. */
async function fetchedFolder(): Promise<string> {
  let folder = await mkdtemp(join(tmpdir(), 'fetched-'));
  await chmod(folder, 0o755);
  for (const name of ['.cache', 'ffmpeg', 'bin']) {
    folder = join(folder, name);
    await mkdir(folder);
    await chmod(folder, 0o755);
  }
  return folder;
}

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
  await until(
    'the log has a warning',
    () => worker.log,
    (log) => warning.test(log),
  );
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
    async () => (await item())?.processing,
    'ready',
  );
  expect((await item())?.poster_url).toBeTruthy();
});

it('warns of a fetched ffmpeg that is two weeks old, in the log and in the panel', async () => {
  const bin = await fetchedFolder();
  await writeFile(join(bin, 'ffmpeg'), `#!/bin/sh\nexec ${ffmpeg.path} "$@"\n`);
  await chmod(join(bin, 'ffmpeg'), 0o755);
  await symlink(ffprobe.path, join(bin, 'ffprobe'));
  const old = Date.now() / 1000 - 15 * 24 * 3600;
  await utimes(join(bin, 'ffmpeg'), old, old);
  const later = await ServerProcess.start('worker', {
    ...test.env,
    PATH: bin,
    LOG_LEVEL: 'warn',
  });
  await until(
    'the log has a warning',
    () => later.log,
    (log) => /"level":40,.*two weeks ago/.test(log),
  );
  expect((await stateSeenByStaff()).videoTools).toMatchObject({
    state: 'stale',
  });
  await later.kill();
});

it('refuses strangers the state of the machine', async () => {
  await test.http().get(STAFF_API.system).expect(401);
});
