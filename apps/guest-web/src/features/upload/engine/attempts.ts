import { ApiError } from '@hatira/api-client';
import { SLICE_ATTEMPTS } from '@hatira/contract';
import type { Connection } from './connection';
import type { RequestSlots } from './request-slots';
import type { Slot } from './slot';

/** Why a file is not moving just now. */
export type WaitReason = 'connection' | 'server';

export interface Attempt<T> {
  /** Rank at the gate: earlier files go first. */
  order: number;
  /** Size of the request; without bytes it passes beside the gate. */
  bytes: number;
  send: (slot: Slot | undefined) => Promise<T>;
  onWait: (reason: WaitReason) => void;
}

/** Most waits that a server may ask of one request; beyond them the file fails and can be retried by hand. */
const MAX_PATIENCE = 30;
const DEFAULT_RETRY_AFTER_MS = 3_000;
const LONGEST_RETRY_AFTER_MS = 120_000;
const FIRST_BACKOFF_MS = 2_000;
/** A device that was cut off may still need a moment after it says that it is back. */
const SETTLE_MS = 2_000;

/**
 * Sends a request up to three times with growing pauses. What is nobody's fault burns no attempt: being offline or in
 * the background, leaving the line to another request, and a server that asks for patience (429, 503).
 */
export class Attempts {
  private readonly slots: RequestSlots;
  private readonly connection: Connection;

  constructor(slots: RequestSlots, connection: Connection) {
    this.slots = slots;
    this.connection = connection;
  }

  async run<T>(attempt: Attempt<T>): Promise<T> {
    let failures = 0;
    let waits = 0;
    for (;;) {
      await this.untilOnline(attempt);
      const outcome = await this.sendOnce(attempt);
      if ('value' in outcome) return outcome.value;
      if (outcome.isFree) continue;
      if (isPatienceAsked(outcome.error) && ++waits <= MAX_PATIENCE) await this.beToldToWait(attempt, outcome.error);
      else if (!isWorthRepeating(outcome.error) || ++failures >= SLICE_ATTEMPTS) throw outcome.error;
      else await pause(backoffMs(failures));
    }
  }

  private async sendOnce<T>(attempt: Attempt<T>): Promise<{ value: T } | { error: unknown; isFree: boolean }> {
    const slot = attempt.bytes > 0 ? await this.slots.acquire(attempt.order, attempt.bytes) : undefined;
    const startedAtMs = Date.now();
    try {
      const value = await attempt.send(slot);
      if (slot) this.slots.release(slot, true);
      return { value };
    } catch (error) {
      if (slot) this.slots.release(slot, false);
      const isFree = slot?.isYielded === true || (await this.wasCutOff(error, startedAtMs, attempt));
      if (!isFree && error instanceof ApiError && error.isTimeout) this.slots.narrow();
      return { error, isFree };
    }
  }

  /** Our own time limit counts as well: it runs on while a locked phone sends nothing, and strikes when it wakes. */
  private async wasCutOff(error: unknown, startedAtMs: number, attempt: Attempt<unknown>): Promise<boolean> {
    const isWithoutAnswer = error instanceof ApiError && error.isNetworkFailure;
    if (!isWithoutAnswer || !this.connection.wasInterruptedSince(startedAtMs)) return false;
    attempt.onWait('connection');
    await pause(SETTLE_MS);
    return true;
  }

  private async untilOnline(attempt: Attempt<unknown>): Promise<void> {
    if (this.connection.isOnline()) return;
    attempt.onWait('connection');
    await this.connection.untilOnline();
  }

  private async beToldToWait(attempt: Attempt<unknown>, error: ApiError): Promise<void> {
    attempt.onWait('server');
    const waitMs = Math.min(error.retryAfterMs ?? DEFAULT_RETRY_AFTER_MS, LONGEST_RETRY_AFTER_MS);
    if (error.status === 429) this.slots.pause(waitMs);
    await pause(waitMs);
  }
}

function isPatienceAsked(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 429 || error.status === 503);
}

/** Refusals (4xx) stay refusals; broken lines, time limits and broken servers may do better next time. */
function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status < 400 || status === 408 || status === 425 || (status >= 500 && status !== 507 && status !== 501);
}

function backoffMs(failures: number): number {
  return FIRST_BACKOFF_MS * 3 ** (failures - 1) * (0.75 + Math.random() / 2);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
