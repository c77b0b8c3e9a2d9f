import {
  API,
  CHAPTERS,
  GALLERY_FIRST_ITEMS,
  isUndated,
  localHours,
  openerOf,
  UNDATED_MS,
  zoneOffsetMs,
  type MediaItem,
  type MediaSort,
  type WeddingInfo,
} from '@hatira/contract';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { GalleryListsService } from '../media/lists/gallery-lists.service.js';
import { WeddingInfoService } from '../weddings/wedding-info.service.js';
import type { WeddingLink } from '../weddings/wedding-link.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import {
  galleryOpening,
  galleryStyles,
  type FirstPictures,
} from './shell/gallery-opening.js';
import { givenAnswers, type GivenAnswer } from './shell/given-answers.js';

/** They fill a phone's first screen. */
const FIRST_TILES = 18;

/** The part of a gallery's page that comes with its document. */
export interface GalleryStart {
  /** The answers to the first calls. */
  answers: string;
  /** The first screen until the script runs. */
  opening: string;
  /** The order of the list among the answers. */
  sort: MediaSort;
  /** The largest picture of the first screen. */
  picture: string | undefined;
}

/** Reads the first screen of a gallery for its document. */
@Injectable()
export class GalleryPageService {
  private readonly styles: string;
  private readonly logger = new Logger(GalleryPageService.name);

  constructor(
    private readonly weddings: WeddingsService,
    private readonly info: WeddingInfoService,
    private readonly lists: GalleryListsService,
    config: Config,
  ) {
    this.styles = galleryStyles(config.guestWebDir);
  }

  /**
   * @returns undefined for a wrong link, and when the answers are not there:
   *   the page then asks for them and reports a failure
   */
  async startOf(
    hash: number,
    request: Request,
  ): Promise<GalleryStart | undefined> {
    try {
      const link = await this.weddings.ofPage(hash, request);
      return link && (await this.read(link));
    } catch (error) {
      if (!(error instanceof Problem))
        this.logger.warn(
          `the first list of a gallery was not read for its page: ${String(error)}`,
        );
      return undefined;
    }
  }

  private async read(link: WeddingLink): Promise<GalleryStart> {
    const { hash } = link;
    const list = this.lists.open(link, 'all', {
      limit: GALLERY_FIRST_ITEMS,
      sort: 'opening',
    });
    const [wedding, { body }] = await Promise.all([
      this.info.of(link),
      list.read(undefined),
    ]);
    const page = body.toString();
    const { data } = JSON.parse(page) as { data: MediaItem[] };
    const pictures = firstPictures(data, list.sort, wedding);
    const answers: GivenAnswer[] = [
      {
        address: API.weddingInfo(hash),
        body: JSON.stringify({ success: true, data: wedding }),
      },
      {
        address: API.mediaPage(API.gallery(hash), undefined, 'opening'),
        body: page,
        etag: `W/${list.etag}`,
      },
    ];
    return {
      answers: givenAnswers(answers),
      opening: galleryOpening(wedding, pictures, this.styles),
      sort: list.sort,
      picture: (pictures.wide ?? pictures.tiles[0])?.thumb_url,
    };
  }
}

/** The story begins with the large picture of its first chapter. */
function firstPictures(
  items: readonly MediaItem[],
  sort: MediaSort,
  { timeZone }: WeddingInfo,
): FirstPictures {
  if (sort !== 'story')
    return { wide: undefined, tiles: items.slice(0, FIRST_TILES) };
  const localMsAt = (index: number) => {
    const item = items[index]!;
    if (isUndated(item)) return UNDATED_MS;
    const ms = Date.parse(item.moment);
    return ms + zoneOffsetMs(ms, timeZone);
  };
  const hours = localHours(items.length, localMsAt, CHAPTERS);
  const later = hours.slice(1);
  const chapter = items.slice(
    0,
    later.find(({ startsDay }) => startsDay)?.first,
  );
  const best = openerOf(chapter);
  const others = chapter.filter((_, index) => index !== best);
  // Headings after the large picture's place are one tile nearer to the others.
  const next = later[0]?.first ?? items.length;
  const isBefore = best >= 0 && best < next;
  const end = isBefore ? next - 1 : next;
  return {
    wide: chapter[best],
    tiles: others.slice(0, Math.min(FIRST_TILES, end)),
  };
}
