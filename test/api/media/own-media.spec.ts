import {
  API,
  DELETED_API,
  OWN_API,
  OWN_PAGE_ITEMS,
  SLICE_BYTES,
  VISIBILITY_API,
} from '@hatira/contract';
import {
  ownItems,
  type DeletedPage,
  type OwnItem,
} from '@hatira/contract/schemas';
import request from 'supertest';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { smallPicture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

/** A phone that keeps its cookie. */
function phone(of = wedding) {
  const agent = test.browser();
  const path = of.weddingPath;
  const page = async (cursor?: string) => {
    const { body } = await agent.get(OWN_API.list(path, cursor)).expect(200);
    return ownItems.parse(body);
  };
  return {
    agent,
    page,
    send: new TestGuest(test.url, of, agent),
    list: async () => (await page()).data,
    note: (id: string, note: string | null) =>
      agent.patch(OWN_API.item(path, id)).send({ note }),
    name: (name: string) => agent.patch(OWN_API.list(path)).send({ name }),
    takeBack: (id: string) => agent.delete(OWN_API.item(path, id)),
    thumb: (id: string) => agent.get(OWN_API.thumb(path, id)),
  };
}

const names = (items: { file_name: string }[]) =>
  items.map(({ file_name: name }) => name);
const notes = (items: { note?: string }[]) => items.map(({ note }) => note);
const codeOf = ({ body }: { body: unknown }) =>
  (body as { code?: string }).code;
const only = ([item]: OwnItem[]) => item!;

async function close(): Promise<void> {
  const staff = await test.staff();
  await staff
    .put(API.toggleEnabled(wedding.weddingPath))
    .send({ enabled: false })
    .expect(200);
}

/** Moves uploads into the past. */
const age = (hours: number) =>
  test.database.query(
    `UPDATE media SET created_at = created_at - $1 * interval '1 hour'`,
    [hours],
  );

it('lists the uploads of a phone with pictures, also weeks later and after uploads are closed', async () => {
  const [ours, others] = [phone(), phone()];
  await ours.send.single(jpegBytes(), 'first.jpg', 'Ayşe|Hi').expect(200);
  await ours.send.single(await smallPicture(), 'second.jpg').expect(200);
  await ours.send.sendSliced(slicedFile(mp4Bytes(SLICE_BYTES + 9), 'clip.mov'));
  await others.send.single(jpegBytes(), 'theirs.jpg').expect(200);
  const elsewhere = await createWedding(test, 'Ece-010126-Ali');
  await new TestGuest(test.url, elsewhere, ours.agent)
    .single(jpegBytes(), 'elsewhere.jpg')
    .expect(200);
  await test.drain();
  await age(24 * 40);
  await close();

  const list = await ours.list();
  expect(names(list)).toEqual(['clip.mov', 'second.jpg', 'first.jpg']);
  expect(notes(list)).toEqual([undefined, undefined, 'Ayşe|Hi']);
  const [, photo] = list;
  expect(photo).toMatchObject({
    thumb_url: OWN_API.thumb(wedding.weddingPath, photo!.id),
  });
  expect(photo).not.toHaveProperty('undo_until');
  const thumb = await ours.thumb(photo!.id).expect(200);
  expect(thumb.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('private'),
    vary: expect.stringContaining('Cookie'),
  });
  await ours.takeBack(photo!.id).expect(403);
  await ours.note(photo!.id, 'late').expect(403);
});

it("answers 404 for another guest's item, and shows a stranger nothing", async () => {
  const [ours, others, stranger] = [phone(), phone(), phone()];
  await ours.send.single(await smallPicture(), 'ours.jpg', 'Hi').expect(200);
  await others.send.single(jpegBytes()).expect(200);
  await test.drain();
  const { id } = only(await ours.list());
  for (const each of [others, stranger]) {
    const answers = [
      await each.thumb(id),
      await each.note(id, 'mine now'),
      await each.takeBack(id),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'media_not_found'));
    await each.name('Thief');
  }
  expect(await stranger.list()).toEqual([]);
  expect(notes(await ours.list())).toEqual(['Hi']);
  const [item] = await gallery(test.url, wedding);
  for (const key of [item!.id, 'x']) await ours.takeBack(key).expect(404);
});

