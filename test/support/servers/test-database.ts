import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../../apps/api/src/platform/database/migrate.js';

const TEMPLATE_LOCK = 7_428_100;

/** Creates a database from the template that the run has migrated. */
export async function createTestDatabase(): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const name = `${prefix()}_${randomBytes(4).toString('hex')}`;
  const template = await ensureTemplate();
  await onServer(async (client) => {
    // PostgreSQL clones a template for one client at a time.
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return {
    url: urlOf(name),
    drop: () =>
      onServer(
        async (client) =>
          void (await client.query(
            `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
          )),
      ),
  };
}

async function ensureTemplate(): Promise<string> {
  const name = `${prefix()}_template`;
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_database WHERE datname = $1',
      [name],
    );
    if (rowCount) return;
    await client.query(`CREATE DATABASE ${name}_unfinished`);
    await migrate(urlOf(`${name}_unfinished`));
    await client.query(`ALTER DATABASE ${name}_unfinished RENAME TO ${name}`);
  });
  return name;
}

async function onServer(
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: requiredEnv('TEST_POSTGRES_URL'),
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(requiredEnv('TEST_POSTGRES_URL'));
  url.pathname = `/${database}`;
  return url.href;
}

function prefix(): string {
  return `hatira_test_${requiredEnv('TEST_RUN')}`;
}

function requiredEnv(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: the global set-up has not run`);
  return value;
}
