import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** The time for open requests; phones resend the rest. */
const DRAIN_MS = 15_000;
const CHECK_MS = 100;

/**
 * Lets the web server stop: Node would wait for kept-alive connections and for
 * those that a browser opened but never used.
 */
@Injectable()
export class ConnectionDrainService
  implements BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly open = new Set<Socket>();
  private readonly busy = new Set<Socket>();
  private timers: NodeJS.Timeout[] = [];

  constructor(private readonly host: HttpAdapterHost) {}

  /** Call it before the server listens. */
  watch(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
    server.prependListener(
      'request',
      ({ socket }: IncomingMessage, response: ServerResponse) => {
        this.busy.add(socket);
        response.once('close', () => this.busy.delete(socket));
      },
    );
  }

  beforeApplicationShutdown(): void {
    const closeUnused = setInterval(
      () => this.close((socket) => !this.busy.has(socket)),
      CHECK_MS,
    );
    const closeAll = setTimeout(() => this.close(() => true), DRAIN_MS);
    this.timers = [closeUnused, closeAll];
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private close(isChosen: (socket: Socket) => boolean): void {
    for (const socket of [...this.open].filter(isChosen)) socket.destroy();
  }
}
