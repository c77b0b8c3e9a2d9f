import { createHash, randomUUID } from 'node:crypto';
import {
  API,
  sliceCount,
  sliceRange,
  type MediaItem,
  type WeddingRow,
} from '@hatira/contract';
import request, { type Response } from 'supertest';
import { sha256 } from '../fixtures/media-bytes.js';

export type TestWedding = Pick<WeddingRow, 'weddingPath' | 'hash'>;

/** The couple's list, newest first. */
export async function gallery(
  origin: string,
  { hash }: TestWedding,
): Promise<MediaItem[]> {
  const { body } = await request(origin).get(API.gallery(hash)).expect(200);
  return (body as { data: MediaItem[] }).data;
}

/** The bytes behind an address of the product. */
export async function bytesOf(
  origin: string,
  address: string,
): Promise<Buffer> {
  const { body } = await request(origin)
    .get(address)
    .buffer(true)
    .parse(asBuffer)
    .expect(200);
  return body as Buffer;
}

/** Expects exactly these files in the couple's list, byte for byte, in any order. */
export async function expectOriginals(
  origin: string,
  wedding: TestWedding,
  files: Buffer[],
): Promise<void> {
  const items = await gallery(origin, wedding);
  const stored = await Promise.all(
    items.map((item) => bytesOf(origin, item.storage_url)),
  );
  expect(stored.map(sha256).sort()).toEqual(files.map(sha256).sort());
}

export interface SlicedFile {
  bytes: Buffer;
  fileName: string;
  uploadId?: string;
  note?: string;
  contentHash?: string;
  /** The fields of each slice, such as the phone's clock. */
  fields?: Record<string, string>;
}

/** Sends files as a phone does; only the agent may keep cookies. */
export class TestGuest {
  constructor(
    private readonly origin: string,
    private readonly wedding: TestWedding,
    private readonly agent: Pick<
      ReturnType<typeof request.agent>,
      'post' | 'get'
    > = request(origin),
  ) {}

  /** @param fields other than the note, such as the phone's clock */
  single(
    bytes: Buffer,
    fileName = 'IMG_0001.JPG',
    note?: string,
    fields: Record<string, string> = {},
  ) {
    const call = this.agent.post(API.upload(this.wedding.weddingPath));
    for (const [name, value] of Object.entries(fields))
      void call.field(name, value);
    if (note !== undefined) void call.field('note', note);
    return call.attach('media', bytes, {
      filename: fileName,
      contentType: 'image/jpeg',
    });
  }

  slice(file: SlicedFile, index: number, chunk?: Buffer) {
    const { start, end } = sliceRange(index, file.bytes.length);
    return this.rawSlice(
      file,
      { start, end },
      chunk ?? file.bytes.subarray(start, end),
    );
  }

  rawSlice(
    file: SlicedFile,
    { start, end }: { start: number; end: number },
    chunk: Buffer,
  ) {
    const call = this.agent.post(API.uploadChunk(this.wedding.weddingPath));
    if (file.uploadId) void call.field('uploadId', file.uploadId);
    for (const [name, value] of Object.entries(file.fields ?? {}))
      void call.field(name, value);
    return call
      .field('fileName', file.fileName)
      .field('start', String(start))
      .field('end', String(end))
      .field('total', String(file.bytes.length))
      .field('mimeType', 'video/mp4')
      .attach('chunk', chunk, {
        filename: file.fileName,
        contentType: 'video/mp4',
      });
  }

  complete({ bytes, fileName, uploadId, note, contentHash }: SlicedFile) {
    return this.agent.post(API.completeUpload(this.wedding.weddingPath)).send({
      fileName,
      fileSize: bytes.length,
      mimeType: 'video/mp4',
      uploadId,
      note,
      contentHash,
    });
  }

  state(uploadId: string) {
    return this.agent.get(API.uploadState(this.wedding.weddingPath, uploadId));
  }

  /** Sends in slices and completes. */
  async sendSliced(file: SlicedFile): Promise<Response> {
    for (let index = 0; index < sliceCount(file.bytes.length); index++)
      await this.slice(file, index).expect(200);
    return this.complete(file).expect(200);
  }
}

export function slicedFile(
  bytes: Buffer,
  fileName = 'IMG_0001.MOV',
): SlicedFile & { uploadId: string } {
  return { bytes, fileName, uploadId: randomUUID() };
}

/** Returns the hash of a file as the phone computes it, over the hashes of its slices. */
export function contentHashOf(bytes: Buffer): string {
  const whole = createHash('sha256');
  for (let index = 0; index < sliceCount(bytes.length); index++) {
    const { start, end } = sliceRange(index, bytes.length);
    whole.update(sha256(bytes.subarray(start, end)), 'hex');
  }
  return whole.digest('hex');
}

function asBuffer(
  response: Response,
  callback: (error: Error | null, body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => callback(null, Buffer.concat(chunks)));
  response.on('error', (error) => callback(error, Buffer.alloc(0)));
}
