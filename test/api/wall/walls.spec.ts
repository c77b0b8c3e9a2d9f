import {
  API,
  PAGES,
  STAFF_API,
  WALL_API,
  MAX_SHOWN_ITEMS,
  MAX_WALLS,
  type WallList,
} from '@hatira/contract';
import { WALL_COMMANDS } from '../../../apps/api/src/features/wall/control/couple-walls.controller.js';
import { WALL_REPORTS } from '../../../apps/api/src/features/wall/screen/screen-reports.service.js';
import { RateLimitsService } from '../../../apps/api/src/platform/http/limits/rate-limits.service.js';
import { galleryOfPictures } from '../../support/fixtures/galleries.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { EventStream } from '../../support/requests/event-stream.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { relativesOf, renewCouple } from '../../support/requests/links.js';
import { makeWall, wallItems, wallOf } from '../../support/requests/walls.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
});

const walls = async (hash = wedding.hash) =>
  (
    (await test.http().get(WALL_API.coupleList(hash)).expect(200))
      .body as WallList
  ).data;
const command = (id: string, body: object) =>
  test.http().patch(WALL_API.coupleOne(wedding.hash, id)).send(body);

it('is made and ended by staff and the couple, who see the same walls, with audit entries', async () => {
  const staff = await test.staff();
  const { hash } = wedding;
  const { body } = await staff.post(WALL_API.list(hash)).expect(201);
  expect(body.url).toMatch(/^http:\/\/[^/]+\/wall\/[0-9a-z]{16}$/);
  const { id, url, token } = await makeWall(test, wedding);
  expect(url).not.toBe(body.url);
  const expected = [
    { id: body.id, url: body.url, isOn: false, isPaused: false, shown: [] },
    { id, url, isOn: false, isPaused: false, shown: [] },
  ];
  expect(await walls()).toMatchObject(expected);
  const info = await test.http().get(API.weddingInfo(hash)).expect(200);
  expect(info.body.data.album).toMatchObject({ hasWall: true });
  const list = await staff.get(WALL_API.list(hash)).expect(200);
  expect(list.body.data).toMatchObject(expected);

  const page = await test.http().get(`/wall/${token}`).expect(200);
  const gallery = await test.http().get(PAGES.gallery(hash)).expect(200);
  for (const header of ['content-security-policy', 'x-robots-tag'])
    expect(page.headers[header]).toBe(gallery.headers[header]);

  // A remote control may type it in capitals.
  expect(await wallOf(test, token.toUpperCase())).toMatchObject({
    names: ['Elif', 'Can'],
    uploadUrl: expect.stringMatching(/\/Elif-140626-Can$/),
    isPaused: false,
    isSealed: false,
    skips: 0,
    items: [],
  });
  await staff.delete(WALL_API.one(hash, id)).expect(200);
  await test.http().delete(WALL_API.coupleOne(hash, body.id)).expect(200);
  await staff.delete(WALL_API.one(hash, id)).expect(404);
  await test.http().get(WALL_API.screen(token)).expect(404);
  expect(await walls()).toEqual([]);

  const { body: entries } = await staff
    .get(STAFF_API.rest('audit'))
    .expect(200);
  const own = (entries as { action: string; staffEmail: string }[])
    .filter(({ action }) => action.startsWith('wall_'))
    .map(({ action, staffEmail }) => [action, staffEmail]);
  expect(own.sort()).toEqual([
    ['wall_created', 'couple'],
    ['wall_created', 'staff@example.com'],
    ['wall_ended', 'couple'],
    ['wall_ended', 'staff@example.com'],
  ]);
  expect(JSON.stringify(entries)).not.toContain(token);
});

