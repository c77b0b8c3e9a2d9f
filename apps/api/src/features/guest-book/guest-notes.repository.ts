import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Pictures beside one note. */
const MAX_PICTURES = 3;

export interface NotePicture {
  objectKey: string;
  /** The key of the stored rendition to print. */
  rendition: string;
  isVideo: boolean;
  /** Upright pixels; null for files of early releases. */
  width: number | null;
  height: number | null;
}

export interface GuestNote {
  note: string;
  /** The moment of its first file, in whole seconds since 1970. */
  firstSeconds: number;
  pictures: NotePicture[];
}

/**
 * A guest's note to several files is one entry. Files without a signed cookie
 * have no guest. The video of a Live Photo is its photo's second file.
 */
const NOTES = `
SELECT note,
  floor(extract(epoch FROM min(moment)))::float8 AS "firstSeconds",
  coalesce(to_json((array_agg(
    json_build_object(
      'objectKey', object_key,
      'rendition', CASE
        WHEN 'poster' = ANY(renditions) THEN 'poster'
        WHEN 'preview' = ANY(renditions) THEN 'preview'
        ELSE 'thumb' END,
      'isVideo', file_type LIKE 'video/%',
      'width', width, 'height', height
    ) ORDER BY moment, id
  ) FILTER (WHERE renditions && ARRAY['thumb', 'preview', 'poster']))[1:${MAX_PICTURES}]), '[]') AS pictures
FROM media
WHERE wedding_id = $1 AND deleted_at IS NULL AND note IS NOT NULL AND ($2::uuid IS NULL OR event_id = $2)
  AND NOT (live_pair_id IS NOT NULL AND file_type LIKE 'video/%')
GROUP BY coalesce(guest_id, id::text), note
ORDER BY min(moment), min(id::text)`;

/** Reads the notes of a wedding's guests. */
@Injectable()
export class GuestNotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Returns the notes in the order of their moments, without the trash.
   * @param event undefined: of all events
   */
  async ofWedding(weddingId: number, event?: string): Promise<GuestNote[]> {
    return this.database.query<GuestNote[]>(NOTES, [weddingId, event ?? null]);
  }
}
