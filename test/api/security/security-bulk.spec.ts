import { randomUUID } from 'node:crypto';
import { API } from '@hatira/contract';
import { DataSource } from 'typeorm';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const STRANGER = '192.0.2.1';
const CALLS = [API.bulkDelete, API.restore, API.bulkDownload];
const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

const invented = () => Array.from({ length: 10_000 }, () => randomUUID());
const send = (path: string, ids: string[], address = STRANGER) =>
  test.http().post(path).set('X-Forwarded-For', address).send({ ids });

/** @returns the number of statements sent to PostgreSQL */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const runner = test.app.get(DataSource).createQueryRunner();
  const query = jest.spyOn(
    Object.getPrototypeOf(runner) as { query: () => unknown },
    'query',
  );
  try {
    await runner.release();
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

it('30 calls with 10,000 invented ids: one statement each, and 429 after the first ones', async () => {
  expect(
    await statementsOf(() =>
      send(API.bulkDelete, invented()).expect(200, {
        success: true,
        deleted: 0,
      }),
    ),
  ).toBe(1);
  const statuses = new Set<number>();
  const statements = await statementsOf(async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send(CALLS[index % 3]!, invented()),
      ),
    );
    for (const { status } of answers) statuses.add(status);
  });
  expect([...statuses]).toEqual([429]);
  expect(statements).toBe(30);
  const { headers, body } = await send(API.restore, invented()).expect(429);
  expect([Number(headers['retry-after']) > 0, body.code]).toEqual([
    true,
    'too_many_requests',
  ]);
});

it('a couple is not refused on the network that has sent invented ids', async () => {
  const guest = new TestGuest(test.url, wedding);
  for (let index = 0; index < 3; index++)
    await guest.single(jpegBytes(2_000 + index)).expect(200);
  const ids = (await gallery(test.url, wedding)).map(({ id }) => id);
  await send(API.bulkDelete, invented());
  await send(API.bulkDelete, invented()).expect(429);
  await send(API.bulkDownload, ids).expect(200);
  await send(API.bulkDelete, ids).expect(200, { success: true, deleted: 3 });
  // Deleted ids still count as known.
  await send(API.bulkDelete, ids).expect(200, { success: true, deleted: 0 });
  await send(API.restore, ids).expect(200, { success: true, restored: 3 });
});

it('one known id in front of invented ones does not let them through', async () => {
  await new TestGuest(test.url, wedding).single(jpegBytes()).expect(200);
  const [known] = await gallery(test.url, wedding);
  await send(API.restore, invented()).expect(200);
  const statuses = [];
  // One call in a thousand checks the known id.
  for (let call = 0; call < 3; call++) {
    const ids = [known!.id, ...invented().slice(1)];
    statuses.push((await send(API.restore, ids)).status);
  }
  expect(statuses).toContain(429);
});

it('10,000 known ids are never refused, however often', async () => {
  const ids = invented();
  await test.database.query(
    `INSERT INTO media (edit_key, id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash)
     SELECT id, id, $2, id::text, id::text, 'a.jpg', 'image/jpeg', 1, 0, decode(replace(id::text, '-', ''), 'hex')
     FROM unnest($1::uuid[]) AS id`,
    [ids, await weddingIdOf(test, wedding)],
  );
  for (let round = 0; round < 3; round++) {
    await send(API.bulkDelete, ids).expect(200, {
      success: true,
      deleted: 10_000,
    });
    await send(API.restore, ids).expect(200, {
      success: true,
      restored: 10_000,
    });
  }
});

it('invented ids of one network do not count against another, the addresses of one IPv6 /64 count together', async () => {
  await send(API.bulkDelete, invented(), '2001:db8::1').expect(200);
  await send(API.bulkDelete, invented(), '2001:db8::2').expect(429);
  await send(API.bulkDelete, invented(), '2001:db8:0:1::1').expect(200);
});
