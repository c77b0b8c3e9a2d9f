import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Places } from '../../platform/http/limits/places.js';
import { Siblings } from '../../platform/processes/siblings.js';

/** Delays requests, which hold their connections. */
@Injectable()
export class WaitingVisitorsService {
  private readonly places: Places;

  constructor(siblings: Siblings) {
    const bounds = { perKey: 20, total: 500 };
    this.places = new Places('waiting-visitors', bounds, siblings);
  }

  get count(): number {
    return this.places.count;
  }

  /**
   * Resolves after the delay, or when the client disconnects.
   * @returns false at once if too many wait, or for a request with a body,
   *   which would hold memory
   */
  async wait(
    network: string,
    delayMs: number,
    request: Request,
  ): Promise<boolean> {
    const leave =
      request.method === 'GET' ? this.places.take(network) : undefined;
    if (!leave) return false;
    const gone = new AbortController();
    request.res?.once('close', () => gone.abort());
    await delay(delayMs, undefined, { signal: gone.signal }).catch(
      () => undefined,
    );
    leave();
    return true;
  }
}
