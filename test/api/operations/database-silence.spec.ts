import { once } from 'node:events';
import type { Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { servingOptions } from '../../../apps/api/src/platform/database/data-source.js';
import { toProblem } from '../../../apps/api/src/platform/http/errors/to-problem.js';
import { NetworkProxy } from '../../support/servers/network-proxy.js';
import { createTestDatabase } from '../../support/servers/test-database.js';

const SILENCE_MS = 2_000;

let proxy: NetworkProxy;
let database: DataSource;
let created: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  created = await createTestDatabase();
  proxy = await NetworkProxy.open(created.url);
  database = await new DataSource(
    servingOptions(proxy.url, SILENCE_MS),
  ).initialize();
  await database.query('CREATE TABLE seen (what text)');
});

afterAll(async () => {
  await database.destroy();
  await proxy.close();
  await created.drop();
});

const seen = async () =>
  (await database.query<{ what: string }[]>('SELECT what FROM seen')).map(
    ({ what }) => what,
  );

it('a query fails with words that say "try again", and the next one has another connection', async () => {
  proxy.hold();
  const error: unknown = await database
    .query('SELECT 1')
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: expect.stringMatching(/PostgreSQL has not answered/) as string,
  });
  expect(toProblem(error)).toMatchObject({
    code: 'service_unavailable',
    status: 503,
    retryAfterSeconds: 5,
  });
  proxy.letPass();
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('never commits the start of a transaction through the next user of its connection', async () => {
  const begun = database.transaction(async (manager) => {
    await manager.query(`INSERT INTO seen VALUES ('half')`);
    proxy.hold();
    await manager.query(`INSERT INTO seen VALUES ('whole')`);
  });
  await expect(begun).rejects.toThrow(/PostgreSQL has not answered/);
  proxy.letPass();
  await database.query(`INSERT INTO seen VALUES ('next')`);
  expect(await seen()).toEqual(['next']);
});

it('a transaction that waits for something else may be silent for longer', async () => {
  await database.transaction(async (manager) => {
    await manager.query(`INSERT INTO seen VALUES ('patient')`);
    const { connection } = (await manager.queryRunner!.connect()) as {
      connection: { stream: Socket };
    };
    await once(connection.stream, 'timeout');
  });
  expect(await seen()).toContain('patient');
});
