import { currentEvent, eventName, type UploadSwitch } from '@hatira/contract';
import { currentLanguage, i18n } from '../../../shared/i18n/i18n';
import { SCANNED } from '../engine/scanned-code';
import './event-line.css';

type UploadProgram = NonNullable<UploadSwitch['program']>;
type UploadEvent = UploadProgram['events'][number];

/**
 * Names the event that is on, or the next one, in place of the wedding's date: when the page
 * opens, when the guest comes back to it, and in another language.
 * @returns the function that ends it
 */
export function followEvents(
  { date, program }: UploadSwitch,
  onDate: (date: string | undefined) => void,
): () => void {
  const show = () => {
    const event = program && shownEvent(program, Date.now());
    onDate(event ? lineOf(event) : date);
  };
  show();
  document.addEventListener('visibilitychange', show);
  i18n.on('languageChanged', show);
  return () => {
    document.removeEventListener('visibilitychange', show);
    i18n.off('languageChanged', show);
  };
}

/** The event of the scanned code comes first until it is over. */
function shownEvent(
  { events, timeZone }: UploadProgram,
  nowMs: number,
): UploadEvent | undefined {
  const code = SCANNED.event;
  const scanned = code ? events.filter(({ id }) => id.startsWith(code)) : [];
  return (
    currentEvent(nowMs, scanned, timeZone) ??
    currentEvent(nowMs, events, timeZone)
  );
}

/** Looks like the wedding's date; the end of a long name is cut. */
function lineOf(event: UploadEvent): string {
  const date = event.date.split('-').reverse().join('/');
  return `${date} · ${eventName(event, currentLanguage())}`;
}
