import { once } from 'node:events';
import net from 'node:net';

const TICK_MS = 10;
/**
 * The network is shared as by an access point: each connection in turn sends
 * this much at most.
 */
const PIECE_BYTES = 4 * 1024;

/**
 * A venue's network before the product: the bytes of all its connections to the
 * product go through one token bucket, in turns. Answers are not limited.
 */
export class SharedNetwork {
  carriedBytes = 0;
  /** @type {Set<net.Socket>} in the order of their turns */
  #clients = new Set();
  #tokens = 0;
  #filledAt = performance.now();

  /**
   * @param {net.Server} server
   * @param {URL} product
   * @param {number} bytesPerSecond
   */
  constructor(server, product, bytesPerSecond) {
    this.server = server;
    this.product = product;
    this.bytesPerMs = bytesPerSecond / 1000;
    server.on('connection', (client) => this.#join(client));
    this.timer = setInterval(() => this.#carry(), TICK_MS);
  }

  /** @param {string} productUrl @param {number} bytesPerSecond */
  static async open(productUrl, bytesPerSecond) {
    const server = net.createServer({ pauseOnConnect: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new SharedNetwork(server, new URL(productUrl), bytesPerSecond);
  }

  get url() {
    const address = /** @type {net.AddressInfo} */ (this.server.address());
    return `http://127.0.0.1:${address.port}`;
  }

  async close() {
    clearInterval(this.timer);
    for (const client of this.#clients) client.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  /** @param {net.Socket} client */
  #join(client) {
    const service = net.connect(Number(this.product.port), '127.0.0.1');
    this.#services.set(client, service);
    this.#clients.add(client);
    for (const socket of [client, service]) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.#clients.delete(client);
        client.destroy();
        service.destroy();
      });
    }
    // Fills the buffer that `#carry` reads.
    client.on('readable', () => undefined);
    service.pipe(client);
  }

  /** @type {WeakMap<net.Socket, net.Socket>} */
  #services = new WeakMap();

  #carry() {
    const now = performance.now();
    const most = this.bytesPerMs * TICK_MS * 5;
    this.#tokens = Math.min(
      most,
      this.#tokens + this.bytesPerMs * (now - this.#filledAt),
    );
    this.#filledAt = now;
    let hasSent = true;
    while (hasSent && this.#tokens > 0) {
      hasSent = false;
      for (const client of [...this.#clients]) {
        if (this.#tokens <= 0) break;
        hasSent = this.#carryPiece(client) || hasSent;
      }
    }
  }

  /** @param {net.Socket} client @returns {boolean} whether it had bytes */
  #carryPiece(client) {
    const { readableLength } = client;
    const length = Math.min(PIECE_BYTES, readableLength);
    if (length === 0) return false;
    /** @type {Buffer | null} */
    const piece = client.read(length);
    if (!piece) return false;
    this.#services.get(client)?.write(piece);
    this.carriedBytes += piece.length;
    this.#tokens -= piece.length;
    // The next turn is after all others.
    this.#clients.delete(client);
    this.#clients.add(client);
    return true;
  }
}
