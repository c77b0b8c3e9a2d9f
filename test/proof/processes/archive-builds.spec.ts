import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  statfs,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@hatira/contract';
import request from 'supertest';
import { archiveKey } from '../../../apps/api/src/platform/storage/keys.js';
import { canMount } from '../../support/can-mount.js';
import {
  archiveOf,
  askForArchive,
  download,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { DatabaseProxy } from '../../support/servers/database-proxy.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { openFiles, storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import type { TestWedding } from '../../support/requests/guest.js';

const MIB = 1024 ** 2;

async function largeWedding(
  app: TestApp,
  files: number,
  bytes: number,
): Promise<{ wedding: TestWedding; ids: string[] }> {
  const wedding = await createWedding(app);
  const content = randomBytes(bytes);
  const ids = await seedMedia(
    app,
    wedding,
    Array.from({ length: files }, (_, index) => ({
      name: `${index}.mp4`,
      content,
    })),
  );
  return { wedding, ids };
}

const builtFiles = async (app: TestApp) =>
  (await storedFiles(app)).filter((name) => name.endsWith('.zip'));
const freeBytes = async (dir: string) => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};
const stagedFiles = async (app: TestApp) =>
  readdir(join(app.dataDir, 'storage', 'staging')).catch(() => []);

interface BuildRow {
  attempts: number;
  built_by: number | null;
  built_key: string | null;
}

async function rowOf(app: TestApp, id: string): Promise<BuildRow> {
  const [row] = await app.database.query<BuildRow[]>(
    'SELECT attempts, built_by, built_key FROM archives WHERE id = $1',
    [id],
  );
  return row!;
}

async function withheld(
  app: TestApp,
  id: string,
): Promise<{ giveBack(): Promise<void> }> {
  const [row] = await app.database.query<{ key: string }[]>(
    'SELECT object_key AS key FROM media WHERE edit_key = $1',
    [id],
  );
  const original = join(app.dataDir, 'storage', row!.key);
  await rename(original, `${original}.kept`);
  execFileSync('mkfifo', [original]);
  const giveBack = async () => {
    // Opening for writing releases the readers.
    await (await open(original, 'r+')).close();
    await rename(`${original}.kept`, original);
  };
  return { giveBack };
}

async function requeue(app: TestApp): Promise<void> {
  await app.database.query(
    `UPDATE archives SET queued_at = now() - interval '1 hour'`,
  );
  await app.sweep();
}

