import {
  instantsOfLocal,
  isImageType,
  type MomentSource,
} from '@hatira/contract';
import { hasOffset } from '../../../platform/imaging/picture/recorded-time.js';
import { DAY_MS, MINUTE_MS } from '../../../platform/timing/durations.js';
import type { Media } from '../media.entity.js';

/** Everything that a moment follows from, so that it can be computed again. */
export type MomentFacts = Pick<
  Media,
  | 'fileType'
  | 'createdAt'
  | 'recordedTime'
  | 'clientModifiedAt'
  | 'clientClockErrorMs'
  | 'clientTimeZone'
>;

export interface WeddingTime {
  timeZone: string;
  /** Start of the wedding's day in UTC, if it has a date. */
  dayMs: number | undefined;
}

export type Dated = Pick<Media, 'moment' | 'momentSource' | 'takenAt'>;

interface Candidate {
  source: MomentSource;
  /** Milliseconds since 1970, UTC. */
  ms: number;
}

/** Unset clocks report 1904, 1970 or 1980. */
const EARLIEST_MS = Date.UTC(1990, 0, 1);
/** Clocks that phones set themselves differ by less. */
const FUTURE_MS = 5 * MINUTE_MS;
/** Couples add pictures of the engagement, but not of their childhood. */
const BEFORE_WEDDING_MS = 366 * DAY_MS;
/** A smaller clock error may be the network's delay. */
const LEAST_ERROR_MS = MINUTE_MS;
/** The time between a capture and the date of its file. */
const WRITING_MS = 2 * MINUTE_MS;

/**
 * When a file was taken: the first plausible of its metadata, its date on the
 * phone, and its upload. The phone's clock error is taken off the first two.
 */
export function momentOf(facts: MomentFacts, wedding: WeddingTime): Dated {
  const recorded = recordedIn(facts, wedding);
  const found = [
    ...(recorded ? [clockCorrected(recorded, facts), recorded] : []),
    ...modifiedIn(facts),
  ].find(({ ms }) => isPlausible(ms, facts.createdAt, wedding));
  const { source, ms } = found ?? {
    source: 'upload',
    ms: facts.createdAt.getTime(),
  };
  const isSet =
    recorded !== undefined &&
    recorded.ms >= EARLIEST_MS &&
    recorded.ms < facts.createdAt.getTime() + DAY_MS;
  return {
    moment: new Date(ms),
    momentSource: source,
    takenAt: isSet ? new Date(recorded.ms) : null,
  };
}

/** Reads a time by the device's own clock. */
function recordedIn(
  { recordedTime, fileType, ...facts }: MomentFacts,
  wedding: WeddingTime,
): Candidate | undefined {
  if (recordedTime === null) return undefined;
  const isExact = hasOffset(recordedTime);
  const source = isImageType(fileType)
    ? isExact
      ? 'exif_offset'
      : 'exif'
    : 'video';
  if (isExact) return { source, ms: Date.parse(recordedTime) };
  const localMs = Date.parse(`${recordedTime}Z`);
  return { source, ms: zonedMs(localMs, facts, wedding) };
}

/**
 * Reads a local time in the zone of the phone, or of the wedding. The instant
 * with which the file's date agrees wins: a guest may upload from home, and in
 * the night when clocks go back, an hour comes twice.
 */
function zonedMs(
  localMs: number,
  {
    clientModifiedAt,
    clientTimeZone,
  }: Pick<MomentFacts, 'clientModifiedAt' | 'clientTimeZone'>,
  wedding: WeddingTime,
): number {
  if (Number.isNaN(localMs)) return NaN;
  const inWedding = instantsOfLocal(localMs, wedding.timeZone);
  const inPhone =
    clientTimeZone === null ? [] : instantsOfLocal(localMs, clientTimeZone);
  const modifiedMs = clientModifiedAt?.getTime() ?? NaN;
  const instants = [...inPhone, ...inWedding];
  const agreeing = instants.find(
    (ms) => Math.abs(modifiedMs - ms) <= WRITING_MS,
  );
  return agreeing ?? instants[0] ?? NaN;
}

/** Most phones send their own pictures, which show their clock's error. */
function clockCorrected(
  recorded: Candidate,
  { clientClockErrorMs }: MomentFacts,
): Candidate {
  const error = clientClockErrorMs ?? 0;
  return Math.abs(error) < LEAST_ERROR_MS
    ? recorded
    : { ...recorded, ms: recorded.ms + error };
}

function modifiedIn({
  clientModifiedAt,
  clientClockErrorMs,
}: MomentFacts): Candidate[] {
  if (clientModifiedAt === null) return [];
  const ms = clientModifiedAt.getTime() + (clientClockErrorMs ?? 0);
  return [{ source: 'file', ms }];
}

function isPlausible(
  ms: number,
  arrivedAt: Date,
  { dayMs = EARLIEST_MS }: WeddingTime,
): boolean {
  return (
    ms >= Math.max(EARLIEST_MS, dayMs - BEFORE_WEDDING_MS) &&
    ms <= arrivedAt.getTime() + FUTURE_MS
  );
}
