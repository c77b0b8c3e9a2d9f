import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { openApiDocument, type OpenApiDocument } from './openapi-document.js';
import { openApiPage, PAGE_POLICY } from './openapi-page.js';
import { ROUTE_GROUPS } from './openapi-routes.js';

/** The API's own description (design section 4): for programs, and for people. */
@Controller('api')
export class DocsController {
  private readonly document: OpenApiDocument;

  constructor(config: Config) {
    this.document = openApiDocument(
      ROUTE_GROUPS,
      `${config.brand.name}: HTTP API`,
    );
  }

  @Get('openapi.json')
  openApi(): OpenApiDocument {
    return this.document;
  }

  @Get('docs')
  page(@Res() response: Response): void {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.type('html').send(openApiPage(this.document));
  }
}
