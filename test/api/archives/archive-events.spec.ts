import { API, GUEST_BOOK_API, type WeddingEvent } from '@hatira/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  askForArchive,
  download,
  streamed,
  type ArchiveWish,
} from '../../support/fixtures/archives.js';
import {
  addEvent,
  changeEvent,
  eventOn,
  sealEvent,
  sentOn,
} from '../../support/fixtures/events.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import {
  preparePdfReaders,
  textOf,
} from '../../support/fixtures/printed/pdf-readers.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { prepareReaders, readZip } from '../../support/fixtures/zip-readers.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;
let henna: WeddingEvent;
let party: WeddingEvent;

beforeAll(async () => {
  await prepareReaders();
  await preparePdfReaders();
}, 300_000);

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-ve-Can');
  party = await addEvent(test, wedding, eventOn('party', 2));
  henna = await addEvent(test, wedding, eventOn('henna-night', 4));
  await send('henna.jpg', 4, 'Oya|Kınan kutlu olsun');
  await send('between.jpg', 3);
  await send('party.jpg', 2, 'Ali|Mutluluklar');
  await test.drain();
});

const send = (name: string, daysBefore: number, note?: string) =>
  new TestGuest(test.url, wedding)
    .single(jpegBytes(500 + name.length), name, note, sentOn(daysBefore))
    .expect(200);

let zips = 0;
async function pathsOf(bytes: Buffer): Promise<string[]> {
  const zip = join(test.dataDir, `events-${zips++}.zip`);
  await writeFile(zip, bytes);
  return Object.keys(await readZip('Python zipfile', zip))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => name.replace('Elif & Can/', ''))
    .sort();
}

async function archived(
  link: TestWedding,
  wish: ArchiveWish & { event?: string } = {},
) {
  const state = await askForArchive(test.url, link, wish);
  const { bytes } = await download(test.url, state.downloadUrl);
  return { state, paths: await pathsOf(bytes) };
}

it('has a folder for each event in the order of begin, in the language of the reader', async () => {
  const whole = await archived(wedding);
  expect(whole.paths).toEqual([
    '1 Kına gecesi/henna.jpg',
    '2 After party/party.jpg',
    'between.jpg',
  ]);
  const german = await archived(wedding, { language: 'de', layout: 'guests' });
  expect(german.paths).toEqual([
    '1 Hennaabend/Oya/henna.jpg',
    '2 Party/Ali/party.jpg',
    'Gast 1/between.jpg',
  ]);
  await changeEvent(test, wedding, henna, { name: 'Kına' });
  const renamed = await archived(wedding);
  expect(renamed.state.id).not.toBe(whole.state.id);
  expect(renamed.paths[0]).toBe('1 Kına/henna.jpg');
  const ids = (await gallery(test.url, wedding)).map(({ id }) => id);
  const answer = await streamed(test.url, ids);
  const chosen = await pathsOf(Buffer.from(await answer.arrayBuffer()));
  expect(chosen).toEqual(renamed.paths);
});

it('has the files of one event, and is not the archive of the whole wedding', async () => {
  const { state, paths } = await archived(wedding, { event: party.id });
  expect(state).toMatchObject({ isWholeWedding: false, fileCount: 1 });
  expect(paths).toEqual(['2 After party/party.jpg']);
  const ask = (wish: object) =>
    test
      .http()
      .post(API.archives)
      .send({ hash: wedding.hash, ...wish });
  const [item] = await gallery(test.url, wedding);
  await ask({ event: party.id, ids: [item!.id] }).expect(400);
  await ask({ event: crypto.randomUUID() }).expect(404);
});

it('does not tell relatives of a sealed event by its number or a file', async () => {
  await sealEvent(test, wedding, henna);
  const relatives = await relativesOf(test, wedding);
  const { paths } = await archived(relatives);
  expect(paths).toEqual(['1 After party/party.jpg', 'between.jpg']);
  await test
    .http()
    .post(API.archives)
    .send({ hash: relatives.hash, event: henna.id })
    .expect(404);
});

it('prints the notes of one event', async () => {
  const address = GUEST_BOOK_API.couplePdf(wedding.hash);
  const book = (query: string) => bytesOf(test.url, `${address}?${query}`);
  const whole = await textOf(await book('language=tr'));
  expect(whole).toMatch(/kutlu[^]*Mutluluklar/);
  const one = await textOf(await book(`language=tr&event=${party.id}`));
  expect(one).toContain('Mutluluklar');
  expect(one).not.toContain('kutlu');
  await test.http().get(`${address}?event=${crypto.randomUUID()}`).expect(404);
});
