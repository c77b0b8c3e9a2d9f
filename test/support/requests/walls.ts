import {
  WALL_API,
  type WallItem,
  type WallMade,
  type WallView,
} from '@hatira/contract';
import type { TestApp } from '../servers/test-app.js';
import type { TestWedding } from './guest.js';

export interface TestWall extends WallMade {
  token: string;
}

/** Made by the couple. */
export async function makeWall(
  test: TestApp,
  { hash }: TestWedding,
): Promise<TestWall> {
  const { body } = await test
    .http()
    .post(WALL_API.coupleList(hash))
    .expect(201);
  const made = body as WallMade;
  return { ...made, token: made.url.split('/').at(-1)! };
}

export async function wallOf(
  test: TestApp,
  token: string,
): Promise<WallView['data']> {
  const { body } = await test.http().get(WALL_API.screen(token)).expect(200);
  return (body as WallView).data;
}

export async function wallItems(
  test: TestApp,
  token: string,
): Promise<WallItem[]> {
  return (await wallOf(test, token)).items;
}