it('is bounded by wedding, also for calls at the same time', async () => {
  const { hash } = wedding;
  const answers = await Promise.all(
    Array.from({ length: MAX_WALLS + 3 }, () =>
      test.http().post(WALL_API.coupleList(hash)),
    ),
  );
  const codes = answers.map(({ status }) => status).sort();
  expect(codes).toEqual([...Array(MAX_WALLS).fill(201), 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe(
    'too_many_walls',
  );
  await makeWall(test, await createWedding(test));
});

it('needs the couple’s link or a login, and belongs to its wedding', async () => {
  const { hash } = wedding;
  const { id, token } = await makeWall(test, wedding);
  const other = await createWedding(test);
  await test.http().post(WALL_API.list(hash)).expect(401);
  const { hash: relatives } = await relativesOf(test, wedding);
  await test.http().post(WALL_API.coupleList(relatives)).expect(404);
  await test.http().delete(WALL_API.coupleOne(other.hash, id)).expect(404);
  const staff = await test.staff();
  await staff.delete(WALL_API.one(other.hash, id)).expect(404);
  await test
    .http()
    .patch(WALL_API.coupleOne(other.hash, id))
    .send({ skip: true })
    .expect(404);
  for (const wrong of ['short', `${token.slice(1)}!`, 'a'.repeat(16)])
    for (const address of [WALL_API.screen(wrong), WALL_API.events(wrong)])
      expect((await test.http().get(address).expect(404)).body.code).toBe(
        'wall_not_found',
      );
  expect(await walls()).toMatchObject([{ id, isPaused: false }]);
});

it('tells an ended wall’s screens at once, in every process, and serves no picture', async () => {
  await galleryOfPictures(test, wedding, 1);
  const { id, token } = await makeWall(test, wedding);
  const [item] = await wallItems(test, token);
  const replica = await createTestApp({ replicaOf: test });
  const streams = await Promise.all(
    [test.url, replica.url].map((url) =>
      EventStream.open(url + WALL_API.events(token)),
    ),
  );
  const picture = WALL_API.picture(token, item!.id, 'preview');
  await test.http().get(picture).expect('content-type', 'image/webp');
  // The event is left out: it is only a hint.
  await test.database.query('DELETE FROM walls WHERE id = $1', [id]);
  await until(
    'all have ended',
    () => streams.map(({ names, hasEnded }) => hasEnded && names.at(-1)),
    (ends) => ends.every((end) => end === 'ended'),
  );
  await test.http().get(picture).expect(404);
  await replica.close();
});

it('ends with the couple’s link, and sleeps while the wedding is in the trash', async () => {
  const { token } = await makeWall(test, wedding);
  const trashed = (time: string) =>
    test.database.query(
      `UPDATE weddings SET deleted_at = ${time} WHERE slug = $1`,
      [wedding.weddingPath],
    );
  await trashed('now()');
  await test.http().get(WALL_API.screen(token)).expect(404);
  await trashed('NULL');
  await wallOf(test, token);
  const stream = await EventStream.open(test.url + WALL_API.events(token));
  const renewed = await renewCouple(test, wedding);
  await until(
    'the screen is dark',
    () => stream.names,
    (names) => names.includes('ended'),
  );
  expect(await walls(renewed.hash)).toEqual([]);
});

describe('the remote control', () => {
  it('pauses and skips on the screens of every process, and knows the items on them', async () => {
    await galleryOfPictures(test, wedding, 2);
    const { id, token } = await makeWall(test, wedding);
    const items = await wallItems(test, token);
    const replica = await createTestApp({ replicaOf: test });
    const stream = await EventStream.open(replica.url + WALL_API.events(token));
    await command(id, { isPaused: true }).expect(200);
    await command(id, { skip: true }).expect(200);
    await until('the screen follows', () => stream.states.at(-1)?.skips, 1);
    expect(stream.states.at(-1)).toMatchObject({ isPaused: true });
    const ids = [items[0]!.id, crypto.randomUUID()];
    await test.http().put(WALL_API.shown(token)).send({ ids }).expect(200);
    expect(await walls()).toMatchObject([
      { isOn: true, isPaused: true, shown: [{ id: items[0]!.id }] },
    ]);
    stream.close();
    await replica.close();
  });

  it('hides an item from the wall at once, and shows it again', async () => {
    await galleryOfPictures(test, wedding, 2);
    const { id, token } = await makeWall(test, wedding);
    const [item] = await wallItems(test, token);
    const picture = WALL_API.picture(token, item!.id, 'thumb');
    await test.http().get(picture).expect(200);
    const stream = await EventStream.open(test.url + WALL_API.events(token));
    await command(id, { hide: item!.id }).expect(200);
    await stream.hears('the screen knows', ({ removed }) =>
      removed.includes(item!.id),
    );
    await test.http().get(picture).expect(404);
    expect(await wallItems(test, token)).toHaveLength(1);
    await command(id, { show: item!.id }).expect(200);
    await stream.hears('it is back', ({ changed }) =>
      changed.some(({ id }) => id === item!.id),
    );
    await test.http().get(picture).expect(200);
    stream.close();
  });

  it('hides an item within seconds when no event comes', async () => {
    await galleryOfPictures(test, wedding, 2);
    const { token } = await makeWall(test, wedding);
    const stream = await EventStream.open(test.url + WALL_API.events(token));
    // The row changes as without Redis.
    await test.database.query(
      `WITH hidden AS (UPDATE media SET exposure = 'hidden') UPDATE weddings SET media_revision = media_revision + 1`,
    );
    await until(
      'the screen reads its list again',
      () => stream.names,
      (names) => names.filter((name) => name === 'ready').length === 2,
    );
    expect(await wallItems(test, token)).toEqual([]);
    stream.close();
  });

  it('does not hide items of other weddings', async () => {
    const other = await createWedding(test);
    await galleryOfPictures(test, other, 1);
    const { token } = await makeWall(test, other);
    const [item] = await wallItems(test, token);
    const { id } = await makeWall(test, wedding);
    await command(id, { hide: item!.id }).expect(200);
    expect(await wallItems(test, token)).toHaveLength(1);
  });

  it('has bounds, and refuses empty commands', async () => {
    const { id, token } = await makeWall(test, wedding);
    await command(id, {}).expect(400);
    await command(id, { skip: false }).expect(400);
    const tooMany = Array.from({ length: MAX_SHOWN_ITEMS + 1 }, () =>
      crypto.randomUUID(),
    );
    const report = (ids: string[]) =>
      test.http().put(WALL_API.shown(token)).send({ ids });
    await report(tooMany).expect(400);
    const limits = test.app.get(RateLimitsService);
    for (let point = 0; point < WALL_REPORTS.points; point++)
      await limits.consume(WALL_REPORTS, id);
    await report([]).expect(429);
    const weddingId = String(await weddingIdOf(test, wedding));
    for (let point = 0; point < WALL_COMMANDS.points; point++)
      await limits.consume(WALL_COMMANDS, weddingId).catch(() => undefined);
    await command(id, { skip: true }).expect(429);
  });
});
