import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { limitRefusals } from '../../metrics/metrics.js';
import { SharedCounts } from '../../processes/shared-counts.js';
import type { Siblings } from '../../processes/siblings.js';
import { networkOf } from './network-of.js';
import { mostOpenFiles } from '../../processes/open-files.js';

const CHECK_MS = 2_000;
/** A connection is slow with less within SLOW_MS. */
const STEP_BYTES = 16 * 1024;
const SLOW_MS = 10_000;
/** Browsers and proxies do not pipeline. */
const MAX_PIPELINED = 16;
/** Share closed at once, to keep the search rare. */
const ROOM = 0.05;

export interface ConnectionBounds {
  /**
   * Counts over all replicas. 300 guests in a hall with three uploads each stay
   * below it when their uplink fails.
   */
  slowPerNetwork: number;
  /** Counts in this process, below its limit of open files. */
  total: number;
}

interface Connection {
  /** Undefined: a trusted proxy without another address yet. */
  network: string | undefined;
  /** Undefined before the first request. */
  request: IncomingMessage | undefined;
  /** Open at the last check; several when pipelined. */
  responses: ServerResponse[];
  /** Start of the latest request or 16 KiB step; monotonic milliseconds. */
  since: number;
  stepBytes: number;
}

const MOST_CONNECTIONS = 10_000;

/** An upload needs a file too: half of the open files are reserved. */
export function connectionBounds(): ConnectionBounds {
  const files = mostOpenFiles();
  return {
    slowPerNetwork: 1_000,
    total: files > 0 ? Math.min(MOST_CONNECTIONS, files / 2) : MOST_CONNECTIONS,
  };
}

/**
 * Closes the slowest connections when a network or the process has too many;
 * never fast or waiting ones.
 */
export class SlowConnections {
  private readonly connections = new Map<Socket, Connection>();
  /** The counts of a network, at the last check. */
  private readonly slow: SharedCounts;
  private slowNetworks: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param isProxy true for a proxy's address, shared by many clients */
  constructor(
    private readonly bounds: ConnectionBounds,
    private readonly isProxy: (address: string) => boolean,
    siblings: Siblings,
  ) {
    this.slow = new SharedCounts('slow-connections', siblings);
  }

  /** Call it before the server listens. */
  watch(server: Server): void {
    server.on('connection', (socket) => this.add(socket));
    server.prependListener(
      'request',
      (request: IncomingMessage, response: ServerResponse) => {
        this.begin(request, response);
      },
    );
    server.once(
      'listening',
      () => (this.timer = setInterval(() => this.check(), CHECK_MS).unref()),
    );
    server.once('close', () => clearInterval(this.timer));
  }

  /** Records the client's address behind a proxy. */
  readonly note = (
    request: Request,
    _response: Response,
    next: NextFunction,
  ): void => {
    const connection = this.connections.get(request.socket);
    if (connection && request.ip !== undefined && !this.isProxy(request.ip))
      connection.network = networkOf(request.ip);
    next();
  };

  /** Each process closes its share of the excess. */
  check(): void {
    const byNetwork = this.slowByNetwork();
    for (const network of this.slowNetworks)
      if (!byNetwork.has(network)) this.slow.set(network, 0);
    this.slowNetworks = [...byNetwork.keys()];
    for (const [network, { length }] of byNetwork)
      this.slow.set(network, length);
    for (const [network, sockets] of byNetwork) {
      const all = this.slow.of(network);
      const excess = Math.max(0, all - this.bounds.slowPerNetwork);
      const share = Math.ceil((excess * sockets.length) / all);
      this.slow.set(network, sockets.length - share);
      this.close(sockets, share);
    }
  }

  private slowByNetwork(): Map<string, Socket[]> {
    const byNetwork = new Map<string, Socket[]>();
    for (const [socket, connection] of this.connections) {
      this.measure(socket, connection);
      if (connection.network === undefined || !isSlow(connection)) continue;
      const others = byNetwork.get(connection.network);
      if (others) others.push(socket);
      else byNetwork.set(connection.network, [socket]);
    }
    return byNetwork;
  }

  private add(socket: Socket): void {
    if (this.connections.size >= this.bounds.total) this.makeRoom();
    if (this.connections.size >= this.bounds.total) {
      limitRefusals.inc({ limit: 'connections' });
      socket.destroy();
      return;
    }
    const address = socket.remoteAddress ?? '';
    const network = this.isProxy(address) ? undefined : networkOf(address);
    const since = performance.now();
    this.connections.set(socket, {
      network,
      request: undefined,
      responses: [],
      since,
      stepBytes: 0,
    });
    socket.once('close', () => this.connections.delete(socket));
  }

  private begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(request.socket);
    if (!connection) return;
    connection.request = request;
    connection.responses = [...openOf(connection), response];
    connection.since = performance.now();
    connection.stepBytes = request.socket.bytesRead;
    if (connection.responses.length > MAX_PIPELINED) request.socket.destroy();
  }

  private measure(socket: Socket, connection: Connection): void {
    if (socket.bytesRead - connection.stepBytes < STEP_BYTES) return;
    connection.stepBytes = socket.bytesRead;
    connection.since = performance.now();
  }

  /** Slow ones, then idle ones. */
  private makeRoom(): void {
    const all = [...this.connections];
    const slow = all
      .filter(([, connection]) => isSlow(connection))
      .map(([socket]) => socket);
    const isIdle = (connection: Connection) =>
      connection.request && openOf(connection).length === 0;
    const idle = all
      .filter(([, connection]) => isIdle(connection))
      .map(([socket]) => socket);
    const wanted = Math.max(1, Math.round(this.bounds.total * ROOM));
    this.close(slow, wanted);
    this.close(idle, wanted - slow.length);
  }

  private close(sockets: Socket[], count: number): void {
    if (count <= 0) return;
    const sinceOf = (socket: Socket) =>
      this.connections.get(socket)?.since ?? 0;
    for (const socket of sockets
      .sort((a, b) => sinceOf(a) - sinceOf(b))
      .slice(0, count)) {
      limitRefusals.inc({ limit: 'slow-connections' });
      this.connections.delete(socket);
      socket.destroy();
    }
  }
}

function openOf({ responses }: Connection): ServerResponse[] {
  return responses.filter((response) => !response.closed);
}

/** A head or body with little progress. */
function isSlow({ request, since }: Connection): boolean {
  return request?.complete !== true && performance.now() - since > SLOW_MS;
}
