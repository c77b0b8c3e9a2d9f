import { API, type BackgroundRow } from '@hatira/contract';
import type { Background } from './background.entity.js';

/** A background as staff see it (specification section 3). */
export function backgroundRow(background: Background, weddingPath: string): BackgroundRow {
  return {
    id: background.id,
    wedding_hash: background.weddingId,
    wedding_owner: weddingPath,
    background_url: API.backgroundImage(weddingPath, background.id),
    file_name: background.fileName,
    file_size: background.fileSize,
    file_type: background.fileType,
    created_at: background.createdAt.toISOString(),
  };
}
