import { ALBUM_API, type AlbumPage } from '@hatira/contract';
import {
  guestsMaySee,
  wallMayShow,
} from '../../../apps/api/src/features/media/exposure-conditions.js';
import { MediaExposureService } from '../../../apps/api/src/features/media/exposure/media-exposure.service.js';
import { AlbumVisibilityService } from '../../../apps/api/src/features/media/exposure/album-visibility.service.js';
import { mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { galleryOfPhotos } from '../../support/fixtures/galleries.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

/** Numbers of items that guests and a wall may see. */
async function seen(): Promise<{ guests: number; wall: number }> {
  const [row] = await test.database.query<{ guests: number; wall: number }[]>(
    `SELECT count(*) FILTER (WHERE ${guestsMaySee('media', 'weddings')})::int AS guests,
       count(*) FILTER (WHERE ${wallMayShow('media', 'weddings')})::int AS wall
     FROM media JOIN weddings ON weddings.id = media.wedding_id`,
  );
  return row!;
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

it('guests see shown items of a shared album, and a seal ends by the clock', async () => {
  const items = await galleryOfPhotos(test, wedding, 2);
  const id = await weddingIdOf(test, wedding);
  const visibility = test.app.get(AlbumVisibilityService);
  expect(await seen()).toEqual({ guests: 0, wall: 2 });
  await visibility.change(id, { mode: 'shared' });
  expect(await seen()).toEqual({ guests: 2, wall: 2 });
  for (const exposure of ['held', 'hidden'] as const) {
    await test.app
      .get(MediaExposureService)
      .change({ editKeys: [items[0]!.id] }, exposure);
    expect(await seen()).toEqual({ guests: 1, wall: 1 });
    const [changed] = await gallery(test.url, wedding);
    expect(changed).toEqual({ ...items[0], exposure });
  }
  await visibility.change(id, { mode: 'sealed', until: inAnHour() });
  expect(await seen()).toEqual({ guests: 0, wall: 0 });
  await test.database.query(
    "UPDATE weddings SET sealed_until = now() - interval '1 second'",
  );
  expect(await seen()).toEqual({ guests: 1, wall: 1 });
  expect(await visibility.of(id)).toMatchObject({ mode: 'shared' });
});

it('holds new files while the couple chooses', async () => {
  const id = await weddingIdOf(test, wedding);
  await test.app
    .get(AlbumVisibilityService)
    .change(id, { mode: 'shared', moderation: 'by-choice' });
  const [item] = await galleryOfPhotos(test, wedding, 1);
  expect(item).toMatchObject({ exposure: 'held' });
  expect(await seen()).toEqual({ guests: 0, wall: 0 });
});

it('tells guests of a video that is still being prepared, and not of one that failed', async () => {
  await new TestGuest(test.url, wedding)
    .single(mp4Bytes(900), 'dance.mp4')
    .expect(200);
  const id = await weddingIdOf(test, wedding);
  await test.app.get(AlbumVisibilityService).change(id, { mode: 'shared' });
  const album = async () => {
    const { body } = await test
      .http()
      .get(ALBUM_API.list(wedding.weddingPath))
      .expect(200);
    return (body as AlbumPage).data;
  };
  expect(await album()).toEqual([
    expect.objectContaining({ file_type: 'video/mp4', is_preparing: true }),
  ]);
  await test.database.query("UPDATE media SET processing = 'failed'");
  const [failed] = await album();
  expect(failed).toMatchObject({ file_type: 'video/mp4' });
  expect(failed).not.toHaveProperty('is_preparing');
});
