import { API, type BackgroundRow } from '@hatira/contract';
import type { WeddingLink } from '../weddings/wedding-link.entity.js';
import type { Background } from './background.entity.js';

/**
 * A background for staff (specification section 3).
 * @param link the couple's
 */
export function backgroundRow(
  background: Background,
  { hash, wedding }: WeddingLink,
): BackgroundRow {
  const { slug: weddingPath } = wedding;
  return {
    id: background.id,
    wedding_hash: hash,
    wedding_owner: weddingPath,
    background_url: API.backgroundImage(weddingPath, background.id),
    file_name: background.fileName,
    file_size: background.fileSize,
    file_type: background.fileType,
    created_at: background.createdAt.toISOString(),
  };
}
