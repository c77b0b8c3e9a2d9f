import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import type { OpenApiDocument } from './openapi-types.js';

/** The API's description (docs/api.md). */
@Controller('api')
export class DocsController {
  private document: Promise<OpenApiDocument> | undefined;

  constructor(private readonly config: Config) {}

  @Get('openapi.json')
  openApi(): Promise<OpenApiDocument> {
    return (this.document ??= this.describe());
  }

  @Get('docs')
  async page(@Res() response: Response): Promise<void> {
    const { openApiPage, PAGE_POLICY } = await import('./openapi-page.js');
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.type('html').send(openApiPage(await this.openApi()));
  }

  /** The first request loads the routes: most processes never serve them. */
  private async describe(): Promise<OpenApiDocument> {
    const [{ openApiDocument }, { ROUTE_GROUPS }] = await Promise.all([
      import('./openapi-document.js'),
      import('./openapi-routes.js'),
    ]);
    const { name, email } = this.config.brand;
    return openApiDocument(ROUTE_GROUPS, { name, email });
  }
}
