import {
  WALL_API,
  type Wall,
  type WallList,
  type WallMade,
} from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** Lists a wedding's walls, oldest first. */
export async function fetchPanelWalls(
  hash: number,
  signal?: AbortSignal,
): Promise<Wall[]> {
  const options = signal ? { signal } : {};
  return (await panelRequest<WallList>(WALL_API.list(hash), options)).body.data;
}

/** @throws ApiError 409 beyond the most walls */
export async function makePanelWall(hash: number): Promise<WallMade> {
  const options = { method: 'POST' } as const;
  return (await panelRequest<WallMade>(WALL_API.list(hash), options)).body;
}

export async function endPanelWall(hash: number, id: string): Promise<void> {
  await panelRequest(WALL_API.one(hash, id), { method: 'DELETE' });
}
