import {
  FAVOURITES_API,
  GALLERY_TIMEOUT_MS,
  type FavouritesTarget,
} from '@hatira/contract';
import { request } from '../request.js';

/** Stores the number of favourites that the couple wants; null: any. */
export async function changeFavouritesTarget(
  hash: number,
  target: number | null,
): Promise<void> {
  await request<FavouritesTarget>(FAVOURITES_API.target(hash), {
    timeoutMs: GALLERY_TIMEOUT_MS,
    method: 'PUT',
    json: { target },
  });
}
