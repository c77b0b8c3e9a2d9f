import net from 'node:net';

/** Returns a free TCP port of the loopback address. */
export function freePort() {
  return listenBriefly({ port: 0, host: '127.0.0.1' });
}

/**
 * Listens and stops at once; returns the port, or rejects with the system's error (EADDRINUSE, EACCES, EADDRNOTAVAIL).
 * @param {{ port: number, host: string }} address
 * @returns {Promise<number>}
 */
export function listenBriefly(address) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ ...address, exclusive: true }, () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