it('takes an item back into the trash while there is time, and says so to open galleries', async () => {
  const ours = phone();
  await ours.send.single(jpegBytes(), 'gone.jpg').expect(200);
  const [inGallery] = await gallery(test.url, wedding);
  const stream = await EventStream.open(
    test.url + API.galleryEvents(wedding.hash),
  );
  const { id, undo_until: undoUntil } = only(await ours.list());
  expect(undoUntil).toBeDefined();
  await age(23);
  await close();
  const { body } = await ours.takeBack(id).expect(200);
  expect(body).toEqual({ success: true, stays: false });
  expect(await ours.list()).toEqual([]);
  expect(await gallery(test.url, wedding)).toEqual([]);
  await ours.takeBack(id).expect(404);
  await ours.thumb(id).expect(404);
  await stream.hears('the removal is told', ({ removed }) =>
    removed.includes(inGallery!.id),
  );
  stream.close();
});

it('refuses to take an item back when the time is over', async () => {
  const ours = phone();
  await ours.send.single(jpegBytes()).expect(200);
  const { id } = only(await ours.list());
  await age(25);
  const late = await ours.takeBack(id).expect(403);
  expect(late.body.code).toBe('undo_over');
  expect(await gallery(test.url, wedding)).toHaveLength(1);
});

it('leaves what a guest took back out of every restoration of the couple, also after the couple restored it once', async () => {
  const ours = phone();
  for (const name of ['gone.jpg', 'deleted.jpg'])
    await ours.send.single(await smallPicture(), name, name).expect(200);
  await test.drain();
  const ids = (await gallery(test.url, wedding)).map((item) => item.id);
  const couple = async (address: string) =>
    (await test.http().post(address).send({ ids }).expect(200)).body as object;
  await couple(API.bulkDelete);
  expect(await couple(API.restore)).toMatchObject({ restored: 2 });
  const gone = (await ours.list()).find(({ note }) => note === 'gone.jpg');
  await ours.takeBack(gone!.id).expect(200);
  await couple(API.bulkDelete);

  const { body } = await test
    .http()
    .get(DELETED_API.list(wedding.hash))
    .expect(200);
  expect(names((body as DeletedPage).data)).toEqual(['deleted.jpg']);
  const parts = await Promise.all(
    ids.map((id) => test.http().get(DELETED_API.picture(wedding.hash, id))),
  );
  expect(parts.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await couple(DELETED_API.restore(wedding.hash))).toMatchObject({
    restored: 1,
  });
  expect(await couple(API.restore)).toMatchObject({ restored: 0 });
  expect(names(await gallery(test.url, wedding))).toEqual(['deleted.jpg']);
});

it('lists a file for each guest who sent it, and leaves it in the gallery until the last takes it back', async () => {
  const [ours, others] = [phone(), phone()];
  const bytes = jpegBytes();
  await ours.send.single(bytes).expect(200);
  await ours.send.single(bytes).expect(200);
  const { id } = only(await ours.list());
  await others.send.single(bytes).expect(200);
  expect(only(await others.list())).toMatchObject({ id, is_shared: true });
  await others.note(id, 'mine now').expect(404);
  const [before] = await gallery(test.url, wedding);
  const { body } = await ours.takeBack(id).expect(200);
  expect(body).toEqual({ success: true, stays: true });
  expect(await ours.list()).toEqual([]);
  const [passedOn] = await gallery(test.url, wedding);
  expect(passedOn!.id).toBe(before!.id);
  expect(passedOn!.sender).toEqual(expect.any(Number));
  expect(passedOn!.sender).not.toBe(before!.sender);
  expect(only(await others.list())).not.toHaveProperty('is_shared');
  await ours.send.single(bytes).expect(200);
  const again = await ours.takeBack(id).expect(200);
  expect(again.body).toEqual({ success: true, stays: true });
  const last = await others.takeBack(id).expect(200);
  expect(last.body).toEqual({ success: true, stays: false });
  expect(await gallery(test.url, wedding)).toEqual([]);
});

it('tells of no other guest when an item of a sealed album is taken back', async () => {
  const [ours, others] = [phone(), phone()];
  const bytes = jpegBytes();
  await ours.send.single(bytes).expect(200);
  await others.send.single(bytes).expect(200);
  await request(test.url)
    .put(VISIBILITY_API.couple(wedding.hash))
    .send({ mode: 'sealed', until: new Date(Date.now() + 3_600_000) })
    .expect(200);
  const { id } = only(await ours.list());
  for (const each of [ours, others]) {
    const { body } = await each.takeBack(id).expect(200);
    expect(body).toEqual({ success: true });
  }
  expect(await gallery(test.url, wedding)).toEqual([]);
});

