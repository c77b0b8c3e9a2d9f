import { useTranslation } from 'react-i18next';
import {
  formatDay,
  formatHour,
  zoneOffsetMs,
  type AlbumVisibility,
} from '@hatira/contract';
import { formatLanguage } from '../../shared/i18n/i18n';

/** Says in a sentence what guests see at present. */
export function useNowText(
  { mode, until }: AlbumVisibility,
  timeZone: string,
): string {
  const { t } = useTranslation();
  if (mode !== 'sealed' || until === undefined)
    return t(
      mode === 'shared' ? 'visibility.now.shared' : 'visibility.now.none',
    );
  const date = new Date(until);
  const localMs = date.getTime() + zoneOffsetMs(date.getTime(), timeZone);
  return t('visibility.now.sealed', {
    day: formatDay(date, formatLanguage(), timeZone),
    time: formatHour(localMs, formatLanguage()),
  });
}
