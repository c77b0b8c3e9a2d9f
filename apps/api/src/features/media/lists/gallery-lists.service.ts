import { randomInt } from 'node:crypto';
import type { MediaSort } from '@hatira/contract';
import type { MediaPaging } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/errors/problem.js';
import type { TextEncoding } from '../../../platform/http/server/compression.js';
import { sealEnd } from '../../weddings/current-visibility.js';
import {
  hasEventSeal,
  hasVisibilityOfEvent,
  toldEvents,
} from '../../weddings/event-visibility.js';
import type { WeddingLink } from '../../weddings/wedding-link.entity.js';
import {
  parseCursor,
  type Cursor,
  type MediaKind,
} from './media-list.repository.js';
import { MediaListsService, type ListAnswer } from './media-lists.service.js';
import type { TimedWedding } from '../moments/wedding-time.js';
import { openingSort } from './opening-sort.js';

/** Browsers keep the lists that they have read: raise it when items or orders change. */
const LIST_FORMAT = 4;
/** More than any number of changes that a reader could compare. */
const MANY_CHANGES = 1_000_000;

/** A list that a link may read, before its items are read. */
export interface OpenList {
  /** Names this state of the list; unquoted for the header's weak form. */
  etag: string;
  sort: MediaSort;
  /**
   * @throws Problem `validation_failed` for a cursor of another list;
   *   `wedding_not_found` when the link has just ended
   */
  read: (encoding: TextEncoding | undefined) => Promise<ListAnswer>;
}

/** The lists of galleries, as their links see them. */
@Injectable()
export class GalleryListsService {
  constructor(private readonly lists: MediaListsService) {}

  /** Costs no query: an unchanged list is known by its tag. */
  open(link: WeddingLink, kind: MediaKind, paging: MediaPaging): OpenList {
    const revision = revisionOf(link);
    const namesSort = paging.sort === 'opening';
    const sort =
      paging.sort === 'opening' ? openingSort(knownTo(link)) : paging.sort;
    const state = `${LIST_FORMAT}-${link.access}-${revision}`;
    const etag = `"${state}-${kind}${nameOf(paging, sort)}"`;
    const read: OpenList['read'] = (encoding) => {
      const wanted = {
        link,
        order: { kind, sort, event: paging.event },
        limit: paging.limit,
        cursor: cursorOf(paging, sort),
        namesSort,
        encoding,
      };
      return isSealedFor(link)
        ? this.lists.fresh(wanted)
        : this.lists.answer(etag, wanted);
    };
    return { etag, sort, read };
  }
}

/** Names a list in its tag; each part that is absent keeps the others apart. */
function nameOf(
  { sort: wanted, event, limit, cursor }: MediaPaging,
  sort: MediaSort,
): string {
  const order = sort === 'uploaded' ? '' : `-${sort}`;
  const chosen = wanted === 'opening' ? '-opening' : '';
  return [`${order}${chosen}`, event, limit, cursor].join('-');
}

function cursorOf(
  { cursor: text }: MediaPaging,
  sort: MediaSort,
): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = parseCursor(text, sort);
  if (cursor) return cursor;
  throw new Problem('validation_failed', {
    details: { fields: { cursor: 'unknown' } },
  });
}

/** Whether something is sealed for the link: answers are then read each time. */
function isSealedFor({ access, wedding }: WeddingLink): boolean {
  const isSealed = sealEnd(wedding) !== undefined || hasEventSeal(wedding);
  return access === 'view' && isSealed;
}

/**
 * The number of changes would tell relatives of files under a seal. A wedding that is sealed as a
 * whole has one tag, as its list stays empty; a part of one has another at each answer.
 */
function revisionOf(link: WeddingLink): number | 'sealed' {
  const { mediaRevision } = link.wedding;
  if (!isSealedFor(link)) return mediaRevision;
  return hasVisibilityOfEvent(link.wedding)
    ? randomInt(mediaRevision + MANY_CHANGES)
    : 'sealed';
}

/** The wedding as the link knows it: a sealed event may not open a list in its order. */
function knownTo({ access, wedding }: WeddingLink): TimedWedding {
  return access === 'full'
    ? wedding
    : { ...wedding, events: toldEvents(wedding) };
}
