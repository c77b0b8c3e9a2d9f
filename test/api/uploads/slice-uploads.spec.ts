import { API, SLICE_BYTES, sliceRange, storageUrl } from '@hatira/contract';
import {
  expectOriginals,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { createWedding, setEnabled } from '../../support/fixtures/weddings.js';

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

const expectStored = (...files: Buffer[]) =>
  expectOriginals(app.url, wedding, files);

const THREE_SLICES = 2 * SLICE_BYTES + 12_345;

describe('a video in slices', () => {
  it('is published whole, with its note', async () => {
    const file = {
      ...slicedFile(mp4Bytes(THREE_SLICES), 'düğün.mp4'),
      note: 'Ali|Mutluluklar',
    };
    const { body } = await guest.sendSliced(file);
    const [item] = await gallery(app.url, wedding);
    expect(item).toMatchObject({
      file_name: 'düğün.mp4',
      file_type: 'video/mp4',
      file_size: THREE_SLICES,
      note: 'Ali|Mutluluklar',
      storage_url: (body as { data: { storage_url: string } }).data.storage_url,
    });
    await expectStored(file.bytes);
  });

  it('arrives in any order, twice, and all at once', async () => {
    const file = slicedFile(mp4Bytes(THREE_SLICES));
    await Promise.all(
      [2, 0, 1, 2, 0, 1, 1].map((index) =>
        guest.slice(file, index).expect(200),
      ),
    );
    await guest.complete(file).expect(200);
    await expectStored(file.bytes);
  });

  it('of exactly one slice, and of exactly two', async () => {
    const files = [
      slicedFile(mp4Bytes(SLICE_BYTES)),
      slicedFile(mp4Bytes(2 * SLICE_BYTES)),
    ];
    for (const file of files) await guest.sendSliced(file);
    await expectStored(...files.map(({ bytes }) => bytes));
  });

  it('with its fields behind the bytes, as the form lists them', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 5));
    for (const [start, end] of [
      [0, SLICE_BYTES],
      [SLICE_BYTES, SLICE_BYTES + 5],
    ] as const) {
      await app
        .http()
        .post(API.uploadChunk(wedding.weddingPath))
        .attach('chunk', file.bytes.subarray(start, end), 'blob')
        .field({
          fileName: file.fileName,
          start,
          end,
          total: file.bytes.length,
          mimeType: '',
          uploadId: file.uploadId,
        })
        .expect(200);
    }
    await guest.complete(file).expect(200);
    await expectStored(file.bytes);
  });

  it('keeps two guests apart who send the same name and size at the same moment', async () => {
    const files = [
      slicedFile(mp4Bytes(THREE_SLICES)),
      slicedFile(mp4Bytes(THREE_SLICES)),
    ];
    await Promise.all(files.map((file) => guest.sendSliced(file)));
    await expectStored(...files.map(({ bytes }) => bytes));
  });

  it('is stored once when it is sent twice', async () => {
    const bytes = mp4Bytes(SLICE_BYTES + 1);
    const first = await guest.sendSliced(slicedFile(bytes));
    const second = await guest.sendSliced(slicedFile(bytes, 'other-name.mp4'));
    expect(second.body).toEqual(first.body);
    expect(await storedFiles(app)).toHaveLength(1);
  });
});

describe('complete-upload', () => {
  it('returns the same answer when repeated and stores no second file', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
    const first = await guest.sendSliced(file);
    const again = await Promise.all(
      [1, 2, 3].map(() => guest.complete(file).expect(200)),
    );
    for (const { body } of again) expect(body).toEqual(first.body);
    expect(await storedFiles(app)).toHaveLength(1);
  });

  it('returns 409 with the missing ranges when a slice is missing, and completes once it arrives', async () => {
    const file = slicedFile(mp4Bytes(4 * SLICE_BYTES));
    for (const index of [0, 3]) await guest.slice(file, index).expect(200);
    const { body } = await guest.complete(file).expect(409);
    expect(body).toMatchObject({
      code: 'upload_incomplete',
      details: { missing: [{ start: SLICE_BYTES, end: 3 * SLICE_BYTES }] },
    });
    expect(await gallery(app.url, wedding)).toEqual([]);
    for (const index of [1, 2]) await guest.slice(file, index).expect(200);
    await guest.complete(file).expect(200);
    await expectStored(file.bytes);
  });

  it('returns 404 for an unknown upload', async () => {
    const { body } = await guest
      .complete(slicedFile(mp4Bytes(SLICE_BYTES + 1)))
      .expect(404);
    expect(body).toMatchObject({ code: 'upload_not_found' });
  });

  it('reads slices from before the last boot again, and asks for those that the power cut took', async () => {
    const file = slicedFile(mp4Bytes(THREE_SLICES));
    for (const index of [0, 1, 2]) await guest.slice(file, index).expect(200);
    await app.database.query(`UPDATE upload_slices SET receipt = 'earlier'`);
    await app.database.query(
      `UPDATE upload_slices SET crc32 = crc32 # 1 WHERE slice_index = 1`,
    );
    const { body } = await guest.complete(file).expect(409);
    expect(body).toMatchObject({
      details: { missing: [{ start: SLICE_BYTES, end: 2 * SLICE_BYTES }] },
    });
    await guest.slice(file, 1).expect(200);
    await guest.complete(file).expect(200);
    await expectStored(file.bytes);
  });
});

