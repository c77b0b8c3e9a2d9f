import { titleNames, type WeddingInfo } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { currentVisibility, sealEnd } from './current-visibility.js';
import { hasEventSeal, toldEvents } from './event-visibility.js';
import { namedWedding } from './wedding.entity.js';
import { WeddingContentsService } from './wedding-contents.service.js';
import type { WeddingLink } from './wedding-link.entity.js';

/** The facts of a wedding that its gallery shows. */
@Injectable()
export class WeddingInfoService {
  constructor(private readonly contents: WeddingContentsService) {}

  /** Returns the facts that a link may know. */
  async of({ wedding, access, hash }: WeddingLink): Promise<WeddingInfo> {
    const cover = await this.contents.coverOf(wedding.id);
    const { slug, isEnabled, titleFont, timeZone, isDemo } = wedding;
    const { filesDueAt, favouritesTarget } = wedding;
    const isFull = access === 'full';
    const sealed = isFull ? undefined : sealEnd(wedding);
    // The day is announced only of files that exist.
    const isDayTold = isFull || !(sealed || hasEventSeal(wedding));
    return {
      weddingPath: slug,
      names: titleNames(namedWedding(wedding)),
      isEnabled,
      titleFont,
      access,
      timeZone,
      isDemo,
      events: isFull ? wedding.events : toldEvents(wedding),
      filesDueAt: isDayTold ? (filesDueAt?.toISOString() ?? null) : null,
      ...(cover !== undefined && { cover }),
      ...(sealed && { sealedUntil: sealed.toISOString() }),
      ...(isFull && {
        album: {
          mode: currentVisibility(wedding),
          moderation: wedding.moderation,
          hasWall: await this.contents.hasWall(hash),
        },
        ...(favouritesTarget !== null && { favouritesTarget }),
      }),
    };
  }
}
