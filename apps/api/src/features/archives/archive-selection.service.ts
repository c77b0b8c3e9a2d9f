import { weddingTitle, type WeddingEvent } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  MediaContentsService,
  type MediaContent,
} from '../media/files/media-contents.service.js';
import { withDueMoments } from '../media/moments/due-moments.js';
import type { GalleryReader } from '../weddings/wedding-link.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { namedWedding, Wedding } from '../weddings/wedding.entity.js';

const MAX_NAMED_IDS = 100;

export interface SelectedContents {
  items: MediaContent[];
  title: string;
  timeZone: string;
  /** All of the wedding, also those that are sealed. */
  events: WeddingEvent[];
}

/** Reads a download's items, which must all exist in one wedding. */
@Injectable()
export class ArchiveSelectionService {
  constructor(
    private readonly contents: MediaContentsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * @param reader link that knows the ids; undefined: any
   * @throws Problem `too_many_files`, `files_not_found`,
   *   `files_of_two_weddings`
   */
  async chosen(
    manager: EntityManager,
    given: string[],
    reader?: GalleryReader,
  ): Promise<SelectedContents & { weddingId: number }> {
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    const { maxFiles } = (await this.settings.current()).bulk;
    if (ids.length > maxFiles)
      throw new Problem('too_many_files', {
        details: { count: ids.length, max: maxFiles },
      });
    const known = reader && (await weddingOf(manager, reader.weddingId));
    const items = await this.contents.some(manager, ids, reader?.access);
    requireAll(ids, items);
    const weddingIds = new Set(items.map((item) => item.weddingId));
    if (reader) weddingIds.add(reader.weddingId);
    if (weddingIds.size > 1) throw new Problem('files_of_two_weddings');
    const [id = 0] = weddingIds;
    const wedding = known ?? (await weddingOf(manager, id));
    return { ...(await selected(manager, wedding, items)), weddingId: id };
  }

  /**
   * @param event undefined: the whole wedding
   * @throws Problem `nothing_to_download`, also for relatives under a seal
   */
  async whole(
    manager: EntityManager,
    reader: GalleryReader,
    event?: string,
  ): Promise<SelectedContents> {
    const wedding = await weddingOf(manager, reader.weddingId);
    const items = await this.contents.ofWedding(manager, reader, event);
    if (items.length === 0) throw new Problem('nothing_to_download');
    return selected(manager, wedding, items);
  }
}

function requireAll(ids: string[], items: MediaContent[]): void {
  const present = new Set(
    items.flatMap(({ editKey, viewKey }) => [editKey, viewKey]),
  );
  const missing = ids.filter((id) => !present.has(id));
  if (missing.length === 0) return;
  throw new Problem('files_not_found', {
    details: { count: missing.length, ids: missing.slice(0, MAX_NAMED_IDS) },
  });
}

/** Read before the items: a job that ends in between has dated them. */
async function weddingOf(manager: EntityManager, id: number): Promise<Wedding> {
  const wedding = await manager.findOneBy(Wedding, { id, deletedAt: IsNull() });
  if (!wedding) throw new Problem('wedding_not_found');
  return wedding;
}

async function selected(
  manager: EntityManager,
  wedding: Wedding,
  items: MediaContent[],
): Promise<SelectedContents> {
  return {
    items: await withDueMoments(manager, wedding, items),
    title: weddingTitle(namedWedding(wedding)),
    timeZone: wedding.timeZone,
    events: wedding.events,
  };
}
