import { keptConnections, Sender } from './send.mjs';

/** @typedef {import('./product.mjs').Product} Product */

/** A guest may send 600 files a minute. */
const FILES_PER_GUEST = 50;
const GUESTS = 10;
export const FILES_OF_GUESTS = FILES_PER_GUEST * GUESTS;

/**
 * Guests with few files each, which stay below their limit. They share
 * connections, as behind a proxy, so that all servers accept equally many.
 */
export class Guests {
  /** @type {Sender[]} */
  #senders = [];

  /** @param {Product} product */
  constructor(product) {
    this.product = product;
  }

  async arrive() {
    this.leave();
    const agent = keptConnections();
    this.#senders = await Promise.all(
      Array.from({ length: GUESTS }, async () => {
        const cookie = await this.product.guestCookie();
        return new Sender(this.product.url, { cookie }, agent);
      }),
    );
  }

  /** @param {number} index of a file */
  at(index) {
    return this.#senders[Math.floor(index / FILES_PER_GUEST) % GUESTS];
  }

  leave() {
    for (const sender of this.#senders) sender.close();
  }
}
