import { API, SLICE_BYTES } from '@hatira/contract';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type SlicedFile,
  type TestWedding,
} from '../../support/requests/guest.js';
import { mp4Bytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const app = useTestApp();
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

const BOUNDARY = 'boundary-of-a-test';

/** A video with the bytes of a further field. */
function likeItsForm(): Buffer {
  const field = `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\n\r\ny`;
  return Buffer.concat([mp4Bytes(1_000), Buffer.from(field), mp4Bytes(50)]);
}

/** The form of a file of one slice, the slice last. */
function formOf({ bytes, fileName, uploadId }: SlicedFile): Buffer {
  const fields = { uploadId, fileName, start: 0, end: bytes.length };
  const head = Object.entries({ ...fields, total: bytes.length })
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="chunk"; filename="b"\r\n\r\n`;
  const end = `\r\n--${BOUNDARY}--\r\n`;
  return Buffer.concat([Buffer.from(head + file), bytes, Buffer.from(end)]);
}

/** @param body a stream is sent in chunks of unannounced size */
function sendForm(body: Buffer | ReadableStream): Promise<Response> {
  return fetch(new URL(API.uploadChunk(wedding.weddingPath), app.url), {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body,
    duplex: 'half',
  } as RequestInit);
}

async function setAge(age: string): Promise<void> {
  await app.database.query(
    `UPDATE uploads SET updated_at = now() - $1::interval`,
    [age],
  );
}

async function ageSeconds(): Promise<number> {
  const [row] = await app.database.query<{ age: number }[]>(
    `SELECT extract(epoch FROM now() - updated_at)::float8 AS age FROM uploads`,
  );
  return row?.age ?? NaN;
}

describe('a slice', () => {
  it('may contain the delimiter of its form', async () => {
    const file = slicedFile(likeItsForm());
    const form = formOf(file);
    expect((await sendForm(form)).status).toBe(200);
    await guest.complete(file).expect(200);
    const [item] = await gallery(app.url, wedding);
    const stored = await bytesOf(app.url, item?.storage_url ?? '');
    expect(sha256(stored)).toBe(sha256(file.bytes));
  });

  it('ends at a delimiter when the form announces no size', async () => {
    const form = formOf(slicedFile(likeItsForm()));
    const answer = await sendForm(new Blob([new Uint8Array(form)]).stream());
    expect(answer.status).toBe(400);
    expect(await rowsOf(app, 'upload_slices')).toBe(0);
  });

  it('moves the time of its upload every ten seconds at most', async () => {
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 1_000));
    await guest.slice(file, 0).expect(200);
    await setAge('5 seconds');
    await guest.slice(file, 1).expect(200);
    expect(await ageSeconds()).toBeGreaterThanOrEqual(5);
    await setAge('1 hour');
    await guest.slice(file, 2).expect(200);
    expect(await ageSeconds()).toBeLessThan(3_000);
  });
});
