import type { TFunction } from 'i18next';
import type { BulkLimits } from '@hatira/contract';
import { questionOf } from './bulk-plan';

const QUESTIONS = {
  confirm: 'downloads.confirm',
  large: 'downloads.confirmLarge',
  veryLarge: 'downloads.confirmVeryLarge',
} as const;

/** Asks before many files are downloaded (specification section 5). @returns whether to go on */
export function askFirst(t: TFunction, count: number, limits: BulkLimits): boolean {
  const question = questionOf(count, limits);
  return question === undefined || window.confirm(t(QUESTIONS[question], { count }));
}
