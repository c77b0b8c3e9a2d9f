import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that passes one slice on and holds the others. */
export class HeldUploads {
  private slices = 0;
  private held: (() => void)[] | undefined = [];

  private constructor(
    private readonly server: Server,
    private readonly productUrl: string,
  ) {}

  static async open(productUrl: string): Promise<HeldUploads> {
    const server = createServer();
    const proxy = new HeldUploads(server, productUrl);
    server.on('request', (incoming: IncomingMessage, answer: ServerResponse) =>
      proxy.receive(incoming, () => proxy.pass(incoming, answer)),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get isInTheMiddle(): boolean {
    return this.slices > 1;
  }

  release(): void {
    const { held = [] } = this;
    this.held = undefined;
    for (const pass of held) pass();
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private receive({ url }: IncomingMessage, pass: () => void): void {
    const isSlice = url?.endsWith('/upload-chunk');
    if (isSlice) this.slices += 1;
    if (isSlice && this.slices > 1 && this.held) this.held.push(pass);
    else pass();
  }

  private pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '' } = incoming;
    const onward = request(this.productUrl + url, { method, headers });
    onward.on('response', (received) =>
      received.pipe(answer.writeHead(received.statusCode!, received.headers)),
    );
    // The page has left, or the product has closed.
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }
}
