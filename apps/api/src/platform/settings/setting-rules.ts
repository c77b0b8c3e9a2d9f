import {
  fallingSetting,
  RISING_SETTINGS,
  type SettingChanges,
  type SettingName,
  type SettingValues,
} from '@hatira/contract';
import { Problem } from '../http/errors/problem.js';
import { violationOf } from './settings.js';

/**
 * Applies the rules of the environment variables.
 * @throws Problem `validation_failed` with the fields
 */
export function requireValid(
  names: SettingName[],
  changes: SettingChanges,
): void {
  const violations = names
    .filter((name) => changes[name] !== null)
    .map((name) => [name, violationOf(name, changes[name])] as const)
    .filter(([, complaint]) => complaint !== undefined);
  if (violations.length > 0) throw refused(Object.fromEntries(violations));
}

/**
 * Checks the order of limits; resetting is always allowed.
 * @throws Problem `validation_failed` with the field
 */
export function requireRising(
  changes: SettingChanges,
  after: SettingValues,
): void {
  if (!RISING_SETTINGS.some((name) => typeof changes[name] === 'number'))
    return;
  const falling = fallingSetting((name) => after[name]);
  if (falling)
    throw refused({ [falling]: 'must not be below the limit before it' });
}

function refused(fields: Record<string, string | undefined>): Problem {
  return new Problem('validation_failed', { details: { fields } });
}
