import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { API, type AuditEntry } from '@hatira/contract';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import type { QueryRunner } from 'typeorm';
import { cleanup } from '../../../apps/api/src/features/cleanup/cleanup.job.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { restRows } from '../../support/requests/panel.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

/** More than two transactions of the deletion. */
const [FILES, FILES_OF_ANOTHER] = [2_300, 7];
const FILES_OF_A_TRANSACTION = 1_000;
/** Erased by a run of the clean-up. */
const FILES_OF_A_SWEEP = 500;

let home: TestApp;
let worker: ServerProcess;
let expired: number;
let others: string[];
const runners: QueryRunner[] = [];

beforeAll(async () => {
  home = await createTestApp({
    env: { MEDIA_RETENTION_MONTHS: '1', TRASH_DAYS: '30' },
  });
  const wedding = await createWedding(home);
  expired = await weddingIdOf(home, wedding);
  await seed(wedding, FILES);
  others = await seed(await createWedding(home), FILES_OF_ANOTHER);
  await age('created_at', 60);
  await home.sweep();
  await age('files_due_at', 31);
});

afterEach(async () => {
  for (const runner of runners.splice(0)) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
});
afterAll(async () => {
  await worker?.kill();
  await home?.close();
});

const seed = (wedding: TestWedding, count: number) =>
  seedMedia(
    home,
    wedding,
    Array.from({ length: count }, (_, index) => ({
      name: `${index}.jpg`,
      content: Buffer.from(`photo ${index}`),
    })),
  );
const age = (column: 'created_at' | 'files_due_at', days: number) =>
  home.database.query(
    `UPDATE weddings SET ${column} = ${column} - make_interval(days => $2) WHERE id = $1`,
    [expired, days],
  );
const count = async (condition: string) => {
  const [row] = await home.database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM media WHERE ${condition}`,
  );
  return row?.count ?? 0;
};
const trashed = () => count('deleted_at IS NOT NULL');
const startCleanup = () =>
  home.app.get<Queue>(getQueueToken(cleanup.queue), { strict: false }).add({});
const waitsForLock = async () => {
  const waiting = await home.database.query<unknown[]>(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
};

async function hold(
  statement: string,
  parameters: unknown[] = [],
): Promise<QueryRunner> {
  const runner = home.database.createQueryRunner();
  runners.push(runner);
  await runner.startTransaction();
  await runner.query(statement, parameters);
  return runner;
}

/** Then releases the locks. */
async function kill(...holders: QueryRunner[]): Promise<void> {
  await worker.kill();
  for (const holder of holders) await holder.rollbackTransaction();
  await until(
    'the statements of the killed worker have ended',
    waitsForLock,
    false,
  );
}

async function countsInTrail(): Promise<number[]> {
  const entries = await restRows<AuditEntry>(await home.staff(), 'audit', {
    filter: { action: 'media_expired' },
  });
  return entries
    .map(({ details }) => details.count as number)
    .sort((a, b) => a - b);
}

async function expectOthersKept(): Promise<void> {
  const kept = await home.database.query<{ id: string }[]>(
    'SELECT edit_key AS id FROM media WHERE wedding_id <> $1 AND deleted_at IS NULL',
    [expired],
  );
  expect(kept.map(({ id }) => id).sort()).toEqual([...others].sort());
}

it('moves the rest to the trash after a restart, each file once, and no file of another wedding', async () => {
  const [blocking] = await home.database.query<{ id: string }[]>(
    `SELECT id FROM media WHERE wedding_id = $1 ORDER BY id OFFSET ${FILES_OF_A_TRANSACTION + 500} LIMIT 1`,
    [expired],
  );
  const row = await hold('SELECT 1 FROM media WHERE id = $1 FOR UPDATE', [
    blocking!.id,
  ]);
  // Later than the lock: it also cleans up by itself each minute.
  worker = await ServerProcess.start('worker', home.env);
  await startCleanup();
  await until(
    'the second transaction waits',
    async () => ({ trashed: await trashed(), isWaiting: await waitsForLock() }),
    (seen) => seen.trashed > 0 && seen.isWaiting,
  );
  await kill(row);
  expect([await trashed(), await countsInTrail()]).toEqual([
    FILES_OF_A_TRANSACTION,
    [FILES_OF_A_TRANSACTION],
  ]);

  await worker.start();
  await startCleanup();
  await until('all files are in the trash', trashed, FILES);
  expect(await countsInTrail()).toEqual([
    FILES - 2 * FILES_OF_A_TRANSACTION,
    1_000,
    1_000,
  ]);
  await expectOthersKept();
  expect(await storedFiles(home)).toHaveLength(FILES + FILES_OF_ANOTHER);
});

it('erases the rest after a restart, with the row of the file whose bytes had gone', async () => {
  await worker.kill();
  await home.database.query(
    `UPDATE media SET deleted_at = now() - interval '31 days' WHERE wedding_id = $1`,
    [expired],
  );
  const [middle] = await home.database.query<{ id: string; key: string }[]>(
    `SELECT id, object_key AS key FROM media WHERE deleted_at < now() - interval '30 days' OFFSET 200 LIMIT 1`,
  );
  const original = join(home.dataDir, 'storage', middle!.key);
  const row = await hold('SELECT 1 FROM media WHERE id = $1 FOR UPDATE', [
    middle!.id,
  ]);
  await worker.start();
  await startCleanup();
  await until('the worker waits for the row', waitsForLock);
  // Rows can be locked, but no longer deleted.
  const table = await hold('LOCK TABLE media IN SHARE MODE');
  await row.rollbackTransaction();
  await until('the bytes have gone', () =>
    access(original).then(
      () => false,
      () => true,
    ),
  );
  await kill(table);
  const left = await trashed();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(FILES);
  expect(await count(`id = '${middle!.id}'`)).toBe(1);
  expect(await storedFiles(home)).toHaveLength(left - 1 + FILES_OF_ANOTHER);

  await worker.start();
  for (let erased = 0; erased < FILES; erased += FILES_OF_A_SWEEP)
    await startCleanup();
  await until('the trash is empty', trashed, 0);
  await expectOthersKept();
  expect(await count('true')).toBe(FILES_OF_ANOTHER);
  expect(await storedFiles(home)).toHaveLength(FILES_OF_ANOTHER);
  for (const id of others) {
    const { body } = await home
      .http()
      .get(API.download(id))
      .expect(200)
      .responseType('blob');
    expect(String(body)).toMatch(/^photo \d$/);
  }
});
