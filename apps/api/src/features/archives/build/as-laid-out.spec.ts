import { crc32 } from 'node:zlib';
import { chunksOf } from '../../../platform/storage/chunks-of.js';
import { ZipLayout } from '../zip/zip-layout.js';
import { asLaidOut, OtherBytesError } from './as-laid-out.js';

const content = Buffer.from('Düğün');
const layout = new ZipLayout([
  {
    name: 'a.jpg',
    sizeBytes: content.length,
    crc32: crc32(content),
    modifiedAtMs: 0,
    shownAtMs: 0,
  },
]);
const zip = Buffer.concat(
  [...layout.parts({ start: 0, end: layout.totalBytes })].map((part) =>
    'bytes' in part ? part.bytes : content,
  ),
);
const contentAt = zip.indexOf(content);

async function passed(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of asLaidOut(chunks, layout)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size)
    yield* chunksOf(bytes.subarray(at, at + size));
}

it.each([1, 2, 7, 64, 10_000])(
  'passes the bytes of the layout on in chunks of %d bytes',
  async (size) => {
    expect((await passed(inChunks(zip, size))).equals(zip)).toBe(true);
  },
);

it('refuses a zip in which any byte beside the content differs', async () => {
  for (let at = 0; at < zip.length; at++) {
    if (at >= contentAt && at < contentAt + content.length) continue;
    const other = Buffer.from(zip);
    other[at]! ^= 1;
    await expect(passed(inChunks(other, 64))).rejects.toThrow(OtherBytesError);
  }
});

it.each([
  ['ends early', zip.subarray(0, -1)],
  ['is longer', Buffer.concat([zip, Buffer.alloc(1)])],
  [
    'lacks a byte of a file',
    Buffer.concat([zip.subarray(0, contentAt), zip.subarray(contentAt + 1)]),
  ],
  ['is empty', Buffer.alloc(0)],
])('refuses a zip that %s', async (_what, other) => {
  await expect(passed(inChunks(other, 64))).rejects.toThrow(OtherBytesError);
});
