import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { OpenBody } from './open-body.js';

const content = randomBytes(1_000);

function arriving(chunkBytes: number): Readable {
  const chunks: Buffer[] = [];
  for (let at = 0; at < content.length; at += chunkBytes)
    chunks.push(content.subarray(at, at + chunkBytes));
  return Readable.from(chunks, { objectMode: false });
}

const never = () => Promise.reject(new Error('not expected'));
const opened = (body: Readable, askAgain: () => Promise<Readable> = never) =>
  new OpenBody(body, content.length, askAgain);

it.each([1, 7, 300, 5_000])(
  'fills buffers in the order of the reads from chunks of %d bytes',
  async (chunkBytes) => {
    const body = opened(arriving(chunkBytes));
    const buffers = [0, 10, 400, 590, 50].map((bytes) => Buffer.alloc(bytes));
    const read = await Promise.all(buffers.map((buffer) => body.read(buffer)));
    // The object ends within the last.
    expect(read).toEqual([0, 10, 400, 590, 0]);
    expect(Buffer.concat(buffers).subarray(0, content.length)).toEqual(content);
  },
);

it('asks again when the connection ended before the first read', async () => {
  const first = new PassThrough();
  const body = opened(first, () => Promise.resolve(arriving(100)));
  first.destroy(new Error('idle'));
  await new Promise(setImmediate);
  const into = Buffer.alloc(content.length);
  expect(await body.read(into)).toBe(content.length);
  expect(into).toEqual(content);
});

it('fails when the connection ends later', async () => {
  const first = new PassThrough();
  const body = opened(first);
  first.write(content.subarray(0, 10));
  expect(await body.read(Buffer.alloc(10))).toBe(10);
  first.destroy(new Error('reset'));
  await expect(body.read(Buffer.alloc(10))).rejects.toThrow('reset');
});

it('ends a read that waits when it is closed', async () => {
  const body = opened(new PassThrough());
  const read = body.read(Buffer.alloc(10));
  await body.close();
  await expect(read).rejects.toThrow();
});

it('reads to the end when all bytes were read, so that the connection is kept', async () => {
  const whole = new PassThrough({ autoDestroy: false });
  whole.end(content);
  const body = opened(whole);
  await body.read(Buffer.alloc(content.length));
  await body.close();
  expect(whole.readableEnded).toBe(true);
});
