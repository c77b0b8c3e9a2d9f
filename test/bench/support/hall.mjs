import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Content, requireStored } from './content.mjs';
import { originalsDir } from './product.mjs';
import { multipart } from './send.mjs';

/** @typedef {import('./product.mjs').Product} Product */

export const PHOTO_BYTES = 3_000_000;
const PIECE_BYTES = 32 * 1024;

/**
 * The photos of each guest: so many, or as many as it sends in so many seconds.
 * @typedef {{ photos?: number, seconds?: number, bytesPerSecond?: number }} Sending
 */

/** One connection, distinct photos. */
class HallGuest {
  /** @param {Product} product @param {string} cookie */
  constructor(product, cookie) {
    this.target = new URL(
      `/api/media/${product.weddingPath}/upload`,
      product.url,
    );
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    this.cookie = cookie;
    /** @type {Content[]} */
    this.sent = [];
    /** Photos that were answered with 5xx. */
    this.failed = 0;
  }

  /** @param {Product} product */
  static async arrive(product) {
    return new HallGuest(product, await product.guestCookie());
  }

  /**
   * Returns each stored photo's time in ms.
   * @param {Sending} sending
   */
  async send({ photos = Infinity, seconds = Infinity, bytesPerSecond }) {
    const times = [];
    const endAt = performance.now() + seconds * 1000;
    for (let count = 0; count < photos && performance.now() < endAt; count++)
      times.push(...(await this.sendOne(bytesPerSecond)));
    this.agent.destroy();
    return times;
  }

  /** @param {number} [bytesPerSecond] @returns its time, unless it failed */
  async sendOne(bytesPerSecond) {
    const content = new Content(PHOTO_BYTES, 'jpg');
    const { headers, parts } = multipart(
      {},
      {
        field: 'media',
        name: 'IMG.JPG',
        type: 'image/jpeg',
        parts: content.slice(0),
      },
    );
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const startedAt = performance.now();
    const { request, answered } = this.open({
      ...headers,
      'Content-Length': length,
      cookie: this.cookie,
    });
    if (bytesPerSecond) await paced(request, parts, bytesPerSecond);
    else for (const part of parts) request.write(part);
    request.end();
    const { status, text } = await answered;
    if (status !== undefined && status >= 500) {
      this.failed += 1;
      return [];
    }
    if (status !== 200)
      throw new Error(`a photo was answered with ${status}: ${text}`);
    this.sent.push(content);
    return [performance.now() - startedAt];
  }

  /** @param {http.OutgoingHttpHeaders} headers */
  open(headers) {
    const request = http.request(this.target, {
      method: 'POST',
      headers,
      agent: this.agent,
    });
    /** @type {Promise<{ status?: number, text: string }>} */
    const answered = new Promise((resolve, reject) => {
      request.once('response', (response) => {
        let text = '';
        response
          .on('data', (chunk) => (text += chunk))
          .once('end', () => resolve({ status: response.statusCode, text }));
      });
      request.once('error', reject);
    });
    return { request, answered };
  }
}

/** @param {http.ClientRequest} request @param {readonly Buffer[]} parts @param {number} bytesPerSecond */
async function paced(request, parts, bytesPerSecond) {
  const startedAt = performance.now();
  let sent = 0;
  for (const part of parts) {
    for (let at = 0; at < part.length; at += PIECE_BYTES) {
      const piece = part.subarray(at, at + PIECE_BYTES);
      request.write(piece);
      sent += piece.length;
      const aheadMs =
        (sent / bytesPerSecond) * 1000 - (performance.now() - startedAt);
      if (aheadMs > 0) await delay(aheadMs);
    }
  }
}

/**
 * Returns the stored photos' times in ms, MB a second, and the number of
 * answers of 5xx. The stored photos are compared with the sent ones, then
 * emptied.
 * @param {Product | Product[]} products guests are spread over them
 * @param {Sending & { guests: number, mayFail?: boolean }} party
 * @throws Error after an answer of 5xx unless it `mayFail`
 */
export async function hall(products, { guests, mayFail = false, ...sending }) {
  const places = [products].flat();
  const arrived = await Promise.all(
    Array.from({ length: guests }, (_, index) =>
      HallGuest.arrive(places[index % places.length]),
    ),
  );
  const startedAt = performance.now();
  const times = await Promise.all(arrived.map((guest) => guest.send(sending)));
  const seconds = (performance.now() - startedAt) / 1000;
  const failed = arrived.reduce((sum, guest) => sum + guest.failed, 0);
  if (failed > 0 && !mayFail)
    throw new Error(`${failed} photos were answered with 5xx`);
  await requireStored(
    originalsDir(),
    arrived.flatMap(({ sent }) => sent.map((content) => content.sha256())),
  );
  return {
    times: times.flat(),
    mbPerSecond: (times.flat().length * PHOTO_BYTES) / 1e6 / seconds,
    failed,
  };
}
