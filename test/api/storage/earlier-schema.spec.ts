import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { migrate } from '../../../apps/api/src/platform/database/migrate.js';
import { prepareFor } from '../../../apps/api/src/platform/database/dump/database-load.js';
import { EARLIER_COMMIT } from '../../../apps/api/src/platform/database/migrations/earlier-schema.js';
import { MIGRATIONS } from '../../../apps/api/src/platform/database/migrations/index.js';
import { SelectionAlbums1764800000000 } from '../../../apps/api/src/platform/database/migrations/1764800000000-selection-albums.js';
import { WeddingEvents1764900000000 } from '../../../apps/api/src/platform/database/migrations/1764900000000-wedding-events.js';
import { EventHours1765050000000 } from '../../../apps/api/src/platform/database/migrations/1765050000000-event-hours.js';
import { createTestDatabase } from '../../support/servers/test-database.js';

const EARLIER = ['Initial1763690000000', 'SoundCounts1764570000000'];
const NOW = MIGRATIONS.map(({ name }) => name);
const AFTER_BASELINE = MIGRATIONS.slice(1);
const MEDIA = randomUUID();
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

const rows = async (statement: string, values?: unknown[]) =>
  (await client.query<Record<string, unknown>>(statement, values)).rows;

const columns = () =>
  rows(
    `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY 1, 2`,
  );

const migrations = async () =>
  (await rows('SELECT name FROM migrations ORDER BY id')).map(
    ({ name }) => name,
  );

const runner = { query: rows } as unknown as QueryRunner;

/** The first lacks the local times of its files. */
const ARCHIVES = [
  { format: 3, plan: '{}' },
  { format: 2, plan: '{"ahead": []}' },
  { format: 3, plan: '{"ahead": []}' },
];

/** Makes the database as that commit leaves it, with an archive of each kind. */
async function asEarlier(names: string[]): Promise<void> {
  for (const Migration of [...AFTER_BASELINE].reverse())
    await new Migration().down(runner);
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
  for (const [index, { format, plan }] of ARCHIVES.entries())
    await client.query(
      `INSERT INTO archives (id, wedding_id, fingerprint, is_whole_wedding, file_name, file_count, total_bytes, media_ids,
         plan, status, expires_at, zip_format)
       VALUES ($1, $2, $3, true, 'a.zip', 1, 1, '{}', $5, 'ready', now() + interval '1 day', $4)`,
      [randomUUID(), WEDDING, Buffer.from([index]), format, plan],
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
  // The bytes of these two are not sent any more.
  expect(
    await rows(
      'SELECT status, ended_at IS NULL AS "isOpen" FROM archives ORDER BY fingerprint',
    ),
  ).toEqual([
    { status: 'expired', isOpen: false },
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

it('the tables of selection albums come to a wedding with files, and leave it as it was', async () => {
  const expected = await columns();
  await client.query(`
    INSERT INTO weddings (id, slug, slug_key) VALUES (${WEDDING}, 'Elif-140626-Can', 'elif-140626-can');
    INSERT INTO wedding_links (hash, wedding_id, access) VALUES (${WEDDING}, ${WEDDING}, 'full');
    INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash)
      VALUES ('${MEDIA}', ${WEDDING}, 'key', 'object', 'a.jpg', 'image/jpeg', 1, 1, '\\x00');`);
  const album = `
    INSERT INTO selection_albums (id, couple_hash, token) VALUES ('${MEDIA}', ${WEDDING}, 'token');
    INSERT INTO selection_album_items (album_id, media_id) VALUES ('${MEDIA}', '${MEDIA}')`;
  await client.query(album);
  const migration = new SelectionAlbums1764800000000();
  await migration.down(runner);
  expect(await rows('SELECT file_name FROM media')).toEqual([
    { file_name: 'a.jpg' },
  ]);
  await migration.up(runner);
  expect(await columns()).toEqual(expected);
  await client.query(album);
  await client.query('DELETE FROM media');
  expect(await rows('SELECT FROM selection_album_items')).toEqual([]);
  await client.query('DELETE FROM wedding_links');
  expect(await rows('SELECT FROM selection_albums')).toEqual([]);
});

it('the columns of events come to a wedding with files, whose files move when its events change', async () => {
  const expected = await columns();
  const migration = new WeddingEvents1764900000000();
  await migration.down(runner);
  await client.query(`
    INSERT INTO weddings (id, slug, slug_key) VALUES (${WEDDING}, 'Elif-140626-Can', 'elif-140626-can');
    INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash)
      VALUES ('${MEDIA}', ${WEDDING}, 'key', 'object', 'a.jpg', 'image/jpeg', 1, 1, '\\x00');`);
  await migration.up(runner);
  expect(await columns()).toEqual(expected);
  expect(
    await rows(
      'SELECT event_id, is_event_chosen, scanned_event_id, events FROM media, weddings',
    ),
  ).toEqual([
    {
      event_id: null,
      is_event_chosen: false,
      scanned_event_id: null,
      events: [],
    },
  ]);
  const isDue = async () =>
    (
      await rows('SELECT moments_due_at IS NOT NULL AS "isDue" FROM weddings')
    )[0];
  await client.query("UPDATE weddings SET events = '[]'");
  expect(await isDue()).toEqual({ isDue: false });
  await client.query(`UPDATE weddings SET events = '[{"id": "one"}]'`);
  expect(await isDue()).toEqual({ isDue: true });
});

it('a name or a visibility of an event makes no file due, but its hours do', async () => {
  const migration = new EventHours1765050000000();
  const event = { id: 'one', date: '2026-06-14', begins: '18:00' };
  const isDueAfter = async (change: object) => {
    await client.query('UPDATE weddings SET moments_due_at = NULL');
    await client.query('UPDATE weddings SET events = $1', [
      JSON.stringify([{ ...event, ...change }]),
    ]);
    const [row] = await rows(
      'SELECT moments_due_at IS NOT NULL AS "isDue" FROM weddings',
    );
    return (row as { isDue: boolean }).isDue;
  };
  await migration.down(runner);
  await client.query(
    `INSERT INTO weddings (id, slug, slug_key, events) VALUES (${WEDDING}, 'Elif', 'elif', $1)`,
    [JSON.stringify([event])],
  );
  expect(await isDueAfter({ name: 'Kına' })).toBe(true);
  await migration.up(runner);
  expect(await isDueAfter({ visibility: 'shared' })).toBe(false);
  expect(await isDueAfter({ visibility: 'shared', name: 'Gece' })).toBe(false);
  expect(await isDueAfter({ begins: '19:00' })).toBe(true);
  expect(await isDueAfter({ date: '2026-06-13' })).toBe(true);
  expect(await isDueAfter({ id: 'other' })).toBe(true);
  await migration.down(runner);
  await migration.up(runner);
  expect(await isDueAfter({ begins: '20:00' })).toBe(true);
});
