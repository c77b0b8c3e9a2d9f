import { once } from 'node:events';
import { connect } from 'node:net';
import { nextNews } from '../socket-news.js';

interface ChunkedRequest {
  path: string;
  type: string;
  body: Buffer;
  /** Their sizes, repeated. */
  chunkBytes: number[];
  /** Called after each tenth of the body; the next waits for it. */
  between?: () => Promise<unknown>;
  /** Leaves out the last chunk, which completes the body. */
  isEndless?: boolean;
}

const PIECES = 10;

/** Sends a body in chunks of exactly these sizes. @returns the raw answer */
export async function sendChunked(
  origin: string,
  request: ChunkedRequest,
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
  await once(socket, 'connect');
  const head = [
    `POST ${request.path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Content-Type: ${request.type}`,
  ];
  socket.write(
    [...head, 'Transfer-Encoding: chunked', 'Connection: close', '\r\n'].join(
      '\r\n',
    ),
  );
  for (const piece of piecesOf(request)) {
    if (socket.destroyed) break;
    socket.write(piece);
    await request.between?.();
  }
  if (!request.isEndless) socket.write('0\r\n\r\n');
  while (!answer.includes('\r\n\r\n') && !socket.destroyed) {
    await nextNews(socket);
  }
  socket.destroy();
  return answer;
}

function piecesOf({ body, chunkBytes }: ChunkedRequest): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const chunk = body.subarray(
      at,
      at + (chunkBytes[chunks.length % chunkBytes.length] ?? 1),
    );
    chunks.push(
      Buffer.concat([
        Buffer.from(`${chunk.length.toString(16)}\r\n`),
        chunk,
        Buffer.from('\r\n'),
      ]),
    );
    at += chunk.length;
  }
  const each = Math.ceil(chunks.length / PIECES);
  return Array.from({ length: PIECES }, (_, index) =>
    Buffer.concat(chunks.slice(index * each, (index + 1) * each)),
  );
}
