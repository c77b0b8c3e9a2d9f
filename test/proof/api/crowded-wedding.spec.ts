import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { conflicts } from '../../support/locks.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

const GUESTS = 45;
const PHOTOS = 25;
/** Other transactions that hold their locks for a while. */
const UPLOADS_THAT_BEGIN = 4;
const WORKERS = 2;

const BEGIN_UPLOAD = `
INSERT INTO uploads (id, wedding_id, file_name, file_type, total_bytes, status)
SELECT $1, id, 'a.jpg', 'image/jpeg', 0, 'storing' FROM weddings`;
const TOUCH = 'UPDATE weddings SET media_revision = media_revision + 1';

let home: TestApp;
let replica: TestApp;

beforeAll(async () => {
  home = await createTestApp();
  replica = await createTestApp({ replicaOf: home });
});

afterAll(async () => {
  await replica.close();
  await home.close();
});

/** Repeats a transaction of two statements, with a pause before the commit, until the guests have sent all. */
async function hold(
  [text, ...values]: [string, ...unknown[]],
  isOver: () => boolean,
): Promise<void> {
  const client = new pg.Client(home.env.DATABASE_URL);
  await client.connect();
  while (!isOver()) {
    await client.query('BEGIN');
    await client.query(
      text,
      values.map(() => randomUUID()),
    );
    await client.query('SELECT pg_sleep(0.03)');
    await client.query('COMMIT');
  }
  await client.end();
}

it('takes every photo of a crowd at once, on two servers, without a deadlock', async () => {
  const wedding = await createWedding(home);
  const before = await conflicts();
  let isOver = false;
  const others = [
    ...Array.from({ length: UPLOADS_THAT_BEGIN }, () =>
      hold([BEGIN_UPLOAD, 'id'], () => isOver),
    ),
    ...Array.from({ length: WORKERS }, () => hold([TOUCH], () => isOver)),
  ];
  const statuses = await Promise.all(
    Array.from({ length: GUESTS }, async (_, index) => {
      const server = index % 2 === 0 ? home : replica;
      const guest = new TestGuest(server.url, wedding, server.browser());
      const own: number[] = [];
      for (let photo = 0; photo < PHOTOS; photo++)
        own.push((await guest.single(jpegBytes())).status);
      return own;
    }),
  ).finally(() => {
    isOver = true;
  });
  await Promise.all(others);
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  expect(await conflicts()).toBe(before);
  expect(await gallery(home.url, wedding)).toHaveLength(GUESTS * PHOTOS);
});
