import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Media } from '../media.entity.js';
import { IN_TURN, WAITING } from './processing-claims.js';
import {
  ProcessingRepository,
  type WaitingItem,
} from './processing.repository.js';
import { ThumbBatchesRepository } from './thumb-batches.repository.js';

/**
 * Thumbnails go before previews, the wedding with its turn before others, in it photos that somebody looks at before
 * others, newer items before older ones; items of a failed attempt go last.
 */
const NEXT = `
SELECT id, processing_step AS step ${WAITING}
ORDER BY processing_tried_at NULLS FIRST, processing_step = 'preview',
  wedding_id = (SELECT wedding_id FROM media WHERE id = $2) DESC, looked_at DESC NULLS LAST, created_at DESC, id DESC
LIMIT 1`;

type NextItem = Pick<WaitingItem, 'id' | 'step'>;

/** An item whose attempt counts, or photos of one guest that wait for their first thumbnails. */
export type Claimed = { alone: Media } | { together: Media[] };

/** Claims the most urgent work of the queue `derive-media`. */
@Injectable()
export class NextClaimsService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly processing: ProcessingRepository,
    private readonly batches: ThumbBatchesRepository,
  ) {}

  /**
   * Claims thumbnails of all weddings before previews, of these the last ones looked at, then the newest.
   * @param id an item of the wedding that has its turn
   */
  async claim(id: string, steps = IN_TURN): Promise<Claimed | undefined> {
    for (;;) {
      const [next] = await this.media.query<NextItem[]>(NEXT, [steps, id]);
      if (!next) return undefined;
      const together = await this.together(next);
      if (together.length > 0) return { together };
      // Another process may have claimed it.
      const alone = await this.processing.claim(next.id, next.step);
      if (alone) return { alone };
    }
  }

  private async together({ id, step }: NextItem): Promise<Media[]> {
    return step === 'derive' ? this.batches.claim(id) : [];
  }
}
