import { fetchMediaPage } from '@hatira/api-client';

/**
 * Returns the id of a Live Photo's video, which a list of photos lacks.
 * @throws ApiError
 */
export async function liveVideoOf(
  hash: number,
  photo: string,
): Promise<string | undefined> {
  let cursor: string | undefined;
  do {
    const page = await fetchMediaPage({ hash, kind: 'videos', cursor });
    const video = page.items.find(({ motion_of }) => motion_of === photo);
    if (video) return video.id;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return undefined;
}
