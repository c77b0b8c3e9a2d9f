import { beforeEach, expect, it, vi } from 'vitest';
import { Celebration } from './celebration';

const dropConfetti = vi.fn();
vi.mock('./confetti', () => ({ dropConfetti }));

beforeEach(() => {
  dropConfetti.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return () => vi.unstubAllGlobals();
});

it('drops 80 pieces for 2 seconds after a file and 200 for 5 seconds after a batch', async () => {
  const celebration = new Celebration();
  celebration.celebrateFile();
  await vi.waitFor(() =>
    expect(dropConfetti.mock.calls).toEqual([[80, 2_000]]),
  );
  celebration.celebrateBatch();
  await vi.waitFor(() =>
    expect(dropConfetti.mock.calls.slice(1)).toEqual([[200, 5_000]]),
  );
});
