import {
  mkdtemp,
  readdir,
  rm,
  truncate,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { API, SLICE_BYTES, STAFF_API, type MediaItem } from '@hatira/contract';
import request from 'supertest';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import {
  createTestApp,
  useTestApp,
  type TestApp,
} from '../../support/servers/test-app.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import { storedFiles } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp({ withWorker: true });
const leftovers: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const remove of leftovers.reverse()) await remove();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hatira-backup-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function bareMachine(): Promise<Pick<TestApp, 'env'>> {
  const database = await createTestDatabase();
  leftovers.push(() => database.drop());
  return {
    env: {
      ...test.env,
      DATABASE_URL: database.url,
      DATA_DIR: await temporaryFolder(),
    },
  };
}

async function startedOn(machine: Pick<TestApp, 'env'>): Promise<TestApp> {
  const app = await createTestApp({
    replicaOf: { ...test, ...machine },
  });
  leftovers.push(() => app.close());
  return app;
}

async function contentsOf(
  origin: string,
  wedding: TestWedding,
): Promise<[MediaItem, string][]> {
  const items = await gallery(origin, wedding);
  const read = async (item: MediaItem) =>
    [item, sha256(await bytesOf(origin, item.storage_url))] as const;
  return (await Promise.all(items.map(read))).map(([item, hash]) => [
    item,
    hash,
  ]);
}

async function filledWedding(): Promise<TestWedding> {
  const wedding = await createWedding(test);
  const guest = new TestGuest(test.url, wedding);
  await guest
    .single(
      await picture({ width: 300, height: 200 }),
      'Düğün.jpg',
      'Ece|Çok güzeldi\n\\N\t"son"',
    )
    .expect(200);
  await guest.single(jpegBytes(9_000), 'not-a-picture.jpg').expect(200);
  await guest
    .single(jpegBytes(SLICE_BYTES + 77), 'large-single.jpg')
    .expect(200);
  await guest.sendSliced(slicedFile(mp4Bytes(2 * SLICE_BYTES + 5)));
  await guest.single(jpegBytes(4_000), 'deleted.jpg').expect(200);
  const [deleted] = await gallery(test.url, wedding);
  await test.http().delete(API.media(deleted!.id)).expect(200);
  const staff = await test.staff();
  const background = await picture({ width: 80, height: 60 });
  await staff
    .post(API.backgroundUpload(wedding.hash))
    .attach('background', background, 'b.jpg')
    .expect(201);
  await test.drain();
  return wedding;
}

async function fileOf(item: MediaItem, folder = 'originals'): Promise<string> {
  const column = 'SELECT object_key AS key FROM media WHERE edit_key = $1';
  const [row] = await test.database.query<{ key: string }[]>(column, [item.id]);
  return join(test.dataDir, 'storage', row!.key.replace('originals', folder));
}

describe('verify', () => {
  it('finds no fault in the stored files', async () => {
    await filledWedding();
    const { code, output } = await maintenance(test, 'verify');
    expect(output).toMatch(
      /^\d+ objects, \d+ MiB; every byte of guests' files read; no faults\n$/,
    );
    expect(code).toBe(0);
  });

  it('finds missing, truncated, changed and ownerless files, and changes none', async () => {
    const wedding = await filledWedding();
    const items = await gallery(test.url, wedding);
    const named = async (name: string) =>
      fileOf(items.find(({ file_name: fileName }) => fileName === name)!);
    await unlink(await named('not-a-picture.jpg'));
    await truncate(await named('IMG_0001.MOV'), SLICE_BYTES);
    await writeFile(
      await named('large-single.jpg'),
      jpegBytes(SLICE_BYTES + 77),
    );
    const rendition = await fileOf(
      items.find(({ file_name: name }) => name === 'Düğün.jpg')!,
      'renditions',
    );
    await unlink(join(rendition, 'thumb'));
    const stranger = join(dirname(await named('Düğün.jpg')), 'nobodys');
    await writeFile(stranger, 'x');
    await utimes(stranger, new Date(0), new Date(0));
    const before = await storedFiles(test);

    const { code, output } = await maintenance(test, 'verify');
    expect(code).toBe(1);
    const kinds = output.split('\n').map((line) => line.split('  ')[0]);
    expect(kinds.sort()).toEqual(
      [
        '',
        expect.stringContaining('5 faults'),
        'content',
        'missing',
        'missing',
        'ownerless',
        'size',
      ].sort(),
    );
    expect(await storedFiles(test)).toEqual(before);

    const quick = await maintenance(test, 'verify', '--quick');
    expect(quick.output).not.toContain('content  ');
    expect(quick.output).toContain('4 faults');
  });
});

