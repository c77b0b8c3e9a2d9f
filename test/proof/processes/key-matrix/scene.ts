import { randomUUID } from 'node:crypto';
import {
  API,
  CARDS_API,
  EVENT_API,
  SELECTION_ALBUM_API,
  SLICE_BYTES,
  VISIBILITY_API,
  type OneWeddingEvent,
} from '@hatira/contract';
import { askForArchive } from '../../../support/fixtures/archives.js';
import { mp4Bytes, sha256 } from '../../../support/fixtures/media-bytes.js';
import { picture } from '../../../support/fixtures/pictures.js';
import {
  createWedding,
  setEnabled,
} from '../../../support/fixtures/weddings.js';
import { cookiesSetBy } from '../../../support/requests/cookies.js';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../../support/requests/guest.js';
import { relativesOf, renewCouple } from '../../../support/requests/links.js';
import { makeAlbum } from '../../../support/requests/selection-albums.js';
import { makeWall } from '../../../support/requests/walls.js';
import type { TestApp } from '../../../support/servers/test-app.js';
import type { State } from './matrix.js';

/** Texts that few keys may read. */
export const WIFI_PASSWORD = 'a-secret-of-the-hall';
export const NOTE = 'Oya|May your road be long';

export const PLACE = 'The house of the bride';

/** An event of another day than the files. */
const EVENT = {
  kind: 'henna-night',
  date: '2026-06-12',
  ends: '23:00',
  place: PLACE,
};

/** The secrets that one holder knows; the others are invented. */
export interface Secrets {
  hash: number;
  /** Ids of two files; the couple has deleted the second. */
  item: string;
  deleted: string;
  /** The random part of `storage_url`. */
  file: string;
  archive: string;
  wall: string;
  /** Of the couple's calls; its link has a token. */
  album: string;
  event: string;
  token: string;
  /** An unfinished upload's id. */
  upload: string;
  /** The hash of the photo's content, as phones compute it. */
  content: string;
}

const INVENTED: Secrets = {
  hash: 123_456_789_012_345,
  item: randomUUID(),
  deleted: randomUUID(),
  file: 'a-key-that-is-unknown',
  archive: randomUUID(),
  wall: randomUUID(),
  album: randomUUID(),
  event: randomUUID(),
  token: '0123456789abcdef',
  upload: randomUUID(),
  content: '0'.repeat(64),
};

export const secrets = (known: Partial<Secrets> = {}): Secrets => ({
  ...INVENTED,
  ...known,
});

/** A wedding in one state, and the secrets that it has given to people. */
export interface Scene {
  state: State;
  path: string;
  picture: Buffer;
  /** The ids that the staff's panel has. */
  panel: Secrets & { background: string };
  guest: { cookie: string; secrets: Secrets };
  couple: Secrets;
  relatives: Secrets;
  endedCouple: Secrets;
  endedRelatives: Secrets;
  wall: Secrets;
  endedWall: Secrets;
  picks: Secrets;
  endedPicks: Secrets;
}

interface Begun {
  wedding: TestWedding;
  photo: Buffer;
  cookie: string;
  upload: string;
}

/** Sends the files; their pictures are made afterwards. */
export async function beginScene(test: TestApp, state: State): Promise<Begun> {
  const wedding = await createWedding(test, `Ada-140626-${state}`);
  const agent = test.browser();
  const guest = new TestGuest(test.url, wedding, agent);
  const photo = await picture({
    width: 40,
    height: 30,
    colour: colourOf(state),
  });
  const first = await guest.single(photo, 'photo.jpg', NOTE).expect(200);
  await guest.single(mp4Bytes(900), 'video.mp4').expect(200);
  await guest
    .single(
      await picture({ width: 30, height: 30, colour: colourOf(state) }),
      'gone.jpg',
    )
    .expect(200);
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 10), 'clip.mp4');
  await guest.slice(file, 1).expect(200);
  const cookie = cookiesSetBy(first).hatira_guest!;
  return { wedding, photo, cookie, upload: file.uploadId };
}

/** Gives and ends the links, walls and archives, then brings the wedding into its state. */
export async function finishScene(
  test: TestApp,
  state: State,
  { wedding, photo, cookie, upload }: Begun,
): Promise<Scene> {
  const before = await rowsOf(test, wedding);
  await test.http().delete(API.media(before.deleted.edit)).expect(200);
  const endedCouple = await coupleOf(test, wedding, '19:00');
  const current = await renewCouple(test, wedding);
  const endedRelatives = await kinOf(test, current);
  const relatives = await kinOf(test, current);
  const over = await makeWall(test, current);
  await test
    .http()
    .delete(`/api/media/admin/${current.hash}/walls/${over.id}`)
    .expect(200);
  const couple = await coupleOf(test, current, '20:00');
  const { photo: shown, deleted } = before;
  const inner = { item: shown.id, deleted: deleted.id };
  const content = contentHashOf(photo);
  const guest = secrets({ ...inner, upload, content, file: shown.file });
  const picks = await makeAlbum(test, current, { ids: [couple.item] });
  const endedPicks = await endedAlbum(test, current, couple.item);
  const background = await furnish(test, current);
  await enter(test, state, {
    ...current,
    events: eventsOf(endedCouple, couple),
  });
  const after = await rowsOf(test, current);
  return {
    state,
    path: wedding.weddingPath,
    picture: photo,
    panel: { ...couple, ...inner, background },
    guest: { cookie, secrets: guest },
    couple: {
      ...couple,
      album: picks.id,
      token: INVENTED.token,
      file: after.photo.file,
    },
    relatives,
    endedRelatives,
    endedCouple: { ...endedCouple, token: INVENTED.token },
    wall: secrets({ ...inner, token: couple.token }),
    endedWall: secrets({ ...inner, token: over.token }),
    picks: secrets({ ...inner, token: picks.token }),
    endedPicks: secrets({ ...inner, token: endedPicks }),
  };
}

