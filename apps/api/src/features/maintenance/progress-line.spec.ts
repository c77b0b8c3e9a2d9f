import { progressText } from './progress-line.js';

const total = { files: 3120, bytes: 8 * 1024 ** 3 };
const half = { files: 1560, bytes: 4 * 1024 ** 3, total };

describe('the progress of a command', () => {
  it.each([
    [{ ...half, isSteady: true }, 120_000, '  2 min left'],
    [{ ...half, isSteady: true }, 60_000, '  60 s left'],
    [{ ...half, isSteady: true }, 4_999, ''],
    [{ ...half, isSteady: false }, 120_000, ''],
  ])(
    'has counts, bytes and the time left if known: %j',
    (progress, ms, left) => {
      expect(progressText(progress, ms)).toBe(
        `1,560 of 3,120 files  4.0 of 8.0 GiB${left}`,
      );
    },
  );

  it('has the counts alone while the totals are unknown', () => {
    const progress = { files: 12, bytes: 1.5 * 1024 ** 2 };
    expect(progressText(progress, 60_000)).toBe('12 files  1.5 MiB');
  });
});
