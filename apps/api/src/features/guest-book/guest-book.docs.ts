import { guestBookQuery } from '@hatira/contract/schemas';
import type { Operation } from '../../platform/http/docs/documented-route.js';
import { documented } from '../../platform/http/docs/documented.js';
import { CoupleGuestBookController } from './couple-guest-book.controller.js';
import { GuestBookController } from './guest-book.controller.js';

const BOOK: Omit<Operation, 'operationId' | 'access'> = {
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

export const guestBookDocs = [
  ...documented(GuestBookController, {
    pdf: { ...BOOK, operationId: 'getGuestBook', access: 'staff' },
  }),
  ...documented(CoupleGuestBookController, {
    pdf: { ...BOOK, operationId: 'getCoupleGuestBook', access: 'secret' },
  }),
];
