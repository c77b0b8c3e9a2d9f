import { randomUUID } from 'node:crypto';
import {
  MAX_SELECTION_ALBUMS,
  type MakeSelectionAlbum,
  type SelectionAlbum,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { newLinkToken } from '../../platform/http/new-link-token.js';
import { AuditService, COUPLE } from '../staff/audit/audit.service.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';
import { MadeAlbumsRepository } from './made-albums.repository.js';

/** Makes and ends the couple's albums of chosen files. */
@Injectable()
export class AlbumsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
    private readonly albums: MadeAlbumsRepository,
    private readonly audit: AuditService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Returns the album of these items and this name, or a new one.
   * @param hash the couple's
   * @param origin of the album's address
   * @throws Problem `files_not_found` if visitors would see no item,
   *   `too_many_albums`, `too_many_files` for more than a zip may have,
   *   `wedding_not_found`
   */
  async make(
    hash: number,
    { ids, name }: MakeSelectionAlbum,
    origin: string,
  ): Promise<SelectionAlbum> {
    const { maxFiles: max } = (await this.settings.current()).bulk;
    const id = await this.database.transaction(async (manager) => {
      // Calls take turns, so that their count holds.
      const { wedding } = await this.links.lock(manager, hash);
      const mediaIds = await this.albums.chosen(manager, wedding.id, ids);
      if (mediaIds.length === 0) throw new Problem('files_not_found');
      const { length: count } = mediaIds;
      if (count > max)
        throw new Problem('too_many_files', { details: { count, max } });
      const contents = { coupleHash: hash, name, mediaIds };
      const same = await this.albums.sameAs(manager, contents);
      if (same !== undefined) return same;
      if ((await this.albums.count(manager, hash)) >= MAX_SELECTION_ALBUMS)
        throw new Problem('too_many_albums');
      const made = { ...contents, id: randomUUID(), token: newLinkToken() };
      await this.albums.add(manager, made);
      await this.audit.record(manager, COUPLE, {
        action: 'selection_album_created',
        ...spokenOf(wedding, made.id),
      });
      return made.id;
    });
    const album = await this.albums.find(hash, id, origin);
    if (!album) throw new Problem('wedding_not_found');
    return album;
  }

  /**
   * @param hash the couple's
   * @throws Problem `album_not_found`, `wedding_not_found`
   */
  async end(hash: number, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { wedding } = await this.links.lock(manager, hash);
      if (!(await this.albums.end(manager, hash, id)))
        throw new Problem('album_not_found');
      await this.audit.record(manager, COUPLE, {
        action: 'selection_album_ended',
        ...spokenOf(wedding, id),
      });
    });
  }
}

/** The token and the name stay out of the trail. */
function spokenOf({ slug, id }: Wedding, albumId: string) {
  return {
    target: slug,
    weddingId: id,
    details: { album: albumId.slice(0, 8) },
  };
}
