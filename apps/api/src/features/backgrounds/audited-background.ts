import type { AuditAction } from '@hatira/contract';
import type { AuditedAct } from '../staff/audit/audit.service.js';
import type { Background } from './background.entity.js';

/** What was done with a background, by its id: its name is kept with it alone. @param slug its wedding's */
export function actOn(
  action: AuditAction,
  { id, weddingId }: Background,
  slug: string,
): AuditedAct {
  return { action, target: slug, weddingId, details: { ids: [id] } };
}
