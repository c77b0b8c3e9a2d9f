import { z } from 'zod';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../languages.js';

/** `GET …/guest-book.pdf` */
export const guestBookQuery = z.object({
  language: z
    .enum(LANGUAGES)
    .describe('Of title and dates.')
    .default(FALLBACK_LANGUAGE),
});
export type GuestBookQuery = z.infer<typeof guestBookQuery>;
