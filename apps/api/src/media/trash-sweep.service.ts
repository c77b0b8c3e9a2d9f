import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { Config } from '../config/load-config.js';
import { renditionKey } from '../storage/keys.js';
import { ObjectStore } from '../storage/object-store.js';
import { Media } from './media.entity.js';

const DAY_MS = 86_400_000;
const BATCH = 500;

/** Erases what has been in the trash for TRASH_DAYS: first the bytes, then the row, so that no object is forgotten. */
@Injectable()
export class TrashSweepService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** @returns how many items were erased */
  async eraseOld(): Promise<number> {
    const before = new Date(Date.now() - this.config.trashDays * DAY_MS);
    const old = await this.media.find({ where: { deletedAt: LessThan(before) }, take: BATCH });
    for (const { id, objectKey, renditions } of old) {
      for (const name of renditions) await this.store.remove(renditionKey(objectKey, name));
      await this.store.remove(objectKey);
      await this.media.delete({ id });
    }
    return old.length;
  }
}
