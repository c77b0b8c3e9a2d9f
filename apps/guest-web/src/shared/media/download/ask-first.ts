import type { TFunction } from 'i18next';
import type { BulkLimits, GalleryAccess } from '@hatira/contract';
import { questionOf } from './bulk-plan';

const QUESTIONS = {
  confirm: 'downloads.confirm',
  large: 'downloads.confirmLarge',
  veryLarge: 'downloads.confirmVeryLarge',
} as const;

/**
 * Asks as in specification section 5, relatives without the advice to delete.
 * @returns true to continue
 */
export function askFirst(
  t: TFunction,
  count: number,
  { limits, access }: { limits: BulkLimits; access: GalleryAccess },
): boolean {
  const asked = questionOf(count, limits);
  const question = asked === 'veryLarge' && access === 'view' ? 'large' : asked;
  return (
    question === undefined || window.confirm(t(QUESTIONS[question], { count }))
  );
}
