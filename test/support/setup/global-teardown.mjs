import pg from 'pg';

/** Drops this run's databases and stops its servers. */
export default async function tearDown() {
  globalThis.testProjects -= 1;
  if (globalThis.testProjects > 0) return;
  const client = new pg.Client({
    connectionString: process.env.TEST_POSTGRES_URL,
  });
  await client.connect();
  const { rows } = await client.query(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [`hatira_test_${process.env.TEST_RUN}`],
  );
  for (const { datname } of rows)
    await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  await client.end();
  await globalThis.stopTestServers?.();
}
