import { Problem } from '../../platform/http/errors/problem.js';
import type { Wedding } from '../weddings/wedding.entity.js';

/** Uploads begun while a wedding was enabled may finish for so long after it was switched off (design section 9). */
const GRACE_MS = 3_600_000;

/**
 * Checks that the wedding takes files now.
 * @param begunAt when this upload's first byte was accepted; undefined for a new one
 * @throws Problem `uploads_disabled`
 */
export function requireUploadsAllowed(wedding: Wedding, begunAt?: Date): void {
  if (wedding.isEnabled) return;
  const disabledAt = wedding.disabledAt?.getTime() ?? 0;
  const isBegunBefore = begunAt !== undefined && begunAt.getTime() < disabledAt;
  if (!isBegunBefore || Date.now() - disabledAt > GRACE_MS)
    throw new Problem('uploads_disabled');
}
