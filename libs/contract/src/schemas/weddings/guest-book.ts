import { z } from 'zod';
import { eventId } from './wedding-events.js';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../languages.js';

/** `GET …/guest-book.pdf` */
export const guestBookQuery = z.object({
  language: z
    .enum(LANGUAGES)
    .describe('Of title and dates.')
    .default(FALLBACK_LANGUAGE),
  event: eventId.describe('The notes of one event; absent: all.').optional(),
});
export type GuestBookQuery = z.infer<typeof guestBookQuery>;
