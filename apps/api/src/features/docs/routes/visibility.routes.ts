import {
  albumPage,
  albumPaging,
  albumVisibility,
  changeVisibility,
  exposureChange,
  exposureResult,
} from '@hatira/contract/schemas';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';

const STAFF = '/api/admin/weddings/{hash}/visibility';
const COUPLE = '/api/media/admin/{hash}';
const ALBUM = '/api/media/{uploadPath}/album';

const CHANGE = {
  method: 'put',
  summary: 'Choose what guests, walls and relatives see of the album',
  description:
    'At once. A new seal ends the addresses of all files and the ids of the relatives’ link; open galleries reconnect. ' +
    'The end of a seal needs no call.',
  body: { json: changeVisibility },
  answer: { description: 'The choice.', schema: albumVisibility },
} as const;

const READ = {
  method: 'get',
  summary: 'Get what guests, walls and relatives see of the album',
  answer: { description: 'The choice.', schema: albumVisibility },
} as const;

const COUPLE_PROBLEMS = [
  'validation_failed',
  'wedding_not_found',
  'read_only_link',
  'too_many_requests',
] as const;

const staffRoutes: DocumentedRoute[] = [
  {
    ...READ,
    operationId: 'getWeddingVisibility',
    path: STAFF,
    access: 'staff',
    problems: ['validation_failed', 'wedding_not_found'],
  },
  {
    ...CHANGE,
    operationId: 'changeWeddingVisibility',
    path: STAFF,
    access: 'staff',
    problems: ['validation_failed', 'malformed_request', 'wedding_not_found'],
  },
];

const coupleRoutes: DocumentedRoute[] = [
  {
    ...READ,
    operationId: 'getVisibility',
    path: `${COUPLE}/visibility`,
    access: 'secret',
    problems: COUPLE_PROBLEMS,
  },
  {
    ...CHANGE,
    operationId: 'changeVisibility',
    path: `${COUPLE}/visibility`,
    access: 'secret',
    problems: [...COUPLE_PROBLEMS, 'malformed_request'],
  },
  {
    operationId: 'exposeMedia',
    method: 'put',
    path: `${COUPLE}/exposure`,
    access: 'secret',
    summary: 'Show, hold or hide items',
    description:
      'For guests and walls; the couple and relatives see every item. Ignores unknown ids.',
    body: { json: exposureChange },
    answer: {
      description: 'The items are shown, held or hidden.',
      schema: exposureResult,
    },
    problems: [...COUPLE_PROBLEMS, 'malformed_request', 'body_too_large'],
  },
];

const guestRoutes: DocumentedRoute[] = [
  {
    operationId: 'getAlbum',
    method: 'get',
    path: ALBUM,
    access: 'public',
    summary: 'List the album that the couple shares with guests',
    description:
      'Newest upload first; without `limit` 60 items. Empty while the album is not shared. Copies of a picture and the ' +
      'videos of Live Photos are absent.',
    query: albumPaging,
    answer: { description: 'The items.', schema: albumPage },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  },
  {
    operationId: 'getAlbumRendition',
    method: 'get',
    path: `${ALBUM}/{id}/{rendition}`,
    access: 'public',
    summary: 'Get a picture or video of the album',
    description:
      'The address is in `AlbumItem`. Each request checks that guests may see the item: hiding it or sealing the album ' +
      'ends the address.',
    answer: { description: 'WebP, or a video.', contentType: '*/*' },
    moreAnswers: { 206: 'The requested range.', 304: 'Unchanged.' },
    problems: [
      'wedding_not_found',
      'media_not_found',
      'range_not_satisfiable',
      'content_changed',
    ],
  },
];

export const visibilityRoutes: RouteGroup = {
  name: 'Visibility',
  description:
    'What others than the couple see: no album, the shown items, or a sealed album until a time. To guests, walls and the ' +
    'relatives’ link a sealed album is as if it were empty.',
  routes: [...staffRoutes, ...coupleRoutes, ...guestRoutes],
};
