import { API } from '@hatira/contract';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, type TestWedding } from '../../support/requests/guest.js';
import {
  heldDownload,
  isCutOff,
} from '../../support/requests/held-download.js';
import { relativesOf, renewCouple } from '../../support/requests/links.js';
import { deleteWedding } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
  const files = Array.from({ length: 4 }, (_, index) => ({
    name: `${index}.mp4`,
    content: { zeroBytes: 16 * 1024 ** 2 },
  }));
  await seedMedia(test, wedding, files);
});

/** Reads only the head. */
async function heldSelection(link: TestWedding) {
  const ids = (await gallery(test.url, link)).map(({ id }) => id);
  return heldDownload(test.url + API.bulkDownload, { ids });
}

it('cuts off a streamed selection when its link is renewed, and leaves the other link its own', async () => {
  const relatives = await relativesOf(test, wedding);
  const ofCouple = await heldSelection(wedding);
  const ofRelatives = await heldSelection(relatives);
  await renewCouple(test, wedding);
  await until('the selection is cut off', () => isCutOff(ofCouple));
  expect(ofCouple.complete).toBe(false);
  for await (const chunk of ofRelatives) expect(chunk).toBeInstanceOf(Buffer);
  expect(ofRelatives.complete).toBe(true);
});

it('cuts off a streamed selection when its wedding is deleted', async () => {
  const running = await heldSelection(wedding);
  const ids = (await gallery(test.url, wedding)).map(({ id }) => id);
  await test.http().post(API.bulkDelete).send({ ids }).expect(200);
  await deleteWedding(await test.staff(), wedding);
  await until('the selection is cut off', () => isCutOff(running));
  expect(running.complete).toBe(false);
});
