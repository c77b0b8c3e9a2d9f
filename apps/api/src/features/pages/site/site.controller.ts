import {
  PRIVACY_PAGE,
  SITE_PAGES,
  siteAddresses,
  siteAddressOf,
  sitePath,
  type Language,
  type SiteAddress,
  type SitePage,
} from '@hatira/contract';
import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { originOf } from '../../../platform/http/server/request-origin.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { readerLanguage, START_LANGUAGE } from '../reader-language.js';
import { SitePagesService } from './site-pages.service.js';
import { siteManifest } from './site-manifest.js';
import { robotsTxt, sitemapXml } from './sitemap.js';

const ADDRESSES = siteAddresses().map(({ page, language }) =>
  sitePath(page, language),
);
const ONE_HOUR = 'public, max-age=3600';

/** The public site. Its routes come before the upload page's. */
@Controller()
export class SiteController {
  constructor(
    private readonly pages: SitePagesService,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  @Get(ADDRESSES)
  async page(
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const address = siteAddressOf(request.path) ?? {
      page: 'home',
      language: undefined,
    };
    const isPrefixed = address.language !== undefined;
    if (!isPrefixed) response.vary('Accept-Language');
    await this.pages.send(response, {
      page: address.page,
      language: languageFor(address, request),
      isPrefixed,
    });
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', ONE_HOUR)
  robots(@Req() request: Request): string {
    return robotsTxt(originOf(request, this.config));
  }

  @Get('manifest.webmanifest')
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', ONE_HOUR)
  async manifest(): Promise<object> {
    const { brand } = await this.settings.current();
    return siteManifest(brand.name);
  }

  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', ONE_HOUR)
  async sitemap(@Req() request: Request): Promise<string> {
    const { brand } = await this.settings.current();
    const pages: readonly SitePage[] =
      brand.privacyText === '' ? SITE_PAGES : [...SITE_PAGES, PRIVACY_PAGE];
    return sitemapXml(originOf(request, this.config), pages);
  }
}

function languageFor(
  { page, language }: SiteAddress,
  request: Request,
): Language {
  return (
    language ??
    readerLanguage(request, page === 'home' ? START_LANGUAGE : undefined)
  );
}
