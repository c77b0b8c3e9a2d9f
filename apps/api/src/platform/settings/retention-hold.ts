import type { SettingValues } from '@hatira/contract';

/** How long a time is kept to as before when staff shorten it: a slip of a digit must not erase memories. */
const HOLD_MS = 24 * 3_600_000;

/** Times after which what people have sent is erased for good; each in the unit of its name. */
export type RetentionTimes = Pick<
  SettingValues,
  'trashDays' | 'uploadHours' | 'contactDays' | 'auditDays'
>;

/** The value that holds until the given time, whatever has been set since. */
export interface RetentionHold {
  value: number;
  /** Milliseconds since 1970. */
  untilMs: number;
}

export type RetentionHolds = {
  [Name in keyof RetentionTimes]?: RetentionHold | undefined;
};

/** The times that hold now. */
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
 * What is held once other times are set: of those that become shorter, what holds now. Where one stays as it is, its
 * day does not begin anew.
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

/** As it is read from the database; anything that is no hold holds nothing. */
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
