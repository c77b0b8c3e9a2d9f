import { z } from 'zod';
import { documented } from '../../platform/http/docs/documented.js';
import { DocsController } from './docs.controller.js';

export const docsDocs = documented(DocsController, {
  openApi: {
    operationId: 'getOpenApi',
    access: 'public',
    summary: 'Get this description as OpenAPI 3.1',
    answer: {
      description: 'The document.',
      schema: z.looseObject({ openapi: z.string() }),
    },
    problems: [],
  },
  page: {
    operationId: 'getDocs',
    access: 'public',
    summary: 'Get this description as a page',
    answer: { description: 'The page.', contentType: 'text/html' },
    problems: [],
  },
});
