import { API, type WeddingRow } from '@hatira/contract';
import type { TestApp } from '../servers/test-app.js';

let created = 0;

/** A new wedding, made by staff; without a path each has its own. */
export async function createWedding(
  test: TestApp,
  weddingPath = `Ayse-140626-Mehmet${++created}`,
): Promise<WeddingRow> {
  const staff = await test.staff();
  const { body } = await staff
    .post(API.wedding)
    .send({ weddingPath })
    .expect(201);
  return body.wedding as WeddingRow;
}

export async function setEnabled(
  test: TestApp,
  { weddingPath }: Pick<WeddingRow, 'weddingPath'>,
  enabled: boolean,
): Promise<void> {
  const staff = await test.staff();
  await staff.put(API.toggleEnabled(weddingPath)).send({ enabled }).expect(200);
}

/** The wedding's own id, which no call names. */
export async function weddingIdOf(
  { database }: TestApp,
  { hash }: Pick<WeddingRow, 'hash'>,
): Promise<number> {
  const [link] = await database.query<{ id: number }[]>(
    'SELECT wedding_id::float8 AS id FROM wedding_links WHERE hash = $1',
    [hash],
  );
  return link!.id;
}
