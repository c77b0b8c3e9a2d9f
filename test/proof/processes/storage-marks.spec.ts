import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../../apps/api/src/platform/config/load-config.js';
import { claimStorage } from '../../../apps/api/src/platform/storage/claim-storage.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import { jpegBytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import { createWedding } from '../../support/fixtures/weddings.js';

type Machine = Pick<TestApp, 'env'>;

const NOT_HERE =
  /^(web|worker) did not start: Start failed: DATA_DIR: \S+\/storage does not have this installation's files \(installation\/[0-9a-f]{32} is missing\): check that the right disk is mounted\.\n$/;
const ANOTHERS =
  /^DATA_DIR: \S+ has the files of another installation \([0-9a-f]{32}\): check this place and DATABASE_URL\.$/;

let home: TestApp;
let wedding: TestWedding;
let photo: Buffer;
const leftovers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  home = await createTestApp();
  await claim(home);
  wedding = await createWedding(home);
  photo = jpegBytes(30_000);
  await new TestGuest(home.url, wedding).single(photo).expect(200);
});

afterAll(async () => {
  for (const remove of leftovers.reverse()) await remove();
  await home.close();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'hatira-marks-'));
  leftovers.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase();
  leftovers.push(() => database.drop());
  return database.url;
}

const withEnv = (change: Partial<TestApp['env']>): Machine => ({
  env: { ...home.env, ...change },
});

/** @throws UnusableStoreError */
const claim = ({ env }: Machine) => claimStorage(loadConfig(env));

it.each(['web', 'worker'] as const)(
  'on another, empty disk the %s process does not start',
  async (role) => {
    const DATA_DIR = await folder();
    const said = expect.stringMatching(NOT_HERE) as string;
    await expect(
      ServerProcess.start(role, withEnv({ DATA_DIR }).env),
    ).rejects.toMatchObject({ message: said });
    expect(await readdir(DATA_DIR)).toEqual([]);
    await (await ServerProcess.start(role, home.env)).stop();
  },
);

it('nor with another database on this disk, that of a new installation or of another', async () => {
  const DATABASE_URL = await emptyDatabase();
  await expect(claim(withEnv({ DATABASE_URL }))).rejects.toThrow(ANOTHERS);
  await claim(withEnv({ DATABASE_URL, DATA_DIR: await folder() }));
  await expect(claim(withEnv({ DATABASE_URL }))).rejects.toThrow(ANOTHERS);
});

it('verify and backup say so too, instead of calling every file missing', async () => {
  const elsewhere = withEnv({ DATA_DIR: await folder() });
  const target = await folder();
  for (const command of [['verify'], ['backup', target]]) {
    const { code, output } = await maintenance(elsewhere, ...command);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^Failed: DATA_DIR: .* check that the right disk is mounted\.\n$/,
      ),
    ]);
  }
  expect(await readdir(target)).toEqual([]);
  expect(await maintenance(home, 'verify', '--now')).toMatchObject({ code: 0 });
});

it('verify knows a database in which the product has never been', async () => {
  const url = new URL(home.env.DATABASE_URL);
  const name = `${url.pathname.slice(1)}_bare`;
  url.pathname = `/${name}`;
  await home.database.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  leftovers.push(() =>
    home.database.query(`DROP DATABASE ${name} WITH (FORCE)`),
  );
  const { code, output } = await maintenance(
    withEnv({ DATABASE_URL: url.href }),
    'verify',
  );
  const words =
    /^Failed: relation "\w+" does not exist; check DATABASE_URL, .* after an upgrade\n$/;
  expect([code, output]).toEqual([1, expect.stringMatching(words)]);
});

it('of first starts at the same moment on two disks one wins', async () => {
  const DATABASE_URL = await emptyDatabase();
  const disks = [await folder(), await folder()];
  const starts = disks.flatMap((DATA_DIR) => [
    withEnv({ DATABASE_URL, DATA_DIR }),
    withEnv({ DATABASE_URL, DATA_DIR }),
  ]);
  const results = await Promise.allSettled(
    starts.map((machine) => claim(machine)),
  );
  const [first, second, third, fourth] = results.map(
    ({ status }) => status === 'fulfilled',
  );
  expect([first, third]).toEqual([second, fourth]);
  expect(first).not.toBe(third);
});

describe('a backup', () => {
  let backups: string;

  beforeAll(async () => {
    backups = await folder();
    expect(await maintenance(home, 'backup', backups)).toMatchObject({
      code: 0,
    });
  });

  const photosOf = async (machine: Machine): Promise<string[]> => {
    await claim(machine);
    const app = await createTestApp({
      replicaOf: { ...home, ...machine },
    });
    const items = await gallery(app.url, wedding);
    const hashes = await Promise.all(
      items.map(async (item) =>
        sha256(await bytesOf(app.url, item.storage_url)),
      ),
    );
    await app.close();
    return hashes;
  };

  it('is restored on a machine that was started before, and the product starts on it', async () => {
    const machine = withEnv({
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: await folder(),
    });
    await claim(machine);
    expect(await maintenance(machine, 'restore', backups)).toMatchObject({
      code: 0,
    });
    expect(await photosOf(machine)).toEqual([sha256(photo)]);
    expect(await maintenance(machine, 'verify', '--now')).toMatchObject({
      code: 0,
    });
  });

  it('is restored beside the files that are left when the database alone was lost', async () => {
    const DATA_DIR = await folder();
    const before = withEnv({ DATABASE_URL: await emptyDatabase(), DATA_DIR });
    expect(await maintenance(before, 'restore', backups)).toMatchObject({
      code: 0,
    });
    const after = withEnv({ DATABASE_URL: await emptyDatabase(), DATA_DIR });
    await expect(claim(after)).rejects.toThrow(ANOTHERS);
    expect(await maintenance(after, 'restore', backups)).toMatchObject({
      code: 0,
    });
    expect(await photosOf(after)).toEqual([sha256(photo)]);
  });

  it('is not brought into the files of another installation, whose mark stays as it is', async () => {
    const other = withEnv({
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: await folder(),
    });
    await claim(other);
    const mixed = {
      env: { ...other.env, DATABASE_URL: await emptyDatabase() },
    };
    const { code, output } = await maintenance(mixed, 'restore', backups);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^The storage has the files of another installation \([0-9a-f]{32}\)\.\n$/,
      ),
    ]);
    await claim(other);
  });

  it('leaves the mark unchanged when the database refuses the store', async () => {
    const other = withEnv({
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: await folder(),
    });
    const running = await createTestApp({
      replicaOf: { ...home, ...other },
    });
    await createWedding(running);
    await running.close();
    await claim(other);
    expect(await maintenance(other, 'restore', backups)).toMatchObject({
      code: 1,
    });
    await claim(other);
  });
});
