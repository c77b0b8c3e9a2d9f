import {
  SELECTION_ALBUM_API,
  type MakeSelectionAlbum,
  type OpenedAlbum,
  type SelectionAlbum,
  type SelectionAlbumMade,
} from '@hatira/contract';
import type { TestApp } from '../servers/test-app.js';
import type { TestWedding } from './guest.js';

export interface TestAlbum extends SelectionAlbum {
  token: string;
}

/** Made by the couple. */
export async function makeAlbum(
  test: TestApp,
  { hash }: TestWedding,
  album: MakeSelectionAlbum,
): Promise<TestAlbum> {
  const { body } = await test
    .http()
    .post(SELECTION_ALBUM_API.list(hash))
    .send(album)
    .expect(200);
  const { data } = body as SelectionAlbumMade;
  return { ...data, token: data.url.split('/').at(-1)! };
}

/** The album's first page, as its visitors read it. */
export async function openedAlbum(
  test: TestApp,
  token: string,
): Promise<OpenedAlbum> {
  const address = SELECTION_ALBUM_API.open(token);
  return (await test.http().get(address).expect(200)).body as OpenedAlbum;
}
