import { PassThrough } from 'node:stream';
import type { Guest } from '../admission/upload-admission.service.js';
import { Siblings } from '../../../platform/processes/siblings.js';
import { HeldBytesService, type HeldSlice } from './held-bytes.service.js';

const MIB = 1024 ** 2;
const SLICE = Buffer.alloc(5 * MIB, 7);

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  }),
);
afterEach(() => jest.useRealTimers());

function guest(name: string, network = '192.0.2.1'): Guest {
  return {
    cookie: name,
    nextCookie: name,
    issuedAt: 1,
    address: '',
    network,
    bytesBefore: 0,
  };
}

interface Arriving {
  stream: PassThrough;
  held: Promise<HeldSlice>;
  outcome: () => string | undefined;
}

function begin(
  held: HeldBytesService,
  name: string,
  network?: string,
): Arriving {
  const stream = new PassThrough({ highWaterMark: SLICE.length + 1 });
  const slice = held.hold(guest(name, network), stream);
  let outcome: string | undefined;
  slice.then(
    () => (outcome = 'held'),
    (error: { code: string }) => (outcome = error.code),
  );
  return { stream, held: slice, outcome: () => outcome };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++)
    await new Promise((resolve) => setImmediate(resolve));
}

async function holdWhole(
  held: HeldBytesService,
  name: string,
  network?: string,
): Promise<string | undefined> {
  const arriving = begin(held, name, network);
  arriving.stream.end(SLICE);
  await settle();
  if (arriving.outcome() === 'held') (await arriving.held).release();
  return arriving.outcome();
}

it('returns the bytes unchanged', async () => {
  const { stream, held } = begin(
    new HeldBytesService(new Siblings(undefined)),
    'a',
  );
  for (const piece of [1, 100_000, 65_536, 3])
    stream.write(SLICE.subarray(0, piece));
  stream.end();
  expect(
    Buffer.concat((await held).chunks).equals(SLICE.subarray(0, 165_540)),
  ).toBe(true);
});

it('counts memory as bytes arrive, so a hundred slow slices leave room', async () => {
  const held = new HeldBytesService(new Siblings(undefined));
  for (let index = 0; index < 100; index++)
    begin(held, `dripping ${index}`).stream.write('x');
  await settle();
  expect(await holdWhole(held, 'another')).toBe('held');
});

it('limits each guest separately', async () => {
  const held = new HeldBytesService(new Siblings(undefined));
  const mine = Array.from({ length: 5 }, () => begin(held, 'a'));
  for (const { stream } of mine) stream.end(SLICE);
  await settle();
  expect(mine.map(({ outcome }) => outcome())).toEqual([
    ...Array<string>(4).fill('held'),
    'slice_in_progress',
  ]);
  expect(await holdWhole(held, 'b')).toBe('held');
  (await mine[0]!.held).release();
  expect(await holdWhole(held, 'a')).toBe('held');
});

it('bounds one network, whose slices drip just fast enough, and leaves room to the others', async () => {
  const held = new HeldBytesService(new Siblings(undefined));
  const dripping = Array.from({ length: 16 }, (_, index) =>
    begin(held, `guest ${index % 4}`),
  );
  for (let block = 0; block < 62; block++) {
    for (const { stream, outcome } of dripping)
      if (outcome() === undefined) stream.write(SLICE.subarray(0, 65_536));
    jest.advanceTimersByTime(1_400);
    await settle();
  }
  expect(dripping.map(({ outcome }) => outcome())).toContain(
    'slice_in_progress',
  );
  expect(await holdWhole(held, 'another', '192.0.2.2')).toBe('held');
});

it('gives up the slice that has not moved for longest when all is used up', async () => {
  const held = new HeldBytesService(new Siblings(undefined));
  const stalled = Array.from({ length: 12 }, (_, index) =>
    begin(held, `guest ${index}`, `198.51.100.${index}`),
  );
  for (const { stream } of stalled)
    stream.write(SLICE.subarray(0, SLICE.length - 1));
  await settle();
  expect(await holdWhole(held, 'another')).toBe('slice_in_progress');
  jest.advanceTimersByTime(6_000);
  expect(await holdWhole(held, 'another')).toBe('held');
  const outcomes = stalled.map(({ outcome }) => outcome());
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(11);
  expect(outcomes).toContain('request_timeout');
});

it('ends a slice that takes longer than two minutes', async () => {
  const { stream, outcome } = begin(
    new HeldBytesService(new Siblings(undefined)),
    'a',
  );
  for (let second = 0; second < 121; second++) {
    stream.write('x');
    jest.advanceTimersByTime(1_000);
    await settle();
  }
  expect(outcome()).toBe('request_timeout');
});

it('frees the memory of a broken request', async () => {
  const held = new HeldBytesService(new Siblings(undefined));
  for (let round = 0; round < 30; round++) {
    const { stream, outcome } = begin(held, 'a');
    stream.write(SLICE.subarray(1));
    await settle();
    stream.destroy(new Error('gone'));
    await settle();
    expect(outcome()).not.toBe('held');
  }
  expect(await holdWhole(held, 'a')).toBe('held');
});
