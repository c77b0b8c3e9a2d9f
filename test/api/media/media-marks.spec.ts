import {
  API,
  FAVOURITES_API,
  MAX_FAVOURITES_TARGET,
  MAX_MARK_CHANGES,
  type MarkingResult,
  type MarkPartner,
  type Success,
  type WeddingInfo,
} from '@hatira/contract';
import { FavouritesTargetService } from '../../../apps/api/src/features/media/marks/favourites-target.service.js';
import { ChosenMedia1764850000000 } from '../../../apps/api/src/platform/database/migrations/1764850000000-chosen-media.js';
import { galleryOfPhotos } from '../../support/fixtures/galleries.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import { gallery, type TestWedding } from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

/** The mark of a chosen item. */
const CHOSEN = { heart: true, verdict: 'keep' };

const put = (hash: number, partner: MarkPartner | 'aunt', changes: object[]) =>
  test.http().put(API.galleryMarks(hash)).send({ partner, changes });

async function mark(partner: MarkPartner, changes: object[]): Promise<number> {
  const { body } = await put(wedding.hash, partner, changes).expect(200);
  return (body as MarkingResult).changed;
}

const marks = async () =>
  (await gallery(test.url, wedding)).map((item) => item.marks);

it('keeps both partners’ marks, tells the couple alone, and forgets empty ones', async () => {
  const [one, two] = await galleryOfPhotos(test, wedding, 2);
  const a = one!.id;
  const b = two!.id;
  const relatives = await relativesOf(test, wedding);
  const streams = await Promise.all(
    [wedding.hash, relatives.hash].map((hash) =>
      EventStream.open(test.url + API.galleryEvents(hash)),
    ),
  );
  // Both at once, and the second in the opposite order.
  await Promise.all([
    mark('first', [
      { id: a, heart: true },
      { id: b, heart: true },
    ]),
    mark('second', [
      { id: b, heart: true },
      { id: a, verdict: 'maybe' },
    ]),
  ]);
  await streams[0]!.hears('the marks are told', ({ changed }) =>
    changed.some(({ marks }) => marks?.second?.verdict === 'maybe'),
  );
  expect(await marks()).toEqual([
    { first: CHOSEN, second: { heart: false, verdict: 'maybe' } },
    { first: CHOSEN, second: CHOSEN },
  ]);

  // The last answer of a batch counts; a repeated call has no effect.
  const batch = [
    { id: a, verdict: 'keep' },
    { id: a.toUpperCase(), verdict: 'no' },
    { id: b, heart: false },
    { id: crypto.randomUUID(), heart: true },
  ];
  expect(await mark('first', batch)).toBe(2);
  const { headers } = await test.http().get(API.gallery(wedding.hash));
  expect(await mark('first', batch)).toBe(0);
  await test
    .http()
    .get(API.gallery(wedding.hash))
    .set('If-None-Match', String(headers['etag']))
    .expect(304);
  expect(await marks()).toEqual([
    {
      first: { heart: false, verdict: 'no' },
      second: { heart: false, verdict: 'maybe' },
    },
    { second: CHOSEN },
  ]);
  await mark('second', [
    { id: a, heart: false, verdict: null },
    { id: b, heart: false },
  ]);
  expect((await marks())[1]).toBeUndefined();

  const theirs = await test.http().get(API.gallery(relatives.hash)).expect(200);
  expect(theirs.text).not.toContain('marks');
  expect(streams[1]!.media).toEqual([]);
  for (const stream of streams) stream.close();
});

it('leaves a heart of both to the other partner, whichever takes theirs back first', async () => {
  const [one, two] = await galleryOfPhotos(test, wedding, 2);
  const a = one!.id;
  const b = two!.id;
  await mark('shared', [
    { id: a, heart: true, verdict: 'keep' },
    { id: b, heart: true },
  ]);
  const takeBack = [{ id: b, heart: false }];
  expect(await mark('first', [{ id: a, heart: false }, ...takeBack])).toBe(2);
  expect(await mark('first', takeBack)).toBe(0);
  expect(await marks()).toEqual([{ second: CHOSEN }, { second: CHOSEN }]);

  // Both mark at once: each takes back their own.
  await mark('shared', [{ id: b, heart: true }]);
  await Promise.all([mark('first', takeBack), mark('second', takeBack)]);
  expect((await marks())[1]).toBeUndefined();
  await mark('shared', [{ id: b, heart: true }]);
  await mark('shared', takeBack);
  expect((await marks())[1]).toBeUndefined();
});

it('a heart and a “keep” are one choice, given and taken back by either name', async () => {
  const [item] = await galleryOfPhotos(test, wedding, 1);
  const { id } = item!;
  const no = { heart: false, verdict: 'no' };
  const cases: [change: object, expected: object | undefined][] = [
    [{ heart: true }, CHOSEN],
    [{ verdict: 'no' }, no],
    [{ heart: false }, no],
    [{ verdict: 'keep' }, CHOSEN],
    [{ heart: false }, undefined],
    [{ heart: true, verdict: 'no' }, CHOSEN],
    [{ verdict: null }, undefined],
  ];
  for (const [change, expected] of cases) {
    await mark('first', [{ id, ...change }]);
    expect((await marks())[0]?.first).toEqual(expected);
  }
  await mark('shared', [{ id, verdict: 'keep' }]);
  await mark('first', [{ id, verdict: 'no' }]);
  expect(await marks()).toEqual([{ first: no, second: CHOSEN }]);
  const rows = await test.database.query<object[]>(
    'SELECT partner, verdict, heart FROM media_marks ORDER BY partner',
  );
  expect(rows).toEqual([
    { partner: 'first', verdict: 'no', heart: false },
    { partner: 'second', verdict: 'keep', heart: true },
  ]);
});

