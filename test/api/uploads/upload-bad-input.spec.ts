import { API, SLICE_BYTES, sliceRange } from '@hatira/contract';
import {
  slicedFile,
  TestGuest,
  type SlicedFile,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  beginSlice,
  beginSingle,
} from '../../support/requests/raw/half-request.js';
import { mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { expectNothingLeft, rowsOf } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const app = useTestApp({
  withWorker: true,
  env: { MAX_FILE_BYTES: String(4 * SLICE_BYTES) },
});
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

const TOTAL = SLICE_BYTES + 100;
const GOOD = {
  fileName: 'a.mp4',
  start: '0',
  end: String(SLICE_BYTES),
  total: String(TOTAL),
  mimeType: 'video/mp4',
};
const LAST = sliceRange(1, TOTAL);

describe('upload-chunk refuses, and leaves no file or row', () => {
  it.each<[string, Record<string, string | undefined>, number]>([
    ['no fileName', { fileName: undefined }, 400],
    ['an empty fileName', { fileName: '' }, 400],
    ['a fileName without end', { fileName: 'a'.repeat(5_000) }, 400],
    ['no start', { start: undefined }, 400],
    ['no end', { end: undefined }, 400],
    ['no total', { total: undefined }, 400],
    ['a negative start', { start: '-1' }, 400],
    [
      'a start between the slices',
      { start: '1', end: String(SLICE_BYTES + 1) },
      400,
    ],
    ['a start that is no number', { start: 'NaN' }, 400],
    ['a start in hexadecimal', { start: '0x0' }, 400],
    ['a start with a fraction', { start: '0.0' }, 400],
    ['a start beyond the safe integers', { start: '9007199254740992' }, 400],
    ['an endless number', { total: '9'.repeat(400) }, 400],
    ['an end before the start', { end: '0' }, 400],
    ['an end past the slice', { end: String(SLICE_BYTES + 1) }, 400],
    ['an end short of the slice', { end: String(SLICE_BYTES - 1) }, 400],
    [
      'a slice past the total',
      { start: String(2 * SLICE_BYTES), end: String(3 * SLICE_BYTES) },
      400,
    ],
    ['a total of nothing', { total: '0', end: '0' }, 400],
    ['a total that is Infinity', { total: 'Infinity' }, 400],
    ['a total above the limit', { total: String(4 * SLICE_BYTES + 1) }, 413],
    [
      'more slices than a file may have',
      { total: String(10_001 * SLICE_BYTES) },
      400,
    ],
    ['an uploadId that is none', { uploadId: '../../etc' }, 400],
    ['an empty uploadId', { uploadId: '' }, 400],
    ['a long mimeType', { mimeType: 'a'.repeat(300) }, 400],
  ])('%s', async (_what, change, status) => {
    for (const order of ['fields first', 'bytes first'] as const) {
      const fields = Object.entries({ ...GOOD, ...change }).filter(
        ([, value]) => value !== undefined,
      );
      const call = app.http().post(API.uploadChunk(wedding.weddingPath));
      const chunk = () => void call.attach('chunk', mp4Bytes(SLICE_BYTES), 'b');
      if (order === 'bytes first') chunk();
      for (const [name, value] of fields) void call.field(name, value);
      if (order === 'fields first') chunk();
      const { body } = await call.expect(status);
      expect(body).toMatchObject({
        success: false,
        error: expect.any(String) as string,
        code: expect.any(String) as string,
      });
    }
    await expectNothingLeft(app);
  });

  it.each([
    ['fewer bytes than announced', SLICE_BYTES - 1],
    ['more bytes than announced', SLICE_BYTES + 1],
    ['far too many bytes', SLICE_BYTES + 2_000_000],
    ['no bytes', 0],
  ])('%s', async (_what, size) => {
    const file = slicedFile(mp4Bytes(TOTAL));
    const chunk = size === 0 ? Buffer.alloc(0) : mp4Bytes(size);
    const { status } = await guest.slice(file, 0, chunk);
    expect([400, 413, 415]).toContain(status);
    await expectNothingLeft(app);
  });

  it('one field twice, a foreign field for the bytes, no bytes at all', async () => {
    const post = () => app.http().post(API.uploadChunk(wedding.weddingPath));
    await post()
      .field({ ...GOOD })
      .field('start', '5')
      .attach('chunk', mp4Bytes(SLICE_BYTES), 'b')
      .expect(400);
    await post()
      .field({ ...GOOD })
      .attach('file', mp4Bytes(SLICE_BYTES), 'b')
      .expect(400);
    const { body } = await post()
      .field({ ...GOOD })
      .expect(400);
    expect(body).toMatchObject({ code: 'file_missing' });
    await post().send(GOOD).expect(400);
    await expectNothingLeft(app);
  });

  it('a request that breaks off, at the first slice and at a later one', async () => {
    const file = slicedFile(mp4Bytes(TOTAL));
    await guest.slice(file, 0).expect(200);
    for (const uploadId of [
      file.uploadId,
      '0f8fad5b-d9cb-469f-a165-70867728950e',
    ]) {
      const before = await rowsOf(app, 'upload_slices');
      const socket = await beginSlice(app.url, wedding, {
        uploadId,
        fileName: file.fileName,
        totalBytes: TOTAL,
      });
      await until(
        'the slice is claimed',
        () => rowsOf(app, 'upload_slices'),
        (seen) => seen > before,
      );
      socket.destroy();
      await until(
        'the claim is given back',
        () => rowsOf(app, 'upload_slices'),
        before,
      );
    }
    await until(
      'only the first upload is left',
      () => rowsOf(app, 'uploads'),
      1,
    );
    await guest.slice(file, 1).expect(200);
    await guest.complete(file).expect(200);
  });
});

describe('upload refuses, and leaves no file or row', () => {
  it('more bytes than a file may have', async () => {
    const { body } = await guest
      .single(mp4Bytes(4 * SLICE_BYTES + 1))
      .expect(413);
    expect(body).toMatchObject({
      code: 'file_too_large',
      error: 'Dosya boyutu çok büyük',
    });
    // The answer precedes the discarding of bytes.
    await until(
      'its bytes are gone',
      () => expectNothingLeft(app).then(() => 'nothing is left', String),
      'nothing is left',
    );
  });

  it('a request that breaks off', async () => {
    const socket = await beginSingle(app.url, wedding);
    await until('the file is being written', () => rowsOf(app, 'uploads'), 1);
    socket.destroy();
    await until('its row is gone', () => rowsOf(app, 'uploads'), 0);
    await until(
      'its bytes are gone',
      () => expectNothingLeft(app).then(() => 'nothing is left', String),
      'nothing is left',
    );
  });
});

describe('complete-upload refuses', () => {
  const file = (): SlicedFile & { uploadId: string } =>
    slicedFile(mp4Bytes(TOTAL));

  it.each<[string, Record<string, unknown>]>([
    ['no fileName', { fileName: undefined }],
    ['a fileName that is no text', { fileName: 5 }],
    ['an empty fileName', { fileName: '' }],
    ['no fileSize', { fileSize: undefined }],
    ['a fileSize in text', { fileSize: String(TOTAL) }],
    ['a negative fileSize', { fileSize: -1 }],
    ['a fileSize of nothing', { fileSize: 0 }],
    ['a fileSize with a fraction', { fileSize: 1.5 }],
    [
      'a fileSize beyond the safe integers',
      { fileSize: 9_007_199_254_740_992 },
    ],
    ['an uploadId that is none', { uploadId: 'x' }],
    ['an uploadId that is no text', { uploadId: {} }],
    ['a note that is no text', { note: ['x'] }],
    ['a note that is too long', { note: 'a'.repeat(401) }],
    ['a name that is too long', { note: `${'a'.repeat(51)}|x` }],
    ['a mimeType that is no text', { mimeType: 7 }],
  ])('%s', async (_what, change) => {
    const sent = file();
    for (const index of [0, 1]) await guest.slice(sent, index).expect(200);
    const good = {
      fileName: sent.fileName,
      fileSize: TOTAL,
      mimeType: '',
      uploadId: sent.uploadId,
    };
    const { body } = await app
      .http()
      .post(API.completeUpload(wedding.weddingPath))
      .send({ ...good, ...change })
      .expect(400);
    expect(body).toMatchObject({ success: false, code: 'validation_failed' });
    expect(await rowsOf(app, 'media')).toBe(0);
  });

  it.each(['null', '[]', '"x"', '{', ''])('the body %s', async (text) => {
    const { body } = await app
      .http()
      .post(API.completeUpload(wedding.weddingPath))
      .set('Content-Type', 'application/json')
      .send(text)
      .expect(400);
    expect(body).toMatchObject({ success: false });
  });

  it('a body of a megabyte and more: 413', async () => {
    await app
      .http()
      .post(API.completeUpload(wedding.weddingPath))
      .send({ note: 'a'.repeat(1_100_000) })
      .expect(413);
  });

  it('another wedding’s upload', async () => {
    const sent = file();
    for (const index of [0, 1]) await guest.slice(sent, index).expect(200);
    const other = new TestGuest(app.url, await createWedding(app));
    await other.complete(sent).expect(404);
    await other.state(sent.uploadId).expect(404);
  });
});

describe('invalid addresses', () => {
  it.each([
    '%00',
    '%FF',
    '..%2f..',
    'a'.repeat(500),
    'api',
    "x'--",
    '%E0%A4%A',
  ])('/api/media/%s/upload', async (path) => {
    for (const call of ['upload', 'upload-chunk', 'complete-upload']) {
      const { status, body } = await app
        .http()
        .post(`/api/media/${path}/${call}`)
        .send({});
      expect([400, 404]).toContain(status);
      expect(body).toMatchObject({ success: false });
    }
    await app
      .http()
      .get(`/api/media/${path}/uploads/x`)
      .expect((response) => expect([400, 404]).toContain(response.status));
  });

  it.each([
    [
      'start',
      { start: 1, end: SLICE_BYTES + 1 },
      `is not a multiple of ${SLICE_BYTES} below total ${TOTAL}`,
    ],
    [
      'end',
      { start: 0, end: SLICE_BYTES - 1 },
      `is not ${SLICE_BYTES}: end is exclusive`,
    ],
    [
      'end',
      { start: LAST.start, end: TOTAL - 1 },
      `is not ${TOTAL}: end is exclusive`,
    ],
    [
      'total',
      { start: LAST.start, end: TOTAL + 1 },
      `is less than end ${TOTAL + 1}: total is the size of the whole file; with this total end is ${TOTAL}, exclusive`,
    ],
  ])(
    'a wrong %s is named with the right value: %j',
    async (field, range, words) => {
      const sent = slicedFile(mp4Bytes(TOTAL));
      const { body } = await guest
        .rawSlice(sent, range, sent.bytes.subarray(0, 9))
        .expect(400);
      expect(body).toMatchObject({ code: 'slice_off_grid' });
      expect(body.details.fields).toEqual({ [field]: words });
    },
  );

  it('the last slice alone is no file', async () => {
    const sent = slicedFile(mp4Bytes(TOTAL));
    await guest
      .rawSlice(sent, LAST, sent.bytes.subarray(LAST.start, LAST.end))
      .expect(200);
    const { body } = await guest.complete(sent).expect(409);
    expect(body).toMatchObject({
      details: { missing: [{ start: 0, end: SLICE_BYTES }] },
    });
  });
});
