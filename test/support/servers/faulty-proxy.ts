import { once } from 'node:events';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '../fixtures/certificates.js';

const STREAM = 'text/event-stream';

/** A TLS proxy of an operator, with the faults that operators make. */
export class FaultyProxy {
  /** Undefined: a site of its own. */
  target: string | undefined;
  maxBodyBytes = Infinity;
  /** Collects an answer until its end. */
  isBuffering = false;
  /** Answers for addresses that end so, as from a wrong cache. */
  readonly cached = new Map<string, Buffer>();

  private constructor(
    private readonly server: Server,
    private readonly certificate: Certificate,
    readonly url: string,
  ) {}

  static async start(certificate: Certificate): Promise<FaultyProxy> {
    const server = createServer(certificate);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `https://127.0.0.1:${port}`;
    const proxy = new FaultyProxy(server, certificate, url);
    server.on('request', (incoming, answer) => proxy.pass(incoming, answer));
    return proxy;
  }

  /** Presents the certificate to new connections. */
  present(certificate: Certificate): void {
    this.server.setSecureContext(certificate);
  }

  mend(): void {
    this.present(this.certificate);
    this.maxBodyBytes = Infinity;
    this.isBuffering = false;
    this.cached.clear();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { headers, method, url = '' } = incoming;
    const cached = [...this.cached].find(([end]) => url.endsWith(end))?.[1];
    if (cached) return void answer.end(cached);
    if (this.target === undefined)
      return void answer.end('<h1>A site of flowers</h1>');
    if (Number(headers['content-length'] ?? 0) > this.maxBodyBytes) {
      answer.writeHead(413, { Connection: 'close' });
      return void answer.end('<h1>413 Request Entity Too Large</h1>');
    }
    const onward = request(this.target + url, {
      method,
      headers: { ...headers, 'x-forwarded-proto': 'https' },
    });
    onward.on('response', (response) => {
      const isStream = response.headers['content-type'] === STREAM;
      if (this.isBuffering && isStream) return void response.resume();
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }
}
