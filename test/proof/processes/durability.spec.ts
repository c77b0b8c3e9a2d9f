import { API, SLICE_BYTES } from '@hatira/contract';
import request from 'supertest';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { beginSlice } from '../../support/requests/raw/half-request.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const THREE_SLICES = 2 * SLICE_BYTES + 777;

let home: TestApp;
let web: ServerProcess;
let worker: ServerProcess;
let wedding: TestWedding;
let guest: TestGuest;

beforeAll(async () => {
  home = await createTestApp();
  web = await ServerProcess.start('web', home.env);
  worker = await ServerProcess.start('worker', home.env);
});

beforeEach(async () => {
  wedding = await createWedding(home);
  guest = new TestGuest(web.url, wedding);
});

afterAll(async () => {
  await Promise.all([web.stop(), worker.stop()]);
  await home.close();
});

async function expectStored(bytes: Buffer): Promise<void> {
  const items = await gallery(web.url, wedding);
  expect(items).toHaveLength(1);
  expect(sha256(await bytesOf(web.url, items[0]!.storage_url))).toBe(
    sha256(bytes),
  );
  expect(sha256(await bytesOf(web.url, API.download(items[0]!.id)))).toBe(
    sha256(bytes),
  );
}

async function killAll(): Promise<void> {
  await Promise.all([web.kill(), worker.kill()]);
  await Promise.all([web.start(), worker.start()]);
}

it('a photo that was acknowledged', async () => {
  const photo = jpegBytes(2_000_000);
  await guest.single(photo).expect(200);
  await killAll();
  await expectStored(photo);
});

it('a deletion that was acknowledged, and its undo', async () => {
  await guest.single(jpegBytes()).expect(200);
  const [item] = await gallery(web.url, wedding);
  await request(web.url).delete(API.media(item!.id)).expect(200);
  await killAll();
  expect(await gallery(web.url, wedding)).toEqual([]);
  await request(web.url)
    .post(API.restore)
    .send({ ids: [item!.id] })
    .expect(200);
  await killAll();
  expect(await gallery(web.url, wedding)).toHaveLength(1);
});

it('every slice that was acknowledged, with a kill after each and before complete', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  for (const index of [1, 0, 2]) {
    await guest.slice(file, index).expect(200);
    await web.restart();
  }
  const { body } = await guest.state(file.uploadId).expect(200);
  expect(body).toMatchObject({
    data: { received: [{ start: 0, end: THREE_SLICES }] },
  });
  await guest.complete(file).expect(200);
  await expectStored(file.bytes);
});

it('a completed upload', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  await guest.sendSliced(file);
  await killAll();
  await expectStored(file.bytes);
  await guest.complete(file).expect(200);
  await expectStored(file.bytes);
});

it('a complete whose server died before it could answer', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  for (const index of [0, 1, 2]) await guest.slice(file, index).expect(200);
  // The row must still wait after both kills.
  await worker.kill();
  const cutOff = guest.complete(file).then(
    () => 'answered',
    () => 'cut off',
  );
  const states = () =>
    home.database.query<{ status: string }[]>('SELECT status FROM uploads');
  await until('the row waits for its completion', states, (rows) =>
    rows.some(({ status }) => status === 'completing'),
  );
  await web.kill();
  expect(await cutOff).toBe('cut off');
  await Promise.all([web.start(), worker.start()]);
  await guest.complete(file).expect(200);
  await expectStored(file.bytes);
});

it('a slice whose server died in the middle of it is sent again at once', async () => {
  const file = slicedFile(mp4Bytes(THREE_SLICES));
  await guest.slice(file, 0).expect(200);
  const abandoned = await beginSlice(web.url, wedding, {
    ...file,
    totalBytes: file.bytes.length,
  });
  const claims = () =>
    home.database.query<{ count: number }[]>(
      'SELECT count(writer)::int FROM upload_slices',
    );
  await until('the slice is claimed', claims, [{ count: 1 }]);
  await web.restart();
  abandoned.destroy();
  for (const index of [1, 2]) await guest.slice(file, index).expect(200);
  await guest.complete(file).expect(200);
  await expectStored(file.bytes);
});

it('an upload goes on while the worker is away', async () => {
  await worker.kill();
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
  await guest.sendSliced(file);
  await expectStored(file.bytes);
  await worker.start();
});

it('SIGTERM ends both processes with exit code 0', async () => {
  expect(await Promise.all([web.stop(), worker.stop()])).toEqual([0, 0]);
  await Promise.all([web.start(), worker.start()]);
});
