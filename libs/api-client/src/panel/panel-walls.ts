import {
  WALL_API,
  type Wall,
  type WallList,
  type WallMade,
} from '@hatira/contract';
import { panelBody, panelRequest } from './panel-request.js';

/** Lists a wedding's walls, oldest first. */
export async function fetchPanelWalls(
  hash: number,
  signal?: AbortSignal,
): Promise<Wall[]> {
  const options = signal ? { signal } : {};
  return (await panelBody<WallList>(WALL_API.list(hash), options)).data;
}

/** @throws ApiError 409 beyond the most walls */
export function makePanelWall(hash: number): Promise<WallMade> {
  const options = { method: 'POST' } as const;
  return panelBody(WALL_API.list(hash), options);
}

export async function endPanelWall(hash: number, id: string): Promise<void> {
  await panelRequest(WALL_API.one(hash, id), { method: 'DELETE' });
}
