import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../../../platform/config/load-config.js';
import {
  compressed,
  isWorthCompressing,
  type TextEncoding,
} from '../../../platform/http/server/compression.js';
import { MINUTE_MS } from '../../../platform/timing/durations.js';
import { listAnswer } from './list-answer.js';
import {
  MediaListRepository,
  type Cursor,
  type ListedLink,
  type MediaOrder,
} from './media-list.repository.js';

/** The web processes of a replica share them; 10,000 items are some 6 MB, compressed 2 MB. */
const KEPT_BYTES = 32 * 1024 * 1024;
const KEPT_MS = 5 * MINUTE_MS;

export interface WantedList {
  link: ListedLink;
  order: MediaOrder;
  /** Undefined: all. */
  limit: number | undefined;
  cursor: Cursor | undefined;
  /** The answer names the order, which the server has chosen. */
  namesSort: boolean;
  /** Undefined: plain. */
  encoding: TextEncoding | undefined;
}

export interface ListAnswer {
  body: Buffer;
  /** The encoding of the body, if it is compressed. */
  encoding: TextEncoding | undefined;
}

/** Answers many readers of the same list by one query, compressed once. */
@Injectable()
export class MediaListsService {
  private readonly kept: LRUCache<string, ListAnswer, WantedList>;

  constructor(
    private readonly list: MediaListRepository,
    { webProcesses }: Config,
  ) {
    this.kept = new LRUCache({
      maxSize: Math.floor(KEPT_BYTES / webProcesses),
      sizeCalculation: ({ body }) => body.length,
      ttl: KEPT_MS,
      ttlAutopurge: true,
      fetchMethod: (_key, _stale, { context }) => this.fresh(context),
      // An evicted load still serves its callers.
      ignoreFetchAbort: true,
    });
  }

  /**
   * Keeps the answer under a tag that is never used for other items again: a
   * revision counts up, and each link has a hash of its own.
   * @throws Problem `wedding_not_found` when the link has just ended
   */
  answer(etag: string, wanted: WantedList): Promise<ListAnswer> {
    const { link, encoding = 'plain' } = wanted;
    return this.kept.forceFetch(`${link.hash} ${encoding} ${etag}`, {
      context: wanted,
    });
  }

  /** Reads it now and does not keep it. @throws Problem of `answer` */
  async fresh(wanted: WantedList): Promise<ListAnswer> {
    const { link, order, limit, cursor, encoding, namesSort } = wanted;
    const { items, nextCursor } = await this.list.page(
      link,
      order,
      limit,
      cursor,
    );
    const body = listAnswer(
      items,
      nextCursor,
      namesSort ? order.sort : undefined,
    );
    if (!encoding || !isWorthCompressing(body))
      return { body, encoding: undefined };
    return { body: await compressed(body, encoding), encoding };
  }
}
