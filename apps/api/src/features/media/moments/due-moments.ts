import { isImageType } from '@hatira/contract';
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
    rows.map((row) => {
      const facts = { ...row, recordedTime: knownTime(row) };
      return [row.id, momentOf(facts, time).moment.getTime()];
    }),
  );
  return items
    .map((item) => {
      const ms = moments.get(item.id) ?? 1000 * item.takenAtSeconds;
      return { ms, item: { ...item, takenAtSeconds: Math.floor(ms / 1000) } };
    })
    .sort((a, b) => a.ms - b.ms || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
}

/** Earlier releases kept a photo's local time as UTC, and no other. */
export function knownTime({
  recordedTime,
  takenAt,
  fileType,
}: Pick<Media, 'recordedTime' | 'takenAt' | 'fileType'>): string | null {
  if (recordedTime !== null || !isImageType(fileType)) return recordedTime;
  return takenAt?.toISOString().slice(0, 19) ?? null;
}