it('makes the hearts and the “keep” of an earlier state one choice, and loses neither', async () => {
  const items = await galleryOfPhotos(test, wedding, 4);
  const earlier = [
    { heart: true, verdict: null },
    { heart: false, verdict: 'keep' },
    { heart: true, verdict: 'no' },
    { heart: false, verdict: 'maybe' },
  ];
  for (const [index, { heart, verdict }] of earlier.entries())
    await test.database.query(
      `INSERT INTO media_marks (media_id, partner, heart, verdict)
       SELECT id, 'first', $2, $3 FROM media WHERE edit_key = $1`,
      [items[index]!.id, heart, verdict],
    );
  const migration = new ChosenMedia1764850000000();
  const runner = test.database.createQueryRunner();
  try {
    await migration.down(runner);
    await migration.up(runner);
  } finally {
    await runner.release();
  }
  const firsts = (await marks()).map((of) => of?.first);
  expect(firsts).toEqual([
    CHOSEN,
    CHOSEN,
    CHOSEN,
    { heart: false, verdict: 'maybe' },
  ]);
  const unequal = await test.database.query<object[]>(
    "SELECT FROM media_marks WHERE heart <> (verdict = 'keep')",
  );
  expect(unequal).toEqual([]);
});

it('keeps the number of favourites that the couple wants, for its link alone, and notifies its open pages', async () => {
  const relatives = await relativesOf(test, wedding);
  const streams = await Promise.all(
    [wedding.hash, relatives.hash].map((hash) =>
      EventStream.open(test.url + API.galleryEvents(hash)),
    ),
  );
  const info = async (hash: number) => {
    const { body } = await test.http().get(API.weddingInfo(hash)).expect(200);
    return (body as Success<WeddingInfo>).data.favouritesTarget;
  };
  const want = (hash: number, target: unknown) =>
    test.http().put(FAVOURITES_API.target(hash)).send({ target });
  expect(await info(wedding.hash)).toBeUndefined();
  const { body } = await want(wedding.hash, 100).expect(200);
  expect(body).toEqual({ success: true, target: 100 });
  expect(await info(wedding.hash)).toBe(100);
  expect(await info(relatives.hash)).toBeUndefined();
  await until('the couple is notified', () => streams[0]!.targets, [100]);
  expect(streams[1]!.targets).toEqual([]);
  streams.forEach((stream) => stream.close());
  await want(relatives.hash, 5).expect(403);
  for (const wrong of [0, 1.5, 'many', MAX_FAVOURITES_TARGET + 1, undefined])
    await want(wedding.hash, wrong).expect(400);
  expect(await info(wedding.hash)).toBe(100);
  await want(wedding.hash, null).expect(200);
  expect(await info(wedding.hash)).toBeUndefined();
});

it('stay with an item through the trash, and end with it', async () => {
  const [item] = await galleryOfPhotos(test, wedding, 1);
  const { id } = item!;
  await mark('shared', [{ id, heart: true }]);
  await test.http().delete(API.media(id)).expect(200);
  await mark('shared', [{ id, verdict: 'keep' }]);
  await test
    .http()
    .post(API.restore)
    .send({ ids: [id] })
    .expect(200);
  expect(await marks()).toEqual([{ shared: { heart: true, verdict: 'keep' } }]);
  await test.database.query('DELETE FROM media');
  expect(await test.database.query('SELECT * FROM media_marks')).toEqual([]);
});

it('refuses relatives, unknown links, foreign items and malformed batches', async () => {
  const [item] = await galleryOfPhotos(test, wedding, 1);
  const { id } = item!;
  const relatives = await relativesOf(test, wedding);
  const changes = [{ id, heart: true }];
  const refused = await put(relatives.hash, 'first', changes).expect(403);
  expect(refused.body).toMatchObject({ code: 'read_only_link' });
  await put(wedding.hash + 1, 'first', changes).expect(404);
  const other = await createWedding(test);
  const foreign = await put(other.hash, 'first', changes).expect(200);
  expect(foreign.body).toMatchObject({ changed: 0 });
  await put(wedding.hash, 'aunt', changes).expect(400);
  for (const wrong of [
    [],
    [{ id: '1', heart: true }],
    [{ id, heart: 'yes' }],
    [{ id, verdict: 'never' }],
    Array.from({ length: MAX_MARK_CHANGES + 1 }, () => ({ id, heart: true })),
  ])
    await put(wedding.hash, 'first', wrong).expect(400);
  expect(await marks()).toEqual([undefined]);
});

it('refuses a number for a wedding that was deleted after the link was checked', async () => {
  const [[row]] = await test.database.query<[[{ id: string }], number]>(
    'UPDATE weddings SET deleted_at = now() RETURNING id',
  );
  const targets = test.app.get(FavouritesTargetService);
  const change = targets.change(Number(row.id), 5);
  await expect(change).rejects.toMatchObject({ code: 'wedding_not_found' });
});
