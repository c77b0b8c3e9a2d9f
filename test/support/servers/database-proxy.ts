import { once } from 'node:events';
import {
  connect,
  createServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';

/**
 * A proxy to PostgreSQL that loses the answer of one statement, or chosen
 * statements.
 */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private unanswered: string | undefined;
  private lost: string[] = [];

  private constructor(
    private readonly server: Server,
    /** The address through the proxy. */
    readonly url: string,
  ) {}

  static async open(databaseUrl: string): Promise<DatabaseProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const through = new URL(databaseUrl);
    const { hostname, port } = through;
    through.port = String((server.address() as AddressInfo).port);
    const proxy = new DatabaseProxy(server, through.href);
    server.on('connection', (client) =>
      proxy.relay(client, connect(Number(port), hostname)),
    );
    return proxy;
  }

  /**
   * The next statement with these words takes effect; its answer and connection
   * are lost.
   */
  loseAnswerOf(words: string): void {
    this.unanswered = words;
  }

  get hasLost(): boolean {
    return this.unanswered === undefined;
  }

  /**
   * The next statement with each of these words is lost with its connection.
   */
  loseStatements(...words: string[]): void {
    this.lost = words;
  }

  get stillToLose(): number {
    return this.lost.length;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private relay(client: Socket, database: Socket): void {
    let isLosing = false;
    for (const socket of [client, database]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (chunk) => {
      const turn = this.lost.findIndex((words) => chunk.includes(words));
      if (turn >= 0) {
        this.lost.splice(turn, 1);
        client.destroy();
        return;
      }
      if (this.unanswered && chunk.includes(this.unanswered)) {
        this.unanswered = undefined;
        isLosing = true;
      }
      database.write(chunk);
    });
    database.on('data', (chunk) =>
      isLosing ? client.destroy() : client.write(chunk),
    );
  }
}
