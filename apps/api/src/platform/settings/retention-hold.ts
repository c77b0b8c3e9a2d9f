import type { SettingValues } from '@hatira/contract';

/** Staff may mistype a shorter time: the old one stays in force so long. */
const HOLD_MS = 24 * 3_600_000;

/** User data is then erased for good. */
export type RetentionTimes = Pick<
  SettingValues,
  'trashDays' | 'uploadHours' | 'contactDays' | 'auditDays'
>;

export interface RetentionHold {
  value: number;
  /** Milliseconds since 1970. */
  untilMs: number;
}

export type RetentionHolds = {
  [Name in keyof RetentionTimes]?: RetentionHold | undefined;
};

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

/** A shortened time holds its old value; an unchanged one keeps its hold. */
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
