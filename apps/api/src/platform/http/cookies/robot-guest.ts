import { randomBytes } from 'node:crypto';

/** Only ids that this installation has signed count: a guest cannot take it. */
const PREFIX = 'rehearsal-';
const RANDOM_BYTES = 9;

/** Makes a guest id for the robot of a rehearsal. */
export function newRobotId(): string {
  return PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
}

/** @param guestId of a signed cookie */
export function isRobot(guestId: string | null): boolean {
  return guestId?.startsWith(PREFIX) ?? false;
}

/**
 * SQL condition: a guest's, not a robot's, whose files change no count of a
 * wedding.
 * @param guestId a column or parameter of type text
 */
export function isByGuest(guestId: string): string {
  return `coalesce(${guestId}, '') NOT LIKE '${PREFIX}%'`;
}
