import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TestGuest } from '../../support/requests/guest.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp, type TestApp } from '../../support/servers/test-app.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { until } from '../../support/until.js';

const test = useTestApp();
const leftovers: (() => Promise<unknown>)[] = [];
let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await new TestGuest(test.url, await createWedding(test))
    .single(jpegBytes())
    .expect(200);
});

afterAll(async () => {
  for (const remove of leftovers.reverse()) await remove();
});

async function temporaryFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'hatira-folders-'));
  leftovers.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function otherInstallation(): Promise<Pick<TestApp, 'env'>> {
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

const backup = (...parameters: string[]) =>
  maintenance(test, 'backup', ...parameters);
const finished = async () => readdir(join(folder, 'backups'));
const refused = (reason: RegExp) => ({
  code: 1,
  output: expect.stringMatching(reason),
});

async function everythingIn(root: string): Promise<string[]> {
  return (await readdir(root, { recursive: true })).sort();
}

async function fill(names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'not ours');
  }
}

/** Makes the folder one from before folders named their owner. */
async function forgetOwner(): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.txt')) await unlink(join(folder, name));
  const [made = ''] = await finished();
  const rows = join(folder, 'backups', made, 'rows/settings.copy.gz');
  const lines = gunzipSync(await readFile(rows))
    .toString()
    .split('\n');
  await writeFile(
    rows,
    gzipSync(
      lines.filter((line) => !line.includes('installation_id')).join('\n'),
    ),
  );
}

it('keeps foreign files beside backups in every clean-up', async () => {
  await backup(folder);
  const foreign = [
    'staging/thesis.doc',
    'backups/laptop/thesis.doc',
    'backups/2026-01-01/rows.sql',
    'backups/list.txt',
    'objects/originals/ab/thesis.doc',
    'objects/thesis.doc',
  ];
  await fill(foreign);
  expect(await backup(folder, '--keep', '1')).toEqual({
    code: 0,
    output: expect.stringMatching(/Removed: 1 older/),
  });
  expect(await everythingIn(folder)).toEqual(expect.arrayContaining(foreign));
});

it('refuses a folder with other files and changes none of them', async () => {
  await fill([
    'backups/laptop/manifest.json',
    'staging/x',
    'backups/2026-01-01T00-00-00-000Z/half',
  ]);
  const before = await everythingIn(folder);
  expect(await backup(folder, '--keep', '1')).toEqual(
    refused(/^\S+ has other contents\. Name an empty or a new folder\.\n$/),
  );
  expect(await everythingIn(folder)).toEqual(before);
});

it('a new folder and an empty disk are taken', async () => {
  await mkdir(join(folder, 'lost+found'));
  expect(await backup(folder)).toMatchObject({ code: 0 });
  expect(await backup(join(folder, 'new/one'))).toMatchObject({ code: 0 });
});

it('takes over a folder of an older version, also after a restore', async () => {
  await backup(folder);
  await forgetOwner();
  expect(await backup(folder)).toMatchObject({ code: 0 });
  const [oldest = ''] = (await finished()).sort();
  const machine = await otherInstallation();
  expect(await maintenance(machine, 'restore', folder, oldest)).toMatchObject({
    code: 0,
  });
  expect(await maintenance(machine, 'backup', folder)).toMatchObject({
    code: 0,
  });
  expect(await finished()).toHaveLength(3);
});

it('the folder of another installation is refused, with what that one is writing', async () => {
  await backup(folder);
  const running = [
    'staging/put-0123456789abcdef-x',
    'backups/2026-01-01T00-00-00-000Z/rows/media.copy.gz',
  ];
  await fill(running);
  const before = await everythingIn(folder);
  const other = await otherInstallation();
  expect(await maintenance(other, 'backup', folder)).toEqual(
    refused(/^\S+ has the backups of another installation/),
  );
  expect(await everythingIn(folder)).toEqual(before);
});

it('the folder of the product itself is refused, by whatever way', async () => {
  const link = join(folder, 'link');
  await symlink(test.dataDir, link);
  const before = await everythingIn(test.dataDir);
  for (const place of [
    test.dataDir,
    join(test.dataDir, 'storage'),
    join(link, 'storage'),
    join(link, 'new'),
  ]) {
    expect(await backup(place)).toEqual(
      refused(/^\S+ is in DATA_DIR\. Choose another folder\.\n$/),
    );
  }
  expect(await everythingIn(test.dataDir)).toEqual(before);
});

it('a file that is being erased is not reported as missing', async () => {
  const erasure = test.database.createQueryRunner();
  await erasure.startTransaction();
  const [item] = (await erasure.query(
    'SELECT object_key AS key FROM media FOR UPDATE',
  )) as { key: string }[];
  await unlink(join(test.dataDir, 'storage', item!.key));
  const running = backup(folder);
  await until(
    'the backup waits for the erasure',
    () =>
      test.database.query<{ wait_event_type: string }[]>(
        `SELECT state, wait_event_type, query FROM pg_stat_activity WHERE datname = current_database()`,
      ),
    (sessions) => sessions.some((each) => each.wait_event_type === 'Lock'),
  );
  await erasure.query('DELETE FROM media');
  await erasure.commitTransaction();
  await erasure.release();
  expect(await running).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backup \S+: 0 objects/),
  });
});
