import { Injectable } from '@nestjs/common';
import { MAX_PHOTO_BYTES, type Turn, type TurnKind } from '@hatira/contract';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { SharedCounts } from '../../../platform/processes/shared-counts.js';
import { Siblings } from '../../../platform/processes/siblings.js';
import type { UploadSender } from '../admission/upload-admission.service.js';
import { HallSlots } from './hall-slots.js';

/** A phone's own limit: more is as it likes. */
const FREE_REQUESTS = 3;
/** A granted turn is over unless the request begins. */
const GRANTED_MS = 4_000;
/** Waiting phones ask about seven times a second, all together. */
const WAIT_MS_PER_GUEST = 150;
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** Phones add up to half. */
const WAIT_SPREAD = 1.5;
/** The processes learn each other's bytes while requests are on their way. */
const MEASURED_EVERY_MS = 500;
/** The note names the guest: the process that granted the turn ends it. */
const BEGUN = 'begun upload turn';
/**
 * The note names the guest: the process that asked it to wait counts it no
 * more.
 */
const ASKED = 'asked for upload turn';

/** A guest who wants to send, in the hall of a wedding's network. */
export interface TurnWish {
  hall: string;
  guest: string;
  kind: TurnKind;
  /** The wedding has no file of this guest. */
  isFirst?: boolean;
}

/** A long video waits for all photos, also the first file of a guest. */
const RANKS = ['first photo', 'photo', 'first video', 'video'] as const;
type Rank = (typeof RANKS)[number];

interface Granted {
  wish: TurnWish;
  end: () => void;
}

interface Ongoing {
  socket: Pick<Request['socket'], 'bytesRead'>;
  seenBytes: number;
}

interface Hall {
  slots: HallSlots;
  ongoing: Set<Ongoing>;
  timer?: NodeJS.Timeout;
}

/**
 * Shares a hall's network: few requests at once over all replicas, photos
 * before videos, and of each kind the guests without a stored file first.
 * Phones keep to it; a request that comes without a turn is
 * taken.
 */
@Injectable()
export class UploadTurnsService {
  private readonly sending: SharedCounts;
  private readonly waiting: SharedCounts;
  /** Bytes so far: a process alone receives a random part of a hall's. */
  private readonly arrived: SharedCounts;
  private readonly halls = new LRUCache<string, Hall>({
    max: 1_000,
    dispose: (_hall, key) => this.arrived.set(key, 0),
  });
  /** The turns that this process has granted, by guest. */
  private readonly granted = new Map<string, Granted>();
  private readonly waits = new Map<string, () => void>();

  constructor(private readonly siblings: Siblings) {
    this.sending = new SharedCounts('upload-turns', siblings);
    this.waiting = new SharedCounts('upload-waits', siblings);
    this.arrived = new SharedCounts('upload-bytes', siblings);
    siblings.onShared<string>(BEGUN, (guest) => this.granted.get(guest)?.end());
    siblings.onShared<string>(ASKED, (guest) => this.waits.get(guest)?.());
  }

  /**
   * Counts a request with bytes.
   * @returns call it at the end
   */
  begin(wish: TurnWish, { socket }: Pick<Request, 'socket'>): () => void {
    const hall = this.hallOf(wish);
    const granted = this.granted.get(wish.guest);
    if (granted) granted.end();
    // Another process may have granted it, and counts the guest then.
    else if (this.sending.of(wish.guest) > 0)
      this.siblings.share(BEGUN, wish.guest);
    const ongoing = { socket, seenBytes: socket.bytesRead };
    hall.ongoing.add(ongoing);
    hall.timer ??= setInterval(
      () => this.measure(wish),
      MEASURED_EVERY_MS,
    ).unref();
    const release = count(this.sending, granted?.wish ?? wish);
    return () => {
      this.measure(wish);
      hall.ongoing.delete(ongoing);
      if (hall.ongoing.size === 0) {
        clearInterval(hall.timer);
        delete hall.timer;
      }
      release();
    };
  }

  /**
   * Says after a request how the phone goes on.
   * @returns undefined: as it likes
   */
  next(wish: TurnWish): Turn | undefined {
    const { sending, waiting } = this.countsOf(wish);
    const others = sending + waiting - this.sending.of(wish.guest);
    if (others <= 0) return undefined;
    const free = this.hallOf(wish).slots.count - sending - waiting;
    if (free >= FREE_REQUESTS) return undefined;
    return free > 0 ? { requests: free, waitMs: 0 } : this.wait(wish);
  }

