import {
  API,
  MAX_MARK_CHANGES,
  type MarkingResult,
  type MarkPartner,
} from '@hatira/contract';
import { galleryOfPhotos } from '../../support/fixtures/galleries.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import { gallery, type TestWedding } from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

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
      { id: a, heart: true, verdict: 'maybe' },
    ]),
  ]);
  await streams[0]!.hears('the marks are told', ({ changed }) =>
    changed.some(({ marks }) => marks?.second?.verdict === 'maybe'),
  );
  const both = { first: { heart: true }, second: { heart: true } };
  expect(await marks()).toEqual([
    { ...both, second: { heart: true, verdict: 'maybe' } },
    both,
  ]);

  // Fields are independent; the last of a batch counts; a repeated call has no effect.
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
      first: { heart: true, verdict: 'no' },
      second: { heart: true, verdict: 'maybe' },
    },
    { second: { heart: true } },
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
  const second = { heart: true };
  expect(await marks()).toEqual([
    { second, shared: { heart: false, verdict: 'keep' } },
    { second },
  ]);

  // Both mark at once: each takes back their own.
  await mark('shared', [{ id: b, heart: true }]);
  await Promise.all([mark('first', takeBack), mark('second', takeBack)]);
  expect((await marks())[1]).toBeUndefined();
  await mark('shared', [{ id: b, heart: true }]);
  await mark('shared', takeBack);
  expect((await marks())[1]).toBeUndefined();
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
