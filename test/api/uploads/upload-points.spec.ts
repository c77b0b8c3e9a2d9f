import { SLICE_BYTES } from '@hatira/contract';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { cookiesSetBy } from '../../support/requests/cookies.js';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { pointsOf } from '../../support/requests/limits.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

async function signedGuest() {
  const guest = new TestGuest(test.url, wedding, test.browser());
  const answer = await guest.single(jpegBytes()).expect(200);
  const id = (cookiesSetBy(answer).hatira_guest ?? '').split(/[=.]/)[1];
  const key = `${await weddingIdOf(test, wedding)} ${id}`;
  return { guest, points: () => pointsOf(test, 'files-guest', key) };
}

it('charges no point to the guest whose slice shows that the file is no photo or video', async () => {
  const [first, second] = [await signedGuest(), await signedGuest()];
  const file = slicedFile(
    Buffer.concat([Buffer.from('<html>'), mp4Bytes(SLICE_BYTES)]),
  );
  await second.guest.single(jpegBytes()).expect(200);
  await first.guest.slice(file, 1).expect(200);
  expect([await first.points(), await second.points()]).toEqual([1, 1]);
  await second.guest.slice(file, 0).expect(415);
  expect([await first.points(), await second.points()]).toEqual([0, 1]);
});

it('charges no point to the guest whose slice is the last of an upload that is forgotten', async () => {
  const { guest, points } = await signedGuest();
  const bad = slicedFile(mp4Bytes(SLICE_BYTES + 9));
  await guest.slice(bad, 1, Buffer.from('few')).expect(400);
  expect(await points()).toBe(0);
});
