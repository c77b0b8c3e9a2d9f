import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';

/** 16 Mbit/s: a phone in a full hall. */
const BYTES_PER_SECOND = 2_000_000;
const PIECE_BYTES = 64 * 1024;
/** The time without a byte in either direction. */
const IDLE_MS = 15_000;
/** Twice the zip of the sample files. */
const MAX_ANSWER_BYTES = 25_000_000;
/** Another server may answer with a long refusal, or end it early. */
const MAX_REFUSAL_BYTES = 100_000;

export interface Call {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer;
  /** Ends the reading, of an answer without an end. */
  until?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The time from the last byte of the request to the first of the answer. */
  waitMs: number;
  /** End of the certificate; undefined without TLS. */
  certifiedUntil: Date | undefined;
}

/** The connection did not come about, or broke. */
export class LineError extends Error {
  /** @param sentBytes of the body, before it broke */
  constructor(
    override readonly cause: NodeJS.ErrnoException,
    readonly sentBytes: number,
  ) {
    super(cause.message, { cause });
  }
}

/** Calls one origin, and no other, over a slow connection each. */
export class GuestLine {
  constructor(
    readonly origin: string,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * @param address absolute, or a path
   * @throws LineError; the signal's reason
   */
  async call(address: string, call: Call = {}): Promise<Answer> {
    const url = new URL(address, this.origin);
    if (url.origin !== this.origin)
      throw new Error(`${url.origin} is not ${this.origin}`);
    const sending = this.begin(url, call);
    const sent = { bytes: 0, at: performance.now() };
    void send(sending, call.body, sent);
    try {
      const response = await answerOf(sending);
      const waitMs = performance.now() - sent.at;
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        certifiedUntil: certifiedUntil(response),
        waitMs,
        body: await bodyOf(response, call.until),
      };
    } catch (error) {
      this.signal.throwIfAborted();
      throw new LineError(error as NodeJS.ErrnoException, sent.bytes);
    } finally {
      sending.destroy();
    }
  }

  private begin(
    url: URL,
    { method = 'GET', headers = {}, body }: Call,
  ): http.ClientRequest {
    const options: http.RequestOptions = {
      method,
      agent: false,
      signal: this.signal,
      headers: {
        'User-Agent': 'Hatira-Rehearsal',
        ...headers,
        ...(body && { 'Content-Length': String(body.length) }),
      },
    };
    const sending =
      url.protocol === 'https:'
        ? https.request(url, options)
        : http.request(url, options);
    sending.setTimeout(IDLE_MS, () =>
      sending.destroy(
        Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }),
      ),
    );
    return sending;
  }
}

function answerOf(sending: http.ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Later errors belong to the answer, whose reader gets them.
    sending.once('response', resolve).on('error', reject);
  });
}

/** Never rejects: the request reports its errors. Ends when it is answered. */
async function send(
  sending: http.ClientRequest,
  body: Buffer | undefined,
  sent: { bytes: number; at: number },
): Promise<void> {
  let isOver = false;
  for (const event of ['response', 'close'])
    sending.once(event, () => (isOver = true));
  const pauseMs = (PIECE_BYTES / BYTES_PER_SECOND) * 1000;
  for (let at = 0; body && at < body.length && !isOver; at += PIECE_BYTES) {
    const piece = body.subarray(at, at + PIECE_BYTES);
    const error = await new Promise((resolve) => sending.write(piece, resolve));
    if (error) return;
    sent.bytes = at + piece.length;
    sent.at = performance.now();
    if (sent.bytes < body.length) await delay(pauseMs);
  }
  if (!isOver) sending.end();
}

/** Cut at its limit. A refusal without its end still has its status. */
async function bodyOf(
  response: IncomingMessage,
  until: string | undefined,
): Promise<Buffer> {
  const isRefusal = response.statusCode !== 200;
  const maxBytes = isRefusal ? MAX_REFUSAL_BYTES : MAX_ANSWER_BYTES;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      if (until !== undefined && Buffer.concat(chunks).includes(until)) break;
    }
  } catch (error) {
    if (!isRefusal) throw error;
  }
  return Buffer.concat(chunks);
}

function certifiedUntil({ socket }: IncomingMessage): Date | undefined {
  if (!('getPeerCertificate' in socket)) return undefined;
  return new Date((socket as TLSSocket).getPeerCertificate().valid_to);
}