it('changes no name and no note of a sealed album, also for the first sender of a file', async () => {
  const [ours, others] = [phone(), phone()];
  const bytes = jpegBytes();
  await ours.send.single(bytes, 'same.jpg', 'Al|Hi').expect(200);
  await others.send.single(bytes, 'same.jpg', 'Al|Hi').expect(200);
  await request(test.url)
    .put(VISIBILITY_API.couple(wedding.hash))
    .send({ mode: 'sealed', until: new Date(Date.now() + 3_600_000) })
    .expect(200);
  const seen = await Promise.all(
    [ours, others].map(async (each) => {
      const { id, is_shared: isShared } = only(await each.list());
      const note = await each.note(id, 'Al|Bye');
      const name = await each.name('Ece').expect(200);
      return [isShared, note.status, codeOf(note), name.body as unknown];
    }),
  );
  expect(seen[0]).toEqual([
    true,
    404,
    'media_not_found',
    { success: true, changed: 0 },
  ]);
  expect(seen[1]).toEqual(seen[0]);
  expect(notes(await gallery(test.url, wedding))).toEqual(['Al|Hi']);
});

it('lists a long evening in pages, of own files and of those that others sent before', async () => {
  const [ours, others] = [phone(), phone()];
  const bytes = jpegBytes();
  await others.send.single(bytes, 'theirs.jpg').expect(200);
  await ours.send.single(bytes, 'same.jpg').expect(200);
  await ours.send.single(jpegBytes(), 'own.jpg').expect(200);
  await test.database.query(
    `INSERT INTO media (id, edit_key, view_key, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, guest_id, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), wedding_id, md5(n::text), md5(n::text), n || '.jpg', file_type, n, 0, content_hash, guest_id, created_at - interval '1 hour'
     FROM media, generate_series(1, $1::int) AS n WHERE file_name = 'own.jpg'`,
    [OWN_PAGE_ITEMS],
  );
  const first = await ours.page();
  const second = await ours.page(first.next_cursor);
  expect([first.data.length, second.data.length]).toEqual([OWN_PAGE_ITEMS, 2]);
  expect(second).not.toHaveProperty('next_cursor');
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(OWN_PAGE_ITEMS + 2);
  expect(names(first.data)).toEqual(
    expect.arrayContaining(['own.jpg', 'theirs.jpg']),
  );
  await ours.agent.get(OWN_API.list(wedding.weddingPath, 'x')).expect(400);
});

it('adds, changes and removes a note, cleaned as that of an upload', async () => {
  const ours = phone();
  const bytes = jpegBytes();
  await ours.send.single(bytes, 'same.jpg', 'taken').expect(200);
  await ours.send.single(bytes, 'same.jpg').expect(200);
  const { id } = only(await ours.list());
  const stream = await EventStream.open(
    test.url + API.galleryEvents(wedding.hash),
  );
  const before = await test.http().get(API.gallery(wedding.hash));
  await ours.note(id, ' Ayşe | Hi\u0007 ').expect(200);
  await stream.hears('the note is told', ({ changed }) =>
    changed.some(({ note }) => note === 'Ayşe|Hi'),
  );
  stream.close();
  const after = await test.http().get(API.gallery(wedding.hash));
  expect(after.headers.etag).not.toBe(before.headers.etag);
  const repeated = await ours.note(id, 'taken').expect(409);
  expect(repeated.body.code).toBe('exact_repeat');
  await ours.note(id, `|${'x'.repeat(401)}`).expect(400);
  expect(notes(await ours.list())).toContain('Ayşe|Hi');
  await ours.note(id, null).expect(200);
  expect(only(await ours.list())).not.toHaveProperty('note');
});

it('puts one name on everything that was sent, once', async () => {
  const [ours, others] = [phone(), phone()];
  const bytes = jpegBytes();
  await ours.send.single(bytes, 'a.jpg', 'Al|Hi').expect(200);
  await ours.send.single(bytes, 'b.jpg', 'Hi').expect(200);
  await ours.send.single(jpegBytes(), 'c.jpg').expect(200);
  await others.send.single(jpegBytes(), 'd.jpg', 'x').expect(200);
  const { body } = await ours.name('Ayşe|Fatma ').expect(200);
  expect(body).toEqual({ success: true, changed: 2 });
  // Of two copies one keeps its note: two equal items are one.
  const renamed = notes(await ours.list());
  expect(renamed).toHaveLength(3);
  expect(renamed).toEqual(
    expect.arrayContaining([
      'Ayşe Fatma|',
      'Ayşe Fatma|Hi',
      expect.stringMatching(/^(Al\|)?Hi$/),
    ]),
  );
  expect(notes(await others.list())).toEqual(['x']);
  await ours.name('').expect(200);
  expect(notes(await ours.list())).toContain(undefined);
  await ours.name('x'.repeat(51)).expect(400);
  await close();
  const closed = await ours.name('Late').expect(403);
  expect(closed.body.code).toBe('uploads_disabled');
});
