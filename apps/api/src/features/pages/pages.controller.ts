import { API, isLanguage } from '@hatira/contract';
import { weddingHash } from '@hatira/contract/schemas';
import { Controller, Get, HttpStatus, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GuestCookiesService } from '../../platform/http/cookies/guest-cookies.service.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { GalleryPageService } from './gallery-page.service.js';
import { PageShellService } from './shell/page-shell.service.js';
import { readerLanguage, START_LANGUAGE } from './reader-language.js';
import { SitePagesService } from './site/site-pages.service.js';
import { AlbumPageService } from './album-page.service.js';
import { UploadPageService } from './upload-page.service.js';

/** Paths that are never pages. */
const NO_PAGES = /^\/(api|assets|media)(\/|$)/;

/** The pages (specification section 2), after all other routes. */
@Controller()
export class PagesController {
  constructor(
    private readonly galleryPage: GalleryPageService,
    private readonly shell: PageShellService,
    private readonly site: SitePagesService,
    private readonly uploadPage: UploadPageService,
    private readonly albumPage: AlbumPageService,
    private readonly weddings: WeddingsService,
    private readonly guests: GuestCookiesService,
  ) {}

  @Get([
    'camera-roll/:hash/cards',
    'camera-roll/:hash/deleted',
    'camera-roll/:hash/events',
    'camera-roll/:hash/visibility',
    'camera-roll/:hash/walls',
    'wall/:token',
  ])
  async couplePage(@Res() response: Response): Promise<void> {
    await this.shell.send(
      response,
      { isIndexed: false },
      { startLanguage: START_LANGUAGE },
    );
  }

  /** Messengers show the couple's names, the note and the picture. */
  @Get('album/:token')
  async album(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const head = await this.albumPage.headOf(token, request);
    await this.shell.send(response, head ?? { isIndexed: false }, {
      isKept: false,
      status: head ? HttpStatus.OK : HttpStatus.NOT_FOUND,
    });
  }

  @Get(['camera-roll', 'camera-roll/:hash'])
  async gallery(
    @Param('hash') hash: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendGallery(hash, request, response, true);
  }

  @Get(['camera-roll-mobile', 'camera-roll-mobile/:hash'])
  async viewer(
    @Param('hash') hash: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendGallery(hash, request, response, false);
  }

  @Get(':uploadPath')
  async upload(
    @Param('uploadPath') slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const wedding = await this.weddings.find(slug);
    if (!wedding) return this.sendUnknownPath(request, response);
    await this.guests.ensure(request, response, 'page');
    const head = await this.uploadPage.headOf(wedding, slug, request);
    const opening = this.uploadPage.openingOf(wedding);
    await this.shell.send(response, head, { isKept: false, opening });
  }

  /**
   * Sends the shell with the answers to the page's first calls, or with hints
   * of these calls. The shell of a wrong link is that of a malformed one.
   */
  private async sendGallery(
    hash: string | undefined,
    request: Request,
    response: Response,
    isGrid: boolean,
  ): Promise<void> {
    const parsed = weddingHash.safeParse(hash);
    const start =
      parsed.success && (await this.galleryPage.startOf(parsed.data, request));
    const hints = parsed.success && {
      calls: start ? [] : [API.weddingInfo(parsed.data)],
      list: API.mediaPage(`${API.gallery(parsed.data)}/*`, undefined, ''),
    };
    const given = start && {
      givenOrder: start.sort,
      picture: isGrid ? start.picture : undefined,
    };
    await this.shell.send(
      response,
      { ...hints, ...given, isIndexed: false },
      {
        isPrivate: Boolean(start),
        opening: start ? (isGrid ? start.opening : '') + start.answers : '',
        startLanguage: START_LANGUAGE,
      },
    );
  }

  private async sendUnknownPath(
    request: Request,
    response: Response,
  ): Promise<void> {
    if (NO_PAGES.test(request.path)) throw new Problem('not_found');
    await this.shell.send(
      response,
      { isIndexed: false },
      { status: 404, isKept: false },
    );
  }

  @Get('*path')
  async unknown(
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (NO_PAGES.test(request.path)) throw new Problem('not_found');
    const [prefix] = request.path.slice(1).toLowerCase().split('/');
    if (isLanguage(prefix)) return this.site.sendNotFound(response, prefix);
    response.vary('Accept-Language');
    await this.site.sendNotFound(response, readerLanguage(request));
  }
}
