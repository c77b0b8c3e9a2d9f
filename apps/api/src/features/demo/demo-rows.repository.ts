import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { addDemo } from '../weddings/demo-wedding.sql.js';
import { Wedding } from '../weddings/wedding.entity.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';

/**
 * The paths of the homepage's Turkish cards; the second if a couple has the
 * first.
 */
const PATHS = ['Defne-120926-Kerem', 'Kerem-120926-Defne'];

const PRESENT = `
SELECT id, file_name AS "fileName" FROM media WHERE wedding_id = $1 AND deleted_at IS NULL`;

const SHOWN = `
SELECT slug AS "uploadPath", link.hash::float8 AS "galleryHash",
  ARRAY(
    SELECT jsonb_build_object('key', public_key, 'width', width, 'height', height)
    FROM media
    WHERE wedding_id = weddings.id AND deleted_at IS NULL AND processing = 'ready' AND width IS NOT NULL
    ORDER BY created_at, media.id LIMIT $1
  ) AS photos
FROM weddings JOIN wedding_links AS link ON link.wedding_id = weddings.id AND link.access = 'view'
WHERE is_demo AND deleted_at IS NULL`;

export interface ShownDemo {
  uploadPath: string;
  /** The hash of the link that only looks and downloads. */
  galleryHash: number;
  /** Pixels of the original. */
  photos: { key: string; width: number; height: number }[];
}

/** Rows of the demo wedding, at most one outside the trash. */
@Injectable()
export class DemoRowsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
  ) {}

  async find(): Promise<Wedding | undefined> {
    const found = await this.database.manager
      .createQueryBuilder(Wedding, 'wedding')
      .where('wedding.isDemo AND wedding.deletedAt IS NULL')
      .getOne();
    return found ?? undefined;
  }

  /** Creates it unless another process has, or couples have its paths. */
  async create(): Promise<void> {
    await this.database.transaction(async (manager) => {
      for (const path of PATHS) {
        const id = await addDemo(manager, path);
        if (id === undefined) continue;
        await this.links.add(manager, id, 'full');
        await this.links.add(manager, id, 'view');
        return;
      }
    });
  }

  /** Staff can withdraw the link that visitors use. */
  async ensureLink(weddingId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const hashes = await this.links.hashesOf(manager, weddingId, ['view']);
      if (hashes.length === 0) await this.links.add(manager, weddingId, 'view');
    });
  }

  present(weddingId: number): Promise<{ id: string; fileName: string }[]> {
    return this.database.query(PRESENT, [weddingId]);
  }

  /** @param photos maximum */
  async shown(photos: number): Promise<ShownDemo | undefined> {
    return (await this.database.query<ShownDemo[]>(SHOWN, [photos]))[0];
  }
}
