import { ALBUM_API, API, OWN_API, SLICE_BYTES } from '@hatira/contract';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

async function tables(): Promise<Record<string, number | undefined>> {
  const items = await gallery(test.url, wedding);
  return Object.fromEntries(
    items.map(({ file_name: name, table }) => [name, table]),
  );
}

it('shows the couple alone the table of the scanned card', async () => {
  const browser = test.browser();
  const guest = new TestGuest(test.url, wedding, browser);
  await guest
    .single(jpegBytes(500), 'one.jpg', undefined, { table: '7' })
    .expect(200);
  const sliced = {
    ...slicedFile(mp4Bytes(SLICE_BYTES + 1), 'sliced.mp4'),
    fields: { table: '999' },
  };
  await guest.sendSliced(sliced);
  const late = slicedFile(mp4Bytes(900), 'late.mp4');
  await guest.slice(late, 0).expect(200);
  await guest.complete(late).send({ table: 12 }).expect(200);
  await guest.single(jpegBytes(700), 'none.jpg').expect(200);
  expect(await tables()).toEqual({
    'one.jpg': 7,
    'sliced.mp4': 999,
    'late.mp4': 12,
    'none.jpg': undefined,
  });
  const relatives = await relativesOf(test, wedding);
  const { weddingPath } = wedding;
  for (const address of [
    API.gallery(relatives.hash),
    OWN_API.list(weddingPath),
    ALBUM_API.list(weddingPath),
  ]) {
    const { text } = await browser.get(address).expect(200);
    expect(text).not.toContain('"table');
  }
});

it('takes files with a table that cannot be', async () => {
  const guest = new TestGuest(test.url, wedding);
  const wrong = ['0', '-1', '1000', '7.5', 'x', '', '7'.repeat(5_000)];
  for (const [index, table] of wrong.entries())
    await guest
      .single(jpegBytes(500 + index), `${index}.jpg`, undefined, { table })
      .expect(200);
  const file = {
    ...slicedFile(mp4Bytes(900), 'f.mp4'),
    fields: { table: '{}' },
  };
  await guest.slice(file, 0).expect(200);
  await guest
    .complete(file)
    .send({ table: { a: 1 } })
    .expect(200);
  const found = Object.values(await tables());
  expect(found).toHaveLength(wrong.length + 1);
  expect(found.filter((table) => table !== undefined)).toEqual([]);
});