describe('with a worker process', () => {
  let app: TestApp;
  let worker: ServerProcess;

  beforeAll(async () => {
    app = await createTestApp();
    worker = await ServerProcess.start('worker', app.env);
  });

  beforeEach(async () => {
    await app.reset();
    await worker.restart();
  });

  afterAll(async () => {
    await worker?.stop();
    await app.close();
  });

  async function untilWriting(id: string): Promise<void> {
    await until(
      'the worker writes',
      async () => ({
        staged: await stagedFiles(app),
        attempts: (await rowOf(app, id)).attempts,
      }),
      ({ staged, attempts }) => staged.length > 0 && attempts > 0,
    );
  }

  it('publishes no part of an archive after kill -9 and builds it again', async () => {
    const { wedding, ids } = await largeWedding(app, 24, 10 * MIB);
    const original = await withheld(app, ids[12]!);
    const { id, downloadUrl, totalBytes } = await askForArchive(
      app.url,
      wedding,
    );
    await untilWriting(id);
    await worker.kill();
    await original.giveBack();
    expect(await archiveOf(app.url, id)).toMatchObject({ status: 'building' });
    expect(await builtFiles(app)).toEqual([]);
    const layout = await download(app.url, downloadUrl);
    expect([layout.status, layout.bytes.length]).toEqual([200, totalBytes]);

    await worker.start();
    await requeue(app);
    await untilArchive(app.url, id, 'ready');
    expect(await stagedFiles(app)).toEqual([]);
    expect(await builtFiles(app)).toEqual([`${id}.zip`]);
    expect((await rowOf(app, id)).attempts).toBe(2);
    const built = await download(app.url, downloadUrl);
    expect(built.headers.get('etag')).toBe(layout.headers.get('etag'));
    expect(built.bytes.equals(layout.bytes)).toBe(true);
  });

  it('releases the build at once on SIGTERM and does not count the attempt', async () => {
    const { wedding, ids } = await largeWedding(app, 24, 10 * MIB);
    const original = await withheld(app, ids[12]!);
    const { id } = await askForArchive(app.url, wedding);
    await untilWriting(id);
    const stopped = worker.stop();
    await until(
      'the worker has let go',
      async () => (await archiveOf(app.url, id)).status,
      'queued',
    );
    expect(await rowOf(app, id)).toMatchObject({ attempts: 0, built_by: null });
    await original.giveBack();
    expect(await stopped).toBe(0);
    expect(await stagedFiles(app)).toEqual([]);
  });

  it('ends a build and removes its files when an item is deleted', async () => {
    const { wedding, ids } = await largeWedding(app, 24, 10 * MIB);
    const original = await withheld(app, ids[12]!);
    const { id } = await askForArchive(app.url, wedding);
    await untilWriting(id);
    await request(app.url).delete(API.media(ids[3]!)).expect(200);
    await original.giveBack();
    // The worker still removes the released files.
    await until(
      'the worker has let go',
      async () => (await rowOf(app, id)).built_by,
      null,
    );
    expect(await stagedFiles(app)).toEqual([]);
    await app.sweep();
    expect(await archiveOf(app.url, id)).toMatchObject({
      status: 'expired',
      reason: 'files_deleted',
    });
    expect([await builtFiles(app), (await rowOf(app, id)).built_key]).toEqual([
      [],
      null,
    ]);
  });
});

it('a build that could tell PostgreSQL neither its end nor that it failed is done again by the same worker', async () => {
  const home = await createTestApp();
  const proxy = await DatabaseProxy.open(home.env.DATABASE_URL);
  const worker = await createTestApp({
    withWorker: true,
    replicaOf: home,
    env: { DATABASE_URL: proxy.url },
  });
  try {
    const { wedding } = await largeWedding(home, 2, MIB);
    proxy.loseStatements(
      'built_bytes = $3',
      'attempts = attempts - $3',
      'attempts = attempts - $3',
    );
    const { id } = await askForArchive(home.url, wedding);
    await untilArchive(home.url, id, 'ready');
    // The database's fault does not count as an attempt.
    expect([proxy.stillToLose, (await rowOf(home, id)).attempts]).toEqual([
      0, 1,
    ]);
  } finally {
    await worker.close();
    await proxy.close();
    await home.close();
  }
});

