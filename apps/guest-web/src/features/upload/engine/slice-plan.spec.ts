import { describe, expect, it } from 'vitest';
import { SLICE_BYTES } from '@hatira/contract';
import { SlicePlan } from './slice-plan';

const total = 2 * SLICE_BYTES + 100;

function remaining(plan: SlicePlan): number[] {
  const starts: number[] = [];
  for (let slice = plan.next(); slice; slice = plan.next()) {
    starts.push(slice.start / SLICE_BYTES);
    plan.markSent(slice);
  }
  return starts;
}

describe('SlicePlan', () => {
  it('covers the file in order with a shorter last slice', () => {
    const plan = new SlicePlan(total);
    expect(plan.next()).toEqual({ start: 0, end: SLICE_BYTES });
    expect(remaining(plan)).toEqual([0, 1, 2]);
    expect(plan.sentBytes).toBe(total);
  });

  it('skips received slices and repeats a partly received one', () => {
    const plan = new SlicePlan(total);
    plan.resumeFrom([{ start: 0, end: SLICE_BYTES + 5 }]);
    expect(plan.sentBytes).toBe(SLICE_BYTES);
    expect(remaining(plan)).toEqual([1, 2]);
  });

  it('sends one or three received slices again, before the missing ones, as proof', () => {
    const plan = new SlicePlan(6 * SLICE_BYTES);
    const received = [{ start: 0, end: 4 * SLICE_BYTES }];
    plan.resumeFrom(received);
    plan.reopenForProof('likely');
    expect(remaining(plan)).toEqual([3, 4, 5]);
    plan.resumeFrom(received);
    plan.reopenForProof('doubtful');
    expect(remaining(plan)).toEqual([0, 1, 3, 4, 5]);
    plan.resumeFrom([]);
    plan.reopenForProof('doubtful');
    expect(remaining(plan)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('reopens every slice that a missing range touches', () => {
    const plan = new SlicePlan(total);
    remaining(plan);
    plan.reopen([{ start: SLICE_BYTES - 1, end: SLICE_BYTES + 1 }]);
    expect(remaining(plan)).toEqual([0, 1]);
  });
});
