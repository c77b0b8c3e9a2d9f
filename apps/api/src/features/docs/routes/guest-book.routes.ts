import { guestBookQuery } from '@hatira/contract/schemas';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';

function book(
  access: 'staff' | 'secret',
  operationId: string,
  path: string,
): DocumentedRoute {
  return {
    operationId,
    method: 'get',
    path,
    access,
    summary: 'Get the guest book for print',
    query: guestBookQuery,
    answer: {
      description:
        'A5 with bleed and trim box: the guests’ notes with up to three pictures each.',
      contentType: 'application/pdf',
    },
    problems: [
      'validation_failed',
      'wedding_not_found',
      'nothing_to_download',
      'too_many_requests',
      'service_unavailable',
    ],
  };
}

export const guestBookRoutes: RouteGroup = {
  name: 'Guest book',
  description:
    'The guests’ notes as a book, for staff and by the couple’s link.',
  routes: [
    book('staff', 'getGuestBook', '/api/admin/weddings/{hash}/guest-book.pdf'),
    book(
      'secret',
      'getCoupleGuestBook',
      '/api/media/admin/{hash}/guest-book.pdf',
    ),
  ],
};
