import { API, PAGES, uploadHeading } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BackgroundsService } from '../backgrounds/backgrounds.service.js';
import { Config } from '../../platform/config/load-config.js';
import { ShownDemoService } from '../demo/shown-demo.service.js';
import { namedWedding, type Wedding } from '../weddings/wedding.entity.js';
import { readerLanguage } from './reader-language.js';
import type { LinkPreview } from './shell/page-head.js';
import { openingWords, uploadOpening } from './shell/page-opening.js';
import { PREVIEW_WORDS } from './shell/preview-words.js';
import { originOf } from '../../platform/http/server/request-origin.js';
import type { PageFacts } from './shell/page-shell.service.js';

/** Link preview programs accept no newer format and get JPEG. */
const PREVIEW_WIDTH = 1280;

/** The upload page's head: names, and first API calls. */
@Injectable()
export class UploadPageService {
  private readonly words: string;

  constructor(
    private readonly backgrounds: BackgroundsService,
    private readonly config: Config,
    private readonly demo: ShownDemoService,
  ) {
    this.words = openingWords(config.guestWebDir);
  }

  /** Returns the page's content before the script runs. */
  openingOf(wedding: Wedding): string {
    const heading = uploadHeading(namedWedding(wedding));
    return uploadOpening(heading, wedding.titleFont, this.words);
  }

  /** @param slug as in the address: the page's calls repeat it exactly */
  async headOf(
    wedding: Wedding,
    slug: string,
    request: Request,
  ): Promise<PageFacts> {
    const version = (await this.backgrounds.find(wedding.id))?.id;
    const heading = uploadHeading(namedWedding(wedding));
    const { date } = heading;
    const title = heading.names.join(' & ');
    const demo = wedding.isDemo ? await this.demo.current() : undefined;
    return {
      title,
      isIndexed: false,
      heading,
      titleFont: wedding.titleFont,
      ...(demo && { demoGallery: PAGES.gallery(demo.galleryHash) }),
      calls: [
        API.validatePath(slug),
        API.weddingHash(slug),
        API.config,
        ...(version === undefined ? [] : [API.backgroundExists(slug, version)]),
      ],
      background:
        version === undefined
          ? undefined
          : { version, imageUrl: API.backgroundImage(slug, version) },
      preview: this.previewOf(wedding, { title, date }, version, request),
    };
  }

  private previewOf(
    { slug }: Wedding,
    { title, date }: { title: string; date?: string },
    version: string | undefined,
    request: Request,
  ): LinkPreview {
    const origin = originOf(request, this.config);
    const words = PREVIEW_WORDS[readerLanguage(request)];
    return {
      title,
      description: date === undefined ? words : `${date} · ${words}`,
      url: origin + PAGES.upload(slug),
      ...(version !== undefined && {
        image: {
          url: origin + API.backgroundImage(slug, version, PREVIEW_WIDTH),
          type: 'image/jpeg',
        },
      }),
    };
  }
}
