import {
  PRIVACY_PAGE,
  siteAddresses,
  siteAddressOf,
  sitePath,
} from '@hatira/contract';
import { Controller, Get, Next, Req, Res } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { paragraphsOf } from './privacy-notice.js';
import { readerLanguage } from '../reader-language.js';
import { SitePagesService } from '../site/site-pages.service.js';

const ADDRESSES = siteAddresses([PRIVACY_PAGE]).map(({ page, language }) =>
  sitePath(page, language),
);

/** The privacy notice. Its routes come before the upload page's. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly pages: SitePagesService,
    private readonly settings: SettingsService,
  ) {}

  /** The path has no page while there is no text. */
  @Get(ADDRESSES)
  async page(
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
  ): Promise<void> {
    const { brand } = await this.settings.current();
    const language = siteAddressOf(request.path)?.language;
    const isPrefixed = language !== undefined;
    if (paragraphsOf(brand.privacyText).length === 0) return next();
    if (!isPrefixed) response.vary('Accept-Language');
    await this.pages.send(response, {
      page: PRIVACY_PAGE,
      language: language ?? readerLanguage(request),
      isPrefixed,
    });
  }
}
