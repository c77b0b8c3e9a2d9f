import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../../../platform/config/load-config.js';
import { MINUTE_MS } from '../../../platform/timing/durations.js';
import { listAnswer } from './list-answer.js';
import {
  MediaListRepository,
  type Cursor,
  type ListedLink,
  type MediaOrder,
} from './media-list.repository.js';

/** Of all web processes; 10,000 items are some 6 MB. */
const KEPT_BYTES = 32 * 1024 * 1024;
const KEPT_MS = 5 * MINUTE_MS;

export interface WantedList {
  link: ListedLink;
  order: MediaOrder;
  /** Undefined: all. */
  limit: number | undefined;
  cursor: Cursor | undefined;
}

/** Answers many readers of the same list by one query. */
@Injectable()
export class MediaListsService {
  private readonly kept: LRUCache<string, Buffer, WantedList>;

  constructor(list: MediaListRepository, { webProcesses }: Config) {
    this.kept = new LRUCache({
      maxSize: Math.floor(KEPT_BYTES / webProcesses),
      sizeCalculation: ({ length }) => length,
      ttl: KEPT_MS,
      ttlAutopurge: true,
      fetchMethod: (_key, _stale, { context }) => answerOf(list, context),
      // An evicted load still serves its callers.
      ignoreFetchAbort: true,
    });
  }

  /**
   * @param etag changes with everything that the list shows
   * @returns the answer in JSON
   * @throws Problem `wedding_not_found` when the link has just ended
   */
  answer(etag: string, wanted: WantedList): Promise<Buffer> {
    return this.kept.forceFetch(`${wanted.link.hash} ${etag}`, {
      context: wanted,
    });
  }
}

async function answerOf(
  list: MediaListRepository,
  { link, order, limit, cursor }: WantedList,
): Promise<Buffer> {
  const { items, nextCursor } = await list.page(link, order, limit, cursor);
  return listAnswer(items, nextCursor);
}
