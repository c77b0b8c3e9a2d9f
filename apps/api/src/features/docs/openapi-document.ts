import { VERSION } from '../../platform/config/version.js';
import type { RouteGroup } from '../../platform/http/docs/documented-route.js';
import { operationOf } from './openapi-operation.js';
import type { OpenApiDocument } from './openapi-types.js';
import { SchemaComponents } from './schema-components.js';

/** Returns the whole API as OpenAPI 3.1. @param brand `email` may be empty */
export function openApiDocument(
  groups: readonly RouteGroup[],
  brand: { name: string; email: string },
): OpenApiDocument {
  const components = new SchemaComponents();
  const paths: OpenApiDocument['paths'] = {};
  for (const { name, routes } of groups) {
    for (const route of routes)
      paths[route.path] = {
        ...paths[route.path],
        [route.method]: operationOf(route, name, components),
      };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name}: HTTP API`,
      version: VERSION,
      description:
        'Every failed call answers a `Problem`; clients act on its `code`.',
      license: { name: 'Proprietary, all rights reserved' },
      ...(brand.email && { contact: brand }),
    },
    servers: [{ url: '/' }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        staffSession: { type: 'apiKey', in: 'cookie', name: 'hatira_session' },
      },
    },
  };
}
