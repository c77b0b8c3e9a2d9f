import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { DatabaseMoment } from '../../../apps/api/src/platform/database/dump/database-dump.js';
import { loadTables } from '../../../apps/api/src/platform/database/dump/database-load.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import { until } from '../../support/until.js';

const ROWS = 100_000;
/** Exceeds all buffers between server and reader. */
const MANY_BYTES = 40 * 1024 * 1024;
const TABLE = { name: 'lines', columns: ['id', 'text'] };
const SCHEMA = { migrations: [], tables: [TABLE], sequences: [] };

let database: { url: string; drop(): Promise<void> };
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`CREATE TABLE lines (id bigint, text text NOT NULL)`);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

beforeEach(async () => {
  await client.query('TRUNCATE lines');
});

async function fill(): Promise<void> {
  await client.query(
    `INSERT INTO lines SELECT n, repeat(md5(n::text) || E'\\t\\n\\\\ş', $2) FROM generate_series(1, $1) n`,
    [ROWS, Math.ceil(MANY_BYTES / ROWS / 37)],
  );
}

async function copying(): Promise<{ pid: number; waitsFor: string | null }[]> {
  const { rows } = await client.query<{ pid: number; waitsFor: string }>(
    `SELECT pid, wait_event AS "waitsFor" FROM pg_stat_activity
     WHERE datname = current_database() AND state = 'active' AND query LIKE 'COPY %'`,
  );
  return rows;
}

const untilWaiting = (event: string) =>
  until(`the server waits: ${event}`, copying, (processes) =>
    processes.some(({ waitsFor }) => waitsFor === event),
  );

/** Ends the connection as a restart of the server does. */
async function endConnection(): Promise<void> {
  for (const { pid } of await copying())
    await client.query('SELECT pg_terminate_backend($1)', [pid]);
}

async function hashOf(source: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of source) hash.update(chunk);
  return hash.digest('hex');
}

async function hashOfRows(): Promise<string> {
  const moment = await DatabaseMoment.open(database.url);
  try {
    return await hashOf(moment.rowsOf(TABLE));
  } finally {
    await moment.close();
  }
}

const load = (rows: Readable) =>
  loadTables(database.url, SCHEMA, () => Promise.resolve(rows), []);

async function loadedRows(): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    'SELECT count(*) FROM lines',
  );
  return Number(rows[0]?.count);
}

function* rowsFrom(id: number): Generator<Buffer> {
  for (;;) yield Buffer.from(`${id++}\t${'x'.repeat(10_000)}\n`);
}

describe('a dump', () => {
  it('is loaded byte for byte, and several tables by one connection', async () => {
    await fill();
    const source = await DatabaseMoment.open(database.url);
    const first = await hashOf(source.rowsOf(TABLE));
    const chunks: Buffer[] = [];
    for await (const chunk of source.rowsOf(TABLE))
      chunks.push(chunk as Buffer);
    await source.close();
    await client.query('TRUNCATE lines');
    await load(Readable.from(chunks));
    expect(await loadedRows()).toBe(ROWS);
    expect(await hashOfRows()).toBe(first);
  });

  it('lets the server wait for a slow reader', async () => {
    await fill();
    const moment = await DatabaseMoment.open(database.url);
    const rows = moment.rowsOf(TABLE);
    rows.read(0);
    await untilWaiting('ClientWrite');
    expect(rows.readableLength).toBeLessThan(1024 * 1024);
    await hashOf(rows);
    await moment.close();
  });

  it('closes its connection when the writer fails', async () => {
    await fill();
    const moment = await DatabaseMoment.open(database.url);
    const failing = pipeline(moment.rowsOf(TABLE), async function (rows) {
      for await (const row of rows)
        throw new Error(`no room for ${(row as Buffer).length} bytes`);
    });
    await expect(failing).rejects.toThrow('no room for');
    await moment.close();
    await until('the server stops', async () => (await copying()).length, 0);
  });

  it('fails when the connection ends, without a half table', async () => {
    await fill();
    const moment = await DatabaseMoment.open(database.url);
    const rows = moment.rowsOf(TABLE);
    rows.read(0);
    await untilWaiting('ClientWrite');
    await endConnection();
    await expect(hashOf(rows)).rejects.toThrow(/terminat/);
    await moment.close();
  });

  it('fails with the words of the server when the table does not exist', async () => {
    const moment = await DatabaseMoment.open(database.url);
    const rows = moment.rowsOf({ name: 'absent', columns: ['id'] });
    await expect(hashOf(rows)).rejects.toThrow('"absent" does not exist');
    await moment.close();
  });
});

describe('a load', () => {
  it.each([
    ['the first', ''],
    ['a later', '1\tone\n'.repeat(ROWS)],
  ])('fails with the words of the server at %s row', async (_, before) => {
    const rows = Readable.from([
      Buffer.from(`${before}two\n`),
      ...Array(20).fill(Buffer.alloc(65_536)),
    ]);
    await expect(load(rows)).rejects.toThrow('invalid input syntax');
    expect(await loadedRows()).toBe(0);
  });

  it('fails with the error of its source and keeps no row', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('1\tone\n');
        throw new Error('the backup is damaged');
      })(),
    );
    await expect(load(broken)).rejects.toThrow('the backup is damaged');
    expect(await loadedRows()).toBe(0);
  });

  it('fails when the connection ends', async () => {
    const loading = load(Readable.from(rowsFrom(1)));
    const refused = expect(loading).rejects.toThrow(
      /terminat|ECONNRESET|EPIPE/,
    );
    await until(
      'rows arrive',
      async () => (await copying()).length,
      (count) => count > 0,
    );
    await endConnection();
    await refused;
    expect(await loadedRows()).toBe(0);
  });

  it('lets the source wait for a slow server', async () => {
    await slowDown();
    let sent = 0;
    const rows = Readable.from(
      (function* () {
        for (const row of rowsFrom(1)) {
          if ((sent += row.length) > MANY_BYTES) return;
          yield row;
        }
      })(),
    );
    const loading = load(rows);
    await untilWaiting('advisory');
    expect(sent).toBeLessThan(MANY_BYTES / 2);
    await client.query('SELECT pg_advisory_unlock(1)');
    await loading;
    expect(sent).toBeGreaterThan(MANY_BYTES);
  });
});

async function slowDown(): Promise<void> {
  await client.query(`
    SELECT pg_advisory_lock(1);
    CREATE FUNCTION waiting() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END';
    CREATE TRIGGER waiting BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION waiting()`);
}
