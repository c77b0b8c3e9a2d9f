import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Slots } from '../../platform/http/limits/slots.js';
import { Siblings } from '../../platform/processes/siblings.js';

/** Delays requests, which hold their connections. */
@Injectable()
export class WaitingVisitorsService {
  private readonly slots: Slots;

  constructor(siblings: Siblings) {
    const bounds = { perKey: 20, total: 500 };
    this.slots = new Slots('waiting-visitors', bounds, siblings);
  }

  get count(): number {
    return this.slots.count;
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
      request.method === 'GET' ? this.slots.take(network) : undefined;
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
