import {
  API,
  OWN_API,
  SENDING_API,
  SLICE_BYTES,
  type KnownFile,
  type OwnItem,
} from '@hatira/contract';
import request from 'supertest';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  contentHashOf,
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

function phone() {
  const agent = request.agent(test.url);
  const path = wedding.weddingPath;
  return {
    send: new TestGuest(test.url, wedding, agent),
    /** Opens the page, which sets the cookie. */
    open: () => agent.get(`/${path}`).expect(200),
    ask: async (...files: object[]) => {
      const call = agent.post(SENDING_API.knownFiles(path)).send({ files });
      return ((await call.expect(200)).body as { data: KnownFile[] }).data;
    },
    mine: async () => {
      const { body } = await agent.get(OWN_API.list(path)).expect(200);
      return (body as { data: OwnItem[] }).data;
    },
    complete: (file: ReturnType<typeof slicedFile>, contentHash: string) =>
      agent.post(API.completeUpload(path)).send({
        fileName: file.fileName,
        fileSize: file.bytes.length,
        uploadId: file.uploadId,
        contentHash,
      }),
  };
}

function hashed(bytes: Buffer, note?: string) {
  return {
    contentHash: contentHashOf(bytes),
    fileSize: bytes.length,
    note,
  };
}

it('recognizes content that a guest sends again, and lists it for a second sender too', async () => {
  const [ours, others] = [phone(), phone()];
  const [photo, clip] = [jpegBytes(), mp4Bytes(SLICE_BYTES + 9)];
  const { body } = await ours.send.single(photo).expect(200);
  const url = (body as { data: { storage_url: string } }).data.storage_url;
  const sent = await ours.send.sendSliced(slicedFile(clip));
  const clipUrl = (sent.body as { data: { storage_url: string } }).data;
  const files = [hashed(jpegBytes()), hashed(photo), hashed(clip)];
  const known = [
    { index: 1, storage_url: url },
    { index: 2, ...clipUrl },
  ];
  expect(await ours.ask(...files)).toEqual(known);
  await others.open();
  expect(await others.mine()).toEqual([]);
  expect(await others.ask(...files)).toEqual(known);
  expect(await others.ask(...files)).toEqual(known);
  expect((await others.mine()).map((item) => item.storage_url).sort()).toEqual(
    known.map((item) => item.storage_url).sort(),
  );
  expect(await gallery(test.url, wedding)).toHaveLength(2);
});

it('knows nothing for another note, size or wedding, or after a deletion', async () => {
  const ours = phone();
  const photo = jpegBytes();
  await ours.send.single(photo, 'a.jpg', 'Ayşe|').expect(200);
  const file = hashed(photo, 'Ayşe|');
  expect(await ours.ask(file)).toHaveLength(1);
  expect(await ours.ask(hashed(photo), hashed(photo, 'Can|'))).toEqual([]);
  expect(await ours.ask({ ...file, fileSize: 1 })).toEqual([]);
  const [item] = await gallery(test.url, wedding);
  await test
    .http()
    .post(API.bulkDelete)
    .send({ ids: [item!.id] })
    .expect(200);
  expect(await ours.ask(file)).toEqual([]);
  const elsewhere = await createWedding(test, 'Ece-010126-Ali');
  wedding = elsewhere;
  expect(await phone().ask(file)).toEqual([]);
});

it('completes an upload only when the whole has the hash of the phone', async () => {
  const ours = phone();
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 9));
  for (const index of [0, 1]) await ours.send.slice(file, index).expect(200);
  const wrong = await ours.complete(file, '0'.repeat(64)).expect(409);
  expect((wrong.body as { code: string }).code).toBe('upload_mismatch');
  expect(await gallery(test.url, wedding)).toEqual([]);
  const { contentHash } = hashed(file.bytes);
  await ours.complete(file, contentHash).expect(200);
  await ours.complete(file, contentHash).expect(200);
  await ours.complete(file, '0'.repeat(64)).expect(409);
  expect(await gallery(test.url, wedding)).toHaveLength(1);
});
