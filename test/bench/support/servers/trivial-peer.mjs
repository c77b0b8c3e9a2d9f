import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/**
 * The least product that the bench of peers can measure: it keeps files below
 * `PEER_DIR/<event>`, and each is its own thumbnail.
 */
const dir = process.env.PEER_DIR ?? '';

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://peer');
  const [event = '', file] = pathname.split('/').slice(1);
  const folder = path.join(dir, path.basename(event));
  mkdirSync(folder, { recursive: true });
  if (request.method === 'POST') keep(request, response, folder);
  else if (file)
    response.end(readFileSync(path.join(folder, path.basename(file))));
  else response.end(JSON.stringify(readdirSync(folder)));
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
 * @param {string} folder
 */
function keep(request, response, folder) {
  /** @type {Buffer[]} */
  const pieces = [];
  request.on('data', (piece) => pieces.push(piece));
  request.once('end', () => {
    const bytes = Buffer.concat(pieces);
    const name = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(path.join(folder, name), bytes, { flush: true });
    response.writeHead(201).end();
  });
}
