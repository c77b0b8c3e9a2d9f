import pg from 'pg';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { conflicts, waitsForLock } from '../../support/locks.js';
import { until } from '../../support/until.js';

const test = useTestApp();
let other: pg.Client;

beforeEach(async () => {
  other = new pg.Client(test.env.DATABASE_URL);
  await other.connect();
});

afterEach(() => other.end());

const BYTES_OF_NEXT_HOURS = `
INSERT INTO wedding_bytes (wedding_id, hour, bytes)
SELECT weddings.id, date_trunc('hour', now()) + hours * interval '1 hour', 0 FROM weddings, generate_series(0, 1) AS hours`;

it('stores a photo whose statement PostgreSQL ended because of a deadlock', async () => {
  const wedding = await createWedding(test);
  const before = await conflicts();
  // The upload looks first, and so is the one that PostgreSQL ends.
  await other.query(`SET deadlock_timeout = '1min'`);
  await other.query('BEGIN');
  await other.query(BYTES_OF_NEXT_HOURS);
  const upload = new TestGuest(test.url, wedding).single(jpegBytes()).then();
  await until('the upload waits for the other transaction', () =>
    waitsForLock(test.database),
  );
  await other.query('UPDATE weddings SET is_enabled = is_enabled');
  await other.query('COMMIT');
  expect((await upload).status).toBe(200);
  // Tried again, it may come before the waiting update and meet it once more.
  expect(await conflicts()).toBeGreaterThan(before);
  expect(await gallery(test.url, wedding)).toHaveLength(1);
});
