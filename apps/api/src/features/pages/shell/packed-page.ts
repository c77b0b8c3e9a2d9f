import { createHash } from 'node:crypto';
import { HttpStatus } from '@nestjs/common';
import type { Response } from 'express';
import { answeredUnchanged } from '../../../platform/http/files/not-modified.js';
import { packHtml, sendHtml } from './send-html.js';

/** A page that many ask for in the same words: packed once in each way that is asked for, and then kept. */
export class PackedPage {
  private readonly tag: string;
  private readonly packed = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly html: string,
    private readonly pack = packHtml,
  ) {
    this.tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  }

  /**
   * Sends it, or 304 to a browser that holds it; kept there, but asked for again before each use. A page with another
   * status than 200 is always sent: 304 would say that there is one.
   */
  async send(response: Response): Promise<void> {
    response.vary('Accept-Encoding');
    response.setHeader('Cache-Control', 'no-cache');
    if (response.statusCode === Number(HttpStatus.OK)) {
      // Weak, as it names the page in whichever way it is packed.
      response.setHeader('ETag', `W/${this.tag}`);
      if (answeredUnchanged(response.req, response, this.tag)) return;
    }
    await sendHtml(response, (encoding) => this.packedAs(encoding));
  }

  private packedAs(encoding: Parameters<typeof packHtml>[1]): Promise<Buffer> {
    const known = this.packed.get(encoding);
    if (known) return known;
    const packing = this.pack(this.html, encoding);
    this.packed.set(encoding, packing);
    packing.catch(() => this.packed.delete(encoding));
    return packing;
  }
}
