import {
  API,
  CARDS_API,
  STAFF_API,
  type RestResource,
  type WifiNetwork,
} from '@hatira/contract';
import type request from 'supertest';
import type { TestApp } from '../servers/test-app.js';
import type { TestWedding } from './guest.js';

type Agent = ReturnType<typeof request.agent>;

export interface ListQuery {
  sort?: unknown;
  range?: unknown;
  filter?: unknown;
}

/** A list as ra-data-simple-rest asks for it. */
export function restList(
  staff: Agent,
  resource: RestResource,
  query: ListQuery = {},
): request.Test {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined,
  );
  return staff
    .get(STAFF_API.rest(resource))
    .query(
      Object.fromEntries(
        given.map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    );
}

/** The rows of a list's answer. */
export async function restRows<Row>(
  staff: Agent,
  resource: RestResource,
  query: ListQuery = {},
): Promise<Row[]> {
  const { body } = await restList(staff, resource, query).expect(200);
  return body as Row[];
}

export async function deleteWedding(
  staff: Agent,
  { weddingPath }: TestWedding,
): Promise<void> {
  await staff.delete(API.weddingByPath(weddingPath)).expect(200);
}

/** The network of the wedding's place. */
export async function setWifi(
  test: TestApp,
  { hash }: TestWedding,
  wifi: WifiNetwork | null,
): Promise<void> {
  const staff = await test.staff();
  await staff.put(CARDS_API.wifi(hash)).send({ wifi }).expect(200);
}

/**
 * Rows without the API: wedding n is n minutes old, its hash 200000000000000 +
 * n.
 */
export async function fillWeddings(
  test: TestApp,
  count: number,
): Promise<void> {
  await test.database.query(
    `INSERT INTO weddings (id, slug, slug_key, is_enabled, created_at, last_upload_at)
     SELECT 500000000000000 + n, 'Gelin' || n || '-140626-Damat', 'gelin' || n || '-140626-damat', n % 3 <> 0,
       now() - n * interval '1 minute', CASE WHEN n % 2 = 0 THEN now() - n * interval '1 second' END
     FROM generate_series(1, $1::int) n`,
    [count],
  );
  await test.database.query(
    `INSERT INTO wedding_links (hash, wedding_id, access)
     SELECT 200000000000000 + n, 500000000000000 + n, 'full' FROM generate_series(1, $1::int) n`,
    [count],
  );
}

/** Media rows of one wedding, without files. */
export async function fillMedia(
  test: TestApp,
  { hash }: TestWedding,
  count: number,
): Promise<void> {
  await test.database.query(
    `INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash,
       created_at, processing, processing_reason, renditions)
     SELECT gen_random_uuid(), (SELECT wedding_id FROM wedding_links WHERE hash = $1::bigint), md5(n::text || $1::text), 'test/' || $1::text || '/' || n, 'IMG_' || n || '.JPG',
       CASE WHEN n % 4 = 0 THEN 'video/mp4' ELSE 'image/jpeg' END, 1000 + n, 1, decode(md5(n::text), 'hex'),
       now() - n * interval '1 second', CASE WHEN n % 5 = 0 THEN 'failed' ELSE 'ready' END,
       CASE WHEN n % 5 = 0 THEN 'cannot be read' END, CASE WHEN n % 5 = 0 THEN '{}'::text[] ELSE '{thumb}' END
     FROM generate_series(1, $2::int) n`,
    [hash, count],
  );
}
