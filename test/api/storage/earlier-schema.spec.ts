import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../../apps/api/src/platform/database/data-source.js';
import { prepareFor } from '../../../apps/api/src/platform/database/dump/database-load.js';
import { EARLIER_COMMIT } from '../../../apps/api/src/platform/database/migrations/earlier-schema.js';
import { createTestDatabase } from '../../support/servers/test-database.js';

const EARLIER = ['Initial1763690000000', 'SoundCounts1764570000000'];
const NOW = ['Baseline1764600000000', 'PlayableVideos1764700000000'];
const WEDDING = 4_123_456_789_012_345;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

const rows = async (statement: string) =>
  (await client.query<Record<string, unknown>>(statement)).rows;

const columns = () =>
  rows(
    `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY 1, 2`,
  );

const migrations = async () =>
  (await rows('SELECT name FROM migrations ORDER BY id')).map(
    ({ name }) => name,
  );

/** Makes the database as that commit leaves it, with an archive of either format. */
async function asEarlier(names: string[]): Promise<void> {
  await client.query(`
    ALTER TABLE archives ADD COLUMN zip_format smallint NOT NULL DEFAULT 2;
    ALTER TABLE uploads ADD COLUMN guest_address text;
    ALTER TABLE media DROP COLUMN looked_at;
    DELETE FROM migrations;
    INSERT INTO weddings (id, slug, slug_key) VALUES (${WEDDING}, 'Elif-140626-Can', 'elif-140626-can');
  `);
  for (const [timestamp, name] of names.entries())
    await client.query(
      'INSERT INTO migrations (timestamp, name) VALUES ($1, $2)',
      [timestamp, name],
    );
  for (const format of [2, 3])
    await client.query(
      `INSERT INTO archives (id, wedding_id, fingerprint, is_whole_wedding, file_name, file_count, total_bytes, media_ids,
         plan, status, expires_at, zip_format)
       VALUES ($1, $2, $3, true, 'a.zip', 1, 1, '{}', '{"ahead": []}', 'ready', now() + interval '1 day', $4)`,
      [randomUUID(), WEDDING, Buffer.from([format]), format],
    );
}

it('a database of the last state before the baseline gets its schema and keeps its rows', async () => {
  const expected = await columns();
  await asEarlier(EARLIER);
  await migrate(database.url);
  expect(await columns()).toEqual(expected);
  expect(await migrations()).toEqual(NOW);
  expect(await rows('SELECT slug FROM weddings')).toEqual([
    { slug: 'Elif-140626-Can' },
  ]);
  // The bytes of an archive of format 2 are not sent any more.
  expect(
    await rows(
      'SELECT status, ended_at IS NULL AS "isOpen" FROM archives ORDER BY fingerprint',
    ),
  ).toEqual([
    { status: 'expired', isOpen: false },
    { status: 'ready', isOpen: true },
  ]);
  await migrate(database.url);
  expect(await migrations()).toEqual(NOW);
});

it('an older database is refused by a sentence with the commit that helps, and stays as it is', async () => {
  await asEarlier(EARLIER.slice(0, 1));
  const before = [await columns(), await rows('SELECT * FROM archives')];
  await expect(migrate(database.url)).rejects.toThrow(
    `DATABASE_URL: this database was made by an earlier state of Hatıra; start commit ${EARLIER_COMMIT} once, which brings it up to date`,
  );
  expect([await columns(), await rows('SELECT * FROM archives')]).toEqual(
    before,
  );
  expect(await migrations()).toEqual(EARLIER.slice(0, 1));
});

it('a backup of before the baseline is refused before the database is emptied', async () => {
  const before = await columns();
  await expect(
    prepareFor(database.url, {
      migrations: EARLIER,
      tables: [],
      sequences: [],
    }),
  ).rejects.toThrow(
    `the backup was made by an earlier state of Hatıra; restore it with commit ${EARLIER_COMMIT}, then start this one`,
  );
  expect(await columns()).toEqual(before);
});
