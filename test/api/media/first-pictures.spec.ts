import { STAFF_API } from '@hatira/contract';
import { MediaDerivationService } from '../../../apps/api/src/features/media/derivatives/media-derivation.service.js';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const NAMES = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'];
const LATEST_FIRST = [...NAMES].reverse();

/** Each step of the work is a call of this spec. */
const app = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(app);
  // Each of another guest: photos of one guest get their thumbnails together.
  for (const [index, name] of NAMES.entries()) {
    const bytes = await picture({ width: 900 + index, height: 700 });
    await guest().single(bytes, name).expect(200);
  }
});

/** A guest whom the product knows by a cookie. */
const guest = () => new TestGuest(app.url, wedding, app.browser());

async function work(steps: number): Promise<void> {
  const [row] = await app.database.query<{ id: string }[]>(
    'SELECT id FROM media LIMIT 1',
  );
  for (let step = 0; step < steps; step++)
    await app.app
      .get(MediaDerivationService, { strict: false })
      .runNext(row!.id);
}

const items = () => gallery(app.url, wedding);

const item = async (name: string) =>
  (await items()).find(({ file_name }) => file_name === name)!;

const namesWith = async (url: 'thumb_url' | 'preview_url') =>
  (await items()).filter((each) => each[url]).map((each) => each.file_name);

async function look(
  name: string,
  at: 'thumb_url' | 'storage_url',
): Promise<void> {
  const { [at]: address } = await item(name);
  await bytesOf(app.url, address!);
  await until(
    'the look is noted',
    () =>
      app.database.query<unknown[]>(
        'SELECT FROM media WHERE file_name = $1 AND looked_at IS NOT NULL',
        [name],
      ),
    (rows) => rows.length === 1,
  );
}

it('makes all thumbnails before any preview, newest first', async () => {
  for (const [index] of NAMES.entries()) {
    await work(1);
    expect(new Set(await namesWith('thumb_url'))).toEqual(
      new Set(LATEST_FIRST.slice(0, index + 1)),
    );
    expect(await namesWith('preview_url')).toEqual([]);
  }
  for (const [index] of NAMES.entries()) {
    await work(1);
    expect(new Set(await namesWith('preview_url'))).toEqual(
      new Set(LATEST_FIRST.slice(0, index + 1)),
    );
  }
  expect((await items()).map(({ processing }) => processing)).toEqual(
    NAMES.map(() => 'ready'),
  );
});

it.each([
  ['is on the screen', 'thumb_url'],
  ['is opened', 'storage_url'],
] as const)('makes the preview of the photo first that %s', async (_, at) => {
  await work(NAMES.length);
  await look('1.jpg', at);
  await work(1);
  expect(await namesWith('preview_url')).toEqual(['1.jpg']);
  await work(1);
  expect(new Set(await namesWith('preview_url'))).toEqual(
    new Set(['1.jpg', '4.jpg']),
  );
});

it('makes the preview of the last opened photo before those on the screen', async () => {
  await work(NAMES.length);
  await look('1.jpg', 'thumb_url');
  await look('3.jpg', 'thumb_url');
  await look('2.jpg', 'storage_url');
  await work(1);
  expect(await namesWith('preview_url')).toEqual(['2.jpg']);
  await work(1);
  expect(new Set(await namesWith('preview_url'))).toEqual(
    new Set(['2.jpg', '3.jpg']),
  );
});

it('makes the thumbnail of a new photo before a preview that somebody looks at', async () => {
  await work(NAMES.length);
  await look('1.jpg', 'thumb_url');
  const bytes = await picture({ width: 800, height: 600 });
  await guest().single(bytes, '5.jpg').expect(200);
  await work(1);
  expect(await namesWith('thumb_url')).toContain('5.jpg');
  expect(await namesWith('preview_url')).toEqual([]);
});

it('keeps no note of a look at a photo with a preview', async () => {
  await work(NAMES.length + 1);
  const { thumb_url } = await item('4.jpg');
  await bytesOf(app.url, thumb_url!);
  await look('1.jpg', 'thumb_url');
  expect(
    await app.database.query(
      'SELECT file_name FROM media WHERE looked_at IS NOT NULL',
    ),
  ).toEqual([{ file_name: '1.jpg' }]);
});

it('shows the thumbnail to couple, relatives and staff until the preview is made', async () => {
  await work(NAMES.length);
  const relatives = await relativesOf(app, wedding);
  for (const shown of [await items(), await gallery(app.url, relatives)])
    expect(shown).toMatchObject(
      NAMES.map(() => ({
        processing: 'pending',
        thumb_url: expect.any(String),
        placeholder: expect.any(String),
        width: expect.any(Number),
      })),
    );
  const staff = await app.staff();
  const { body } = await staff.get(STAFF_API.rest('media')).expect(200);
  expect(body).toMatchObject(
    NAMES.map(() => ({
      processing: 'pending',
      thumbUrl: expect.any(String),
      previewUrl: null,
    })),
  );
});
