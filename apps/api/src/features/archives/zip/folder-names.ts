import { givenNames, parseNote, type Language } from '@hatira/contract';
import type { ArchiveLayout } from '@hatira/contract/schemas';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import { wallClock } from './wall-clock.js';
import { comparisonKey, legalName } from './entry-names.js';

const MAX_UNITS = 40;

/**
 * The folder's word for guests who gave no name; those of one browser are one
 * guest.
 */
const GUEST: Record<Language, string> = {
  tr: 'Misafir',
  az: 'Qonaq',
  en: 'Guest',
  it: 'Ospite',
  fr: 'Invité',
  el: 'Καλεσμένος',
  es: 'Invitado',
  de: 'Gast',
  nl: 'Gast',
  kk: 'Қонақ',
  ru: 'Гость',
};

type Sent = Pick<MediaContent, 'guestId' | 'note' | 'takenAtSeconds'>;

export interface FolderRule {
  layout: ArchiveLayout;
  /** The wedding's. */
  timeZone: string;
  /** The reader's, for guests without a name. */
  language: Language;
}

/**
 * Returns the folder of each item, in the order of the items: empty for `flat`,
 * `2026-06-20 21h` in the wedding's time for `hours`, the sender's name for
 * `guests`. Names are legal on every system and differ in more than case.
 */
export function folderNames(
  items: readonly Sent[],
  { layout, timeZone, language }: FolderRule,
): string[] {
  if (layout === 'flat') return items.map(() => '');
  if (layout === 'hours')
    return items.map(({ takenAtSeconds }) =>
      hourText(takenAtSeconds, timeZone),
    );
  const names = guestNames(items, GUEST[language]);
  const spellings = new Map<string, string>();
  return names.map((name) => {
    const folder = legalName(name, MAX_UNITS);
    const key = comparisonKey(folder);
    const spelling = spellings.get(key) ?? folder;
    spellings.set(key, spelling);
    return spelling;
  });
}

/** Returns the sender's name of each item. */
export function senderNames(items: readonly Sent[]): (string | undefined)[] {
  return givenNames(
    items.map(({ guestId, note }) => ({
      sender: guestId ?? undefined,
      name: note === null ? undefined : parseNote(note).name,
    })),
  );
}

/** `Guest 07`, by the guests' first items; `Guest` without a known browser. */
function guestNames(items: readonly Sent[], word: string): string[] {
  const given = senderNames(items);
  const numbers = new Map<string, number>();
  for (const [index, { guestId }] of items.entries())
    if (given[index] === undefined && guestId !== null && !numbers.has(guestId))
      numbers.set(guestId, numbers.size + 1);
  const digits = String(numbers.size).length;
  return items.map(({ guestId }, index) => {
    const number = guestId === null ? undefined : numbers.get(guestId);
    const nameless =
      number === undefined
        ? word
        : `${word} ${String(number).padStart(digits, '0')}`;
    return given[index] ?? nameless;
  });
}

function hourText(seconds: number, timeZone: string): string {
  const local = wallClock(seconds * 1000, timeZone).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 13)}h`;
}
