import { SLICE_BYTES } from '@hatira/contract';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { SlowRequest } from '../../support/requests/raw/slow-request.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(test);
  guest = new TestGuest(test.url, wedding);
});

async function hashes(): Promise<string[]> {
  const items = await gallery(test.url, wedding);
  return Promise.all(
    items.map(async (item) =>
      sha256(await bytesOf(test.url, item.storage_url)),
    ),
  );
}

it('waits for guests who send one byte a second without delaying others', async () => {
  const slowOnes = Array.from({ length: 25 }, () => jpegBytes(30_000));
  const requests = await Promise.all(
    slowOnes.map((photo) => SlowRequest.photo(test.url, wedding, photo)),
  );
  await Promise.all(requests.map((slow) => slow.send(0.5)));
  let isQuickOneThrough = false;
  const dripping = Promise.all(
    requests.map((slow) => slow.drip(1_000, () => isQuickOneThrough)),
  );
  const quick = jpegBytes(50_000);
  await guest.single(quick).expect(200);
  await guest.sendSliced(slicedFile(mp4Bytes(SLICE_BYTES + 1)));
  expect(requests.map((slow) => slow.hasAnswer)).toEqual(
    requests.map(() => false),
  );
  isQuickOneThrough = true;
  await dripping;
  await Promise.all(requests.map((slow) => slow.send(1)));
  expect(await Promise.all(requests.map((slow) => slow.status()))).toEqual(
    requests.map(() => 200),
  );
  expect(await hashes()).toEqual(
    expect.arrayContaining([quick, ...slowOnes].map(sha256)),
  );
  await test.drain();
  await expectVerified(test);
});

it('removes the traces of a guest who leaves in the middle of a slice or photo, and accepts a retry at once', async () => {
  const file = slicedFile(mp4Bytes(2 * SLICE_BYTES));
  await guest.slice(file, 0).expect(200);
  for (let round = 0; round < 5; round++) {
    const slice = await SlowRequest.slice(test.url, wedding, file, 1);
    await slice.send(0.4);
    slice.vanish();
    const photo = await SlowRequest.photo(
      test.url,
      wedding,
      jpegBytes(400_000),
    );
    await photo.send(0.6);
    photo.vanish();
  }
  const lonely = await SlowRequest.slice(
    test.url,
    wedding,
    slicedFile(mp4Bytes(2 * SLICE_BYTES)),
    0,
  );
  await lonely.send(0.5);
  lonely.vanish();
  const claims = async () => {
    const [row] = await test.database.query<{ claims: string }[]>(
      `SELECT (SELECT count(*) FROM upload_slices WHERE writer IS NOT NULL)
         + (SELECT count(*) FROM uploads WHERE status = 'storing') AS claims`,
    );
    return { ...row, uploads: await rowsOf(test, 'uploads') };
  };
  await until('nobody writes any more', claims, { claims: '0', uploads: 1 });
  await guest.slice(file, 1).expect(200);
  await guest.complete(file).expect(200);
  expect(await hashes()).toEqual([sha256(file.bytes)]);
  await test.drain();
  await expectVerified(test);
  expect(
    (await storedFiles(test)).filter((name) => name.startsWith('put-')),
  ).toEqual([]);
});