  /** Grants a waiting phone one request, or asks it to wait on. */
  ask(wish: TurnWish): Turn {
    const wait = this.waits.get(wish.guest);
    if (wait) wait();
    else if (this.waiting.of(wish.guest) > 0)
      this.siblings.share(ASKED, wish.guest);
    this.measure(wish);
    if (!this.hasRoomFor(wish)) return this.wait(wish);
    this.granted.get(wish.guest)?.end();
    const end = during(GRANTED_MS, count(this.sending, wish), () =>
      this.granted.delete(wish.guest),
    );
    this.granted.set(wish.guest, { wish, end });
    return { requests: 1, waitMs: 0 };
  }

  /** Each rank leaves the slots to those before it that wait, but for one. */
  private hasRoomFor(wish: TurnWish): boolean {
    const { sending } = this.countsOf(wish);
    if (sending >= this.hallOf(wish).slots.count) return false;
    const own = RANKS.indexOf(rankOf(wish));
    const sum = (counts: SharedCounts, ranks: readonly Rank[]) =>
      ranks.reduce((all, rank) => all + counts.of(keyOf(wish.hall, rank)), 0);
    return (
      sum(this.waiting, RANKS.slice(0, own)) === 0 ||
      sum(this.sending, RANKS.slice(own)) === 0
    );
  }

  private wait(wish: TurnWish): Turn {
    const { waiting } = this.countsOf(wish);
    const waitMs = Math.min(
      LONGEST_WAIT_MS,
      Math.max(SHORTEST_WAIT_MS, waiting * WAIT_MS_PER_GUEST),
    );
    this.waits.get(wish.guest)?.();
    this.waits.set(
      wish.guest,
      during(waitMs * WAIT_SPREAD, count(this.waiting, wish), () =>
        this.waits.delete(wish.guest),
      ),
    );
    return { requests: 1, waitMs };
  }

  private measure(wish: TurnWish): void {
    const { slots, ongoing } = this.hallOf(wish);
    for (const each of ongoing) {
      const { bytesRead } = each.socket;
      this.arrived.add(wish.hall, bytesRead - each.seenBytes);
      each.seenBytes = bytesRead;
    }
    const arrived = {
      bytes: this.arrived.of(wish.hall),
      sources: this.arrived.sourcesOf(wish.hall),
    };
    slots.measure(arrived, this.waiting.of(wish.hall) > 0);
  }

  private countsOf({ hall }: TurnWish) {
    return { sending: this.sending.of(hall), waiting: this.waiting.of(hall) };
  }

  private hallOf({ hall }: TurnWish): Hall {
    const known = this.halls.get(hall);
    if (known) return known;
    const created = { slots: new HallSlots(), ongoing: new Set<Ongoing>() };
    this.halls.set(hall, created);
    return created;
  }
}

/** Guests without our cookie are one: cookies can be invented. */
export function turnWish(
  { wedding, guest }: Pick<UploadSender, 'wedding' | 'guest'>,
  kind: TurnKind,
): TurnWish {
  const hall = `${wedding.id} ${guest.network}`;
  const own = guest.issuedAt === undefined ? '' : guest.nextCookie;
  return { hall, guest: `${hall} ${own}`, kind };
}

export function turnKindOf(bytes: number): TurnKind {
  return bytes > MAX_PHOTO_BYTES ? 'video' : 'photo';
}

const keyOf = (hall: string, rank: Rank) => `${hall} of ${rank}`;

function rankOf({ kind, isFirst }: TurnWish): Rank {
  return isFirst ? `first ${kind}` : kind;
}

/** @returns undoes the count, once */
function count(counts: SharedCounts, wish: TurnWish): () => void {
  const keys = [wish.hall, keyOf(wish.hall, rankOf(wish)), wish.guest];
  for (const key of keys) counts.add(key, 1);
  let isCounted = true;
  return () => {
    if (isCounted) for (const key of keys) counts.add(key, -1);
    isCounted = false;
  };
}

/** @returns ends it early */
function during(ms: number, ...ends: (() => unknown)[]): () => void {
  const end = () => {
    clearTimeout(timer);
    for (const each of ends) each();
  };
  const timer = setTimeout(end, ms).unref();
  return end;
}
