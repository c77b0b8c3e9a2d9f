import { Any, type EntityManager } from 'typeorm';
import type { Wedding } from '../../weddings/wedding.entity.js';
import type { MediaContent } from '../files/media-contents.service.js';
import { Media } from '../media.entity.js';
import { momentOf } from './moment-of.js';
import { weddingTime } from './wedding-time.js';

/**
 * Items in the order and with the moments that the wedding's due job will
 * store, as far as their metadata are known; unchanged without such a job.
 */
export async function withDueMoments(
  manager: EntityManager,
  wedding: Wedding,
  items: MediaContent[],
): Promise<MediaContent[]> {
  if (!wedding.momentsDueAt) return items;
  const rows = await manager.findBy(Media, {
    id: Any(items.map(({ id }) => id)),
  });
  const time = weddingTime(wedding);
  const moments = new Map(
    rows.map((row) => [row.id, momentOf(row, time).moment.getTime()]),
  );
  return items
    .map((item) => {
      const ms = moments.get(item.id) ?? 1000 * item.takenAtSeconds;
      return { ms, item: { ...item, takenAtSeconds: Math.floor(ms / 1000) } };
    })
    .sort((a, b) => a.ms - b.ms || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
}
