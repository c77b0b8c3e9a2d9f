import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { SLICE_BYTES } from '@hatira/contract';
import { Attempts } from './attempts';
import { watchConnection, type Connection } from './connection';
import { RequestSlots } from './request-slots';
import { steadyConnection } from '../testing/steady-connection';

const serverError = () => new ApiError({ status: 500, code: 'internal_error' });
const network = () => new ApiError({ status: 0, code: 'network' });
const timeout = () => new ApiError({ status: 0, code: 'timeout' });
const waitError = (status: 429 | 503) =>
  new ApiError({ status, code: 'upload_busy', retryAfterMs: 4_000 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return () => vi.useRealTimers();
});

/** Fails with these errors, then succeeds. */
function failing(
  errors: ApiError[],
  { connection = steadyConnection, slots = new RequestSlots() } = {},
) {
  const startedAtMs = Date.now();
  const sentAfterMs: number[] = [];
  const send = async () => {
    sentAfterMs.push(Date.now() - startedAtMs);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  };
  const attempt = {
    order: 0,
    bytes: SLICE_BYTES,
    send,
    onWait: () => undefined,
  };
  return {
    sentAfterMs,
    outcome: new Attempts(slots, connection)
      .run(attempt)
      .catch((error: unknown) => error),
  };
}

const seconds = (sentAfterMs: number[]) =>
  sentAfterMs.map((ms) => Math.floor(ms / 100) / 10);

async function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1);
}

describe('a failing request', () => {
  it('is sent three times with growing pauses that differ between devices', async () => {
    const errors = () => Array.from({ length: 3 }, serverError);
    const one = failing(errors());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seconds(one.sentAfterMs)).toEqual([0, 2, 8]);
    vi.mocked(Math.random).mockReturnValue(0.5);
    const other = failing(errors());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seconds(other.sentAfterMs)).toEqual([0, 2.5, 10]);
    expect(await other.outcome).toMatchObject({ status: 500 });
  });

  it.each([429, 503] as const)(
    'waits at least as long as a %i asks for, with a random addition',
    async (status) => {
      vi.mocked(Math.random).mockReturnValueOnce(0.5).mockReturnValueOnce(0.9);
      const slots = new RequestSlots();
      const { sentAfterMs, outcome } = failing(
        [waitError(status), waitError(status)],
        { slots },
      );
      await vi.advanceTimersByTimeAsync(60_000);
      expect(seconds(sentAfterMs)).toEqual([0, 5, 10.8]);
      expect(await outcome).toBe('done');
    },
  );

  it('does not flood the server when Retry-After is in the past because of a wrong clock', async () => {
    const passed = new ApiError({
      status: 503,
      code: 'http_error',
      retryAfterMs: 0,
    });
    const { sentAfterMs, outcome } = failing([passed, passed]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seconds(sentAfterMs)).toEqual([0, 1, 2]);
    expect(await outcome).toBe('done');
  });

  it('pauses other requests for as long as it waits itself after a 429', async () => {
    vi.mocked(Math.random).mockReturnValueOnce(0.5);
    const slots = new RequestSlots();
    failing([waitError(429)], { slots });
    await vi.advanceTimersByTimeAsync(10);
    const onAdmitted = vi.fn();
    void slots.acquire(-1, 1).then(onAdmitted);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(onAdmitted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onAdmitted).toHaveBeenCalledOnce();
  });
});

describe('an interrupted request', () => {
  const cutOff: Connection = {
    ...steadyConnection,
    wasInterruptedSince: () => true,
  };

  it('is repeated without limit, each pause twice as long, up to a minute', async () => {
    const { sentAfterMs, outcome } = failing(
      Array.from({ length: 8 }, network),
      { connection: cutOff },
    );
    await vi.advanceTimersByTimeAsync(300_000);
    const [, ...later] = sentAfterMs;
    expect(seconds(later.map((ms, index) => ms - sentAfterMs[index]!))).toEqual(
      [2, 4, 8, 16, 32, 64, 64, 64],
    );
    expect(await outcome).toBe('done');
  });

  it('is repeated shortly after the page becomes visible, however long it was hidden', async () => {
    const connection = watchConnection();
    await hide(true);
    const { sentAfterMs } = failing(Array.from({ length: 20 }, network), {
      connection,
    });
    await vi.advanceTimersByTimeAsync(200_000);
    const before = sentAfterMs.length;
    await hide(false);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sentAfterMs).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(200);
    expect(sentAfterMs).toHaveLength(before + 1);
  });
});

describe('the request slots', () => {
  /** The limit is raised by a fast slice. */
  async function openSlots(): Promise<RequestSlots> {
    const slots = new RequestSlots();
    const slot = await slots.acquire(0, SLICE_BYTES);
    await vi.advanceTimersByTimeAsync(1_000);
    slots.release(slot, true);
    expect(slots.limit).toBe(3);
    return slots;
  }

  it.each([
    {
      what: 'a timeout on a hidden page',
      error: timeout(),
      limit: 1,
    },
    {
      what: 'a network failure on a hidden page',
      error: network(),
      limit: 3,
    },
  ])('have limit $limit after $what', async ({ error, limit }) => {
    const slots = await openSlots();
    const connection = watchConnection();
    await hide(true);
    failing([error], { slots, connection });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(slots.limit).toBe(limit);
  });

  it('keep their limit after a timeout that fired because the phone slept', async () => {
    const slots = await openSlots();
    const woken = { ...steadyConnection, wasInterruptedSince: () => true };
    failing([timeout()], { slots, connection: woken });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(slots.limit).toBe(3);
  });
});
