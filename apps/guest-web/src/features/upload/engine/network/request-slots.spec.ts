import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SLICE_BYTES } from '@hatira/contract';
import { RequestSlots } from './request-slots';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A slice has just arrived in one second. */
async function openSlots(): Promise<RequestSlots> {
  const slots = new RequestSlots();
  const first = await slots.acquire(0, SLICE_BYTES);
  vi.advanceTimersByTime(1_000);
  slots.release(first, true);
  return slots;
}

describe('RequestSlots', () => {
  it('starts with one request and allows three after a fast slice', async () => {
    expect(new RequestSlots().limit).toBe(1);
    expect((await openSlots()).limit).toBe(3);
  });

  it('ignores a tiny file whose time was mostly latency', async () => {
    const slots = await openSlots();
    const tiny = await slots.acquire(1, 10);
    vi.advanceTimersByTime(3_000);
    slots.release(tiny, true);
    expect(slots.limit).toBe(3);
  });

  it('allows one request after a timeout', async () => {
    const slots = await openSlots();
    slots.narrow();
    expect(slots.limit).toBe(1);
  });

  it('yields to the furthest request when three are too slow', async () => {
    const slots = await openSlots();
    const running = await Promise.all(
      [1, 2, 3].map((order) => slots.acquire(order, SLICE_BYTES)),
    );
    for (let second = 1; second <= 10; second += 1) {
      vi.advanceTimersByTime(1_000);
      running.forEach((slot, index) =>
        slot.report(second * 20_000 * (index + 1)),
      );
    }
    expect(slots.limit).toBe(1);
    expect(running.map((slot) => slot.isYielded)).toEqual([true, true, false]);
    expect(running[0]!.signal.aborted).toBe(true);
  });

  it('keeps requests that will finish in time', async () => {
    const slots = await openSlots();
    const running = await Promise.all(
      [1, 2, 3].map((order) => slots.acquire(order, SLICE_BYTES)),
    );
    for (let second = 1; second <= 12; second += 1) {
      vi.advanceTimersByTime(1_000);
      for (const slot of running) slot.report(second * 200_000);
    }
    expect(slots.limit).toBe(3);
    expect(running.some((slot) => slot.isYielded)).toBe(false);
  });

  it('admits earlier files first, and no request while the server asks to wait', async () => {
    const slots = new RequestSlots();
    const first = await slots.acquire(0, 1);
    const admitted: number[] = [];
    void slots.acquire(2, 1).then(() => admitted.push(2));
    void slots.acquire(1, 1).then(() => admitted.push(1));
    slots.pause(5_000);
    slots.release(first, false);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(admitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(admitted).toEqual([1]);
  });

  it('resumes after its pauses even when the clock of the phone changes', async () => {
    const slots = new RequestSlots();
    slots.pause(5_000);
    slots.pause(9_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    const onAdmitted = vi.fn();
    void slots.acquire(0, 1).then(onAdmitted);
    await vi.advanceTimersByTimeAsync(8_999);
    expect(onAdmitted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onAdmitted).toHaveBeenCalledOnce();
  });
});
