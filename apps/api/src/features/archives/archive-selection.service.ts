import { weddingTitle } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  MediaContentsService,
  type MediaContent,
} from '../media/files/media-contents.service.js';
import type { GalleryReader } from '../weddings/wedding-link.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { namedWedding, Wedding } from '../weddings/wedding.entity.js';

const MAX_NAMED_IDS = 100;

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
  ): Promise<{ items: MediaContent[]; title: string; weddingId: number }> {
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    const { maxFiles } = (await this.settings.current()).bulk;
    if (ids.length > maxFiles)
      throw new Problem('too_many_files', {
        details: { count: ids.length, max: maxFiles },
      });
    const items = await this.contents.some(manager, ids, reader?.access);
    requireAll(ids, items);
    const weddingIds = new Set(items.map((item) => item.weddingId));
    if (reader) weddingIds.add(reader.weddingId);
    if (weddingIds.size > 1) throw new Problem('files_of_two_weddings');
    const [id = 0] = weddingIds;
    return { items, title: await titleOf(manager, id), weddingId: id };
  }

  /** @throws Problem `nothing_to_download` */
  async whole(
    manager: EntityManager,
    weddingId: number,
  ): Promise<{ items: MediaContent[]; title: string }> {
    const items = await this.contents.ofWedding(manager, weddingId);
    if (items.length === 0) throw new Problem('nothing_to_download');
    return { items, title: await titleOf(manager, weddingId) };
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

async function titleOf(
  manager: EntityManager,
  weddingId: number,
): Promise<string> {
  const wedding = await manager.findOneBy(Wedding, {
    id: weddingId,
    deletedAt: IsNull(),
  });
  if (!wedding) throw new Problem('wedding_not_found');
  return weddingTitle(namedWedding(wedding));
}
