import {
  ALBUM_API,
  API,
  DELETED_API,
  SELECTION_ALBUM_API,
  STAFF_API,
  VISIBILITY_API,
  WALL_API,
} from '@hatira/contract';
import type request from 'supertest';
import { askForArchive } from '../../support/fixtures/archives.js';
import { galleryOfPictures } from '../../support/fixtures/galleries.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { cookiesSetBy } from '../../support/requests/cookies.js';
import { EventStream } from '../../support/requests/event-stream.js';
import type { TestWedding } from '../../support/requests/guest.js';
import {
  relativesOf,
  renewCouple,
  withdrawRelatives,
} from '../../support/requests/links.js';
import { makeAlbum } from '../../support/requests/selection-albums.js';
import { makeWall } from '../../support/requests/walls.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import {
  createTestApp,
  STAFF,
  type TestApp,
} from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const PASSWORD = 'a-password-of-a-colleague';

let first: TestApp;
let second: ServerProcess;
let wedding: TestWedding;
/** A picture's ids: the couple's, and that of walls and the guests' album. */
let item: { id: string; inner: string };

beforeAll(async () => {
  first = await createTestApp({ withWorker: true });
  second = await ServerProcess.start('web', first.env);
});

beforeEach(async () => {
  await first.reset();
  wedding = await createWedding(first);
  const [shown] = await galleryOfPictures(first, wedding, 1);
  const [row] = await mediaKeys(first);
  item = { id: shown!.id, inner: row!.id };
});

afterAll(async () => {
  await second?.stop();
  await first?.close();
});

/** The other process's answer to a GET. */
async function seen(address: string, cookie = ''): Promise<number> {
  const response = await fetch(second.url + address, { headers: { cookie } });
  await response.body?.cancel();
  return response.status;
}

/** The process has used each key a moment before, and has kept its answers. */
async function endsAtOnce(
  addresses: string[],
  end: () => Promise<unknown>,
  { cookie, status = 404 }: { cookie?: string; status?: number } = {},
): Promise<void> {
  const before = addresses.map((address) => seen(address, cookie));
  expect(await Promise.all(before)).toEqual(addresses.map(() => 200));
  await end();
  const after = addresses.map((address) => seen(address, cookie));
  expect(await Promise.all(after)).toEqual(addresses.map(() => status));
}

it('refuses a renewed link with the next request', async () => {
  const { token } = await makeWall(first, wedding);
  const album = await makeAlbum(first, wedding, { ids: [item.id] });
  const { hash } = wedding;
  await endsAtOnce(
    [
      API.gallery(hash),
      API.weddingInfo(hash),
      API.archivesOf(hash),
      DELETED_API.list(hash),
      VISIBILITY_API.couple(hash),
      WALL_API.coupleList(hash),
      API.download(item.id),
      WALL_API.screen(token),
      WALL_API.picture(token, item.inner, 'thumb'),
      SELECTION_ALBUM_API.list(hash),
      SELECTION_ALBUM_API.open(album.token),
      SELECTION_ALBUM_API.file(album.token, item.inner),
    ],
    () => renewCouple(first, wedding),
  );
});

it('refuses a withdrawn relatives’ link with the next request', async () => {
  const { hash } = await relativesOf(first, wedding);
  const [row] = await mediaKeys(first);
  await endsAtOnce(
    [API.gallery(hash), API.weddingInfo(hash), API.download(row!.viewKey)],
    () => withdrawRelatives(first, wedding),
  );
});

it('refuses an ended album of chosen files', async () => {
  const { id, token } = await makeAlbum(first, wedding, { ids: [item.id] });
  await endsAtOnce(
    [
      SELECTION_ALBUM_API.open(token),
      SELECTION_ALBUM_API.zip(token),
      SELECTION_ALBUM_API.file(token, item.inner),
      SELECTION_ALBUM_API.rendition(token, item.inner, 'thumb'),
    ],
    () =>
      first
        .http()
        .delete(SELECTION_ALBUM_API.one(wedding.hash, id))
        .expect(200),
  );
});

it('refuses an ended wall, and darkens its screens', async () => {
  const { id, token } = await makeWall(first, wedding);
  const screen = await EventStream.open(second.url + WALL_API.events(token));
  await endsAtOnce(
    [WALL_API.screen(token), WALL_API.picture(token, item.inner, 'thumb')],
    () => first.http().delete(WALL_API.coupleOne(wedding.hash, id)).expect(200),
  );
  await until(
    'the screen is dark',
    () => screen.names,
    (names) => names.includes('ended'),
  );
  screen.close();
});

