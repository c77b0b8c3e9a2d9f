import { Problem } from '../../../platform/http/errors/problem.js';
import type { UploadWedding } from './upload-weddings.repository.js';

/** The time for uploads started before the wedding was disabled. */
const GRACE_MS = 3_600_000;

/**
 * @param begunAt first accepted byte; undefined for a new upload
 * @throws Problem `uploads_disabled`, for the demo always
 */
export function requireUploadsAllowed(
  wedding: Pick<UploadWedding, 'isEnabled' | 'isDemo' | 'disabledAt'>,
  begunAt?: Date,
): void {
  if (wedding.isEnabled && !wedding.isDemo) return;
  const disabledAt = wedding.disabledAt?.getTime() ?? 0;
  const isBegunBefore = begunAt !== undefined && begunAt.getTime() < disabledAt;
  if (!isBegunBefore || Date.now() - disabledAt > GRACE_MS)
    throw new Problem('uploads_disabled');
}
