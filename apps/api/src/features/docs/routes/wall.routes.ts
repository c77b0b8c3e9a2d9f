import {
  done,
  wallChanges,
  wallCommand,
  wallList,
  wallMade,
  wallReport,
  wallState,
  wallView,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';

const PATHS = {
  staff: '/api/admin/weddings/{hash}/walls',
  secret: '/api/media/admin/{hash}/walls',
} as const;
const NAMES = { staff: '', secret: 'Couple' } as const;
const SCREEN = '/api/walls/{token}';

const COUPLE_PROBLEMS = ['read_only_link', 'too_many_requests'] as const;
const problemsOf = (access: keyof typeof PATHS) =>
  [
    'validation_failed',
    'wedding_not_found',
    'too_many_requests',
    ...(access === 'secret' ? (['read_only_link'] as const) : []),
  ] as const;

function control(access: keyof typeof PATHS): DocumentedRoute[] {
  const problems = problemsOf(access);
  return [
    {
      operationId: `list${NAMES[access]}Walls`,
      method: 'get',
      path: PATHS[access],
      access,
      summary: 'List a wedding’s walls',
      answer: { description: 'Oldest first.', schema: wallList },
      problems,
    },
    {
      operationId: `make${NAMES[access]}Wall`,
      method: 'post',
      path: PATHS[access],
      access,
      summary: 'Make a wall',
      description:
        'Its address opens it on a screen; a wedding has at most five.',
      answer: { status: 201, description: 'The new wall.', schema: wallMade },
      problems: [...problems, 'too_many_walls'],
    },
    {
      operationId: `end${NAMES[access]}Wall`,
      method: 'delete',
      path: `${PATHS[access]}/{id}`,
      access,
      summary: 'End a wall',
      description: 'Open screens go dark within two seconds.',
      answer: { description: 'The wall has ended.', schema: done },
      problems: [...problems, 'wall_not_found'],
    },
  ];
}

const screen: DocumentedRoute[] = [
  {
    operationId: 'getWall',
    method: 'get',
    path: SCREEN,
    access: 'secret',
    summary: 'Get a wall with its items',
    description:
      'Items that the couple shows, whatever guests see on their phones. A sealed album has no items.',
    answer: { description: 'The wall.', schema: wallView },
    problems: ['wall_not_found'],
  },
  {
    operationId: 'getWallEvents',
    method: 'get',
    path: `${SCREEN}/events`,
    access: 'secret',
    summary: 'Stream the changes of a wall',
    description:
      'Server-sent events: `ready` once, `media` with `WallChanges`, `state` with `WallState`, `beat` every 20 seconds, ' +
      'and `ended`. Read the wall again after each `ready`.',
    answer: {
      description: 'The stream; the schema is that of the events’ data.',
      contentType: 'text/event-stream',
      schema: z.union([wallChanges, wallState]),
    },
    problems: ['wall_not_found', 'too_many_requests'],
  },
  {
    operationId: 'getWallPicture',
    method: 'get',
    path: `${SCREEN}/media/{id}/{rendition}`,
    access: 'secret',
    summary: 'Get a picture or video of a wall',
    description:
      '`thumb`, `preview` or `poster`, a WebP; `playback`, an MP4 for every browser. Each request checks wall and item anew. Supports ' +
      'byte ranges.',
    answer: { description: 'The file.', contentType: '*/*' },
    moreAnswers: { 206: 'The requested range.', 304: 'Unchanged.' },
    problems: [
      'media_not_found',
      'wall_not_found',
      'range_not_satisfiable',
      'content_changed',
    ],
  },
  {
    operationId: 'reportWall',
    method: 'put',
    path: `${SCREEN}/shown`,
    access: 'secret',
    summary: 'Report the items on the screen',
    description: 'For the couple’s remote control.',
    body: { json: wallReport },
    answer: { description: 'Noted.', schema: done },
    problems: [
      'validation_failed',
      'malformed_request',
      'body_too_large',
      'wall_not_found',
      'too_many_requests',
    ],
  },
];

export const wallRoutes: RouteGroup = {
  name: 'Walls',
  description:
    'A page for a screen in the hall, opened by its token alone. A renewed couple’s link ends the wedding’s walls.',
  routes: [
    ...control('staff'),
    ...control('secret'),
    {
      operationId: 'commandWall',
      method: 'patch',
      path: `${PATHS.secret}/{id}`,
      access: 'secret',
      summary: 'Pause, skip, hide',
      body: { json: wallCommand },
      answer: { description: 'The screens follow.', schema: done },
      problems: [
        'validation_failed',
        'malformed_request',
        'body_too_large',
        'wedding_not_found',
        'wall_not_found',
        ...COUPLE_PROBLEMS,
      ],
    },
    ...screen,
  ],
};
