import { API, type ArchiveState, type MediaItem } from '@hatira/contract';
import { gallery, TestGuest, type TestWedding } from '../requests/guest.js';
import type { TestApp } from '../servers/test-app.js';
import { jpegBytes } from './media-bytes.js';

/** Sends photos to a wedding, waits until they are processed, and returns its gallery. */
export async function galleryOfPhotos(
  test: TestApp,
  wedding: TestWedding,
  count: number,
): Promise<MediaItem[]> {
  const guest = new TestGuest(test.url, wedding);
  for (let index = 0; index < count; index++)
    await guest.single(jpegBytes(500 + index), `p${index}.jpg`).expect(200);
  await test.drain();
  return gallery(test.url, wedding);
}

/** Returns the archives that the gallery of a link lists. */
export async function archivesOf(
  test: TestApp,
  { hash }: TestWedding,
): Promise<ArchiveState[]> {
  const { body } = await test.http().get(API.archivesOf(hash)).expect(200);
  return (body as { data: ArchiveState[] }).data;
}

export const idsOf = (items: { id: string }[]): string[] =>
  items.map(({ id }) => id);
