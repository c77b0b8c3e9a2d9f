import { API } from '@hatira/contract';
import pg from 'pg';
import request from 'supertest';
import type { QueryRunner } from 'typeorm';
import { lockClass } from '../../../apps/api/src/platform/database/advisory-locks.js';
import { MIGRATIONS } from '../../../apps/api/src/platform/database/migrations/index.js';
import { manifest } from '../../support/product-manifest.js';
import { startMaintenance } from '../../support/servers/maintenance-command.js';
import {
  freePort,
  ServerProcess,
} from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const { version } = manifest;
const COUNT = MIGRATIONS.length;
const Last = MIGRATIONS.at(-1)!;
const NEWER = 'FromTheFuture1999999999999';

let home: TestApp;
/** Another process that migrates. */
let other: pg.Client;

beforeEach(async () => {
  home = await createTestApp();
  other = new pg.Client({ connectionString: home.env.DATABASE_URL });
  await other.connect();
});

afterEach(async () => {
  await other.end();
  await home.close();
});

const names = async () =>
  (
    await other.query<{ name: string }>(
      'SELECT name FROM migrations ORDER BY id',
    )
  ).rows.map(({ name }) => name);

/** Takes the last step back, and holds the lock of a process that migrates. */
async function holdLastStep(): Promise<void> {
  const runner = { query: (text: string) => other.query(text) };
  await new Last().down(runner as unknown as QueryRunner);
  await other.query('DELETE FROM migrations WHERE name = $1', [Last.name]);
  await other.query('SELECT pg_advisory_lock($1, 0)', [
    lockClass('migrations'),
  ]);
}

const release = () =>
  other.query('SELECT pg_advisory_unlock($1, 0)', [lockClass('migrations')]);

async function start(role: 'web' | 'worker', webProcesses = 1) {
  const port = await freePort();
  const starting = ServerProcess.start(role, {
    ...home.env,
    WEB_PROCESSES: String(webProcesses),
    METRICS_PORT: String(port),
    LOG_LEVEL: 'info',
  });
  // A failure is that of the test which waits for it.
  starting.catch(() => undefined);
  return { starting, operations: request(`http://127.0.0.1:${port}`) };
}

type Started = Awaited<ReturnType<typeof start>>;

async function answerOf({ operations }: Started, path: string) {
  const answer = await operations.get(path).catch(() => undefined);
  return answer && { status: answer.status, data: answer.body.data };
}

const migrating = {
  status: 503,
  data: { process: 'failed', migrating: `${COUNT} of ${COUNT}`, version },
};

it('a start that migrates lives, names the step, and becomes ready', async () => {
  await holdLastStep();
  const all = [
    await start('web'),
    await start('web', 2),
    await start('worker'),
  ];
  for (const each of all) {
    await until(
      'ready names the step',
      () => answerOf(each, API.ready),
      migrating,
    );
    expect(await answerOf(each, API.live)).toMatchObject({ status: 200 });
  }
  // It is the last of all, so each has waited as long.
  const command = startMaintenance(home, 'migrate');
  let said = '';
  command.child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  const note = new RegExp(
    `Migrating the database: ${COUNT} of ${COUNT}, for \\d+ s`,
  );
  await until('the command says how long it waits', () => note.test(said));

  await release();
  expect(await command.result).toMatchObject({ code: 0 });
  expect(said).toMatch(/The database has the schema of this version\.\n$/);
  for (const each of all) {
    const server = await each.starting;
    await until('it is ready', () => answerOf(each, API.ready), {
      status: 200,
      data: {
        process: 'ok',
        postgres: 'ok',
        redis: 'ok',
        storage: 'ok',
        version,
      },
    });
    expect(server.log).toMatch(note);
    expect(await server.stop()).toBe(0);
  }
  expect(await names()).toEqual(MIGRATIONS.map(({ name }) => name));
});

describe('a database of a newer version', () => {
  beforeEach(() =>
    other.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [
      1999999999999,
      NEWER,
    ]),
  );
  const sentence = `DATABASE_URL: the database is of a newer version (${NEWER}); start that version, or restore a backup of this one\n`;

  it.each(['web', 'worker'] as const)(
    'is refused by a %s start in one sentence',
    async (role) => {
      await expect((await start(role)).starting).rejects.toThrow(
        `${role} did not start: Start failed: ${sentence}`,
      );
    },
  );

  it('is refused by the command', async () => {
    const { code, output } = await startMaintenance(home, 'migrate').result;
    expect({ code, output }).toEqual({
      code: 1,
      output: `Failed: ${sentence}`,
    });
  });

  afterEach(async () => expect(await names()).toContain(NEWER));
});

it('a second migrate command changes no row', async () => {
  const before = await names();
  const { code, output } = await startMaintenance(home, 'migrate').result;
  expect({ code, output }).toEqual({
    code: 0,
    output: 'The database has the schema of this version.\n',
  });
  expect(await names()).toEqual(before);
});