describe('backup and restore', () => {
  it('bring everything back on another machine, byte for byte', async () => {
    const wedding = await filledWedding();
    const before = await contentsOf(test.url, wedding);
    const folder = await temporaryFolder();
    expect(await maintenance(test, 'backup', folder)).toMatchObject({
      code: 0,
    });

    const machine = await bareMachine();
    const restored = await maintenance(machine, 'restore', folder);
    expect(restored).toMatchObject({ code: 0 });
    expect(await maintenance(machine, 'verify')).toMatchObject({ code: 0 });

    const app = await startedOn(machine);
    expect(await contentsOf(app.url, wedding)).toEqual(before);
    const staff = await app.staff();
    await staff.get(API.background(wedding.hash)).expect(200);
    const { body } = await staff
      .get(STAFF_API.restOne('weddings', wedding.hash))
      .expect(200);
    expect(body).toMatchObject({ mediaCount: before.length });
    await app.database
      .query('SELECT 1 FROM media WHERE deleted_at IS NOT NULL')
      .then((rows) => {
        expect(rows).toHaveLength(1);
      });
    // New files, and a repeated file that must still be one.
    const guest = new TestGuest(app.url, wedding);
    await guest.single(jpegBytes(700)).expect(200);
    expect(await gallery(app.url, wedding)).toHaveLength(before.length + 1);
  });

  it('copies only new files in a second backup; each of the two can be restored', async () => {
    const wedding = await filledWedding();
    const folder = await temporaryFolder();
    const first = await maintenance(test, 'backup', folder);
    const guest = new TestGuest(test.url, wedding);
    const contents = await contentsOf(test.url, wedding);
    await guest.single(jpegBytes(800), 'later.jpg').expect(200);
    await test.drain();
    const second = await maintenance(test, 'backup', folder);
    expect(second.output).toContain(' 1 of them copied now');

    const [name] = /Backup (\S+):/.exec(first.output)?.slice(1) ?? [];
    const machine = await bareMachine();
    expect(
      await maintenance(machine, 'restore', folder, name ?? ''),
    ).toMatchObject({ code: 0 });
    expect(await maintenance(machine, 'verify')).toMatchObject({ code: 0 });
    expect(await contentsOf((await startedOn(machine)).url, wedding)).toEqual(
      contents,
    );
  });

  it('a backup that is made while guests send and delete is consistent', async () => {
    const wedding = await createWedding(test);
    const guest = new TestGuest(test.url, wedding);
    for (let index = 0; index < 30; index++)
      await guest.single(jpegBytes(2_000 + index)).expect(200);
    const folder = await temporaryFolder();
    let isDone = false;
    const busy = (async () => {
      for (let index = 0; !isDone; index++) {
        await guest.single(jpegBytes(3_000 + index)).expect(200);
        const [item] = await gallery(test.url, wedding);
        if (index % 3 === 0)
          await test.http().delete(API.media(item!.id)).expect(200);
        await test.database.query(
          `UPDATE media SET deleted_at = now() - interval '31 days' WHERE deleted_at IS NOT NULL`,
        );
        await test.sweep();
      }
    })();
    const backup = await maintenance(test, 'backup', folder);
    isDone = true;
    await busy;
    expect(backup).toEqual({ code: 0, output: expect.any(String) });
    const machine = await bareMachine();
    expect(await maintenance(machine, 'restore', folder)).toEqual({
      code: 0,
      output: expect.any(String),
    });
    expect(await maintenance(machine, 'verify')).toMatchObject({ code: 0 });
  });

  it('starts an unfinished upload again after a restore', async () => {
    const wedding = await createWedding(test);
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES));
    await new TestGuest(test.url, wedding).slice(file, 0).expect(200);
    const folder = await temporaryFolder();
    await maintenance(test, 'backup', folder);
    const machine = await bareMachine();
    await maintenance(machine, 'restore', folder);
    const app = await startedOn(machine);
    const guest = new TestGuest(app.url, wedding);
    await guest.complete(file).expect(404);
    await guest.sendSliced(file);
    expect(await gallery(app.url, wedding)).toHaveLength(1);
  });

  it('a file that the store has lost is named, and everything else is saved', async () => {
    const wedding = await filledWedding();
    const [item] = await gallery(test.url, wedding);
    await unlink(await fileOf(item!));
    const folder = await temporaryFolder();
    const { code, output } = await maintenance(test, 'backup', folder);
    expect(code).toBe(1);
    expect(output).toMatch(/^missing {2}originals\//);
    const machine = await bareMachine();
    expect(await maintenance(machine, 'restore', folder)).toMatchObject({
      code: 0,
    });
    expect((await maintenance(machine, 'verify')).output).toMatch(
      /^missing {2}originals\/.+\n.*1 faults/,
    );
  });

  it('a damaged copy is noticed', async () => {
    await filledWedding();
    const folder = await temporaryFolder();
    await maintenance(test, 'backup', folder);
    const [copy] = (
      await readdir(join(folder, 'objects/originals'), { recursive: true })
    ).filter((name) => name.includes('/'));
    await writeFile(join(folder, 'objects/originals', copy!), 'rot');
    const machine = await bareMachine();
    const { code, output } = await maintenance(machine, 'restore', folder);
    expect(code).toBe(1);
    expect(output).toContain(`damaged  originals/${copy}`);
  });

  it('refuses to restore over weddings, without a backup, and from an unfinished one', async () => {
    const wedding = await createWedding(test);
    const folder = await temporaryFolder();
    expect((await maintenance(test, 'restore', folder)).output).toMatch(
      /no finished backup/,
    );
    await maintenance(test, 'backup', folder);
    expect(await maintenance(test, 'restore', folder)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Stop web and worker first/),
    });
    await request(test.url).get(API.weddingInfo(wedding.hash)).expect(200);
    const [name] = await readdir(join(folder, 'backups'));
    await unlink(join(folder, 'backups', name!, 'manifest.json'));
    expect(
      (await maintenance(await bareMachine(), 'restore', folder)).output,
    ).toMatch(/no finished backup/);
  });
});

it('says how it is used', async () => {
  expect(await maintenance(test, 'vanish')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^migrate \| verify .*backup/),
  });
});
