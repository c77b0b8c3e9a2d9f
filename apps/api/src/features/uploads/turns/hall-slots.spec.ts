import { HallSlots } from './hall-slots.js';

const WINDOW_MS = 2_000;
const BYTES_A_WINDOW = 5_000_000;

let slots: HallSlots;
let bytes: number;

beforeEach(() => {
  jest.useFakeTimers();
  slots = new HallSlots();
  bytes = 0;
});

afterEach(() => jest.useRealTimers());

/** @param sources processes that count the bytes */
function measure(sources: number, moreBytes = BYTES_A_WINDOW): void {
  bytes += moreBytes;
  jest.advanceTimersByTime(WINDOW_MS);
  slots.measure({ bytes, sources }, true);
}

/** @returns the slots after the network has shown its rate */
function settled(): number {
  for (let window = 0; window < 20; window += 1) measure(1);
  return slots.count;
}

it('takes slots away while the same bytes arrive', () => {
  expect(settled()).toBe(2);
});

it('adds slots when fewer bytes arrive with fewer slots', () => {
  const before = settled();
  measure(1, BYTES_A_WINDOW / 2);
  expect(slots.count).toBeGreaterThan(before);
});

it.each([
  ['joins with its bytes so far', 2, 500_000_000],
  ['ends and takes its bytes along', 2, -50_000_000],
])('keeps its slots when a process %s', (_, sources, moreBytes) => {
  const before = settled();
  measure(sources, moreBytes);
  for (let window = 0; window < 20; window += 1) measure(sources);
  expect(slots.count).toBe(before);
});
