import { renditionName } from '@hatira/contract/schemas';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { renditionKey } from '../storage/keys.js';
import { ObjectStore } from '../storage/object-store.js';
import { Media } from './media.entity.js';

const BATCH = 500;

/** Erases what has been in the trash long enough: first the bytes, then the row, so that no object is forgotten. */
@Injectable()
export class TrashSweepService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  /** @returns how many items were erased */
  async erase(deletedBefore: Date): Promise<number> {
    const old = await this.media.find({ where: { deletedAt: LessThan(deletedBefore) }, take: BATCH });
    for (const { id, objectKey } of old) {
      for (const name of renditionName.options) await this.store.remove(renditionKey(objectKey, name));
      await this.store.remove(objectKey);
      await this.media.delete({ id });
    }
    return old.length;
  }
}