describe('with missing or damaged files', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp({ withWorker: true })));
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  async function pathsOf(ids: string[]): Promise<string[]> {
    const rows = await app.database.query<{ object_key: string }[]>(
      'SELECT object_key FROM media WHERE edit_key = ANY($1::uuid[]) ORDER BY created_at',
      [ids],
    );
    return rows.map((row) => join(app.dataDir, 'storage', row.object_key));
  }

  it.each([
    ['missing', (path: string) => rm(path)],
    ['short', (path: string) => truncate(path, 1_000)],
  ])(
    'a file that is %s fails the build and cuts the download off; the others are there',
    async (_what, harm) => {
      const { wedding, ids } = await largeWedding(app, 3, MIB);
      await harm((await pathsOf(ids))[1]!);
      const { id, downloadUrl } = await askForArchive(app.url, wedding);
      await expect(download(app.url, downloadUrl)).rejects.toThrow();
      const body = JSON.stringify({ ids });
      const headers = { 'Content-Type': 'application/json' };
      const selection = await fetch(app.url + API.bulkDownload, {
        method: 'POST',
        headers,
        body,
      });
      await expect(selection.arrayBuffer()).rejects.toThrow();
      expect(
        (await download(app.url, downloadUrl, { Range: `bytes=0-${MIB}` }))
          .status,
      ).toBe(206);
      await untilArchive(app.url, id, 'failed');
      expect(await archiveOf(app.url, id)).toMatchObject({
        reason: 'build_failed',
      });
      expect([await builtFiles(app), await stagedFiles(app)]).toEqual([[], []]);
      expect((await askForArchive(app.url, wedding)).status).toBe('queued');
      await app.drain();
    },
  );

  it('a running download ends when one of its items is deleted', async () => {
    const { wedding, ids } = await largeWedding(app, 8, 8 * MIB);
    const { downloadUrl } = await askForArchive(app.url, wedding);
    await app.drain();
    const call = get(app.url + downloadUrl);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    // Without a reader the rest waits on the server.
    await request(app.url).delete(API.media(ids[7]!)).expect(200);
    await until(
      'the connection is cut',
      () =>
        call.socket?.destroyed === true ||
        response.destroyed ||
        drained(response),
    );
    expect(response.complete).toBe(false);
    call.destroy();
  });

  it.each([
    ['the layout', loseBuilt, 'originals'],
    ['the built file', () => Promise.resolve(), 'archives'],
  ])('a client of %s that goes away ends the reading', async (...source) => {
    const [, prepare, folder] = source;
    const { wedding } = await largeWedding(app, 8, 8 * MIB);
    const { id, downloadUrl } = await askForArchive(app.url, wedding);
    await app.drain();
    await prepare(app, id);
    const call = get(app.url + downloadUrl);
    call.on('error', () => undefined);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    await until(
      'one file is read',
      async () => (await openFiles(app, folder)).length,
      1,
    );
    call.destroy();
    await until(
      'no file is open',
      async () => (await openFiles(app, folder)).length,
      0,
    );
  });
});

function drained(response: IncomingMessage): boolean {
  response.read();
  return response.errored !== null;
}

async function loseBuilt({ dataDir }: TestApp, id: string): Promise<void> {
  await rm(join(dataDir, 'storage', archiveKey(id)));
}

(canMount ? describe : describe.skip)('on a disk without room', () => {
  let app: TestApp;
  let disk: string;

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'hatira-small-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk]);
    app = await createTestApp({ withWorker: true, env: { DATA_DIR: disk } });
  });

  afterAll(async () => {
    await app.close();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  it('fails with its reason and leaves no file; the layout still serves the download', async () => {
    const { wedding, ids } = await largeWedding(app, 5, 6 * MIB);
    const { id, downloadUrl, totalBytes } = await askForArchive(
      app.url,
      wedding,
    );
    const failed = await untilArchive(app.url, id, 'failed');
    expect(failed).toMatchObject({ reason: 'storage_full', progress: 0 });
    expect([await builtFiles(app), await stagedFiles(app)]).toEqual([[], []]);
    const { status, bytes } = await download(app.url, downloadUrl);
    expect([status, bytes.length]).toEqual([200, totalBytes]);
    const again = await download(app.url, downloadUrl, { Range: 'bytes=0-' });
    expect(sha256(again.bytes)).toBe(sha256(bytes));

    await request(app.url)
      .post(API.bulkDelete)
      .send({ ids: ids.slice(2) })
      .expect(200);
    await app.database.query(
      `UPDATE media SET deleted_at = now() - interval '31 days' WHERE deleted_at IS NOT NULL`,
    );
    await app.sweep();
    const smaller = await askForArchive(app.url, wedding);
    await untilArchive(app.url, smaller.id, 'ready');
  });

  it("builds an archive on request once guests' files leave room again", async () => {
    await app.reset();
    // The worker may hold deleted files of the last test open.
    await until(
      'the disk has room for files and filler',
      () => freeBytes(disk),
      (seen) => seen >= 36 * MIB,
    );
    const { wedding } = await largeWedding(app, 3, 6 * MIB);
    const filler = join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(18 * MIB));
    const { id } = await askForArchive(app.url, wedding);
    await untilArchive(app.url, id, 'failed');
    await rm(filler);
    expect([await builtFiles(app), await stagedFiles(app)]).toEqual([[], []]);
    expect((await askForArchive(app.url, wedding)).status).toBe('queued');
    await untilArchive(app.url, id, 'ready');
  });
});
