import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, IsNull, type DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { Wedding } from '../../weddings/wedding.entity.js';
import { entersSeal } from '../exposure-conditions.js';
import { MediaKeysService } from '../files/media-keys.service.js';
import { MediaEventsService } from '../events/media-events.service.js';
import { tilesOf } from '../files/tiles.sql.js';
import { countRevision } from '../media-revision.js';
import { Media } from '../media.entity.js';
import { eventOf, type InEvent } from './event-of.js';

const LOCK = `${tilesOf('edit_key', '$1', '$2')}
SELECT id FROM media WHERE deleted_at IS NULL AND id IN (SELECT id FROM tile) ORDER BY id FOR NO KEY UPDATE`;

const SET = `
UPDATE media SET event_id = given.event_id, is_event_chosen = given.is_chosen
FROM unnest($1::uuid[], $2::uuid[], $3::boolean[]) AS given (id, event_id, is_chosen)
WHERE media.id = given.id AND (media.event_id, media.is_event_chosen) IS DISTINCT FROM (given.event_id, given.is_chosen)
RETURNING media.id`;

/** Moves files between the events of their wedding. */
@Injectable()
export class EventFilesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: MediaEventsService,
    private readonly keys: MediaKeysService,
  ) {}

  /**
   * Moves files, with the copies of their pictures and the parts of Live Photos. They stay
   * where the couple has put them. Ignores unknown files and the trash.
   * @param ids the couple's
   * @param event null: no event; undefined: the one of its moment again
   * @returns number of changed files
   * @throws Problem `event_not_found`, `wedding_not_found`
   */
  async move(
    weddingId: number,
    ids: string[],
    event: string | null | undefined,
  ): Promise<number> {
    const { changed, sealed } = await this.database.transaction(
      async (manager) => {
        const locked = await manager.query<{ id: string }[]>(LOCK, [
          ids,
          weddingId,
        ]);
        const wedding = await manager.findOne(Wedding, {
          where: { id: weddingId, deletedAt: IsNull() },
          lock: { mode: 'for_no_key_update' },
        });
        if (!wedding) throw new Problem('wedding_not_found');
        if (event && !wedding.events.some(({ id }) => id === event))
          throw new Problem('event_not_found');
        const rows = await manager.findBy(Media, {
          id: Any(locked.map(({ id }) => id)),
        });
        const isBack = event === undefined;
        const places = rows.map((row) =>
          isBack
            ? eventOf({ ...row, isEventChosen: false }, row, wedding)
            : { eventId: event, isEventChosen: true },
        );
        const moved = await set(manager, rows, places);
        if (moved.size > 0) await countRevision(manager, weddingId);
        const sealed = rows.filter((row, index) =>
          entersSeal(row, places[index]!.eventId, wedding),
        );
        await this.keys.renewSealed(
          manager,
          sealed.map(({ id }) => id),
        );
        return { changed: rows.filter(({ id }) => moved.has(id)), sealed };
      },
    );
    await this.events.publishSorted(changed, sealed);
    return changed.length;
  }
}

async function set(
  manager: EntityManager,
  rows: Media[],
  places: InEvent[],
): Promise<Set<string>> {
  const [moved] = await manager.query<[{ id: string }[], number]>(SET, [
    rows.map(({ id }) => id),
    places.map(({ eventId }) => eventId),
    places.map(({ isEventChosen }) => isEventChosen),
  ]);
  return new Set(moved.map(({ id }) => id));
}
