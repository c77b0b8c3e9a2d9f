import { WALL_API, wallUrl, type Wall } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Wall as WallEntity } from '../wall.entity.js';

/** A screen reports at least every minute. */
const SEEN_WITHIN = "interval '2 minutes'";

const WALLS = `
SELECT id, token, created_at AS "createdAt", is_paused AS "isPaused", shown,
  coalesce(seen_at > now() - ${SEEN_WITHIN}, false) AS "isOn"
FROM walls WHERE couple_hash = $1 ORDER BY created_at, id`;

const SHOWN = `
SELECT media.id, media.file_type AS "fileType", media.note
FROM media JOIN wedding_links AS link ON link.wedding_id = media.wedding_id
WHERE link.hash = $1 AND media.id = ANY($2::uuid[]) AND media.deleted_at IS NULL AND media.exposure = 'shown'`;

interface WallRow extends Pick<Wall, 'id' | 'isPaused' | 'isOn'> {
  token: string;
  createdAt: Date;
  shown: string[];
}

interface ShownRow {
  id: string;
  fileType: string;
  note: string | null;
}

/** Lists a wedding's walls for its remote controls. */
@Injectable()
export class WallListRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param hash the couple's */
  async exist(hash: number): Promise<boolean> {
    const walls = this.database.getRepository(WallEntity);
    return walls.existsBy({ coupleHash: hash });
  }

  /**
   * Oldest first.
   * @param hash the couple's
   */
  async of(hash: number, origin: string): Promise<Wall[]> {
    const walls = await this.database.query<WallRow[]>(WALLS, [hash]);
    const ids = walls.filter(({ isOn }) => isOn).flatMap(({ shown }) => shown);
    const rows = await this.database.query<ShownRow[]>(SHOWN, [hash, ids]);
    const items = new Map(rows.map((row) => [row.id, row]));
    return walls.map(({ token, createdAt, isOn, shown, ...wall }) => ({
      ...wall,
      isOn,
      url: origin + wallUrl(token),
      createdAt: createdAt.toISOString(),
      shown: (isOn ? shown : []).flatMap((id) => {
        const item = items.get(id);
        return item ? [shownItem(item, token)] : [];
      }),
    }));
  }
}

function shownItem(
  { id, fileType, note }: ShownRow,
  token: string,
): Wall['shown'][number] {
  return {
    id,
    file_type: fileType,
    ...(note !== null && { note }),
    picture_url: WALL_API.picture(token, id, 'thumb'),
  };
}
