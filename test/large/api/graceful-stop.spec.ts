import ffmpegPackage from '@ffmpeg-installer/ffmpeg';
import ffprobePackage from '@ffprobe-installer/ffprobe';
import { readdirSync, readFileSync } from 'node:fs';
import {
  chmod,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, SLICE_BYTES } from '@hatira/contract';
import request from 'supertest';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { beginSingle } from '../../support/requests/raw/half-request.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import {
  freePort,
  ServerProcess,
} from '../../support/servers/server-process.js';
import { SlowRequest } from '../../support/requests/raw/slow-request.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { VIDEOS } from '../../support/zoo/videos.js';

let home: TestApp;
let wedding: TestWedding;

beforeAll(async () => {
  home = await createTestApp();
});

beforeEach(async () => {
  await home.reset();
  wedding = await createWedding(home);
});

afterAll(() => home.close());

describe('the web process', () => {
  let web: ServerProcess;
  let operations: string;

  beforeEach(async () => {
    const port = await freePort();
    operations = `http://127.0.0.1:${port}`;
    web = await ServerProcess.start('web', {
      ...home.env,
      METRICS_PORT: String(port),
    });
  });

  afterEach(() => web.kill());

  const isReady = async () =>
    (await request(operations).get(API.ready)).status === 200;
  const isRefusing = () =>
    request(web.url)
      .get(API.live)
      .then(
        () => false,
        () => true,
      );

  it('finishes a slow photo while it is not ready and accepts no connection', async () => {
    const photo = jpegBytes(300_000);
    const slow = await SlowRequest.photo(web.url, wedding, photo);
    await slow.send(0.5);
    expect(await isReady()).toBe(true);
    const stopped = web.stop();
    await until('it is not ready', isReady, false);
    await until('it takes nothing new', isRefusing);
    await slow.send(1);
    expect(await slow.status()).toBe(200);
    expect(await stopped).toBe(0);
    const [item] = await gallery(home.url, wedding);
    expect(sha256(await bytesOf(home.url, item!.storage_url))).toBe(
      sha256(photo),
    );
  });

  it('ends streams of events at once', async () => {
    const stream = await EventStream.open(
      web.url + API.galleryEvents(wedding.hash),
    );
    expect(await web.stop()).toBe(0);
    await until('the stream has ended', () => stream.hasEnded);
  });

  it('gives up an upload that does not end and leaves no row or file', async () => {
    const socket = await beginSingle(web.url, wedding);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await until(
      'the upload has begun',
      async () =>
        (await home.database.query<object[]>('SELECT 1 FROM uploads')).length,
      1,
    );
    expect(await web.stop()).toBe(0);
    await closed;
    expect(await gallery(home.url, wedding)).toEqual([]);
  });

  it('finishes a slice; the next web process goes on with the file', async () => {
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES));
    await new TestGuest(web.url, wedding).slice(file, 0).expect(200);
    const slow = await SlowRequest.slice(web.url, wedding, file, 1);
    await slow.send(0.3);
    const stopped = web.stop();
    await until('it takes nothing new', isRefusing);
    await slow.send(1);
    expect(await slow.status()).toBe(200);
    expect(await stopped).toBe(0);
    await web.start();
    await new TestGuest(web.url, wedding).complete(file).expect(200);
  });
});

describe('the worker', () => {
  let worker: ServerProcess;
  let video: Buffer;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hatira-stop-'));
    // Under root another account runs them.
    await chmod(folder, 0o755);
    await VIDEOS['hevc-1440p.mov']!(join(folder, 'sample.mov'));
    video = await readFile(join(folder, 'sample.mov'));
    await putFreezingPrograms(folder);
  });

  afterAll(() => rm(folder, { recursive: true }));

  let operations: string;

  beforeEach(async () => {
    const port = await freePort();
    operations = `http://127.0.0.1:${port}`;
    worker = await ServerProcess.start('worker', {
      ...home.env,
      METRICS_PORT: String(port),
      FFMPEG_PATH: folder,
    });
  });

  afterEach(() => worker.kill());

  async function row(): Promise<Record<string, unknown>> {
    const columns =
      'processing, processing_step, processing_attempts, processing_by, renditions';
    const [found] = await home.database.query<Record<string, unknown>[]>(
      `SELECT ${columns} FROM media`,
    );
    return found ?? {};
  }

  async function frozenTranscode(): Promise<{ thaw(): void }> {
    await writeFile(join(folder, 'freeze'), '');
    await new TestGuest(home.url, wedding)
      .single(video, 'IMG_0002.MOV')
      .expect(200);
    const frozen = () =>
      programsOf(worker.pid).find(
        ({ command, state }) => command.includes('libx264') && state === 'T',
      );
    await until(
      'the transcode stands still',
      frozen,
      (seen) => seen !== undefined,
    );
    const pid = frozen()?.pid ?? 0;
    expect((await row()).processing_step).toBe('transcode');
    await rm(join(folder, 'freeze'));
    return { thaw: () => process.kill(pid, 'SIGCONT') };
  }

  it('ends a transcode that takes too long, gives the attempt back, and the next worker makes it', async () => {
    await frozenTranscode();
    expect(await worker.stop()).toBe(0);
    expect(await row()).toMatchObject({
      processing: 'pending',
      processing_step: 'transcode',
      processing_attempts: 0,
      processing_by: null,
    });
    expect(
      (await storedFiles(home)).filter((name) => name.startsWith('scratch')),
    ).toEqual([]);
    await worker.start();
    await until(
      'the video can be played',
      async () => (await row()).processing,
      'ready',
    );
    expect((await row()).renditions).toContain('playback');
  });

  it('finishes a transcode that is nearly done', async () => {
    const transcode = await frozenTranscode();
    const stopped = worker.stop();
    transcode.thaw();
    expect(await stopped).toBe(0);
    expect(await row()).toMatchObject({
      processing: 'ready',
      processing_attempts: 1,
    });
  });

  it('takes no new job while it stops', async () => {
    const transcode = await frozenTranscode();
    const stopped = worker.stop();
    await until(
      'it is not ready',
      async () => (await request(operations).get(API.ready)).status,
      503,
    );
    await new TestGuest(home.url, wedding)
      .single(jpegBytes(3_000), 'late.jpg')
      .expect(200);
    transcode.thaw();
    expect(await stopped).toBe(0);
    const [late] = await home.database.query<
      { processing: string; attempts: number }[]
    >(
      `SELECT processing, processing_attempts AS attempts FROM media WHERE file_name = 'late.jpg'`,
    );
    expect(late).toEqual({ processing: 'pending', attempts: 0 });
  });

  it('stops at once without work', async () => {
    expect(await worker.stop()).toBe(0);
  });
});

/** Its ffmpeg stops before a transcode while `freeze` exists. */
async function putFreezingPrograms(folder: string): Promise<void> {
  const script = `#!/bin/sh
case "$*" in *libx264*) [ -e '${folder}/freeze' ] && kill -STOP $$ ;; esac
exec '${ffmpegPackage.path}' "$@"
`;
  await writeFile(join(folder, 'ffmpeg'), script);
  await chmod(join(folder, 'ffmpeg'), 0o755);
  await symlink(ffprobePackage.path, join(folder, 'ffprobe'));
}

/** State `T`: stopped. */
function programsOf(
  parent: number,
): { pid: number; command: string; state: string | undefined }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, parentPid] = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ');
        if (Number(parentPid) !== parent) return [];
        return [
          {
            pid: Number(pid),
            command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
            state,
          },
        ];
      } catch {
        return [];
      }
    });
}