describe('resume', () => {
  it('returns the ranges that have arrived', async () => {
    const file = slicedFile(mp4Bytes(THREE_SLICES));
    await guest.state(file.uploadId).expect(404);
    await guest.slice(file, 0).expect(200);
    await guest.slice(file, 2).expect(200);
    expect((await guest.state(file.uploadId).expect(200)).body).toEqual({
      success: true,
      data: {
        status: 'receiving',
        total: THREE_SLICES,
        received: [
          { start: 0, end: SLICE_BYTES },
          { start: 2 * SLICE_BYTES, end: THREE_SLICES },
        ],
      },
    });
    await guest.slice(file, 1).expect(200);
    const { body } = await guest.complete(file).expect(200);
    const address = (body as { data: { storage_url: string } }).data
      .storage_url;
    expect((await guest.state(file.uploadId).expect(200)).body).toMatchObject({
      data: {
        status: 'published',
        received: [{ start: 0, end: THREE_SLICES }],
        storage_url: address,
      },
    });
    expect(address).toMatch(new RegExp(`^${storageUrl('')}`));
  });

  it('is hidden from other weddings', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
    await guest.slice(file, 0).expect(200);
    const other = new TestGuest(app.url, await createWedding(app));
    await other.state(file.uploadId).expect(404);
    await other.complete(file).expect(404);
  });
});

describe('a wedding that is switched off', () => {
  it('lets uploads finish that were begun before, and takes no new ones', async () => {
    const [begun, fresh] = [
      slicedFile(mp4Bytes(THREE_SLICES)),
      slicedFile(mp4Bytes(THREE_SLICES)),
    ];
    await guest.slice(begun, 0).expect(200);
    await setEnabled(app, wedding, false);
    const { body } = await guest.slice(fresh, 0).expect(403);
    expect(body).toMatchObject({
      error: 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi',
    });
    for (const index of [1, 2]) await guest.slice(begun, index).expect(200);
    await guest.complete(begun).expect(200);
    await expectStored(begun.bytes);
  });

  it('ends that after an hour', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
    await guest.slice(file, 0).expect(200);
    await setEnabled(app, wedding, false);
    await app.database.query(
      `UPDATE weddings SET disabled_at = now() - interval '61 minutes'`,
    );
    await app.database.query(
      `UPDATE uploads SET created_at = now() - interval '2 hours'`,
    );
    await guest.slice(file, 1).expect(403);
    await guest.complete(file).expect(403);
  });
});

describe('refused slices', () => {
  it('the first slice of something else: 415, and its other slices go with it', async () => {
    const bytes = Buffer.concat([
      Buffer.from('<html>'),
      jpegBytes(SLICE_BYTES + 100),
    ]);
    const file = slicedFile(bytes);
    await guest.slice(file, 1).expect(200);
    expect((await guest.slice(file, 0).expect(415)).body).toMatchObject({
      code: 'unsupported_media',
    });
    expect([
      await rowsOf(app, 'upload_slices'),
      await storedFiles(app),
    ]).toEqual([0, []]);
    expect((await guest.slice(file, 1).expect(415)).body).toMatchObject({
      code: 'unsupported_media',
    });
    await guest.complete(file).expect(415);
    await guest.state(file.uploadId).expect(404);
  });

  it('many slices at once of something else leave no bytes', async () => {
    for (let round = 0; round < 10; round++) {
      const file = slicedFile(
        Buffer.concat([Buffer.from('<html>'), jpegBytes(3 * SLICE_BYTES)]),
      );
      await guest.slice(file, 1).expect(200);
      const answers = await Promise.all(
        [0, 2, 1, 3].map((index) => guest.slice(file, index)),
      );
      expect(answers[0]?.status).toBe(415);
      for (const { status } of answers)
        expect([200, 415, 503]).toContain(status);
    }
    expect([
      await rowsOf(app, 'upload_slices'),
      await storedFiles(app),
    ]).toEqual([0, []]);
  });

  it('damaged on its way: 400, and taken when sent again', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 9));
    const { start, end } = sliceRange(1, file.bytes.length);
    const last = file.bytes.subarray(start, end);
    await guest.slice(file, 0).expect(200);
    const checked = { ...file, fields: { sha256: sha256(last) } };
    const damaged = Buffer.from(last);
    damaged[0]! ^= 1;
    const { body } = await guest.slice(checked, 1, damaged).expect(400);
    expect(body).toMatchObject({ code: 'bytes_damaged' });
    await guest.complete(file).expect(409);
    await guest.slice(checked, 1).expect(200);
    await guest.complete(file).expect(200);
    await expectStored(file.bytes);
  });

  it('other bytes under the same uploadId: 409, the first stay', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 9));
    await guest.slice(file, 0).expect(200);
    const { body } = await guest
      .slice(file, 0, mp4Bytes(SLICE_BYTES))
      .expect(409);
    expect(body).toMatchObject({ code: 'slice_conflict' });
    await guest.slice(file, 1).expect(200);
    await guest.complete(file).expect(200);
    await expectStored(file.bytes);
  });

  it('two totals, or two names, under one uploadId: 409', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 9));
    await guest.slice(file, 0).expect(200);
    const longer = { ...file, bytes: mp4Bytes(SLICE_BYTES + 10) };
    expect((await guest.slice(longer, 0).expect(409)).body).toMatchObject({
      code: 'upload_mismatch',
    });
    expect((await guest.complete(longer).expect(409)).body).toMatchObject({
      code: 'upload_mismatch',
    });
    await guest.slice({ ...file, fileName: 'other.mov' }, 1).expect(409);
  });
});
