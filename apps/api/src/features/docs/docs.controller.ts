import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { openApiDocument } from './openapi-document.js';
import { openApiPage, PAGE_POLICY } from './openapi-page.js';
import { ROUTE_GROUPS } from './openapi-routes.js';
import type { OpenApiDocument } from './openapi-types.js';

/** The API's description (docs/api.md). */
@Controller('api')
export class DocsController {
  private document: OpenApiDocument | undefined;

  constructor(private readonly config: Config) {}

  @Get('openapi.json')
  openApi(): OpenApiDocument {
    const { name, email } = this.config.brand;
    // Built by the first request: most processes never serve it.
    return (this.document ??= openApiDocument(ROUTE_GROUPS, { name, email }));
  }

  @Get('docs')
  page(@Res() response: Response): void {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.type('html').send(openApiPage(this.openApi()));
  }
}
