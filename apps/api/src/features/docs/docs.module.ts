import { Module } from '@nestjs/common';
import { DescribedRoutes, DocsController } from './docs.controller.js';

/** The first request loads the descriptions: most processes never serve them. */
const routes: DescribedRoutes = {
  load: async () => (await import('./openapi-routes.js')).ROUTE_GROUPS,
};

@Module({
  controllers: [DocsController],
  providers: [{ provide: DescribedRoutes, useValue: routes }],
})
export class DocsModule {}
