import {
  SELECTION_ALBUM_API,
  STAFF_API,
  VISIBILITY_API,
  type SelectionAlbumList,
} from '@hatira/contract';
import { galleryOfPictures, idsOf } from '../../support/fixtures/galleries.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import type { TestWedding } from '../../support/requests/guest.js';
import {
  makeAlbum,
  openedAlbum,
} from '../../support/requests/selection-albums.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
});

const photos = (count: number) => galleryOfPictures(test, wedding, count);

async function list(query = ''): Promise<SelectionAlbumList> {
  const { body } = await test
    .http()
    .get(SELECTION_ALBUM_API.list(wedding.hash) + query)
    .expect(200);
  return body as SelectionAlbumList;
}

/** The largest number of files of a zip. */
async function bound(files: number | null): Promise<void> {
  const staff = await test.staff();
  await staff
    .put(STAFF_API.settings)
    .send({
      bulkConfirmFiles: files,
      bulkLargeFiles: files,
      bulkVeryLargeFiles: files,
      bulkMaxFiles: files,
    })
    .expect(200);
}

it('has at most as many files as a zip, and says so where the limit is lowered later', async () => {
  const ids = idsOf(await photos(3));
  const { token } = await makeAlbum(test, wedding, { ids });
  expect(await openedAlbum(test, token)).not.toHaveProperty('maxZipFiles');
  await bound(2);
  const refused = await test
    .http()
    .post(SELECTION_ALBUM_API.list(wedding.hash))
    .send({ ids, name: 'Three' })
    .expect(400);
  expect(refused.body).toMatchObject({
    code: 'too_many_files',
    details: { count: 3, max: 2 },
  });
  expect(await openedAlbum(test, token)).toMatchObject({
    count: 3,
    maxZipFiles: 2,
  });
  await test.http().get(SELECTION_ALBUM_API.zip(token)).expect(400);
  const two = await makeAlbum(test, wedding, { ids: ids.slice(0, 2) });
  expect(await openedAlbum(test, two.token)).not.toHaveProperty('maxZipFiles');
  await test.http().head(SELECTION_ALBUM_API.zip(two.token)).expect(200);
});

it('is listed in pages, newest first', async () => {
  const [photo] = await photos(1);
  for (const name of ['one', 'two', 'three'])
    await makeAlbum(test, wedding, { ids: [photo!.id], name });
  const first = await list('?limit=2');
  expect(first.data.map(({ name }) => name)).toEqual(['three', 'two']);
  const rest = await list(`?limit=2&cursor=${first.next_cursor}`);
  expect(rest.data.map(({ name }) => name)).toEqual(['one']);
  expect(rest).not.toHaveProperty('next_cursor');
  expect((await list()).data).toHaveLength(3);
});

it('has a cover for the couple under a seal, and that of the next picture when the first is gone', async () => {
  const items = await photos(2);
  await makeAlbum(test, wedding, { ids: idsOf(items) });
  const cover = async () => (await list()).data[0]!.cover_url;
  const first = await cover();
  const gone = items.find(({ thumb_url: thumb }) => thumb === first);
  await test
    .http()
    .put(VISIBILITY_API.couple(wedding.hash))
    .send({
      mode: 'sealed',
      until: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .expect(200);
  // A seal ends the addresses of files.
  const sealed = await cover();
  await test.http().get(sealed!).expect(200);
  const remove = (id: string) =>
    test.http().delete(`/api/media/${id}`).expect(200);
  await remove(gone!.id);
  const second = await cover();
  expect(second).not.toBe(sealed);
  await test.http().get(second!).expect(200);
  await remove(items.find((item) => item !== gone)!.id);
  expect((await list()).data).toMatchObject([{ count: 0 }]);
  expect(await cover()).toBeUndefined();
});

it('names its zip by the album and the couple, for every file system', async () => {
  const [photo] = await photos(1);
  const ids = [photo!.id];
  const dispositionOf = async (name?: string) => {
    const { token } = await makeAlbum(test, wedding, {
      ids,
      ...(name !== undefined && { name }),
    });
    const answer = await test.http().head(SELECTION_ALBUM_API.zip(token));
    return answer.headers['content-disposition'];
  };
  const named = await dispositionOf('Düğün: gün/gece');
  expect(named).toContain(
    `filename*=UTF-8''D%C3%BC%C4%9F%C3%BCn_%20g%C3%BCn_gece%20-%20Elif%20%26%20Can.zip`,
  );
  expect(named).toContain('filename="Dugun_ gun_gece - Elif & Can.zip"');
  expect(await dispositionOf()).toMatch(/filename=wedding-media-[\d-]+\.zip$/);
});
