import pg from 'pg';
import type { Config } from '../../../apps/api/src/platform/config/load-config.js';
import { InstanceLockService } from '../../../apps/api/src/platform/database/instance-lock.service.js';
import { NetworkProxy } from '../../support/servers/network-proxy.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import { until } from '../../support/until.js';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const OTHERS = [
  ...([
    'Date',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['setTimeout', 'clearTimeout'] as const),
];
const MANY_PINGS_MS = 60_000;

let database: TestDatabase;

beforeAll(async () => void (database = await createTestDatabase()));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(() => database.drop());

function methodOf<Answer>(name: 'query' | 'connect') {
  return Reflect.get(pg.Client.prototype, name) as (
    this: pg.Client,
    ...asked: unknown[]
  ) => Promise<Answer>;
}

const lockOn = (databaseUrl: string) =>
  InstanceLockService.acquire({ databaseUrl } as Config);

it('asks its connection one thing after the other, however late the answers come', async () => {
  jest.useFakeTimers({ doNotFake: OTHERS });
  const lock = await lockOn(database.url);
  const other = await lockOn(database.url);
  const query = methodOf<unknown>('query');
  const mostAtOnce = new Map<pg.Client, number>();
  const atOnce = new Map<pg.Client, number>();
  function counted(this: pg.Client, ...asked: unknown[]): unknown {
    const now = (atOnce.get(this) ?? 0) + 1;
    atOnce.set(this, now);
    mostAtOnce.set(this, Math.max(now, mostAtOnce.get(this) ?? 0));
    return query
      .apply(this, asked)
      .finally(() => atOnce.set(this, atOnce.get(this)! - 1));
  }
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(counted);
  jest.advanceTimersByTime(MANY_PINGS_MS);
  expect(await lock.countOthers()).toBe(1);
  expect([...mostAtOnce.values()]).toEqual([1, 1]);
  await lock.onApplicationShutdown();
  await other.onApplicationShutdown();
});

it('stopped while it connects again, it leaves no connection behind', async () => {
  const proxy = await NetworkProxy.open(database.url);
  const url = new URL(proxy.url);
  url.searchParams.set('application_name', 'stopped-lock');
  const lock = await lockOn(url.href);
  const connect = methodOf<pg.Client>('connect');
  const connected = new Promise<void>((resolve) => {
    function stopping(this: pg.Client): unknown {
      void lock.onApplicationShutdown();
      return connect.apply(this).then(() => resolve());
    }
    jest.spyOn(pg.Client.prototype, 'connect').mockImplementation(stopping);
  });
  proxy.goAway();
  proxy.comeBack();
  await connected;
  jest.restoreAllMocks();
  const watcher = new pg.Client(database.url);
  await watcher.connect();
  try {
    const asked = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'stopped-lock'`;
    await until(
      'nobody is connected',
      async () => (await watcher.query(asked)).rowCount,
      0,
    );
  } finally {
    await watcher.end();
    await proxy.close();
  }
});
