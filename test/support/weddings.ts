import { API, type WeddingRow } from '@hatira/contract';
import type { TestApp } from './test-app.js';

/** A new wedding, made by staff. */
export async function createWedding(test: TestApp, weddingPath = 'AyşeNur-140626-Mehmet'): Promise<WeddingRow> {
  const staff = await test.staff();
  const { body } = await staff.post(API.wedding).send({ weddingPath }).expect(201);
  return body.wedding as WeddingRow;
}
