import { z } from 'zod';
import { MAX_DISPLAYED_NAME_LENGTH } from '../../limits.js';

/** Controls, lone surrogates, line separators, direction marks. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** A name on one line. */
export const displayedName = z
  .string()
  .max(400)
  .transform((name) => name.trim().replace(/ +/g, ' ').normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1)
      .max(MAX_DISPLAYED_NAME_LENGTH)
      .refine((name) => !UNPRINTABLE.test(name), 'has unprintable characters'),
  );

/** The centuries of a path's date. */
export const displayedDate = z.iso
  .date()
  .refine((day) => day.startsWith('20'), 'is not between 2000 and 2099');

/** Staff's, in a request. */
export const displayedNames = z.object({
  displayedNames: z
    .array(displayedName)
    .min(1)
    .max(2)
    .nullable()
    .describe('One name, or two. Null: from the path.')
    .optional(),
  displayedDate: displayedDate
    .nullable()
    .describe('Null: from the path.')
    .optional(),
});

export const shownOverPath = {
  displayedNames: z
    .array(z.string())
    .nullable()
    .describe('As staff set them: one name, or two. Null: from the path.'),
  displayedDate: z.iso
    .date()
    .nullable()
    .describe('As staff set it. Null: from the path.'),
};

/** `PATCH weddings/{hash}`: absent fields stay. */
export const changeNames = displayedNames.extend({
  weddingPath: z
    .string()
    .max(400)
    .describe('A new path; the old one stays an alias.')
    .optional(),
});
export type ChangeNames = z.infer<typeof changeNames>;
