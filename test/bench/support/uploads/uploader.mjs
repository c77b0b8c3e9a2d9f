import { randomUUID } from 'node:crypto';
import { Content } from '../content.mjs';
import { inParallel, multipart, Sender } from '../send.mjs';

/** @typedef {import('../product.mjs').Product} Product */

/** Sends a video of noise in parallel slices, as a phone does. */
export class Uploader {
  /** @param {Product} product @param {number} totalBytes */
  constructor(
    product,
    totalBytes,
    content = new Content(totalBytes, 'mp4'),
    sender = new Sender(product.url),
  ) {
    this.folder = `/api/media/${product.weddingPath}`;
    this.content = content;
    this.sender = sender;
    this.facts = {
      uploadId: randomUUID(),
      fileName: 'bench.mp4',
      mimeType: 'video/mp4',
    };
  }

  /** @param {number} inFlight */
  async sendSlices(inFlight) {
    await inParallel(this.content.starts(), inFlight, (start) =>
      this.#sendSlice(start),
    );
  }

  /** @returns the call's time in ms */
  async complete() {
    const body = { ...this.facts, fileSize: this.content.bytes };
    const startedAt = performance.now();
    await this.sender.send('POST', `${this.folder}/complete-upload`, {
      headers: { 'Content-Type': 'application/json' },
      parts: [Buffer.from(JSON.stringify(body))],
    });
    const took = performance.now() - startedAt;
    this.sender.close();
    return took;
  }

  /** @param {number} start */
  async #sendSlice(start) {
    const parts = this.content.slice(start);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const form = multipart(
      { ...this.facts, start, end: start + length, total: this.content.bytes },
      { field: 'chunk', name: 'b', type: 'video/mp4', parts },
    );
    await this.sender.send('POST', `${this.folder}/upload-chunk`, form);
  }
}
