import { cardPrints, cardQuery } from '@hatira/contract/schemas';
import type {
  Access,
  Operation,
} from '../../platform/http/docs/documented-route.js';
import { documented } from '../../platform/http/docs/documented.js';
import { CardsController } from './cards.controller.js';
import { CoupleCardsController } from './couple-cards.controller.js';

const PRINT_PROBLEMS = [
  'validation_failed',
  'wedding_not_found',
  'not_found',
  'too_many_requests',
] as const;

/** @param name of the caller, in the operations' names */
function cards(access: Access, name: string) {
  return {
    list: {
      operationId: `list${name}Cards`,
      access,
      summary: 'List a wedding’s prints',
      query: cardQuery,
      answer: {
        description: 'Every format with its PDF, in the given options.',
        schema: cardPrints,
      },
      problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
    },
    pdf: {
      operationId: `get${name}CardPdf`,
      access,
      summary: 'Get a print with its fonts',
      query: cardQuery,
      answer: {
        description: 'Vectors, with bleed and trim box.',
        contentType: 'application/pdf',
      },
      problems: PRINT_PROBLEMS,
    },
    svg: {
      operationId: `get${name}CardSvg`,
      access,
      summary: 'Get a preview of a print’s first page, after the cut',
      query: cardQuery,
      answer: {
        description: 'The same drawing; letters are outlines.',
        contentType: 'image/svg+xml',
      },
      problems: PRINT_PROBLEMS,
    },
    png: {
      operationId: `get${name}CardPng`,
      access,
      summary: 'Get a print’s first page, after the cut, in pixels',
      query: cardQuery,
      answer: {
        description: 'The same drawing with 300 dots an inch, on A3 with 200.',
        contentType: 'image/png',
      },
      problems: [...PRINT_PROBLEMS, 'service_unavailable'],
    },
  } satisfies Record<string, Operation>;
}

export const cardsDocs = [
  ...documented(CardsController, cards('staff', '')),
  ...documented(CoupleCardsController, cards('secret', 'Couple')),
];
