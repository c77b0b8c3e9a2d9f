import { HallPlaces } from './hall-places.js';

const WINDOW_MS = 2_000;
const BYTES_A_WINDOW = 5_000_000;

let places: HallPlaces;
let bytes: number;

beforeEach(() => {
  jest.useFakeTimers();
  places = new HallPlaces();
  bytes = 0;
});

afterEach(() => jest.useRealTimers());

/** @param sources processes that count the bytes */
function measure(sources: number, moreBytes = BYTES_A_WINDOW): void {
  bytes += moreBytes;
  jest.advanceTimersByTime(WINDOW_MS);
  places.measure({ bytes, sources }, true);
}

/** @returns the places after the network has shown its rate */
function settled(): number {
  for (let window = 0; window < 20; window += 1) measure(1);
  return places.count;
}

it('takes places away while the same bytes arrive', () => {
  expect(settled()).toBe(2);
});

it('adds places when fewer bytes arrive with fewer places', () => {
  const before = settled();
  measure(1, BYTES_A_WINDOW / 2);
  expect(places.count).toBeGreaterThan(before);
});

it.each([
  ['joins with its bytes so far', 2, 500_000_000],
  ['ends and takes its bytes along', 2, -50_000_000],
])('keeps its places when a process %s', (_, sources, moreBytes) => {
  const before = settled();
  measure(sources, moreBytes);
  for (let window = 0; window < 20; window += 1) measure(sources);
  expect(places.count).toBe(before);
});
