import { z } from 'zod';
import { MAX_FAVOURITES_TARGET, MAX_MARK_CHANGES } from '../limits.js';
import { mediaId } from './common.js';

const markPartner = z
  .enum(['first', 'second', 'shared'])
  .describe(
    'The partner whose name comes first or second in the wedding; `shared` of a device without a choice, whose heart is one of both.',
  );
export type MarkPartner = z.infer<typeof markPartner>;

const verdict = z
  .enum(['keep', 'maybe', 'no'])
  .describe('The answer in culling; `keep` is the same as a heart.');
export type Verdict = z.infer<typeof verdict>;

const mark = z.object({ heart: z.boolean(), verdict: verdict.optional() });

export const mediaMarks = z
  .object({ first: mark, second: mark, shared: mark })
  .partial()
  .meta({ id: 'MediaMarks' });

const markChange = z.object({
  id: mediaId,
  heart: z
    .boolean()
    .describe('true: the verdict `keep`; false takes a `keep` back.')
    .optional(),
  verdict: verdict.nullable().describe('null: undecided.').optional(),
});
export type MarkChange = z.infer<typeof markChange>;

/** `PUT /api/media/admin/{hash}/marks` */
export const mediaMarking = z.object({
  partner: markPartner,
  changes: z
    .array(markChange)
    .min(1)
    .max(MAX_MARK_CHANGES)
    .describe('In their order; absent fields stay.'),
});
export type MediaMarking = z.infer<typeof mediaMarking>;

/** `PUT /api/media/admin/{hash}/marks` */
export const markingResult = z
  .object({
    success: z.literal(true),
    changed: z.int().describe('Number of items whose marks differ now.'),
  })
  .meta({ id: 'MarkingResult' });
export type MarkingResult = z.infer<typeof markingResult>;

/** `PUT /api/media/admin/{hash}/favourites-target` */
export const changeFavouritesTarget = z.object({
  target: z
    .int()
    .min(1)
    .max(MAX_FAVOURITES_TARGET)
    .nullable()
    .describe('The number of favourites that the couple wants; null: any.'),
});
export type ChangeFavouritesTarget = z.infer<typeof changeFavouritesTarget>;

/** `PUT /api/media/admin/{hash}/favourites-target` */
export const favouritesTarget = changeFavouritesTarget
  .extend({ success: z.literal(true) })
  .meta({ id: 'FavouritesTarget' });
export type FavouritesTarget = z.infer<typeof favouritesTarget>;

/** `event: favourites` of a couple's stream: the number that it wants now. */
export const favouritesChange = changeFavouritesTarget.meta({
  id: 'FavouritesChange',
});
export type FavouritesChange = z.infer<typeof favouritesChange>;
