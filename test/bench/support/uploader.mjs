import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';

export const SLICE_BYTES = 5_242_880;
const HEAD = Buffer.concat([
  Buffer.from('00000018', 'hex'),
  Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1'),
]);
const BOUNDARY = 'bench-boundary';

/** Sends noise in parallel slices, as a phone does. */
export class Uploader {
  constructor(product, totalBytes) {
    this.target = new URL(`/api/media/${product.weddingPath}/`, product.url);
    this.total = totalBytes;
    this.uploadId = randomUUID();
    this.agent = new http.Agent({ keepAlive: true });
    this.noise = randomBytes(SLICE_BYTES);
    HEAD.copy(this.noise);
  }

  async sendSlices(inFlight) {
    const starts = Array.from(
      { length: Math.ceil(this.total / SLICE_BYTES) },
      (_, index) => index * SLICE_BYTES,
    );
    const lane = async () => {
      for (
        let start = starts.shift();
        start !== undefined;
        start = starts.shift()
      )
        await this.sendSlice(start);
    };
    await Promise.all(Array.from({ length: inFlight }, lane));
  }

  /** @returns the call's time in ms */
  async complete() {
    const body = {
      uploadId: this.uploadId,
      fileName: 'bench.mp4',
      fileSize: this.total,
      mimeType: 'video/mp4',
    };
    const startedAt = performance.now();
    await this.post('complete-upload', 'application/json', [
      Buffer.from(JSON.stringify(body)),
    ]);
    return performance.now() - startedAt;
  }

  async sendSlice(start) {
    const end = Math.min(start + SLICE_BYTES, this.total);
    const fields = {
      uploadId: this.uploadId,
      fileName: 'bench.mp4',
      start,
      end,
      total: this.total,
      mimeType: 'video/mp4',
    };
    const head = Object.entries(fields)
      .map(
        ([name, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('');
    const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="chunk"; filename="b"\r\nContent-Type: video/mp4\r\n\r\n`;
    const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
    const parts = [
      Buffer.from(head + file),
      this.noise.subarray(0, end - start),
      tail,
    ];
    await this.post(
      'upload-chunk',
      `multipart/form-data; boundary=${BOUNDARY}`,
      parts,
    );
  }

  post(path, contentType, parts) {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const headers = { 'Content-Type': contentType, 'Content-Length': length };
    return new Promise((resolve, reject) => {
      const request = http.request(
        new URL(path, this.target),
        { method: 'POST', headers, agent: this.agent },
        (response) => {
          response.resume().once('end', () => {
            if (response.statusCode === 200) resolve();
            else reject(new Error(`${path}: ${response.statusCode}`));
          });
        },
      );
      request.once('error', reject);
      for (const part of parts) request.write(part);
      request.end();
    });
  }
}
