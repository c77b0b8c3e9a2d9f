import type { DayWedding } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import { formatCount, formatShortMoment } from '../ui/format';

/** Returns one line about a wedding: the files it has, or the preparations it lacks. */
export function useStateText(wedding: DayWedding): string {
  const text = useText();
  const language = useLocale() ?? 'tr';
  if (wedding.when === 'weekend' || wedding.when === 'soon')
    return readiness(wedding, text);
  const count = (value: number) => formatCount(value, language);
  const { failedUploads, files, guests, lastUploadAt, mediaCount } = wedding;
  const parts = [
    text(wedding.isEnabled ? 'today.open' : 'today.closed'),
    text(wedding.hasBackground ? 'today.background' : 'today.noBackground'),
    text(`today.rehearsals.${wedding.rehearsal ?? 'never'}`),
    files > 0
      ? text('today.files', { files: count(files), guests: count(guests) })
      : text('today.noFiles'),
    mediaCount > files && text('today.allFiles', { files: count(mediaCount) }),
    lastUploadAt &&
      text('controlRoom.lastUpload', {
        time: formatShortMoment(lastUploadAt, language),
      }),
    failedUploads > 0 &&
      text('controlRoom.failed', { count: count(failedUploads) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

function readiness({ missing }: DayWedding, text: Text): string {
  if (missing.length === 0) return text('today.ready');
  const parts = missing.map((part) => text(`today.parts.${part}`));
  return text('today.missing', { parts: parts.join(', ') });
}
