import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { API, SLICE_BYTES } from '@hatira/contract';
import type { TestWedding } from './guest.js';

const BOUNDARY = 'half-a-request';

/** Sends the beginning of slice 1 of a file and then nothing more, as a phone does that walks out of the hall. */
export async function beginSlice(
  origin: string,
  wedding: TestWedding,
  uploadId: string,
  totalBytes: number,
): Promise<Socket> {
  const end = Math.min(2 * SLICE_BYTES, totalBytes);
  const fields = {
    uploadId,
    fileName: 'IMG_0001.MOV',
    start: SLICE_BYTES,
    end,
    total: totalBytes,
    mimeType: 'video/mp4',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="chunk"; filename="b"\r\nContent-Type: video/mp4\r\n\r\n`;
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    [
      `POST ${API.uploadChunk(wedding.weddingPath)} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${SLICE_BYTES + 5_000}`,
      '',
      parts.join('') + file + 'half of the bytes',
    ].join('\r\n'),
  );
  return socket;
}
