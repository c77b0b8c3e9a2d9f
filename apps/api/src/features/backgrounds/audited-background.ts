import type { AuditAction } from '@hatira/contract';
import type { AuditedAct } from '../staff/audit/audit.service.js';
import type { Background } from './background.entity.js';

/**
 * Omits the file name, which is stored only with the file.
 * @param slug path of the wedding
 */
export function actOn(
  action: AuditAction,
  { id, weddingId }: Background,
  slug: string,
): AuditedAct {
  return { action, target: slug, weddingId, details: { ids: [id] } };
}
