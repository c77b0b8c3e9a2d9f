import type { CardFile } from '@hatira/contract';
import {
  cardPrints,
  cardQuery,
  changeWifi,
  weddingWifi,
} from '@hatira/contract/schemas';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';

const PATHS = {
  staff: '/api/admin/weddings/{hash}/cards',
  secret: '/api/media/admin/{hash}/cards',
} as const;
const NAMES = { staff: '', secret: 'Couple' } as const;

function list(access: keyof typeof PATHS): DocumentedRoute {
  return {
    operationId: `list${NAMES[access]}Cards`,
    method: 'get',
    path: PATHS[access],
    access,
    summary: 'List a wedding’s prints',
    query: cardQuery,
    answer: {
      description: 'Every format with its PDF, in the given options.',
      schema: cardPrints,
    },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  };
}

const FILES = {
  pdf: {
    name: 'Pdf',
    summary: 'Get a print with its fonts',
    description: 'Vectors, with bleed and trim box.',
    contentType: 'application/pdf',
  },
  svg: {
    name: 'Svg',
    summary: 'Get a preview of a print’s first page, after the cut',
    description: 'The same drawing; letters are outlines.',
    contentType: 'image/svg+xml',
  },
  png: {
    name: 'Png',
    summary: 'Get a print’s first page, after the cut, in pixels',
    description: 'The same drawing with 300 dots an inch, on A3 with 200.',
    contentType: 'image/png',
  },
};

function print(access: keyof typeof PATHS, format: CardFile): DocumentedRoute {
  const { name, summary, ...answer } = FILES[format];
  return {
    operationId: `get${NAMES[access]}Card${name}`,
    method: 'get',
    path: `${PATHS[access]}/{name}.${format}`,
    access,
    summary,
    query: cardQuery,
    answer,
    problems: [
      'validation_failed',
      'wedding_not_found',
      'not_found',
      'too_many_requests',
      ...(format === 'png' ? (['service_unavailable'] as const) : []),
    ],
  };
}

const WIFI = {
  path: '/api/admin/weddings/{hash}/wifi',
  access: 'staff',
  answer: { description: 'The network, or null.', schema: weddingWifi },
} as const;

const wifiRoutes: DocumentedRoute[] = [
  {
    ...WIFI,
    operationId: 'getWifi',
    method: 'get',
    summary: 'Get the Wi-Fi network of a wedding’s place',
    problems: ['validation_failed', 'wedding_not_found'],
  },
  {
    ...WIFI,
    operationId: 'changeWifi',
    method: 'put',
    summary: 'Change the Wi-Fi network of a wedding’s place',
    description: 'For cards with `wifi=true`; no other call answers it.',
    body: { json: changeWifi },
    problems: ['validation_failed', 'malformed_request', 'wedding_not_found'],
  },
];

export const cardRoutes: RouteGroup = {
  name: 'Cards',
  description:
    'Cards with a wedding’s QR code for printing, for staff and by the couple’s link.',
  routes: [
    ...(['staff', 'secret'] as const).flatMap((access) => [
      list(access),
      print(access, 'pdf'),
      print(access, 'svg'),
      print(access, 'png'),
    ]),
    ...wifiRoutes,
  ],
};
