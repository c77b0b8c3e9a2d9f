import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const BOUNDARY = 'bench-boundary';
const HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
export const PHOTO_BYTES = 3_000_000;
const NOISE = randomBytes(PHOTO_BYTES);
const PIECE_BYTES = 32 * 1024;

/** One connection, distinct photos. */
class HallGuest {
  constructor(product, cookie) {
    this.target = new URL(
      `/api/media/${product.weddingPath}/upload`,
      product.url,
    );
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    this.cookie = cookie;
  }

  static async arrive(product) {
    return new HallGuest(product, await product.guestCookie());
  }

  /**
   * @param bytesPerSecond undefined: unlimited
   * @returns each photo's time in ms
   */
  async send(photos, bytesPerSecond) {
    const times = [];
    for (let count = 0; count < photos; count++)
      times.push(await this.sendOne(bytesPerSecond));
    this.agent.destroy();
    return times;
  }

  async sendOne(bytesPerSecond) {
    const form = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="media"; filename="IMG.JPG"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const own = Buffer.concat([HEAD, randomBytes(32)]);
    const parts = [
      Buffer.from(form),
      own,
      NOISE.subarray(own.length),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ];
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const startedAt = performance.now();
    const { request, answered } = this.open(length);
    if (bytesPerSecond) await paced(request, parts, bytesPerSecond);
    else for (const part of parts) request.write(part);
    request.end();
    const { status, text } = await answered;
    if (status !== 200)
      throw new Error(`a photo was answered with ${status}: ${text}`);
    return performance.now() - startedAt;
  }

  open(length) {
    const headers = {
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': length,
      cookie: this.cookie,
    };
    const request = http.request(this.target, {
      method: 'POST',
      headers,
      agent: this.agent,
    });
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

/** Returns the photos' times in ms, and MB a second. */
export async function hall(product, { guests, photos, bytesPerSecond }) {
  const arrived = await Promise.all(
    Array.from({ length: guests }, () => HallGuest.arrive(product)),
  );
  const startedAt = performance.now();
  const times = (
    await Promise.all(
      arrived.map((guest) => guest.send(photos, bytesPerSecond)),
    )
  )
    .flat()
    .sort((a, b) => a - b);
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    times,
    mbPerSecond: (guests * photos * PHOTO_BYTES) / 1e6 / seconds,
  };
}

export function p95(sorted) {
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
