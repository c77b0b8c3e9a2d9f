import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@hatira/contract';
import pg from 'pg';
import { lockClass } from '../../../apps/api/src/platform/database/advisory-locks.js';
import { aloneOf } from '../../../apps/api/src/features/maintenance/alone.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  maintenance,
  startMaintenance,
  type CommandResult,
} from '../../support/servers/maintenance-command.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import {
  createTestApp,
  useTestApp,
  type TestApp,
} from '../../support/servers/test-app.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp();
const leftovers: (() => Promise<unknown>)[] = [];
let folder: string;
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  folder = await temporaryFolder();
  wedding = await createWedding(test);
  guest = new TestGuest(test.url, wedding);
});

afterAll(async () => {
  for (const remove of leftovers.reverse()) await remove();
});

async function temporaryFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'hatira-keeping-'));
  leftovers.push(() => rm(made, { recursive: true, force: true }));
  return made;
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

const backup = (...options: string[]) =>
  maintenance(test, 'backup', folder, ...options);
const names = async () => (await readdir(join(folder, 'backups'))).sort();

async function copies(): Promise<string[]> {
  const entries = await readdir(join(folder, 'objects/originals'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function eraseNewest(): Promise<void> {
  const [item] = await gallery(test.url, wedding);
  await test.http().delete(API.media(item!.id)).expect(200);
  await test.database.query(
    `UPDATE media SET deleted_at = now() - interval '31 days' WHERE deleted_at IS NOT NULL`,
  );
  await test.sweep();
}

/** Holds a backup half-way, runs `work`, releases it. */
async function halfway(
  meanwhile: (child: ChildProcess) => Promise<void>,
): Promise<CommandResult> {
  const runner = test.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE media');
  const { child, result } = startMaintenance(test, 'backup', folder);
  await until(
    'it has begun',
    async () => (await names().catch(() => [])).length,
    (count) => count > 0,
  );
  await meanwhile(child);
  await runner.rollbackTransaction();
  await runner.release();
  return result;
}

describe('--keep', () => {
  it('removes the older backups and the copies that only they had, and leaves the others whole', async () => {
    for (const bytes of [3_000, 3_001])
      await guest.single(jpegBytes(bytes)).expect(200);
    await backup();
    await eraseNewest();
    await guest.single(jpegBytes(3_002)).expect(200);
    await backup();
    await guest.single(jpegBytes(3_003)).expect(200);
    const before = await names();
    expect(await copies()).toHaveLength(3);
    const { code, output } = await backup('--keep', '2');
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/Removed: 1 older backups, 1 objects/),
    });
    expect((await names()).slice(0, 1)).toEqual(before.slice(1));
    expect(await names()).toHaveLength(2);
    expect(await copies()).toHaveLength(3);
    for (const name of await names()) {
      const machine = await bareMachine();
      expect(await maintenance(machine, 'restore', folder, name)).toMatchObject(
        { code: 0 },
      );
      expect(await maintenance(machine, 'verify', '--now')).toMatchObject({
        code: 0,
      });
    }
  });

  it('keeps the newest backup although the clock was set back', async () => {
    await guest.single(jpegBytes(3_000)).expect(200);
    await backup();
    const [older = ''] = await names();
    await rename(
      join(folder, 'backups', older),
      join(folder, 'backups/2999-01-01T00-00-00-000Z'),
    );
    const { code, output } = await backup('--keep', '1');
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/Removed: 1 older backups, 0 objects/),
    });
    const made = /Backup (\S+):/.exec(output)?.[1];
    expect(await names()).toEqual([made]);
    expect(
      await maintenance(await bareMachine(), 'restore', folder),
    ).toMatchObject({ code: 0 });
  });

  it('removes no backup when files are missing: an older one may have them', async () => {
    await guest.single(jpegBytes(3_000)).expect(200);
    await backup();
    const kept = await copies();
    await rm(join(test.dataDir, 'storage/originals'), { recursive: true });
    await guest.single(jpegBytes(3_001)).expect(200);
    await rm(join(test.dataDir, 'storage/originals'), { recursive: true });
    const { code, output } = await backup('--keep', '1');
    expect(code).toBe(1);
    expect(output).toMatch(
      /missing .*\n.*\nNo older backup is removed: files are missing/,
    );
    expect([await copies(), (await names()).length]).toEqual([kept, 2]);
  });

  it('removes no backup when most files have disappeared', async () => {
    for (let index = 0; index < 3; index++)
      await guest.single(jpegBytes(3_000 + index)).expect(200);
    await backup();
    await eraseNewest();
    await eraseNewest();
    const { code, output } = await backup('--keep', '1');
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/No older backup .* 1 files.* 3/),
    });
    expect([(await copies()).length, (await names()).length]).toEqual([3, 2]);
  });

  it.each([
    ['--keep'],
    ['--keep', '0'],
    ['--keep', 'x'],
    ['--keep', '-1'],
    ['--prune', '3'],
  ])('%s %s is refused before anything is made', async (...options) => {
    expect(await backup(...options)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/--keep requires a number/),
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('an interrupted backup', () => {
  it('leaves only files that the next backup removes', async () => {
    await guest.single(jpegBytes()).expect(200);
    await halfway(async (child) => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    });
    // Left by a kill during a copy.
    await mkdir(join(folder, 'staging'), { recursive: true });
    await writeFile(
      join(folder, 'staging/put-0123456789abcdef-x'),
      'half a video',
    );
    const unfinished = await names();
    await mkdir(join(folder, 'backups/2026-01-01T00-00-00-000Z/rows'), {
      recursive: true,
    });
    await writeFile(
      join(folder, 'backups/2026-01-01T00-00-00-000Z/rows/media.copy.gz'),
      'half a table',
    );
    expect(await backup()).toMatchObject({ code: 0 });
    expect(await readdir(join(folder, 'staging'))).toEqual([]);
    expect(await names()).toHaveLength(1);
    expect(await names()).not.toEqual(unfinished);
    const machine = await bareMachine();
    expect(await maintenance(machine, 'restore', folder)).toMatchObject({
      code: 0,
    });
    expect(await maintenance(machine, 'verify', '--now')).toMatchObject({
      code: 0,
    });
  });

  it('refuses a second backup while the first runs', async () => {
    const second = await aloneOf(test.env.DATABASE_URL, () => backup());
    expect(second).toEqual({
      code: 1,
      output: 'Another backup is running. Try again when it has finished.\n',
    });
  });
});

describe('a running backup', () => {
  it('lets the product start', async () => {
    // Waiting for the backup's lock must fail without hanging.
    const url = new URL(test.env.DATABASE_URL);
    url.searchParams.set('options', '-c lock_timeout=10s');
    const replicaOf = { ...test, env: { ...test.env, DATABASE_URL: url.href } };
    const app = await aloneOf(test.env.DATABASE_URL, () =>
      createTestApp({ withWorker: true, replicaOf }),
    );
    try {
      await app.http().get(API.ready).expect(200);
    } finally {
      await app.close();
    }
  });

  it('that has lost its lock on the way is not finished, and says so', async () => {
    await guest.single(jpegBytes()).expect(200);
    const ended = await halfway(async () => {
      const ends = await test.database.query<{ isEnded: boolean }[]>(
        `SELECT pg_terminate_backend(pid, 10000) AS "isEnded" FROM pg_locks
         WHERE locktype = 'advisory' AND classid = $1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [lockClass('backup')],
      );
      expect(ends).toEqual([{ isEnded: true }]);
    });
    expect(ended).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The connection that locks out .* was lost\. .*\n$/,
      ),
    });
    const machine = await bareMachine();
    expect((await maintenance(machine, 'restore', folder)).output).toBe(
      'The folder has no finished backup.\n',
    );
    expect(await backup()).toMatchObject({ code: 0 });
  });
});

describe('a restore', () => {
  beforeEach(async () => {
    await guest.single(jpegBytes()).expect(200);
    await backup();
  });

  it('leaves a database alone that belongs to something else', async () => {
    const machine = await bareMachine();
    const client = new pg.Client({
      connectionString: machine.env.DATABASE_URL,
    });
    await client.connect();
    try {
      await client.query(
        'DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE invoices AS SELECT 1 AS id',
      );
      expect(await maintenance(machine, 'restore', folder)).toEqual({
        code: 1,
        output: 'the database has foreign tables: invoices\n',
      });
      expect((await client.query('SELECT id FROM invoices')).rows).toEqual([
        { id: 1 },
      ]);
    } finally {
      await client.end();
    }
  });

  it('refuses to restore while the product runs, even without weddings', async () => {
    const machine = await bareMachine();
    const app = await createTestApp({
      replicaOf: { ...test, ...machine },
    });
    try {
      expect(await maintenance(machine, 'restore', folder)).toEqual({
        code: 1,
        output:
          'The product is running on this database. Stop web and worker first.\n',
      });
    } finally {
      await app.close();
    }
    expect(await maintenance(machine, 'restore', folder)).toMatchObject({
      code: 0,
    });
    expect(await maintenance(machine, 'restore', folder)).toEqual({
      code: 1,
      output: 'the database is not empty: it has rows in weddings\n',
    });
  });

  it('replaces a file of the right size that has rotted', async () => {
    const machine = await bareMachine();
    const [name = ''] = await copies();
    const place = join(
      machine.env.DATA_DIR,
      'storage/originals',
      name.slice(0, 2),
      name,
    );
    const whole = await readFile(
      join(folder, 'objects/originals', name.slice(0, 2), name),
    );
    await mkdir(join(place, '..'), { recursive: true });
    await writeFile(place, Buffer.alloc(whole.length, 7));
    expect(await maintenance(machine, 'restore', folder)).toMatchObject({
      code: 0,
    });
    expect((await readFile(place)).equals(whole)).toBe(true);
    await unlink(place);
    expect(await maintenance(machine, 'verify')).toMatchObject({ code: 1 });
  });
});

it('names the obstacle in one line', async () => {
  const away = {
    env: { ...test.env, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' },
  };
  const place = join(folder, 'a-file');
  await writeFile(place, '');
  for (const result of [
    await maintenance(away, 'backup', folder),
    await maintenance(test, 'backup', place),
    await maintenance(test, 'restore', folder),
    await maintenance(test, 'backup'),
  ]) {
    expect(result).toEqual({
      code: 1,
      output: expect.stringMatching(/^.+\n$/),
    });
    expect(result.output).not.toContain('    at ');
  }
});
