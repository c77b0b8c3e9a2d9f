import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Content } from '../content.mjs';
import { multipart, Sender } from '../send.mjs';

/** @typedef {import('../product.mjs').Product} Product */
/** @typedef {{ requests: number, waitMs: number }} Turn */

/** Files that a phone sends at once, each slice by slice. */
const FILES = 3;
/** A phone sends less at once where a slice would take longer. */
const LONGEST_SLICE_MS = 60_000;

/**
 * Sends as the upload page does: up to three requests at once, fewer on a slow
 * network, and in turns, unless `isFair` is false.
 */
export class Phone {
  #limit = 1;
  #running = 0;
  /** @type {Promise<void> | undefined} */
  #held;
  /** @type {(() => void)[]} */
  #waiting = [];
  #hasLeft = false;

  /**
   * @param {Product} product
   * @param {{ url: string, cookie: string, isFair: boolean }} options `url`: of
   *   the hall's network
   */
  constructor(product, { url, cookie, isFair }) {
    this.folder = `/api/media/${product.weddingPath}`;
    this.sender = new Sender(url, { cookie });
    this.isFair = isFair;
  }

  /**
   * Sends videos until the phone leaves.
   * @param {number} bytes of all of them
   */
  async sendVideos(bytes) {
    const size = Math.ceil(bytes / FILES);
    await Promise.all(
      Array.from({ length: FILES }, () => this.#sendVideo(size)),
    );
  }

  /** @param {number} bytes @returns milliseconds until it is safe */
  async sendPhoto(bytes) {
    const startedAt = performance.now();
    const form = multipart(
      {},
      {
        field: 'media',
        name: 'IMG.JPG',
        type: 'image/jpeg',
        parts: new Content(bytes, 'jpg').slice(0),
      },
    );
    await this.sender.send('POST', `${this.folder}/upload`, form);
    return performance.now() - startedAt;
  }

  leave() {
    this.#hasLeft = true;
    this.sender.close();
    for (const admit of this.#waiting.splice(0)) admit();
  }

  /** @param {number} bytes */
  async #sendVideo(bytes) {
    const content = new Content(bytes, 'mp4');
    const facts = {
      uploadId: randomUUID(),
      fileName: 'bench.mp4',
      mimeType: 'video/mp4',
    };
    for (const start of content.starts()) {
      const parts = content.slice(start);
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      const form = multipart(
        { ...facts, start, end: start + length, total: bytes },
        { field: 'chunk', name: 'b', type: 'video/mp4', parts },
      );
      await this.#inSlot(() =>
        this.sender.send('POST', `${this.folder}/upload-chunk`, form),
      );
      if (this.#hasLeft) return;
    }
  }

  /** @param {() => Promise<import('../send.mjs').Answer>} send */
  async #inSlot(send) {
    while (!this.#hasLeft && (this.#held || this.#running >= this.#limit))
      await new Promise((admit) => this.#waiting.push(() => admit(undefined)));
    if (this.#hasLeft) return;
    this.#running += 1;
    const startedAt = performance.now();
    try {
      const { text } = await send();
      this.#learn(performance.now() - startedAt);
      const { turn } = JSON.parse(text);
      if (turn && this.isFair) this.#take(turn);
    } catch (error) {
      if (!this.#hasLeft) throw error;
    } finally {
      this.#running -= 1;
      this.#admit();
    }
  }

  #admit() {
    for (const admit of this.#waiting.splice(0)) admit();
  }

  /** @param {number} sliceMs */
  #learn(sliceMs) {
    const carried = Math.floor((this.#running * LONGEST_SLICE_MS) / sliceMs);
    this.#limit = Math.max(1, Math.min(FILES, carried));
  }

  /** One wait at a time. @param {Turn} turn */
  #take(turn) {
    if (this.#held) return;
    this.#limit = Math.max(1, Math.min(this.#limit, turn.requests));
    if (turn.waitMs === 0) return;
    this.#held = this.#untilItsTurn(turn).then(() => {
      this.#held = undefined;
      this.#admit();
    });
  }

  /** @param {Turn} given */
  async #untilItsTurn(given) {
    for (let turn = given; turn.waitMs > 0 && !this.#hasLeft;) {
      await delay(turn.waitMs * (1 + Math.random() / 2));
      turn = await this.#ask();
    }
  }

  /** @returns {Promise<Turn>} as it likes without an answer */
  async #ask() {
    const body = JSON.stringify({ kind: 'video' });
    try {
      const { text } = await this.sender.send('POST', `${this.folder}/turn`, {
        headers: { 'Content-Type': 'application/json' },
        parts: [Buffer.from(body)],
      });
      return JSON.parse(text).data;
    } catch (error) {
      if (!this.#hasLeft) throw error;
      return { requests: 1, waitMs: 0 };
    }
  }
}
