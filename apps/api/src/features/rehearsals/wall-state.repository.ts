import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

export interface WallState {
  /** The token of the oldest wall; null: the wedding has none. */
  token: string | null;
  /** Those of the robot. */
  files: { id: string; isShown: boolean }[];
}

const FIND = `
SELECT (SELECT token FROM walls WHERE couple_hash = $3 ORDER BY created_at, id LIMIT 1) AS token,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'isShown', exposure = 'shown')) FROM media
    WHERE guest_id = $1 AND wedding_id = $2 AND deleted_at IS NULL), '[]') AS files`;

/** Finds the wall that a robot tries, and its files by the ids of walls. */
@Injectable()
export class WallStateRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(
    guestId: string,
    weddingId: number,
    coupleHash: number,
  ): Promise<WallState> {
    const values = [guestId, weddingId, coupleHash];
    const [state] = await this.database.query<WallState[]>(FIND, values);
    return state!;
  }
}
