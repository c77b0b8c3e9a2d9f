import { PassThrough, Writable } from 'node:stream';
import type { Request } from 'express';
import { feedParser } from './feed-parser.js';
import type { PartHeaders } from './part-headers.js';
import type { Problem } from '../errors/problem.js';

const BOUNDARY = 'X';
const MAX_PARTS = 14;

interface Fed {
  headers: PartHeaders;
  refusal: Problem | undefined;
  received: Buffer;
  writes: number;
  /** The number that it told the reader of the file. */
  formBytes: number | undefined;
}

/** Feeds the body in one turn of the event loop. */
async function fed(body: Buffer, chunkBytes: number): Promise<Fed> {
  const request = Object.assign(
    new PassThrough({ highWaterMark: body.length + 1 }),
    { headers: { 'content-length': String(body.length) } },
  );
  let formBytes: number | undefined;
  const chunks: Buffer[] = [];
  const parser = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  parser.on('file', () => undefined);
  let refusal: Problem | undefined;
  const closed = new Promise((resolve) => parser.once('close', resolve));
  const refuse = (problem: Problem) => {
    refusal = problem;
    parser.destroy();
  };
  const headers = feedParser(request as unknown as Request, parser, {
    boundary: BOUNDARY,
    maxParts: MAX_PARTS,
    refuse,
    abandoned: () => undefined,
    openedFile: (bytes) => {
      formBytes = bytes;
      return undefined;
    },
  });
  for (let at = 0; at < body.length; at += chunkBytes)
    request.write(body.subarray(at, at + chunkBytes));
  request.end();
  await closed;
  return {
    headers,
    refusal,
    received: Buffer.concat(chunks),
    writes: chunks.length,
    formBytes,
  };
}

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="chunk"; filename="${name}"\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`;

describe('feedParser with one-byte chunks', () => {
  it.each([
    [
      'in front of the file',
      (bytes: number) => field('note', 'n'.repeat(bytes)),
    ],
    ['of the file', (bytes: number) => file('a.jpg', 'c'.repeat(bytes))],
    [
      'of delimiters without an end',
      (bytes: number) => `--${BOUNDARY}\r`.repeat(bytes / 4),
    ],
  ])('%s have linear cost', async (_where, bodyOf) => {
    const costs = await Promise.all(
      [10_000, 40_000].map(async (bytes) => {
        const body = Buffer.from(bodyOf(bytes));
        const { headers, received, writes } = await fed(body, 1);
        expect(headers.examinedBytes).toBeLessThanOrEqual(body.length);
        // Each byte reaches the parser once, in few writes.
        expect(received.length).toBe(body.length);
        expect(writes).toBeLessThan(body.length / 500);
        return headers.examinedBytes + received.length;
      }),
    );
    expect((costs[1] ?? 0) / (costs[0] ?? 1)).toBeLessThan(4.1);
  });

  it('stops reading at the first part above the limit', async () => {
    const body = Buffer.from(`--${BOUNDARY}\r\n`.repeat(13_000));
    const { headers, refusal } = await fed(body, 1);
    expect(refusal?.code).toBe('malformed_request');
    expect(headers.examinedBytes).toBeLessThan(500);
  });

  it('refuses 64 KiB without a file', async () => {
    const { headers, refusal } = await fed(
      Buffer.from(field('note', 'n'.repeat(100_000))),
      1,
    );
    expect(refusal?.code).toBe('malformed_request');
    expect(headers.examinedBytes).toBe(64 * 1024 + 1);
  });
});

describe('feedParser with part headers', () => {
  const bodyWith = (name: string) =>
    Buffer.from(field('no\x00te', 'a\x00b') + file(name, 'c\x00d'));

  it.each([1, 2, 3, 7, 64, 10_000])(
    'removes control characters from headers, not from content, in chunks of %d',
    async (bytes) => {
      const { received, refusal } = await fed(
        bodyWith('\x01I\x00MG\x7f.jpg'),
        bytes,
      );
      expect(refusal).toBeUndefined();
      const expected = field('note', 'a\x00b') + file('IMG.jpg', 'c\x00d');
      expect(received.toString()).toBe(expected);
    },
  );

  it.each([1, 3, 64, 10_000])(
    'tells how many bytes begin with the file, in chunks of %d',
    async (bytes) => {
      const body = bodyWith('\x01IMG.jpg');
      const { formBytes } = await fed(body, bytes);
      const fromFile = body.subarray(body.indexOf('c\x00d'));
      expect(formBytes).toBe(fromFile.length);
    },
  );

  it('accepts fourteen parts and refuses fifteen', async () => {
    const fields = Array.from({ length: 13 }, (_, index) =>
      field(`f${index}`, ''),
    ).join('');
    const { refusal, headers } = await fed(
      Buffer.from(fields + file('a', '')),
      5,
    );
    expect([refusal, headers.hasPassedFile]).toEqual([undefined, true]);
    expect(
      (await fed(Buffer.from(field('one', '') + fields + file('a', '')), 5))
        .refusal,
    ).toBeDefined();
  });

  it('does not take a field named fileName for the file', async () => {
    const { headers } = await fed(Buffer.from(field('fileName', 'a.jpg')), 3);
    expect(headers.hasPassedFile).toBe(false);
  });

  it('accepts FILENAME in any case', async () => {
    const body = Buffer.from(
      file('a', 'n'.repeat(100_000)).replace('filename', 'FileName'),
    );
    expect((await fed(body, 1_000)).refusal).toBeUndefined();
  });
});
