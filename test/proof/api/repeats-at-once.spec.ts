import { API, OWN_API, SLICE_BYTES, STAFF_API } from '@hatira/contract';
import { ownItems, type OwnItem } from '@hatira/contract/schemas';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
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

const FILES = 12;
const ROUNDS = 4;
const PAIRS = 40;
const VIDEO_PAIRS = 6;

function phone() {
  const agent = test.browser();
  const path = wedding.weddingPath;
  return {
    send: new TestGuest(test.url, wedding, agent),
    list: async (): Promise<OwnItem[]> => {
      const { body } = await agent.get(OWN_API.list(path)).expect(200);
      return ownItems.parse(body).data;
    },
    note: (id: string, note: string | null) =>
      agent.patch(OWN_API.item(path, id)).send({ note }),
    takeBack: (id: string) => agent.delete(OWN_API.item(path, id)),
  };
}

const fileNames = Array.from({ length: FILES }, (_, index) => `${index}.jpg`);
const NOTE = 'Ayşe|';
/** The others send every other file with the note that we give it. */
const noteOf = (index: number) => (index % 2 === 0 ? undefined : NOTE);
const statusesOf = async (calls: PromiseLike<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

/** PostgreSQL ends one of two that wait for each other; the answer is 503. */
const ALL_SENT = fileNames.map(() => 200);

async function deletedByCouple(ids: string[]) {
  const call = test.http().post(API.bulkDelete).send({ ids });
  return [await call] as const;
}

it('files are taken back, deleted and renamed while others send the same ones, without a lock that waits for another', async () => {
  const [ours, others] = [phone(), phone()];
  await others.send.single(jpegBytes()).expect(200);
  for (let round = 0; round < ROUNDS; round++) {
    const contents = fileNames.map(() => jpegBytes());
    for (const [index, name] of fileNames.entries())
      await ours.send.single(contents[index]!, name).expect(200);
    const mine = await ours.list();
    const idOf = (name: string) =>
      mine.find(({ file_name: own }) => own === name)!.id;
    const shown = await gallery(test.url, wedding);
    const [sent, changed, deleted] = await Promise.all([
      statusesOf(
        contents.map((bytes, index) =>
          others.send.single(bytes, `other-${index}.jpg`, noteOf(index)),
        ),
      ),
      statusesOf(
        fileNames.map((name, index) =>
          index % 2 === 0
            ? ours.takeBack(idOf(name))
            : ours.note(idOf(name), NOTE),
        ),
      ),
      deletedByCouple(shown.slice(0, FILES / 3).map(({ id }) => id)),
    ]);
    expect(sent).toEqual(ALL_SENT);
    for (const status of changed) expect([200, 404, 409]).toContain(status);
    expect(deleted.map(({ status }) => status)).toEqual([200]);
  }
  await test.drain();
});

it('a video that two guests complete at once is one, also while a third takes it back', async () => {
  const [first, second, third] = [phone(), phone(), phone()];
  for (let round = 0; round < ROUNDS; round++) {
    const bytes = mp4Bytes(SLICE_BYTES + 9);
    await third.send.sendSliced(slicedFile(bytes, 'clip.mov'));
    const { id } = (await third.list())[0]!;
    const files = [first, second].map(({ send }) => ({
      send,
      file: slicedFile(bytes, 'clip.mov'),
    }));
    for (const { send, file } of files)
      for (const index of [0, 1]) await send.slice(file, index).expect(200);
    const statuses = await statusesOf([
      ...files.map(({ send, file }) => send.complete(file)),
      third.takeBack(id),
    ]);
    expect(statuses).toEqual([200, 200, 200]);
    expect(await gallery(test.url, wedding)).toHaveLength(round + 1);
    expect(await first.list()).toHaveLength(round + 1);
    expect(await second.list()).toHaveLength(round + 1);
  }
});

async function limitDay(weddingDailyBytes: number | null) {
  const staff = await test.staff();
  await staff.put(STAFF_API.settings).send({ weddingDailyBytes }).expect(200);
}

describe.each([
  ['', null],
  // A transaction checks each file so close to the limit.
  [' shortly before the limit of a day', 4_000_000_000],
])('a new file that two phones send at the same moment%s', (_, limit) => {
  beforeEach(() => limitDay(limit));
  afterEach(() => limitDay(null));

  it('is one photo, which both have', async () => {
    const [first, second] = [phone(), phone()];
    const ownPhoto = jpegBytes();
    for (const { send } of [first, second])
      await send.single(ownPhoto).expect(200);
    const contents = Array.from({ length: PAIRS }, () => jpegBytes());
    const statuses = await statusesOf(
      contents.flatMap((bytes) => [
        first.send.single(bytes),
        second.send.single(bytes),
      ]),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await gallery(test.url, wedding)).toHaveLength(1 + PAIRS);
    expect(await first.list()).toHaveLength(1 + PAIRS);
    expect(await second.list()).toHaveLength(1 + PAIRS);
  });
});

it('a new video that two phones complete at the same moment is one, which both have', async () => {
  const phones = [phone(), phone()];
  const sent = [];
  for (let count = 0; count < VIDEO_PAIRS; count++) {
    const bytes = mp4Bytes(SLICE_BYTES + 9);
    for (const { send } of phones) {
      const file = slicedFile(bytes);
      for (const index of [0, 1]) await send.slice(file, index).expect(200);
      sent.push({ send, file });
    }
  }
  const statuses = await statusesOf(
    sent.map(({ send, file }) => send.complete(file)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await gallery(test.url, wedding)).toHaveLength(VIDEO_PAIRS);
  for (const { list } of phones) expect(await list()).toHaveLength(VIDEO_PAIRS);
});
