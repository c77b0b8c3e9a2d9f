import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { API, SLICE_BYTES } from '@hatira/contract';
import type { TestWedding } from '../guest.js';
import { jpegBytes } from '../../fixtures/media-bytes.js';

const BOUNDARY = 'half-a-request';

interface BegunFile {
  uploadId: string;
  fileName: string;
  totalBytes: number;
}

/** Sends the beginning of slice 1, then stops, like a phone that leaves. */
export async function beginSlice(
  origin: string,
  wedding: TestWedding,
  file: BegunFile,
): Promise<Socket> {
  const { uploadId, fileName, totalBytes: total } = file;
  const end = Math.min(2 * SLICE_BYTES, total);
  const fields = {
    uploadId,
    fileName,
    start: SLICE_BYTES,
    end,
    total,
    mimeType: 'video/mp4',
  };
  return begin(
    origin,
    API.uploadChunk(wedding.weddingPath),
    formOf(fields, 'chunk', Buffer.from('half of the bytes')),
  );
}

/** Sends the beginning of a photo, then stops. */
export async function beginSingle(
  origin: string,
  wedding: TestWedding,
): Promise<Socket> {
  return begin(
    origin,
    API.upload(wedding.weddingPath),
    formOf({}, 'media', jpegBytes(200_000)),
  );
}

function formOf(
  fields: Record<string, string | number>,
  fileField: string,
  bytes: Buffer,
): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fileField}"; filename="b"\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join('') + file), bytes]);
}

async function begin(
  origin: string,
  path: string,
  body: Buffer,
): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${body.length + SLICE_BYTES}`,
    '\r\n',
  ];
  socket.write(Buffer.concat([Buffer.from(head.join('\r\n')), body]));
  return socket;
}
