import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { openApiDocument } from './openapi-document.js';
import { openApiPage, PAGE_POLICY } from './openapi-page.js';
import { ROUTE_GROUPS } from './openapi-routes.js';
import type { OpenApiDocument } from './openapi-types.js';

/** The API's description, for programs and for people (docs/api.md). */
@Controller('api')
export class DocsController {
  private readonly document: OpenApiDocument;

  constructor(config: Config) {
    const { name, email } = config.brand;
    this.document = openApiDocument(ROUTE_GROUPS, { name, email });
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
