import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

/** Bounds of the waiting requests' cost: each holds its connection. */
const MAX_PER_NETWORK = 20;
const MAX_IN_ALL = 500;

/** Delays requests. */
@Injectable()
export class WaitingVisitorsService {
  private readonly perNetwork = new Map<string, number>();
  private inAll = 0;

  /** Number of waiting requests. */
  get count(): number {
    return this.inAll;
  }

  /**
   * Resolves after the delay, or at once when the client disconnects.
   * @returns false, without a delay, if too many requests wait; requests with a body would hold memory and never wait
   */
  async wait(
    network: string,
    delayMs: number,
    request: Request,
  ): Promise<boolean> {
    const waiting = this.perNetwork.get(network) ?? 0;
    if (
      request.method !== 'GET' ||
      waiting >= MAX_PER_NETWORK ||
      this.inAll >= MAX_IN_ALL
    )
      return false;
    const gone = new AbortController();
    request.res?.once('close', () => gone.abort());
    this.change(network, 1);
    await delay(delayMs, undefined, { signal: gone.signal }).catch(
      () => undefined,
    );
    this.change(network, -1);
    return true;
  }

  private change(network: string, by: 1 | -1): void {
    const waiting = (this.perNetwork.get(network) ?? 0) + by;
    if (waiting > 0) this.perNetwork.set(network, waiting);
    else this.perNetwork.delete(network);
    this.inAll += by;
  }
}
