import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { API, SLICE_BYTES, sliceRange } from '@hatira/contract';
import type { SlicedFile, TestWedding } from '../guest.js';
import { nextNews } from '../socket-news.js';

export const BOUNDARY = 'a-slow-request';
export const FORM = {
  'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
};

/** A request whose bytes the test releases. */
export class SlowRequest {
  private sentBytes = 0;
  private answer = '';

  private constructor(
    private readonly socket: Socket,
    private readonly body: Buffer,
  ) {
    socket.on(
      'data',
      (chunk: Buffer) => (this.answer += chunk.toString('latin1')),
    );
    socket.on('error', () => undefined);
  }

  static photo(
    origin: string,
    { weddingPath }: TestWedding,
    bytes: Buffer,
  ): Promise<SlowRequest> {
    return SlowRequest.open(
      origin,
      API.upload(weddingPath),
      formOf({}, 'media', bytes),
    );
  }

  static slice(
    origin: string,
    { weddingPath }: TestWedding,
    file: SlicedFile,
    index: number,
  ): Promise<SlowRequest> {
    const body = sliceForm(file, index);
    return SlowRequest.open(origin, API.uploadChunk(weddingPath), body);
  }

  /** Slice one as the specification sends it: chunk before fields. */
  static chunkFirst(
    origin: string,
    { weddingPath }: TestWedding,
    file: SlicedFile,
    cookie?: string,
  ) {
    const body = formOf(
      fieldsOf(file, 0),
      'chunk',
      file.bytes.subarray(0, SLICE_BYTES),
      true,
    );
    return SlowRequest.open(
      origin,
      API.uploadChunk(weddingPath),
      body,
      cookie === undefined ? {} : { Cookie: cookie },
    );
  }

  /** Sends up to this part of the whole, 0 to 1. */
  async send(part: number): Promise<void> {
    const end = Math.round(this.body.length * part);
    await this.write(this.body.subarray(this.sentBytes, end));
    this.sentBytes = end;
  }

  /** Sends single bytes until stopped. */
  async drip(everyMs: number, isOver: () => boolean): Promise<void> {
    while (!isOver() && !this.socket.destroyed) {
      await this.write(this.body.subarray(this.sentBytes, this.sentBytes + 1));
      this.sentBytes += 1;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }

  get hasAnswer(): boolean {
    return this.answer !== '';
  }

  get isClosed(): boolean {
    return this.socket.destroyed;
  }

  get text(): string {
    return this.answer;
  }

  vanish(): void {
    this.socket.destroy();
  }

  /** 0 without an answer. */
  async status(): Promise<number> {
    while (!this.answer.includes('\r\n\r\n') && !this.socket.destroyed) {
      await nextNews(this.socket);
    }
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.answer)?.[1] ?? 0);
  }

  private async write(bytes: Buffer): Promise<void> {
    await new Promise<void>((resolve) =>
      this.socket.write(bytes, () => resolve()),
    );
  }

  /** Any POST. @param headers instead of a form's */
  static async open(
    origin: string,
    path: string,
    body: Buffer,
    headers: Record<string, string> = {},
  ): Promise<SlowRequest> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const length =
      'Transfer-Encoding' in headers ? {} : { 'Content-Length': body.length };
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      ...Object.entries({ ...FORM, ...length, ...headers }).map((header) =>
        header.join(': '),
      ),
      '\r\n',
    ];
    socket.write(head.join('\r\n'));
    return new SlowRequest(socket, body);
  }
}

function fieldsOf(
  { uploadId = '', fileName, bytes }: SlicedFile,
  index: number,
) {
  const { start, end } = sliceRange(index, bytes.length);
  return {
    uploadId,
    fileName,
    start,
    end,
    total: bytes.length,
    mimeType: 'video/mp4',
  };
}

/** The form of a slice, its bytes last. */
export function sliceForm(file: SlicedFile, index: number): Buffer {
  const { start, end } = sliceRange(index, file.bytes.length);
  return formOf(
    fieldsOf(file, index),
    'chunk',
    file.bytes.subarray(start, end),
  );
}

/** A form with one file and these requests' boundary. */
export function formOf(
  fields: Record<string, string | number>,
  fileField: string,
  bytes: Buffer,
  isFileFirst = false,
): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const header = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fileField}"; filename="b"\r\n\r\n`;
  const file = Buffer.concat([Buffer.from(header), bytes, Buffer.from('\r\n')]);
  const others = Buffer.from(parts.join(''));
  return Buffer.concat([
    ...(isFileFirst ? [file, others] : [others, file]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}
