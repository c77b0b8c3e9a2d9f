import { STAFF_API, type PanelWedding } from '@hatira/contract';
import type { TestWedding } from './guest.js';
import { STAFF, type TestApp } from '../servers/test-app.js';
import { weddingIdOf } from '../fixtures/weddings.js';

/** The wedding with the couple's new link. */
export async function renewCouple(
  test: TestApp,
  { hash, weddingPath }: TestWedding,
): Promise<TestWedding> {
  const { body } = await (
    await test.staff()
  )
    .post(STAFF_API.coupleLink(hash))
    .send({ currentPassword: STAFF.password })
    .expect(200);
  return { weddingPath, hash: (body as PanelWedding).hash };
}

/** The wedding by a new or renewed relatives' link. */
export async function relativesOf(
  test: TestApp,
  { hash, weddingPath }: TestWedding,
): Promise<TestWedding> {
  const { body } = await (
    await test.staff()
  )
    .post(STAFF_API.relativesLink(hash))
    .send({ currentPassword: STAFF.password })
    .expect(200);
  return { weddingPath, hash: (body as PanelWedding).viewHash! };
}

export async function withdrawRelatives(
  test: TestApp,
  { hash }: TestWedding,
): Promise<void> {
  await (await test.staff()).delete(STAFF_API.relativesLink(hash)).expect(200);
}

/**
 * Restores the rows from before renewable links: the couple's hash is the id,
 * items have one id.
 */
export async function asBeforeLinks(
  test: TestApp,
  wedding: TestWedding,
): Promise<TestWedding> {
  const id = await weddingIdOf(test, wedding);
  await test.database.query(
    'UPDATE wedding_links SET hash = wedding_id WHERE wedding_id = $1',
    [id],
  );
  await test.database.query(
    'UPDATE media SET edit_key = id WHERE wedding_id = $1',
    [id],
  );
  return { ...wedding, hash: id };
}
