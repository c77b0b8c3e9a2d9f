import { MAX_SLICES, SLICE_BYTES } from '../limits.js';
import {
  coveredRanges,
  isOnSliceGrid,
  missingRanges,
  sliceRange,
} from './slices.js';

const TOTAL = 2 * SLICE_BYTES + 7;

describe('isOnSliceGrid', () => {
  it.each([0, 1, 2])('accepts slice %d', (index) =>
    expect(isOnSliceGrid(sliceRange(index, TOTAL), TOTAL)).toBe(true),
  );

  it.each([
    { start: 1, end: SLICE_BYTES },
    { start: 0, end: SLICE_BYTES - 1 },
    { start: 0, end: SLICE_BYTES + 1 },
    { start: 2 * SLICE_BYTES, end: 3 * SLICE_BYTES },
    { start: 3 * SLICE_BYTES, end: TOTAL },
    { start: SLICE_BYTES, end: SLICE_BYTES },
  ])('refuses %j', (range) => expect(isOnSliceGrid(range, TOTAL)).toBe(false));

  it('refuses more slices than a multipart upload may have', () =>
    expect(
      isOnSliceGrid(
        { start: 0, end: SLICE_BYTES },
        MAX_SLICES * SLICE_BYTES + 1,
      ),
    ).toBe(false));
});

describe('ranges', () => {
  it('merges neighbours', () =>
    expect(coveredRanges([2, 0, 1], TOTAL)).toEqual([
      { start: 0, end: TOTAL },
    ]));

  it('returns the missing ranges', () =>
    expect(missingRanges([1], TOTAL)).toEqual([
      { start: 0, end: SLICE_BYTES },
      { start: 2 * SLICE_BYTES, end: TOTAL },
    ]));

  it('returns no range for a whole file', () =>
    expect(missingRanges([0, 1, 2], TOTAL)).toEqual([]));
});
