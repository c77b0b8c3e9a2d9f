import pg, { type ClientConfig } from 'pg';
import { CONNECT_TIMEOUT_MS } from './data-source.js';
import { whileRefused } from './pool/refused-connection.js';

/**
 * Opens a connection outside of the pool. While the server has no room for it, it waits as long as a call for a pool's.
 * A lost connection fails the running query only: without a listener it would end the process.
 */
export function connectedClient(config: ClientConfig): Promise<pg.Client> {
  return whileRefused(async () => {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }, CONNECT_TIMEOUT_MS);
}
