import { once } from 'node:events';
import { open } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

/**
 * The least that Node must do to send a file or a range of it. Serves the files
 * below `BARE_DIR` and reports its port to the parent.
 */

const BLOCK_BYTES = 256 * 1024;
const dir = process.env.BARE_DIR ?? '';
/** @type {Buffer[]} */
const free = [];

const server = http.createServer((request, response) => {
  send(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (
    server.address()
  );
  process.send?.({ port });
});
process.once('SIGTERM', () => process.exit(0));

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function send({ url = '', headers: { range } }, response) {
  const file = await open(path.join(dir, url));
  const block = free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
  try {
    const { size } = await file.stat();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const [start, end] = from ? [Number(from), Number(to) + 1] : [0, size];
    response.writeHead(from ? 206 : 200, { 'Content-Length': end - start });
    for (let at = start; at < end;) {
      const length = Math.min(BLOCK_BYTES, end - at);
      const { bytesRead } = await file.read(block, 0, length, at);
      if (bytesRead === 0) throw new Error('the file became shorter');
      await new Promise((done) =>
        response.write(block.subarray(0, bytesRead), done),
      );
      at += bytesRead;
    }
    const finished = once(response, 'finish');
    response.end();
    await finished;
  } finally {
    await file.close();
    free.push(block);
  }
}
