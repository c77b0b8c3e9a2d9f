import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { API, sliceRange } from '@hatira/contract';
import type { SlicedFile, TestWedding } from './guest.js';

const BOUNDARY = 'a-slow-request';

/** One request whose bytes go out when the test says so. */
export class SlowRequest {
  private sentBytes = 0;
  private answer = '';

  private constructor(
    private readonly socket: Socket,
    private readonly body: Buffer,
  ) {
    socket.on('data', (chunk: Buffer) => (this.answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
  }

  static photo(origin: string, { weddingPath }: TestWedding, bytes: Buffer): Promise<SlowRequest> {
    return SlowRequest.open(origin, API.upload(weddingPath), formOf({}, 'media', bytes));
  }

  static slice(origin: string, { weddingPath }: TestWedding, file: SlicedFile, index: number): Promise<SlowRequest> {
    const { start, end } = sliceRange(index, file.bytes.length);
    const { uploadId = '', fileName } = file;
    const fields = { uploadId, fileName, start, end, total: file.bytes.length, mimeType: 'video/mp4' };
    return SlowRequest.open(
      origin,
      API.uploadChunk(weddingPath),
      formOf(fields, 'chunk', file.bytes.subarray(start, end)),
    );
  }

  /** Sends on until this part of the whole is out, 0 to 1. */
  async send(part: number): Promise<void> {
    const end = Math.round(this.body.length * part);
    await this.write(this.body.subarray(this.sentBytes, end));
    this.sentBytes = end;
  }

  /** Sends the next bytes one by one, as a line does that has all but broken down, until it is told to stop. */
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

  /** As a phone that leaves the hall. */
  vanish(): void {
    this.socket.destroy();
  }

  /** The status of the answer; 0 when the connection ended without one. */
  async status(): Promise<number> {
    while (!this.answer.includes('\r\n\r\n') && !this.socket.destroyed) {
      await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')]);
    }
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.answer)?.[1] ?? 0);
  }

  private async write(bytes: Buffer): Promise<void> {
    await new Promise<void>((resolve) => this.socket.write(bytes, () => resolve()));
  }

  private static async open(origin: string, path: string, body: Buffer): Promise<SlowRequest> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${body.length}`,
      '\r\n',
    ];
    socket.write(head.join('\r\n'));
    return new SlowRequest(socket, body);
  }
}

function formOf(fields: Record<string, string | number>, fileField: string, bytes: Buffer): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fileField}"; filename="b"\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join('') + file), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
