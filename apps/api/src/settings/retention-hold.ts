/** How long the trash is still kept as before, when staff shorten its time: a slip of a digit must not erase memories. */
const HOLD_MS = 24 * 3_600_000;

/** The days that hold until the given time, whatever has been set since. */
export interface RetentionHold {
  days: number;
  /** Milliseconds since 1970. */
  untilMs: number;
}

/** The days that hold now. */
export function heldDays(days: number, hold: RetentionHold | undefined, nowMs: number): number {
  return hold && nowMs < hold.untilMs ? Math.max(days, hold.days) : days;
}

/**
 * @param before the days that hold now
 * @returns what is held once `after` is set; undefined when the time became no shorter
 */
export function holdOf(before: number, after: number, nowMs: number): RetentionHold | undefined {
  return after < before ? { days: before, untilMs: nowMs + HOLD_MS } : undefined;
}

/** @returns undefined for anything that is no hold */
export function readHold(value: unknown): RetentionHold | undefined {
  const { days, untilMs } = (value ?? {}) as Partial<RetentionHold>;
  return typeof days === 'number' && typeof untilMs === 'number' ? { days, untilMs } : undefined;
}
