import http from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {http.IncomingHttpHeaders} headers
 * @property {string} text each byte a character
 */

/** Several senders may share them. @param {number} [maxSockets] */
export function keptConnections(maxSockets = Infinity) {
  return new http.Agent({ keepAlive: true, maxSockets });
}

/** Sends requests over kept connections. */
export class Sender {
  /** @param {string} url @param {http.OutgoingHttpHeaders} [headers] of every request */
  constructor(url, headers = {}, agent = keptConnections()) {
    this.url = url;
    this.headers = headers;
    this.agent = agent;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ headers?: http.OutgoingHttpHeaders, parts?: readonly Buffer[] }} [options] parts are sent as they are
   * @returns {Promise<Answer>}
   * @throws {Error} for a status of 400 and above
   */
  send(method, path, { headers = {}, parts = [] } = {}) {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    return new Promise((resolve, reject) => {
      const request = http.request(
        new URL(path, this.url),
        {
          method,
          agent: this.agent,
          headers: { ...this.headers, ...headers, 'Content-Length': length },
        },
        (response) => {
          let text = '';
          response.setEncoding('latin1');
          response.on('data', (chunk) => (text += chunk));
          response.once('end', () => {
            const { statusCode: status = 0 } = response;
            if (status < 400)
              resolve({ status, headers: response.headers, text });
            else reject(new Error(`${method} ${path}: ${status} ${text}`));
          });
        },
      );
      request.once('error', reject);
      for (const part of parts) request.write(part);
      request.end();
    });
  }

  close() {
    this.agent.destroy();
  }
}

/**
 * A multipart body with one file after the fields.
 * @param {Record<string, string | number>} fields
 * @param {{ field: string, name: string, type: string, parts: readonly Buffer[] }} file
 */
export function multipart(fields, { field, name, type, parts }) {
  // The boundary is as long as a browser's: a longer one is found faster.
  const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW0';
  const head = Object.entries(fields)
    .map(
      ([key, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    parts: [
      Buffer.from(head + file),
      ...parts,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ],
  };
}

/**
 * Runs a task for each item, at most `width` at once.
 * @template T
 * @param {Iterable<T>} items
 * @param {number} width
 * @param {(item: T) => Promise<unknown>} task
 */
export async function inParallel(items, width, task) {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift())
      await task(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
