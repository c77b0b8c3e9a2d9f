import {
  OWN_API,
  STAFF_API,
  type ChangedItems,
  type PanelMedia,
  type WeddingMediaTotals,
} from '@hatira/contract';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });

it('brings back a file that its guest took back only by a call for this file alone', async () => {
  const staff = await test.staff();
  const wedding = await createWedding(test);
  const agent = test.browser();
  const guest = new TestGuest(test.url, wedding, agent);
  for (const name of ['a.jpg', 'b.jpg'])
    await guest.single(await picture({ width: 40 }), name, name).expect(200);
  await test.drain();
  const items = await gallery(test.url, wedding);
  const ids = await idsForStaff(
    test,
    items.map(({ id }) => id),
  );
  for (const id of ids)
    await agent.delete(OWN_API.item(wedding.weddingPath, id)).expect(200);
  const takenBack = async () =>
    (
      await restRows<PanelMedia>(staff, 'media', {
        filter: { isDeleted: true },
      })
    ).map(({ isTakenBack }) => isTakenBack);
  expect(await takenBack()).toEqual([true, true]);

  const restore = async (path: string, body: object) =>
    ((await staff.post(path).send(body).expect(200)).body as ChangedItems)
      .changed;
  const totals = await staff
    .get(STAFF_API.weddingMedia(wedding.hash))
    .expect(200);
  const { until } = totals.body as WeddingMediaTotals;
  const whole = STAFF_API.restoreWeddingMedia(wedding.hash);
  expect(await restore(whole, { until })).toBe(0);
  expect(await restore(STAFF_API.restoreMedia, { ids })).toBe(0);
  const one = { ids: ids.slice(0, 1) };
  expect(await restore(STAFF_API.restoreMedia, one)).toBe(1);
  expect((await gallery(test.url, wedding)).map(({ id }) => id)).toEqual([
    items[0]!.id,
  ]);
  // A batch of one file is no call for it.
  expect(await restore(whole, { until })).toBe(0);
  await staff.post(STAFF_API.trashMedia).send(one).expect(200);
  expect((await takenBack()).sort()).toEqual([false, true]);
});
