import type { Turn, TurnKind } from '@hatira/contract';
import { Siblings } from '../../../platform/processes/siblings.js';
import { UploadTurnsService, type TurnWish } from './upload-turns.service.js';

const SLICE_BYTES = 5_242_880;
const PHOTO_BYTES = 3_000_000;
/** 20 Mbit/s. */
const BYTES_PER_MS = 2_500;
const STEP_MS = 50;
const GUESTS = 20;
const WARM_UP_MS = 90_000;
const NEWCOMERS = 24;
const NEWCOMER_EVERY_MS = 5_000;

interface Transfer {
  bytesLeft: number;
  socket: { bytesRead: number };
  end: () => void;
}

/** A network that its transfers share equally. */
class Network {
  readonly transfers = new Set<Transfer>();
  carriedBytes = 0;

  send(bytes: number, socket: { bytesRead: number }): Promise<void> {
    return new Promise((resolve) => {
      const transfer: Transfer = {
        bytesLeft: bytes,
        socket,
        end: () => {
          this.transfers.delete(transfer);
          resolve();
        },
      };
      this.transfers.add(transfer);
    });
  }

  carry(ms: number): void {
    const share = (BYTES_PER_MS * ms) / Math.max(1, this.transfers.size);
    for (const transfer of [...this.transfers]) {
      const bytes = Math.min(share, transfer.bytesLeft);
      transfer.bytesLeft -= bytes;
      transfer.socket.bytesRead += bytes;
      this.carriedBytes += bytes;
      if (transfer.bytesLeft <= 0) transfer.end();
    }
  }
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class Hall {
  readonly network = new Network();
  readonly firstPhotoMs: number[] = [];
  private readonly random = randomOf(7);

  /** @param turns undefined: each phone sends as it likes */
  constructor(private readonly turns?: UploadTurnsService) {}

  /** Sends a video without an end. */
  async fill(guest: string): Promise<void> {
    for (;;) await this.waitFor(await this.send(guest, 'video'), guest);
  }

  async arrive(guest: string): Promise<void> {
    const startedAt = performance.now();
    await this.send(guest, 'photo');
    this.firstPhotoMs.push(performance.now() - startedAt);
  }

  private async send(guest: string, kind: TurnKind): Promise<Turn | undefined> {
    const wish = { hall: 'hall', guest, kind };
    const socket = { bytesRead: 0 };
    const bytes = kind === 'photo' ? PHOTO_BYTES : SLICE_BYTES;
    const request = { socket } as Parameters<UploadTurnsService['begin']>[1];
    const end = this.turns?.begin(wish, request);
    await this.network.send(bytes, socket);
    end?.();
    await pause(40);
    return this.turns?.next(wish);
  }

  private async waitFor(turn: Turn | undefined, guest: string) {
    const wish = { hall: 'hall', guest, kind: 'video' as const };
    for (let next = turn; next && next.waitMs > 0;) {
      await pause(next.waitMs * (1 + this.random() / 2));
      next = this.turns?.ask(wish);
    }
  }
}

async function party(turns?: UploadTurnsService) {
  const hall = new Hall(turns);
  const { network, firstPhotoMs } = hall;
  // Without turns a phone sends up to three slices at once.
  const requests = turns ? 1 : 3;
  for (let index = 0; index < GUESTS * requests; index++)
    void hall.fill(`guest ${index % GUESTS}`);
  const run = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await jest.advanceTimersByTimeAsync(STEP_MS);
      network.carry(STEP_MS);
    }
  };
  await run(WARM_UP_MS);
  network.carriedBytes = 0;
  for (let index = 0; index < NEWCOMERS; index++) {
    void hall.arrive(`newcomer ${index}`);
    await run(NEWCOMER_EVERY_MS);
  }
  const measuredMs = NEWCOMERS * NEWCOMER_EVERY_MS;
  return {
    p95Ms: percentile95(firstPhotoMs),
    arrived: firstPhotoMs.length,
    share: network.carriedBytes / (BYTES_PER_MS * measuredMs),
  };
}

function percentile95(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a first photo is safe within 5 s among 20 guests who fill 20 Mbit/s', async () => {
  const fair = await party(new UploadTurnsService(new Siblings(undefined)));
  const unfair = await party();
  expect(fair.arrived).toBeGreaterThanOrEqual(NEWCOMERS - 1);
  expect(fair.p95Ms).toBeLessThanOrEqual(5_000);
  expect(fair.share / unfair.share).toBeGreaterThanOrEqual(0.95);
  expect(unfair.p95Ms).toBeGreaterThan(30_000);
});

/** @returns ends the guest's request */
function busyIn(turns: UploadTurnsService, guest: string): () => void {
  const request = { socket: { bytesRead: 0 } };
  const wish = { hall: 'hall', guest, kind: 'video' as const };
  type Sent = Parameters<UploadTurnsService['begin']>[1];
  return turns.begin(wish, request as Sent);
}

it('of those who wait, guests without a stored file go first, and photos before videos', () => {
  const turns = new UploadTurnsService(new Siblings(undefined));
  const busy = ['1', '2', '3', '4'].map((guest) => busyIn(turns, guest));
  const waiting: TurnWish[] = [
    { hall: 'hall', guest: 'video', kind: 'video' },
    { hall: 'hall', guest: 'first video', kind: 'video', isFirst: true },
    { hall: 'hall', guest: 'photo', kind: 'photo' },
    { hall: 'hall', guest: 'first photo', kind: 'photo', isFirst: true },
  ];
  const goes = (wish: TurnWish) => turns.ask(wish).waitMs === 0;
  expect(waiting.map(goes)).toEqual([false, false, false, false]);
  const order: (string | undefined)[] = [];
  for (const end of busy.slice(1)) {
    end();
    order.push(waiting.find(goes)?.guest);
  }
  expect(order).toEqual(['first photo', 'photo', 'first video']);
});
