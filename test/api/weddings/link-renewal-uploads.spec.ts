import { randomBytes } from 'node:crypto';
import { SLICE_BYTES } from '@hatira/contract';
import { galleryOfPhotos, idsOf } from '../../support/fixtures/galleries.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { renewCouple } from '../../support/requests/links.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
});

const guest = () => new TestGuest(test.url, wedding);
const photos = (count: number) => galleryOfPhotos(test, wedding, count);

it('does not disturb an upload: slices before it and after it are one file', async () => {
  const bytes = Buffer.concat([
    mp4Bytes(SLICE_BYTES),
    randomBytes(2 * SLICE_BYTES),
  ]);
  const file = slicedFile(bytes, 'long.mp4');
  await guest().slice(file, 0).expect(200);
  await guest().slice(file, 1).expect(200);
  const renewed = await renewCouple(test, wedding);
  await guest().slice(file, 2).expect(200);
  const { body } = await guest().complete(file).expect(200);
  expect((await bytesOf(test.url, body.data.storage_url)).equals(bytes)).toBe(
    true,
  );
  expect(
    (await gallery(test.url, renewed)).map(({ file_name }) => file_name),
  ).toEqual(['long.mp4']);
});

it('keeps all single uploads at the same time, under ids that the old link never saw', async () => {
  await photos(3);
  const known = new Set<string>();
  const sent = Array.from({ length: 20 }, (_, index) =>
    guest().single(jpegBytes(900 + index), `s${index}.jpg`),
  );
  const seen = setInterval(() => {
    void gallery(test.url, wedding).then(
      (items) => items.forEach(({ id }) => known.add(id)),
      () => undefined,
    );
  }, 5);
  const [renewed, ...answers] = await Promise.all([
    renewCouple(test, wedding),
    ...sent,
  ]);
  clearInterval(seen);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const now = idsOf(await gallery(test.url, renewed));
  expect(now).toHaveLength(23);
  expect(now.filter((id) => known.has(id))).toEqual([]);
});