it('hides an item and a sealed album from guests with the next request', async () => {
  const path = wedding.weddingPath;
  const choose = (change: object) =>
    first
      .http()
      .put(VISIBILITY_API.couple(wedding.hash))
      .send(change)
      .expect(200);
  const expose = (exposure: string) =>
    first
      .http()
      .put(VISIBILITY_API.exposure(wedding.hash))
      .send({ ids: [item.id], exposure })
      .expect(200);
  await choose({ mode: 'shared' });
  const picture = ALBUM_API.rendition(path, item.inner, 'thumb');
  await endsAtOnce([picture], () => expose('hidden'));
  await expose('shown');
  const [{ file }] = await first.database.query<[{ file: string }]>(
    'SELECT public_key AS file FROM media',
  );
  await endsAtOnce([picture, `/media/${file}`, `/media/${file}/thumb`], () =>
    choose({
      mode: 'sealed',
      until: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  );
});

it('refuses a deleted item’s addresses and archives with the next request', async () => {
  const archive = await askForArchive(first.url, wedding);
  const [{ file }] = await first.database.query<[{ file: string }]>(
    'SELECT public_key AS file FROM media',
  );
  await endsAtOnce(
    [API.download(item.id), `/media/${file}`, `/media/${file}/thumb`],
    async () => {
      expect(await seen(API.archiveDownload(archive.id))).toBe(200);
      await first.http().delete(API.media(item.id)).expect(200);
    },
  );
  expect(await seen(API.archiveDownload(archive.id))).toBe(410);
});

type End = (
  staff: ReturnType<typeof request.agent>,
  id: string,
) => request.Test;
const own = { currentPassword: STAFF.password };

it.each<[string, End]>([
  [
    'is disabled',
    (staff, id) =>
      staff
        .put(STAFF_API.restOne('staff', id))
        .send({ isDisabled: true, ...own }),
  ],
  [
    'has its sessions ended',
    (staff, id) => staff.post(STAFF_API.endStaffSessions(id)).send(own),
  ],
  [
    'gets another password',
    (staff, id) => staff.post(STAFF_API.staffPassword(id)).send(own),
  ],
])('refuses the session of an account that %s', async (name, end) => {
  const staff = await first.staff();
  const email = `${name.replaceAll(' ', '-')}@example.com`;
  const { body } = await staff
    .post(STAFF_API.rest('staff'))
    .send({ email, password: PASSWORD, ...own })
    .expect(201);
  const login = await first
    .http()
    .post(API.login)
    .send({ email, password: PASSWORD })
    .expect(200);
  const cookie = cookiesSetBy(login).hatira_session!;
  await endsAtOnce(
    [API.me, API.weddings, STAFF_API.restOne('weddings', wedding.hash)],
    () => end(staff, (body as { id: string }).id).expect(200),
    { cookie, status: 401 },
  );
});

type Call = [method: string, address: string, body?: object];

/** Makes these calls at both processes until they are refused. @returns all statuses */
async function callsDuring(
  calls: Call[],
  { begun, end }: { begun: string; end: () => Promise<unknown> },
): Promise<Set<number>> {
  const answers = new Set<number>();
  let isOver = false;
  const caller = async (origin: string) => {
    while (!isOver)
      for (const [method, address, body] of calls) {
        const response = await fetch(origin + address, {
          method,
          headers: { 'Content-Type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        await response.body?.cancel();
        answers.add(response.status);
      }
  };
  const origins = [first.url, second.url];
  const callers = [...origins, ...origins, ...origins].map(caller);
  const made = async () =>
    (await first.database.query<object[]>(begun)).length > 0;
  await until('the calls do their work', made);
  await end();
  await until('the old link is refused', () => answers.has(404));
  isOver = true;
  await Promise.all(callers);
  return answers;
}

const faults = (answers: Set<number>) =>
  [...answers].filter((status) => status >= 500);

it('leaves no wall and no archive of an ended couple’s link, made at the same moment', async () => {
  const { hash } = wedding;
  const ids = [item.id];
  const marking = {
    partner: 'shared',
    changes: [{ id: item.id, heart: true }],
  };
  let renewed = wedding;
  const answers = await callsDuring(
    [
      ['POST', WALL_API.coupleList(hash)],
      ['POST', API.archives, { hash, layout: 'hours' }],
      ['PUT', API.galleryMarks(hash), marking],
      ['POST', API.bulkDelete, { ids }],
      ['POST', API.restore, { ids }],
      ['PUT', VISIBILITY_API.couple(hash), { mode: 'shared' }],
    ],
    {
      begun: 'SELECT FROM walls',
      end: async () => {
        renewed = await renewCouple(first, wedding);
      },
    },
  );
  expect(faults(answers)).toEqual([]);
  expect(
    await first.database.query(
      `SELECT 'wall' AS what FROM walls UNION ALL SELECT 'archive' FROM archives WHERE ended_at IS NULL`,
    ),
  ).toEqual([]);
  expect(await seen(API.gallery(hash))).toBe(404);
  expect(await seen(API.gallery(renewed.hash))).toBe(200);
  expect(await seen(API.download(item.id))).toBe(404);
});

it('leaves no archive of a withdrawn relatives’ link, made at the same moment', async () => {
  const { hash } = await relativesOf(first, wedding);
  const [row] = await mediaKeys(first);
  const ids = [row!.viewKey];
  const answers = await callsDuring(
    [
      ['POST', API.archives, { hash, layout: 'hours' }],
      ['POST', API.archives, { hash, ids }],
      ['POST', API.bulkDownload, { ids }],
      ['GET', API.gallery(hash)],
    ],
    {
      begun: 'SELECT FROM archives',
      end: () => withdrawRelatives(first, wedding),
    },
  );
  expect(faults(answers)).toEqual([]);
  expect(
    await first.database.query(
      'SELECT id FROM archives WHERE ended_at IS NULL',
    ),
  ).toEqual([]);
});
