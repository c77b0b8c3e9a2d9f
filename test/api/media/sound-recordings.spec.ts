import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  RETRY_API,
  STAFF_API,
  type ControlRoom,
  type PanelMedia,
  type PanelSummary,
  type PanelWedding,
} from '@hatira/contract';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { BROKEN_VIDEOS } from '../../support/zoo/videos.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;

async function brokenVideo(name: 'only-sound.mp4' | 'without-moov.mp4') {
  const dir = await mkdtemp(path.join(tmpdir(), 'sound-'));
  const file = path.join(dir, name);
  await BROKEN_VIDEOS[name]!(file);
  const bytes = await readFile(file);
  await rm(dir, { recursive: true });
  return bytes;
}

/** The worker has tried a recording of sound and a file that cannot be shown. */
beforeEach(async () => {
  wedding = await createWedding(test);
  const guest = new TestGuest(test.url, wedding);
  const sound = await brokenVideo('only-sound.mp4');
  await guest.single(sound, 'voice.mp4').expect(200);
  const broken = await brokenVideo('without-moov.mp4');
  await guest.single(broken, 'broken.mp4').expect(200);
  await test.drain();
});

const states = async () =>
  Object.fromEntries(
    (await gallery(test.url, wedding)).map((item) => [
      item.file_name,
      item.processing,
    ]),
  );

async function failedCounts() {
  const staff = await test.staff();
  const { body: summary } = await staff.get(STAFF_API.summary).expect(200);
  const { body: row } = await staff
    .get(STAFF_API.restOne('weddings', wedding.hash))
    .expect(200);
  const { body: room } = await staff.get(STAFF_API.controlRoom).expect(200);
  const { weddings } = (room as { data: ControlRoom }).data;
  return [
    (summary as { data: PanelSummary }).data.failedMedia,
    (row as PanelWedding).failedCount,
    weddings[0]?.unreadableFiles,
  ];
}

it('are no files that cannot be shown in counts and in the filter', async () => {
  expect(await failedCounts()).toEqual([1, 1, 1]);
  const staff = await test.staff();
  const rows = await restRows<PanelMedia>(staff, 'media', {
    filter: { processing: 'failed' },
  });
  expect(rows.map(({ fileName }) => fileName)).toEqual(['broken.mp4']);
  const all = await restRows<PanelMedia>(staff, 'media');
  expect(
    Object.fromEntries(
      all.map(({ fileName, isSoundOnly }) => [fileName, isSoundOnly]),
    ),
  ).toEqual({ 'voice.mp4': true, 'broken.mp4': false });
});

it('do not start again by the calls of the couple and of staff', async () => {
  const items = await gallery(test.url, wedding);
  const { body } = await test
    .http()
    .post(RETRY_API.failed(wedding.hash))
    .send({ ids: items.map(({ id }) => id) })
    .expect(200);
  expect(body).toEqual({ success: true, retried: 1 });
  expect((await states())['voice.mp4']).toBe('failed');
  await test.drain();
  const staff = await test.staff();
  const ids = await idsForStaff(
    test,
    items.map(({ id }) => id),
  );
  const { body: answer } = await staff
    .post(STAFF_API.retryMedia)
    .send({ ids })
    .expect(200);
  expect(answer).toMatchObject({ changed: 1 });
  expect((await states())['voice.mp4']).toBe('failed');
});
