import type { DayPart } from '../../viewing/chapters.js';
import { formatHour } from './day-headings.js';

/** `{time}` is the clock's, `{hour}` its hour alone. */
interface DayWords extends Record<DayPart, string> {
  around: string;
  /** At one o'clock, where the article differs. */
  aroundOne?: string;
}

const WORDS: Record<string, DayWords> = {
  tr: {
    morning: 'Sabah',
    afternoon: 'Öğleden sonra',
    evening: 'Akşam',
    night: 'Gece',
    around: 'Saat {time} sularında',
  },
  az: {
    morning: 'Səhər',
    afternoon: 'Günortadan sonra',
    evening: 'Axşam',
    night: 'Gecə',
    around: 'Saat {time} radələrində',
  },
  en: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    night: 'Night',
    around: 'Around {time}',
  },
  it: {
    morning: 'Mattina',
    afternoon: 'Pomeriggio',
    evening: 'Sera',
    night: 'Notte',
    around: 'Verso le {time}',
    aroundOne: 'Verso l’una',
  },
  fr: {
    morning: 'Le matin',
    afternoon: 'L’après-midi',
    evening: 'Le soir',
    night: 'La nuit',
    around: 'Vers {hour} h',
  },
  el: {
    morning: 'Πρωί',
    afternoon: 'Μεσημέρι',
    evening: 'Βράδυ',
    night: 'Νύχτα',
    around: 'Γύρω στις {time}',
    aroundOne: 'Γύρω στη μία',
  },
  es: {
    morning: 'Por la mañana',
    afternoon: 'Por la tarde',
    evening: 'Al anochecer',
    night: 'Por la noche',
    around: 'Hacia las {time}',
    aroundOne: 'Hacia la una',
  },
  de: {
    morning: 'Vormittag',
    afternoon: 'Nachmittag',
    evening: 'Abend',
    night: 'Nacht',
    around: 'Gegen {hour} Uhr',
  },
  nl: {
    morning: 'Ochtend',
    afternoon: 'Middag',
    evening: 'Avond',
    night: 'Nacht',
    around: 'Rond {hour} uur',
  },
  kk: {
    morning: 'Таңертең',
    afternoon: 'Түстен кейін',
    evening: 'Кеш',
    night: 'Түн',
    around: 'Сағат {time} шамасында',
  },
  ru: {
    morning: 'Утро',
    afternoon: 'День',
    evening: 'Вечер',
    night: 'Ночь',
    around: 'Около {time}',
  },
};

/** Returns a part of the day as the heading of a chapter: `Afternoon`. */
export function formatDayPart(part: DayPart, language: string): string {
  return wordsOf(language)[part];
}

/**
 * Returns an hour as a diary has it: `Around 6:00 PM`, `Gegen 18 Uhr`.
 * @param localMs local time, as if it were UTC
 */
export function formatAround(localMs: number, language: string): string {
  const { around, aroundOne = around } = wordsOf(language);
  const hour = new Date(localMs).getUTCHours();
  return (hour === 1 ? aroundOne : around)
    .replace('{hour}', String(hour))
    .replace('{time}', formatHour(localMs, language));
}

/** @param language or a regional tag of it */
function wordsOf(language: string): DayWords {
  return WORDS[language.slice(0, 2)] ?? WORDS['tr']!;
}
