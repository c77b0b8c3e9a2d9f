import { Problem } from '../../platform/http/errors/problem.js';
import type { Wedding } from '../weddings/wedding.entity.js';

/**
 * Uploads started before a wedding was disabled may finish for so long
 * afterwards.
 */
const GRACE_MS = 3_600_000;

/**
 * Checks that the wedding accepts files now.
 * @param begunAt time of the upload's first accepted byte; undefined for a new
 *   upload
 * @throws Problem `uploads_disabled`
 */
export function requireUploadsAllowed(wedding: Wedding, begunAt?: Date): void {
  if (wedding.isEnabled) return;
  const disabledAt = wedding.disabledAt?.getTime() ?? 0;
  const isBegunBefore = begunAt !== undefined && begunAt.getTime() < disabledAt;
  if (!isBegunBefore || Date.now() - disabledAt > GRACE_MS)
    throw new Problem('uploads_disabled');
}
