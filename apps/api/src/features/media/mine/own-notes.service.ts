import { noteUnderName } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { MediaEventsService } from '../events/media-events.service.js';
import { isSealed } from '../exposure-conditions.js';
import { Wedding } from '../../weddings/wedding.entity.js';
import { sameContent } from '../arrival/added-media.js';
import type { ItemSender } from '../files/served-media.repository.js';
import { countRevision } from '../media-revision.js';
import { Media } from '../media.entity.js';
import { storedNote } from './stored-note.js';

/** An item that would repeat another keeps its note. */
const RENAME = `
UPDATE media SET note = wanted.note
FROM unnest($1::uuid[], $2::text[]) AS wanted (id, note)
WHERE media.id = wanted.id AND NOT EXISTS (
  SELECT 1 FROM media same
  WHERE same.wedding_id = media.wedding_id AND same.content_hash = media.content_hash
    AND same.file_size = media.file_size AND coalesce(same.note, '') = coalesce(wanted.note, '')
    AND same.deleted_at IS NULL)
RETURNING media.id`;

/** Changes the words of what a guest has sent. */
@Injectable()
export class OwnNotesService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly events: MediaEventsService,
  ) {}

  /**
   * @param given name and message as an upload sends them; null: neither
   * @throws Problem `media_not_found`, `validation_failed`, `exact_repeat`
   */
  async change(
    sender: ItemSender,
    id: string,
    given: string | null,
  ): Promise<void> {
    const note = storedNote(given);
    const changed = await this.media.manager.transaction(async (manager) => {
      const [row] = await lockOwn(manager, { ...sender, id });
      if (!row) throw new Problem('media_not_found');
      if (row.note === note) return [];
      await countRevision(manager, sender.weddingId);
      // Under the wedding's lock the change may not wait for the repeat.
      if (await manager.existsBy(Media, sameContent({ ...row, note })))
        throw new Problem('exact_repeat');
      await manager.update(Media, { id }, { note });
      return [row];
    });
    await this.events.publish('changed', changed);
  }

  /**
   * Puts one name on everything that a guest has sent, but for sealed items: the number of
   * changes would tell of other guests' files. Empty removes it.
   * @returns number of changed items
   * @throws Problem `validation_failed`
   */
  async rename(sender: ItemSender, name: string): Promise<number> {
    // Also refuses a name that is too long once it is cleaned.
    storedNote(`${name.replaceAll('|', ' ')}|`);
    const changed = await this.media.manager.transaction(async (manager) => {
      const rows = await lockOwn(manager, sender);
      const { weddingId: id } = sender;
      const wedding = await manager.findOneByOrFail(Wedding, { id });
      const open = rows.filter((row) => !isSealed(row, wedding));
      const wanted = wantedNotes(open, name);
      if (wanted.size === 0) return [];
      // Locks the wedding, so that no upload can add a repeat.
      await countRevision(manager, sender.weddingId);
      const [done] = await manager.query<[{ id: string }[], number]>(RENAME, [
        [...wanted.keys()],
        [...wanted.values()],
      ]);
      const ids = new Set(done.map(({ id }) => id));
      return rows.filter(({ id }) => ids.has(id));
    });
    await this.events.publish('changed', changed);
    return changed.length;
  }
}

/**
 * Returns the notes by id; of copies that would become equal the first alone.
 */
function wantedNotes(rows: Media[], name: string): Map<string, string | null> {
  const wanted = new Map<string, string | null>();
  const taken = new Set<string>();
  for (const { id, note, contentHash, fileSize } of rows) {
    const next = storedNote(noteUnderName(note, name));
    const content = `${contentHash.toString('hex')} ${fileSize} ${next ?? ''}`;
    if (next === note || taken.has(content)) continue;
    taken.add(content);
    wanted.set(id, next);
  }
  return wanted;
}

/** Locks the rows in the order of every change. */
function lockOwn(
  manager: EntityManager,
  own: ItemSender & { id?: string },
): Promise<Media[]> {
  return manager.find(Media, {
    where: { ...own, deletedAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}
