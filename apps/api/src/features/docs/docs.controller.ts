import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import type { RouteGroup } from '../../platform/http/docs/documented-route.js';
import type { OpenApiDocument } from './openapi-types.js';

/** The descriptions of all controllers, also of the one below. */
export abstract class DescribedRoutes {
  abstract load(): Promise<readonly RouteGroup[]>;
}

/** The API's description (docs/api.md). */
@Controller('api')
export class DocsController {
  private document: Promise<OpenApiDocument> | undefined;

  constructor(
    private readonly config: Config,
    private readonly routes: DescribedRoutes,
  ) {}

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

  private async describe(): Promise<OpenApiDocument> {
    const [{ openApiDocument }, groups] = await Promise.all([
      import('./openapi-document.js'),
      this.routes.load(),
    ]);
    const { name, email } = this.config.brand;
    return openApiDocument(groups, { name, email });
  }
}
