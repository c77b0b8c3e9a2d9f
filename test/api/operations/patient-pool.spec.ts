import { connectedClient } from '../../../apps/api/src/platform/database/connected-client.js';
import { PatientPool } from '../../../apps/api/src/platform/database/pool/patient-pool.js';
import { toProblem } from '../../../apps/api/src/platform/http/errors/to-problem.js';
import { databaseRefusals } from '../../../apps/api/src/platform/metrics/metrics.js';
import { LimitedAccount } from '../../support/servers/limited-account.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import { until } from '../../support/until.js';

const WAIT_MS = 20_000;
const SHORT_WAIT_MS = 500;
const ALLOWED = 4;

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let account: LimitedAccount;
let pool: PatientPool;

beforeAll(async () => {
  created = await createTestDatabase();
  account = await LimitedAccount.create(created.url, ALLOWED);
});

beforeEach(() => open(WAIT_MS));

afterEach(async () => {
  await account.relieve();
  await pool.end();
});

afterAll(async () => {
  await account.drop();
  await created.drop();
});

function open(connectionTimeoutMillis: number): void {
  pool = new PatientPool({
    connectionString: account.url,
    connectionTimeoutMillis,
    max: 10,
  });
  pool.on('error', () => undefined);
}

async function refusals(): Promise<number> {
  const { values } = await databaseRefusals.get();
  return values[0]?.value ?? 0;
}

const one = async () => {
  const { rows } = await pool.query<{ one: number }>('SELECT 1 AS one');
  return rows[0]?.one;
};

it('works on with the connections that it has', async () => {
  const calls = Array.from({ length: 100 }, () =>
    pool.query('SELECT pg_sleep(0.01)'),
  );
  await Promise.all(calls);
  // An attempt may be under way as the calls end.
  await until('only these are left', () => pool.totalCount, ALLOWED);
});

it('gives a freed connection to callers of its own before it asks for another one', async () => {
  const mine = await pool.connect();
  await account.takeRest();
  const waiting = one();
  await until('a caller waits', () => pool.waitingCount, 1);
  mine.release();
  expect(await waiting).toBe(1);
});

it('takes up the connections that others give back, without an attempt for each caller', async () => {
  await account.takeRest();
  const before = await refusals();
  const calls = Promise.all(Array.from({ length: 50 }, one));
  await until(
    'two attempts follow those of the first callers',
    async () => (await refusals()) - before > 12,
  );
  await account.relieve();
  expect(await calls).toEqual(Array.from({ length: 50 }, () => 1));
  expect((await refusals()) - before).toBeLessThan(50);
});

it('lets a command wait for its connection, too', async () => {
  await account.takeRest();
  let isConnected = false;
  const connecting = connectedClient({ connectionString: account.url });
  void connecting.then(() => (isConnected = true));
  const waiting = one();
  await until('a caller of the pool waits', () => pool.waitingCount, 1);
  expect(isConnected).toBe(false);
  await account.relieve();
  expect(await waiting).toBe(1);
  await (await connecting).end();
});

it('refuses a caller after the wait of a full pool, as an unavailable service', async () => {
  await pool.end();
  open(SHORT_WAIT_MS);
  await account.takeRest();
  const error: unknown = await one().catch((reason: unknown) => reason);
  expect(toProblem(error)).toMatchObject({
    code: 'service_unavailable',
    retryAfterSeconds: 5,
  });
  await account.relieve();
  // The pause before the next attempt may be longer than the wait.
  await until('a caller is served', () => one().catch(() => undefined), 1);
});

it('fails at once when the server is away, also after refusals', async () => {
  await account.takeRest();
  const waiting = one();
  await until('a caller waits', () => pool.waitingCount, 1);
  await account.shutOut();
  await expect(waiting).rejects.toThrow();
});
