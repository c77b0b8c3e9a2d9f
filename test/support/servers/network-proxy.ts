import { once } from 'node:events';
import {
  connect,
  createServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';

/** A proxy that takes the product, or one of its services, away. */
export class NetworkProxy {
  /** Bytes from the clients. */
  receivedBytes = 0;
  private readonly sockets = new Set<Socket>();
  private isAway = false;

  private constructor(
    private readonly server: Server,
    /** The address through the proxy. */
    readonly url: string,
  ) {}

  static async open(serviceUrl: string): Promise<NetworkProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const through = new URL(serviceUrl);
    const { hostname, port } = through;
    through.port = String((server.address() as AddressInfo).port);
    const proxy = new NetworkProxy(server, through.href);
    server.on('connection', (client) =>
      proxy.relay(client, Number(port), hostname),
    );
    return proxy;
  }

  /** Breaks every connection and closes new ones until `comeBack`. */
  goAway(): void {
    this.isAway = true;
    for (const socket of this.sockets) socket.destroy();
  }

  comeBack(): void {
    this.isAway = false;
  }

  /** Breaks every connection; new ones pass. */
  cut(): void {
    this.goAway();
    this.comeBack();
  }

  /** Connections stay open without traffic until `letPass`. */
  hold(): void {
    for (const socket of this.sockets) socket.pause();
  }

  letPass(): void {
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.goAway();
    this.server.close();
    await once(this.server, 'close');
  }

  private relay(client: Socket, port: number, host: string): void {
    client.on('error', () => undefined);
    if (this.isAway) {
      client.destroy();
      return;
    }
    const service = connect(port, host);
    for (const socket of [client, service]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        service.destroy();
      });
    }
    client.on('data', (chunk) => {
      this.receivedBytes += chunk.length;
      service.write(chunk);
    });
    service.on('data', (chunk) => client.write(chunk));
  }
}