/** @returns its token */
async function endedAlbum(
  test: TestApp,
  wedding: TestWedding,
  item: string,
): Promise<string> {
  const album = { ids: [item], name: 'Over' };
  const { id, token } = await makeAlbum(test, wedding, album);
  await test
    .http()
    .delete(SELECTION_ALBUM_API.one(wedding.hash, id))
    .expect(200);
  return token;
}

/** Hashes the hash of its only slice. */
const contentHashOf = (photo: Buffer) =>
  sha256(Buffer.from(sha256(photo), 'hex'));

/** @param begins of an event that the couple adds */
async function coupleOf(
  test: TestApp,
  wedding: TestWedding,
  begins: string,
): Promise<Secrets> {
  const { photo, deleted } = await rowsOf(test, wedding);
  const wall = await makeWall(test, wedding);
  const { id: archive } = await askForArchive(test.url, wedding);
  return secrets({
    hash: wedding.hash,
    archive,
    wall: wall.id,
    event: await addEvent(test, wedding, begins),
    token: wall.token,
    item: photo.edit,
    deleted: deleted.edit,
    file: photo.file,
  });
}

/** @returns its id */
async function addEvent(
  test: TestApp,
  { hash }: TestWedding,
  begins: string,
): Promise<string> {
  const { body } = await test
    .http()
    .post(EVENT_API.ofCouple(hash))
    .send({ ...EVENT, begins })
    .expect(201);
  return (body as OneWeddingEvent).data.id;
}

async function kinOf(test: TestApp, wedding: TestWedding): Promise<Secrets> {
  const relatives = await relativesOf(test, wedding);
  const { photo, deleted } = await rowsOf(test, wedding);
  const { id: archive } = await askForArchive(test.url, relatives);
  return secrets({
    hash: relatives.hash,
    archive,
    file: photo.file,
    item: photo.view,
    deleted: deleted.view,
  });
}

/** @returns the background's id */
async function furnish(test: TestApp, { hash }: TestWedding): Promise<string> {
  const staff = await test.staff();
  const wifi = { name: 'Hall', password: WIFI_PASSWORD };
  await staff.put(CARDS_API.wifi(hash)).send({ wifi }).expect(200);
  const { body } = await staff
    .post(API.backgroundUpload(hash))
    .attach('background', await picture({ width: 80, height: 60 }), 'b.jpg')
    .expect(201);
  return (body as { data: { id: string } }).data.id;
}

const eventsOf = (...couples: Secrets[]) => couples.map(({ event }) => event);

/** Seals the events of a wedding, and moves all its files to one. */
async function sealNight(
  test: TestApp,
  { hash, events, ...wedding }: TestWedding & { events: string[] },
): Promise<void> {
  const ids = await test.database.query<{ edit: string }[]>(
    'SELECT edit_key AS edit FROM media JOIN weddings ON weddings.id = wedding_id WHERE slug = $1',
    [wedding.weddingPath],
  );
  await test
    .http()
    .put(EVENT_API.files(hash))
    .send({ ids: ids.map(({ edit }) => edit), event: events[0] })
    .expect(200);
  for (const event of events)
    await test
      .http()
      .patch(EVENT_API.oneOfCouple(hash, event))
      .send({ visibility: 'sealed', until: tomorrow() })
      .expect(200);
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function enter(
  test: TestApp,
  state: State,
  wedding: TestWedding & { events: string[] },
): Promise<void> {
  const choose = (change: object) =>
    test
      .http()
      .put(VISIBILITY_API.couple(wedding.hash))
      .send(change)
      .expect(200);
  // Guests have seen the album of every wedding.
  await choose({ mode: 'shared' });
  if (state === 'shared') return;
  if (state === 'henna') return sealNight(test, wedding);
  await choose(
    state === 'sealed'
      ? {
          mode: 'sealed',
          until: tomorrow(),
        }
      : { mode: 'upload-only' },
  );
  if (state === 'closed' || state === 'demo')
    await setEnabled(test, wedding, false);
  if (state === 'closed' || state === 'demo')
    await test.database.query(
      `UPDATE weddings SET is_demo = $2, disabled_at = now() - interval '1 day' WHERE slug = $1`,
      [wedding.weddingPath, state === 'demo'],
    );
}

interface Row {
  id: string;
  edit: string;
  view: string;
  file: string;
}

async function rowsOf(
  { database }: TestApp,
  { weddingPath }: TestWedding,
): Promise<Record<'photo' | 'deleted', Row>> {
  const rows = await database.query<(Row & { name: string })[]>(
    `SELECT media.id, edit_key AS edit, view_key AS view, public_key AS file, file_name AS name
     FROM media JOIN weddings ON weddings.id = wedding_id WHERE slug = $1`,
    [weddingPath],
  );
  const named = (name: string) => rows.find((row) => row.name === name)!;
  return {
    photo: named('photo.jpg'),
    deleted: named('gone.jpg'),
  };
}

/** Another colour for each wedding, so that no two pictures are equal. */
const colourOf = (state: State) => `#${sha256(Buffer.from(state)).slice(0, 6)}`;
