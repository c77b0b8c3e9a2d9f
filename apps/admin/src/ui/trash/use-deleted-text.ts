import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useTrashDays } from '../../reads/use-settings';
import { formatMoment, formatShortMoment } from '../format';
import { daysLeft } from './days-left';

/** Returns the deletion's time and the days until the erasure. */
export function useDeletedText(
  style: 'long' | 'short',
): (deletedAt: string) => [deleted: string, left: string] {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const days = useTrashDays();
  const format = style === 'long' ? formatMoment : formatShortMoment;
  return (deletedAt) => {
    const left = daysLeft(deletedAt, days);
    return [
      text('trash.deletedAt', { date: format(deletedAt, language) }),
      left > 0
        ? text('trash.daysLeft', { smart_count: left })
        : text('trash.soon'),
    ];
  };
}
