import type { SettingValues } from '@hatira/contract';

/**
 * The old value stays in force so long after staff shorten a time, because a
 * typing error must not erase memories.
 */
const HOLD_MS = 24 * 3_600_000;

/**
 * Times after which user data is erased for good, each in the unit of its name.
 */
export type RetentionTimes = Pick<
  SettingValues,
  'trashDays' | 'uploadHours' | 'contactDays' | 'auditDays'
>;

/** Overrides the setting until the given time. */
export interface RetentionHold {
  value: number;
  /** Milliseconds since 1970. */
  untilMs: number;
}

export type RetentionHolds = {
  [Name in keyof RetentionTimes]?: RetentionHold | undefined;
};

/** The times in force now. */
export function heldTimes(
  set: RetentionTimes,
  holds: RetentionHolds,
  nowMs: number,
): RetentionTimes {
  return perSetting((name) => {
    const hold = holds[name];
    return hold && nowMs < hold.untilMs
      ? Math.max(set[name], hold.value)
      : set[name];
  });
}

/**
 * The holds after a change: each shortened time holds its value in force. An
 * unchanged time keeps its hold.
 */
export function holdsAfter(
  { before, after }: { before: RetentionTimes; after: RetentionTimes },
  holds: RetentionHolds,
  nowMs: number,
): RetentionHolds {
  const held = heldTimes(before, holds, nowMs);
  return perSetting((name) => {
    if (after[name] === before[name]) return holds[name];
    return after[name] < held[name]
      ? { value: held[name], untilMs: nowMs + HOLD_MS }
      : undefined;
  });
}

/** Ignores invalid holds. */
export function readHolds(kept: unknown): RetentionHolds {
  const given = (kept ?? {}) as Record<
    string,
    Partial<RetentionHold> | null | undefined
  >;
  return perSetting((name) => {
    const { value, untilMs } = given[name] ?? {};
    return typeof value === 'number' && typeof untilMs === 'number'
      ? { value, untilMs }
      : undefined;
  });
}

function perSetting<Value>(
  valueOf: (name: keyof RetentionTimes) => Value,
): Record<keyof RetentionTimes, Value> {
  return {
    trashDays: valueOf('trashDays'),
    uploadHours: valueOf('uploadHours'),
    contactDays: valueOf('contactDays'),
    auditDays: valueOf('auditDays'),
  };
}
