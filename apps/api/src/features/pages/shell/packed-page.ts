import { createHash } from 'node:crypto';
import { HttpStatus } from '@nestjs/common';
import type { Response } from 'express';
import { answeredUnchanged } from '../../../platform/http/files/not-modified.js';
import { packHtml, sendHtml } from './send-html.js';

/** An unchanging page, compressed once for each encoding. */
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
   * Sends the page, or 304; browsers revalidate before each use. With a status
   * other than 200 always sends it, since 304 would mean success.
   */
  async send(response: Response): Promise<void> {
    response.vary('Accept-Encoding');
    response.setHeader('Cache-Control', 'no-cache');
    if (response.statusCode === Number(HttpStatus.OK)) {
      // Weak: all encodings share it.
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
