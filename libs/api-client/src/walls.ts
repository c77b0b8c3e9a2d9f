import {
  GALLERY_TIMEOUT_MS,
  WALL_API,
  type Wall,
  type WallCommand,
  type WallList,
  type WallMade,
  type WallView,
} from '@hatira/contract';
import { request } from './request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

/**
 * The wall of a screen with its items.
 * @throws ApiError 404 for an ended wall
 */
export async function fetchWall(
  token: string,
  signal?: AbortSignal,
): Promise<WallView['data']> {
  const call = { ...options, ...(signal && { signal }) };
  return (await request<WallView>(WALL_API.screen(token), call)).data;
}

/** Names the items on the screen to the remote control. */
export async function reportWall(
  token: string,
  ids: readonly string[],
): Promise<void> {
  await request(WALL_API.shown(token), {
    ...options,
    method: 'PUT',
    json: { ids },
  });
}

/** Lists a wedding's walls for the couple, oldest first. */
export async function fetchWalls(
  hash: number,
  signal?: AbortSignal,
): Promise<Wall[]> {
  const call = { ...options, ...(signal && { signal }) };
  return (await request<WallList>(WALL_API.coupleList(hash), call)).data;
}

/** @throws ApiError 409 beyond the most walls */
export async function makeWall(hash: number): Promise<WallMade> {
  return request<WallMade>(WALL_API.coupleList(hash), {
    ...options,
    method: 'POST',
  });
}

export async function endWall(hash: number, id: string): Promise<void> {
  const call = { ...options, method: 'DELETE' } as const;
  await request(WALL_API.coupleOne(hash, id), call);
}

/** Pauses, skips or hides. */
export async function commandWall(
  hash: number,
  id: string,
  json: WallCommand,
): Promise<void> {
  const call = { ...options, method: 'PATCH', json } as const;
  await request(WALL_API.coupleOne(hash, id), call);
}
