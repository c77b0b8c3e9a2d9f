import { ApiError } from '@hatira/api-client';
import { SLICE_ATTEMPTS } from '@hatira/contract';
import { withJitter } from '../../../../shared/lib/with-jitter';
import { asksToWait, isRepeatable } from '../failure-policy';
import type { Connection } from './connection';
import type { RequestSlots } from './request-slots';
import type { Slot } from './slot';

export type WaitReason = 'connection' | 'server';

export interface Attempt<T> {
  /** Earlier files go first. */
  order: number;
  /** A request without bytes needs no slot. */
  bytes: number;
  send: (slot: Slot | undefined) => Promise<T>;
  onWait: (reason: WaitReason) => void;
}

interface Failure {
  error: unknown;
  /** Only `failed` counts as an attempt. */
  end: 'failed' | 'yielded' | 'interrupted';
}

/** Then the file fails and can be retried by hand. */
const MAX_SERVER_WAITS = 30;
const DEFAULT_RETRY_AFTER_MS = 3_000;
/** A shorter wait comes from a wrong clock. */
const SHORTEST_RETRY_AFTER_MS = 1_000;
const LONGEST_RETRY_AFTER_MS = 120_000;
const FIRST_BACKOFF_MS = 2_000;
/** Time a reconnected device may need. */
const SETTLE_MS = 2_000;
/** Up to a minute, plus jitter. */
const MOST_DOUBLINGS = 5;

/**
 * Sends a request up to three times with growing pauses and jitter. Not
 * counted: being offline or in the background, yielding the slot, a server's
 * request to wait (429, 503).
 */
export class Attempts {
  private readonly slots: RequestSlots;
  private readonly connection: Connection;
  private readonly onAnswer: (() => void) | undefined;

  /** @param onAnswer called after each success */
  constructor(
    slots: RequestSlots,
    connection: Connection,
    onAnswer?: () => void,
  ) {
    this.slots = slots;
    this.connection = connection;
    this.onAnswer = onAnswer;
  }

  async run<T>(attempt: Attempt<T>): Promise<T> {
    let failures = 0;
    let waits = 0;
    let interruptions = 0;
    for (;;) {
      await this.untilOnline(attempt);
      const outcome = await this.sendOnce(attempt);
      if ('value' in outcome) {
        this.onAnswer?.();
        return outcome.value;
      }
      if (outcome.end === 'yielded') continue;
      if (outcome.end === 'interrupted')
        await this.waitForConnection(attempt, interruptions++);
      else if (asksToWait(outcome.error) && ++waits <= MAX_SERVER_WAITS)
        await this.waitAsAsked(attempt, outcome.error);
      else if (!isRepeatable(outcome.error) || ++failures >= SLICE_ATTEMPTS)
        throw outcome.error;
      else await pause(withJitter(FIRST_BACKOFF_MS * 3 ** (failures - 1)));
    }
  }

  private async sendOnce<T>(
    attempt: Attempt<T>,
  ): Promise<{ value: T } | Failure> {
    const slot =
      attempt.bytes > 0
        ? await this.slots.acquire(attempt.order, attempt.bytes, () =>
            attempt.onWait('server'),
          )
        : undefined;
    const startedAtMs = Date.now();
    try {
      const value = await attempt.send(slot);
      if (slot) this.slots.release(slot, true);
      return { value };
    } catch (error) {
      if (slot) this.slots.release(slot, false);
      if (slot?.isYielded) return { error, end: 'yielded' };
      const wasInterrupted = this.wasInterrupted(error, startedAtMs);
      // A timeout measures the network even on a hidden page, but not on a
      // phone that slept or moved.
      const isSpeedKnown =
        !wasInterrupted || this.connection.wasHiddenSince(startedAtMs);
      if (isSpeedKnown && error instanceof ApiError && error.isTimeout)
        this.slots.narrow();
      return { error, end: wasInterrupted ? 'interrupted' : 'failed' };
    }
  }

  /** Includes our own timeout, which fires when a locked phone wakes up. */
  private wasInterrupted(error: unknown, startedAtMs: number): boolean {
    const isUnanswered = error instanceof ApiError && error.isNetworkFailure;
    return isUnanswered && this.connection.wasInterruptedSince(startedAtMs);
  }

  /**
   * Doubles the wait unless the device reconnects: a page may be hidden for
   * hours.
   */
  private async waitForConnection(
    attempt: Attempt<unknown>,
    interruptionsBefore: number,
  ): Promise<void> {
    attempt.onWait('connection');
    await this.connection.untilBack(
      withJitter(
        SETTLE_MS * (2 ** Math.min(interruptionsBefore, MOST_DOUBLINGS) - 1),
      ),
    );
    await pause(withJitter(SETTLE_MS));
  }

  private async untilOnline(attempt: Attempt<unknown>): Promise<void> {
    if (this.connection.isOnline()) return;
    attempt.onWait('connection');
    await this.connection.untilOnline();
  }

  private async waitAsAsked(
    attempt: Attempt<unknown>,
    error: ApiError,
  ): Promise<void> {
    attempt.onWait('server');
    const askedMs = Math.max(
      error.retryAfterMs ?? DEFAULT_RETRY_AFTER_MS,
      SHORTEST_RETRY_AFTER_MS,
    );
    const waitMs = withJitter(Math.min(askedMs, LONGEST_RETRY_AFTER_MS));
    if (error.status === 429) this.slots.pause(waitMs);
    await pause(waitMs);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
