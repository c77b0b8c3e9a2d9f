import { createHash } from 'node:crypto';
import net from 'node:net';

const READ_BYTES = 1024 ** 2;
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * @typedef {object} Call
 * @property {string} [method] GET unless given
 * @property {unknown} [json] the body
 * @property {Record<string, string>} [headers]
 * @property {(piece: Buffer) => void} [onBytes] for the body's pieces
 */

/**
 * @typedef {object} Transferred
 * @property {number} status
 * @property {number} bytes of the body
 * @property {number} firstByteMs
 * @property {number} totalMs
 */

/**
 * A kept connection that reads every answer into the same buffer, which costs
 * the receiver least. The server must say the length of its answers.
 */
export class Connection {
  /** @param {string} url any address of the server */
  constructor(url) {
    const { hostname, port } = new URL(url);
    const onread = {
      buffer: Buffer.alloc(READ_BYTES),
      callback: this.#read.bind(this),
    };
    this.host = `${hostname}:${port}`;
    this.socket = net.connect({ host: hostname, port: Number(port), onread });
    this.socket.setNoDelay(true);
    this.socket.on('error', (error) => this.#fail(error));
    this.socket.on('close', () => this.#fail(new Error('connection closed')));
  }

  /**
   * @param {string} path
   * @param {Call} [call]
   * @returns {Promise<Transferred>}
   * @throws {Error} for a status of 300 and above
   */
  request(path, { method = 'GET', json, headers = {}, onBytes } = {}) {
    const body = json === undefined ? '' : JSON.stringify(json);
    const sent = {
      Host: this.host,
      ...headers,
      ...(body && { 'Content-Type': 'application/json' }),
      'Content-Length': String(Buffer.byteLength(body)),
    };
    const lines = Object.entries(sent).map(
      ([name, value]) => `${name}: ${value}`,
    );
    return new Promise((resolve, reject) => {
      this.answer = {
        path,
        resolve,
        reject,
        onBytes,
        head: Buffer.alloc(0),
        status: 0,
        length: -1,
        bytes: 0,
        firstByteMs: 0,
        startedAt: performance.now(),
      };
      this.socket.write(
        `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
      );
    });
  }

  close() {
    this.socket.destroy();
  }

  /** @param {number} size @param {Uint8Array} buffer */
  #read(size, buffer) {
    const answer = this.answer;
    if (!answer) return true;
    let piece = Buffer.from(buffer.buffer, buffer.byteOffset, size);
    if (answer.length < 0) {
      answer.firstByteMs ||= performance.now() - answer.startedAt;
      answer.head = Buffer.concat([answer.head, piece]);
      const end = answer.head.indexOf(HEAD_END);
      if (end < 0) return true;
      piece = answer.head.subarray(end + HEAD_END.length);
      readHead(answer, answer.head.toString('latin1', 0, end));
    }
    answer.bytes += piece.length;
    answer.onBytes?.(piece);
    if (answer.bytes >= answer.length) this.#finish();
    return true;
  }

  #finish() {
    const { answer } = this;
    if (!answer) return;
    this.answer = undefined;
    const { path, status, bytes, firstByteMs, startedAt } = answer;
    const totalMs = performance.now() - startedAt;
    if (status >= 300) answer.reject(new Error(`${path}: ${status}`));
    else answer.resolve({ status, bytes, firstByteMs, totalMs });
  }

  /** @param {Error} error */
  #fail(error) {
    this.answer?.reject(error);
    this.answer = undefined;
  }
}

/** @param {{ path: string, status: number, length: number }} answer @param {string} head */
function readHead(answer, head) {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!length) throw new Error(`${answer.path}: no Content-Length: ${head}`);
  answer.status = Number(head.split(' ')[1]);
  answer.length = Number(length);
}

/**
 * One call on a connection of its own.
 * @param {string} url
 * @param {Call} [call]
 */
export async function transfer(url, call) {
  const connection = new Connection(url);
  const { pathname, search } = new URL(url);
  try {
    return await connection.request(pathname + search, call);
  } finally {
    connection.close();
  }
}

/**
 * The SHA-256 of the answer's body.
 * @param {string} url
 * @param {Call} [call]
 */
export async function sha256Of(url, call = {}) {
  const hash = createHash('sha256');
  await transfer(url, { ...call, onBytes: (piece) => hash.update(piece) });
  return hash.digest('hex');
}
