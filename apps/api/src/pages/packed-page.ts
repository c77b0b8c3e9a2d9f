import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { answeredUnchanged } from '../http/not-modified.js';
import { packHtml, sendHtml } from './send-html.js';

/** A page that many ask for in the same words: packed once in each way that is asked for, and then kept. */
export class PackedPage {
  private readonly etag: string;
  private readonly packed = new Map<string, Promise<Buffer>>();

  constructor(private readonly html: string) {
    this.etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  }

  /** Sends it, or 304 to a browser that holds it; kept there, but asked for again before each use. */
  async send(response: Response): Promise<void> {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', this.etag);
    if (answeredUnchanged(response.req, response, this.etag)) return;
    await sendHtml(response, (encoding) => {
      const packed = this.packed.get(encoding) ?? packHtml(this.html, encoding);
      this.packed.set(encoding, packed);
      return packed;
    });
  }
}
