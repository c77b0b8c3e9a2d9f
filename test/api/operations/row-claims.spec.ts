import { DataSource } from 'typeorm';
import type { Config } from '../../../apps/api/src/platform/config/load-config.js';
import { InstanceLockService } from '../../../apps/api/src/platform/database/instance-lock.service.js';
import { RowClaims } from '../../../apps/api/src/platform/database/row-claims.js';
import { createTestDatabase } from '../../support/servers/test-database.js';

const CLAIMS = new RowClaims({
  table: 'work',
  claimedBy: 'worker',
  attempts: 'attempts',
  isOpen: `status = 'open'`,
});

interface Work {
  id: string;
  status: string;
  worker: number | null;
  attempts: number;
}

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: DataSource;
let mine: InstanceLockService;
let others: InstanceLockService;

beforeAll(async () => {
  server = await createTestDatabase();
  database = new DataSource({ type: 'postgres', url: server.url });
  await database.initialize();
  await database.query(`CREATE TABLE work (id text PRIMARY KEY, status text NOT NULL DEFAULT 'open', worker int,
    attempts int NOT NULL DEFAULT 0, queued_at timestamptz NOT NULL DEFAULT now())`);
});

beforeEach(async () => {
  const config = { databaseUrl: server.url } as Config;
  [mine, others] = await Promise.all([
    InstanceLockService.acquire(config),
    InstanceLockService.acquire(config),
  ]);
  await database.query(`DELETE FROM work`);
  await database.query(`INSERT INTO work (id) VALUES ('a')`);
});

afterEach(async () => {
  await Promise.all([
    mine.onApplicationShutdown(),
    others.onApplicationShutdown(),
  ]);
});

afterAll(async () => {
  await database.destroy();
  await server.drop();
});

const claimOf = (instance: InstanceLockService) => ({
  id: 'a',
  by: instance.life.id,
});

async function row(): Promise<Work> {
  const [found] = await database.query<Work[]>(
    `SELECT id, status, worker, attempts FROM work`,
  );
  return found!;
}

async function lost(): Promise<string[]> {
  const condition = CLAIMS.isLost('queued_at', 5);
  const rows = await database.query<Work[]>(
    `SELECT id FROM work WHERE ${condition}`,
  );
  return rows.map(({ id }) => id);
}

it('claims a row for one of two processes and counts the attempt', async () => {
  const claimed = await Promise.all([
    CLAIMS.claim(database, claimOf(mine)),
    CLAIMS.claim(database, claimOf(others)),
  ]);
  expect(claimed.filter((found) => found)).toEqual([{ id: 'a' }]);
  expect((await row()).attempts).toBe(1);
});

it('claims neither a closed row nor one outside the condition', async () => {
  const change = { where: ['status = $3'], values: ['other'] };
  expect(await CLAIMS.claim(database, claimOf(mine), change)).toBeUndefined();
  await database.query(`UPDATE work SET status = 'closed'`);
  expect(await CLAIMS.claim(database, claimOf(mine))).toBeUndefined();
  expect(await row()).toMatchObject({ worker: null, attempts: 0 });
});

it('claims the row of a process that has ended', async () => {
  await CLAIMS.claim(database, claimOf(others));
  const { id } = mine.life;
  expect(await CLAIMS.claim(database, claimOf(mine))).toBeUndefined();
  await others.onApplicationShutdown();
  expect(await CLAIMS.claim(database, { id: 'a', by: id })).toBeDefined();
  expect(await row()).toMatchObject({ worker: id, attempts: 2 });
});

it('changes the row with the claim and returns the given columns', async () => {
  const change = {
    set: ['status = $3'],
    returning: 'status, attempts',
    values: ['building'],
  };
  expect(await CLAIMS.claim(database, claimOf(mine), change)).toEqual({
    status: 'building',
    attempts: 1,
  });
});

it('releases its own claim, with or without the attempt', async () => {
  await CLAIMS.claim(database, claimOf(mine));
  expect(await CLAIMS.release(database, claimOf(others))).toBeUndefined();
  expect(await CLAIMS.release(database, claimOf(mine))).toBeDefined();
  expect(await row()).toMatchObject({ worker: null, attempts: 1 });
  await CLAIMS.claim(database, claimOf(mine));
  await CLAIMS.release(database, claimOf(mine), { isAttemptUndone: true });
  expect(await row()).toMatchObject({ worker: null, attempts: 1 });
});

it('keeps a claim when the condition of the release does not hold', async () => {
  const change = { where: [`status = 'building'`] };
  await CLAIMS.claim(database, claimOf(mine));
  expect(await CLAIMS.release(database, claimOf(mine), change)).toBeUndefined();
  expect((await row()).worker).toBe(mine.life.id);
});

it('reports an old row as lost unless a running process works on it', async () => {
  expect(await lost()).toEqual([]);
  await database.query(`UPDATE work SET queued_at = now() - interval '1 hour'`);
  expect(await lost()).toEqual(['a']);
  await CLAIMS.claim(database, claimOf(others));
  expect(await lost()).toEqual([]);
  await others.onApplicationShutdown();
  expect(await lost()).toEqual(['a']);
});
