import { API } from '@hatira/contract';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  BOUNDARY,
  FORM,
  sliceForm,
} from '../../support/requests/raw/slow-request.js';
import { mp4Bytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

/** A video with the bytes of a further field. */
function likeItsForm(): Buffer {
  const field = `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\n\r\ny`;
  return Buffer.concat([mp4Bytes(1_000), Buffer.from(field), mp4Bytes(50)]);
}

/** @param body a stream is sent in chunks of unannounced size */
function sendForm(body: Buffer | ReadableStream): Promise<Response> {
  return fetch(new URL(API.uploadChunk(wedding.weddingPath), app.url), {
    method: 'POST',
    headers: FORM,
    body,
    duplex: 'half',
  } as RequestInit);
}

describe('a slice', () => {
  it('may contain the delimiter of its form', async () => {
    const file = slicedFile(likeItsForm());
    const form = sliceForm(file, 0);
    expect((await sendForm(form)).status).toBe(200);
    await guest.complete(file).expect(200);
    const [item] = await gallery(app.url, wedding);
    const stored = await bytesOf(app.url, item?.storage_url ?? '');
    expect(sha256(stored)).toBe(sha256(file.bytes));
  });

  it('ends at a delimiter when the form announces no size', async () => {
    const form = sliceForm(slicedFile(likeItsForm()), 0);
    const answer = await sendForm(new Blob([new Uint8Array(form)]).stream());
    expect(answer.status).toBe(400);
    expect(await rowsOf(app, 'upload_slices')).toBe(0);
  });
});
