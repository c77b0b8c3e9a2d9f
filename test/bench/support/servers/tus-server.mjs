import http from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/**
 * The comparison of the upload bench: `@tus/server` with its file store, as
 * documented. Reports its port to the parent.
 */
const tus = new Server({
  path: '/files',
  datastore: new FileStore({ directory: process.env.TUS_DIR ?? '' }),
});
const server = http.createServer((request, response) =>
  tus.handle(request, response),
);
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (
    server.address()
  );
  process.send?.({ port });
});
process.once('SIGTERM', () => process.exit(0));
