import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { brokenUniqueness } from '../../platform/database/sql/broken-uniqueness.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { Mutex } from '../../platform/timing/mutex.js';
import {
  backgroundKey,
  backgroundRenditionKey,
} from '../../platform/storage/keys.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { StorageUnavailableError } from '../../platform/storage/storage-errors.js';
import {
  AuditService,
  type AuditedStaff,
} from '../staff/audit/audit.service.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { actOn } from './audited-background.js';
import { renditionsOf } from './background-renditions.js';
import { Background } from './background.entity.js';
import { UnfinishedBackgroundsRepository } from './unfinished-backgrounds.repository.js';

export interface NewBackground {
  /** Cleaned, as stored. */
  name: string;
  mimeType: string;
  bytes: Buffer;
}

type AuditedWedding = Pick<Wedding, 'id' | 'slug'>;

@Injectable()
export class BackgroundsService {
  private readonly logger = new Logger(BackgroundsService.name);
  /** One image at a time: decoding takes much memory. */
  private readonly mutex = new Mutex();

  constructor(
    @InjectRepository(Background)
    private readonly backgrounds: Repository<Background>,
    private readonly store: ObjectStore,
    private readonly weddings: WeddingsService,
    private readonly audit: AuditService,
    private readonly unfinished: UnfinishedBackgroundsRepository,
  ) {}

  async find(weddingId: number): Promise<Background | undefined> {
    return (
      (await this.backgrounds.findOneBy({ weddingId, deletedAt: IsNull() })) ??
      undefined
    );
  }

  /** @throws Problem `background_not_found` */
  async of(weddingId: number): Promise<Background> {
    const found = await this.find(weddingId);
    if (!found) throw new Problem('background_not_found');
    return found;
  }

  /** Omits the trash; in the caller's transaction. */
  async countOf(weddingId: number, manager: EntityManager): Promise<number> {
    return manager.countBy(Background, { weddingId, deletedAt: IsNull() });
  }

  /**
   * Stores original and renditions before the link to the wedding. A failure
   * leaves no data.
   * @throws Problem `background_exists`, `wedding_not_found`;
   *   ImageUnreadableError
   */
  async add(
    wedding: AuditedWedding,
    image: NewBackground,
    staff: AuditedStaff,
  ): Promise<Background> {
    const id = randomUUID();
    await this.unfinished.begin(id);
    try {
      await this.mutex.run(() => this.storeObjects(id, image.bytes));
      return await this.insert(id, wedding, image, staff);
    } catch (error) {
      await this.giveUp(id, error instanceof StorageUnavailableError);
      throw error;
    }
  }

  /** The commit may have succeeded although its answer is lost. */
  private async giveUp(id: string, isStoreAway: boolean): Promise<void> {
    const warn = (cause: Error) => this.logger.warn(cause.message);
    const isRemoved =
      !isStoreAway &&
      (await this.unfinished.discard(id).then(() => true, warn));
    if (!isRemoved) await this.unfinished.abandon(id).catch(warn);
  }

  private async storeObjects(id: string, original: Buffer): Promise<void> {
    const put = (key: string, bytes: Buffer) =>
      this.store.put(key, Readable.from([bytes]));
    for await (const { rendition, bytes } of renditionsOf(original)) {
      await put(backgroundRenditionKey(id, rendition.name), bytes);
    }
    await put(backgroundKey(id), original);
  }

  private async insert(
    id: string,
    wedding: AuditedWedding,
    { name, mimeType, bytes }: NewBackground,
    staff: AuditedStaff,
  ): Promise<Background> {
    return this.backgrounds.manager.transaction(async (manager) => {
      await this.weddings.hold(manager, wedding.id);
      await this.unfinished.finish(manager, id);
      const sha256 = createHash('sha256').update(bytes).digest();
      const row = {
        id,
        weddingId: wedding.id,
        fileName: name,
        fileSize: bytes.length,
        fileType: mimeType,
        sha256,
      };
      const background = manager.create(Background, row);
      await manager.insert(Background, background).catch((error: unknown) => {
        throw brokenUniqueness(error) === undefined
          ? error
          : new Problem('background_exists');
      });
      await this.audit.record(
        manager,
        staff,
        actOn('background_uploaded', background, wedding.slug),
      );
      return background;
    });
  }
}
