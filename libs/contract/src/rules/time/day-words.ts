import type { DayPart } from '../../viewing/chapters.js';
import { formatHour } from './day-headings.js';

/** `{time}` is the clock's, `{hour}` its hour alone, `{ending}` the case ending of its hour. */
interface DayWords extends Record<DayPart, string> {
  from: string;
  /** At one o'clock, where the article differs. */
  fromOne?: string;
  /** The case endings of the hours from 0 to 23, as they are said. */
  endings?: string;
  undated: string;
}

const WORDS: Record<string, DayWords> = {
  tr: {
    morning: 'Sabah',
    afternoon: 'Öğleden sonra',
    evening: 'Akşam',
    night: 'Gece',
    from: 'Saat {time}’{ending} itibaren',
    endings:
      'dan den den ten ten ten dan den den dan dan den den ten ten ten dan den den dan den den den ten',
    undated: 'Tarihi bilinmeyenler',
  },
  az: {
    morning: 'Səhər',
    afternoon: 'Günortadan sonra',
    evening: 'Axşam',
    night: 'Gecə',
    from: 'Saat {time}-{ending} etibarən',
    endings:
      'dan dən dən dən dən dən dan dən dən dan dan dən dən dən dən dən dan dən dən dan dən dən dən dən',
    undated: 'Tarixi bilinməyənlər',
  },
  en: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    night: 'Night',
    from: 'From {time}',
    undated: 'Without a date',
  },
  it: {
    morning: 'Mattina',
    afternoon: 'Pomeriggio',
    evening: 'Sera',
    night: 'Notte',
    from: 'Dalle {time}',
    fromOne: 'Dall’una',
    undated: 'Senza data',
  },
  fr: {
    morning: 'Le matin',
    afternoon: 'L’après-midi',
    evening: 'Le soir',
    night: 'La nuit',
    from: 'À partir de {hour} h',
    undated: 'Sans date',
  },
  el: {
    morning: 'Πρωί',
    afternoon: 'Μεσημέρι και απόγευμα',
    evening: 'Απόγευμα προς βράδυ',
    night: 'Νύχτα',
    from: 'Από τις {time}',
    fromOne: 'Από τη μία',
    undated: 'Χωρίς ημερομηνία',
  },
  es: {
    morning: 'Por la mañana',
    afternoon: 'Por la tarde',
    evening: 'Por la tarde-noche',
    night: 'Por la noche',
    from: 'Desde las {time}',
    fromOne: 'Desde la una',
    undated: 'Sin fecha',
  },
  de: {
    morning: 'Morgen und Vormittag',
    afternoon: 'Nachmittag',
    evening: 'Abend',
    night: 'Nacht',
    from: 'Ab {hour} Uhr',
    undated: 'Ohne Datum',
  },
  nl: {
    morning: 'Ochtend',
    afternoon: 'Middag',
    evening: 'Avond',
    night: 'Nacht',
    from: 'Vanaf {hour} uur',
    undated: 'Zonder datum',
  },
  kk: {
    morning: 'Түске дейін',
    afternoon: 'Түстен кейін',
    evening: 'Кеш',
    night: 'Түн',
    from: 'Сағат {time}-{ending} бастап',
    endings:
      'ден ден ден тен тен тен дан ден ден дан нан ден ден тен тен тен дан ден ден дан дан ден ден тен',
    undated: 'Күні белгісіз',
  },
  ru: {
    morning: 'Утро',
    afternoon: 'После полудня',
    evening: 'Вечер',
    night: 'Ночь',
    from: 'С {time}',
    undated: 'Без даты',
  },
};

/** Returns a part of the day as the heading of a chapter: `Afternoon`. */
export function formatDayPart(part: DayPart, language: string): string {
  return wordsOf(language)[part];
}

/** Returns the heading of pictures whose day is not known: `Without a date`. */
export function formatUndated(language: string): string {
  return wordsOf(language).undated;
}

/**
 * Returns the heading of an hour and of all later pictures below it, as a diary has it: `From 6:00 PM`, `Ab 18 Uhr`.
 * @param localMs local time, as if it were UTC
 */
export function formatFromHour(localMs: number, language: string): string {
  const { from, fromOne = from, endings = '' } = wordsOf(language);
  const hour = new Date(localMs).getUTCHours();
  return (hour === 1 ? fromOne : from)
    .replace('{hour}', String(hour))
    .replace('{ending}', endings.split(' ')[hour] ?? '')
    .replace('{time}', formatHour(localMs, language));
}

/** @param language or a regional tag of it */
function wordsOf(language: string): DayWords {
  return WORDS[language.slice(0, 2)] ?? WORDS['tr']!;
}
