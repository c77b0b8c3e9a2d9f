import type { TitleFont, WallState } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  runPrepared,
  type Prepared,
} from '../../../platform/database/sql/prepared.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { wallMayShow } from '../../media/exposure-conditions.js';
import { isUnsealed } from '../../weddings/current-visibility.js';
import { openEvents } from '../../weddings/event-visibility.js';

export interface StateOfScreen extends WallState {
  id: string;
  /** Changes with each change of the wedding's items. */
  revision: string;
  /** Changes with the events whose files are sealed. */
  openEvents: string;
}

/** An open wall with its wedding. */
export interface Screen extends StateOfScreen {
  weddingId: number;
  slug: string;
  displayedNames: string[] | null;
  titleFont: TitleFont;
}

const JOINED = `
FROM walls JOIN wedding_links AS link ON link.hash = walls.couple_hash JOIN weddings AS wedding ON wedding.id = link.wedding_id`;
const STATE = `walls.id, walls.is_paused AS "isPaused", walls.skips, NOT ${isUnsealed('wedding')} AS "isSealed",
  wedding.media_revision::text AS revision, ${openEvents('wedding')} AS "openEvents"`;

const BY_TOKEN: Prepared = {
  name: 'wall_by_token',
  text: `
SELECT ${STATE}, wedding.id::float8 AS "weddingId", wedding.slug, wedding.displayed_names AS "displayedNames",
  wedding.title_font AS "titleFont"
${JOINED} WHERE walls.token = $1 AND wedding.deleted_at IS NULL`,
};

const STATES: Prepared = {
  name: 'wall_states',
  text: `SELECT ${STATE} ${JOINED} WHERE walls.id = ANY($1::uuid[]) AND wedding.deleted_at IS NULL`,
};

/** The key of an item that the wall may show now. */
const EDIT_KEY: Prepared = {
  name: 'wall_item',
  text: `
SELECT media.edit_key AS "editKey" ${JOINED} JOIN media ON media.wedding_id = wedding.id
WHERE walls.token = $1 AND media.id = $2 AND ${wallMayShow('media', 'wedding')}`,
};

const REPORT = `UPDATE walls SET shown = $2, seen_at = now() WHERE id = $1`;

/** Reads open walls by their token. */
@Injectable()
export class ScreensRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws Problem `wall_not_found`, also in the trash */
  async byToken(token: string): Promise<Screen> {
    const [found] = await runPrepared<Screen>(this.database, BY_TOKEN, [token]);
    if (!found) throw new Problem('wall_not_found');
    return found;
  }

  /** Returns the states without ended walls. */
  async statesOf(ids: string[]): Promise<StateOfScreen[]> {
    return runPrepared<StateOfScreen>(this.database, STATES, [ids]);
  }

  /**
   * Returns the couple's id of an item, if the wall may show it now.
   * @throws Problem `media_not_found`
   */
  async keyOf(token: string, mediaId: string): Promise<string> {
    const values = [token, mediaId];
    const [found] = await runPrepared<{ editKey: string }>(
      this.database,
      EDIT_KEY,
      values,
    );
    if (!found) throw new Problem('media_not_found');
    return found.editKey;
  }

  /** Keeps the items on the screen for the remote control. */
  async report(id: string, mediaIds: string[]): Promise<void> {
    await this.database.query(REPORT, [id, mediaIds]);
  }
}
