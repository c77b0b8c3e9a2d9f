import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { answeredUnchanged } from '../http/not-modified.js';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Nearly as small as it gets, in a few milliseconds. */
const BROTLI_QUALITY = 6;

/** A page that many will ask for: packed once, in the ways that browsers take. */
export class PackedPage {
  private constructor(
    private readonly etag: string,
    private readonly bodies: { encoding: 'br' | 'gzip' | 'identity'; body: Buffer }[],
  ) {}

  static async of(html: string): Promise<PackedPage> {
    const body = Buffer.from(html);
    const [br, gz] = await Promise.all([
      asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      asGzip(body),
    ]);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return new PackedPage(etag, [
      { encoding: 'br', body: br },
      { encoding: 'gzip', body: gz },
      { encoding: 'identity', body },
    ]);
  }

  /** Sends it, or 304 to a browser that holds it; kept, but asked for again before each use. */
  send(request: Request, response: Response): void {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', this.etag);
    response.vary('Accept-Encoding');
    if (answeredUnchanged(request, response, this.etag)) return;
    const taken =
      this.bodies.find(({ encoding }) => request.acceptsEncodings(encoding) === encoding) ?? this.bodies[2]!;
    if (taken.encoding !== 'identity') response.setHeader('Content-Encoding', taken.encoding);
    response.type('html').send(taken.body);
  }
}
