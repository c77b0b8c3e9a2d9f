import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface PassedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

/**
 * A request passes; the proxy answers for the store (also 200 with a late error
 * or no body); or it takes effect and its answer is lost.
 */
export type Fate =
  | 'passes'
  | 'refused'
  | 'refused with 200'
  | 'nothing with 200'
  | 'unanswered'
  | 'answer lost';

const BUSY =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';

const FAILED =
  '<?xml version="1.0"?>\n  <Error><Code>InternalError</Code><Message>We encountered an internal error.</Message></Error>';
const INSTEAD: Partial<Record<Fate, [number, string]>> = {
  refused: [503, BUSY],
  'refused with 200': [200, FAILED],
  'nothing with 200': [200, ''],
};

/** A proxy to the S3-compatible server; passes everything by default. */
export class S3Proxy {
  readonly passed: PassedRequest[] = [];
  private readonly unanswered = new Set<ServerResponse>();
  fate: (passing: PassedRequest) => Fate = () => 'passes';

  private constructor(
    private readonly server: Server,
    /** The address through the proxy. */
    readonly endpoint: string,
  ) {}

  static async open(storeEndpoint: string): Promise<S3Proxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new S3Proxy(
      server,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
    server.on('request', (incoming, answer) =>
      proxy.handle(storeEndpoint, incoming, answer),
    );
    return proxy;
  }

  /** Clients of an unanswered request lose their connection. */
  dropUnanswered(): void {
    for (const answer of this.unanswered) answer.destroy();
    this.unanswered.clear();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private handle(
    storeEndpoint: string,
    incoming: IncomingMessage,
    answer: ServerResponse,
  ): void {
    const { method = '', url = '', headers } = incoming;
    const passing = { method, url, headers };
    this.passed.push(passing);
    const fate = this.fate(passing);
    if (fate === 'unanswered') {
      this.unanswered.add(answer);
      return;
    }
    const instead = INSTEAD[fate];
    if (instead) {
      incoming.resume();
      incoming.once('end', () =>
        answer
          .writeHead(instead[0], { 'Content-Type': 'application/xml' })
          .end(instead[1]),
      );
      return;
    }
    // Signatures cover the Host header: it stays.
    const { hostname, port } = new URL(storeEndpoint);
    const outgoing = request(
      { hostname, port, method, path: url, headers, agent: false },
      (reply) => {
        if (fate === 'answer lost') {
          reply.resume();
          reply.once('end', () => answer.destroy());
          return;
        }
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        pipeline(reply, answer, () => undefined);
      },
    );
    // The store may answer HEAD with a body, an error that comes too late.
    outgoing.on('error', () => void (answer.headersSent || answer.destroy()));
    pipeline(incoming, outgoing, () => undefined);
  }
}
