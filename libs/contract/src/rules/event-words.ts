import type { EVENT_KINDS } from '../event-kinds.js';

export type EventKind = (typeof EVENT_KINDS)[number];

/** `other` requires a name; its word is for lists of kinds. */
const WORDS: Record<string, Record<EventKind, string>> = {
  tr: {
    'henna-night': 'Kına gecesi',
    engagement: 'Nişan',
    'civil-ceremony': 'Nikâh',
    wedding: 'Düğün',
    party: 'After party',
    'day-after': 'Ertesi gün',
    trip: 'Gezi',
    other: 'Başka bir etkinlik',
  },
  az: {
    'henna-night': 'Xına gecəsi',
    engagement: 'Nişan',
    'civil-ceremony': 'Nikah',
    wedding: 'Toy',
    party: 'Əyləncə gecəsi',
    'day-after': 'Ertəsi gün',
    trip: 'Səyahət',
    other: 'Başqa bir tədbir',
  },
  en: {
    'henna-night': 'Henna night',
    engagement: 'Engagement',
    'civil-ceremony': 'Civil ceremony',
    wedding: 'Wedding',
    party: 'After-party',
    'day-after': 'The day after',
    trip: 'Trip',
    other: 'Another event',
  },
  it: {
    'henna-night': 'Notte dell’henné',
    engagement: 'Fidanzamento',
    'civil-ceremony': 'Rito civile',
    wedding: 'Matrimonio',
    party: 'Festa',
    'day-after': 'Il giorno dopo',
    trip: 'Gita',
    other: 'Un altro evento',
  },
  fr: {
    'henna-night': 'Soirée du henné',
    engagement: 'Fiançailles',
    'civil-ceremony': 'Mariage civil',
    wedding: 'Mariage',
    party: 'Soirée',
    'day-after': 'Le lendemain',
    trip: 'Excursion',
    other: 'Un autre événement',
  },
  el: {
    'henna-night': 'Βραδιά της χένας',
    engagement: 'Αρραβώνας',
    'civil-ceremony': 'Πολιτικός γάμος',
    wedding: 'Γάμος',
    party: 'Πάρτι',
    'day-after': 'Η επόμενη μέρα',
    trip: 'Εκδρομή',
    other: 'Άλλη εκδήλωση',
  },
  es: {
    'henna-night': 'Noche de la henna',
    engagement: 'Pedida',
    'civil-ceremony': 'Boda civil',
    wedding: 'Boda',
    party: 'Fiesta',
    'day-after': 'El día después',
    trip: 'Excursión',
    other: 'Otro evento',
  },
  de: {
    'henna-night': 'Hennaabend',
    engagement: 'Verlobung',
    'civil-ceremony': 'Standesamt',
    wedding: 'Hochzeit',
    party: 'Party',
    'day-after': 'Der Tag danach',
    trip: 'Ausflug',
    other: 'Ein anderes Fest',
  },
  nl: {
    'henna-night': 'Henna-avond',
    engagement: 'Verloving',
    'civil-ceremony': 'Burgerlijk huwelijk',
    wedding: 'Bruiloft',
    party: 'Feest',
    'day-after': 'De dag erna',
    trip: 'Uitstapje',
    other: 'Een ander feest',
  },
  kk: {
    'henna-night': 'Қына кеші',
    engagement: 'Сырға салу',
    'civil-ceremony': 'Неке қию',
    wedding: 'Үйлену тойы',
    party: 'Сауық кеші',
    'day-after': 'Келесі күн',
    trip: 'Саяхат',
    other: 'Басқа той',
  },
  ru: {
    'henna-night': 'Ночь хны',
    engagement: 'Помолвка',
    'civil-ceremony': 'Роспись',
    wedding: 'Свадьба',
    party: 'Вечеринка',
    'day-after': 'Второй день',
    trip: 'Поездка',
    other: 'Другой праздник',
  },
};

/**
 * Returns the word for a kind of event, in Turkish for an unknown language.
 * @param language its code, also with a region
 */
export function eventKindWord(kind: EventKind, language: string): string {
  return (WORDS[language.slice(0, 2)] ?? WORDS['tr']!)[kind];
}

/** Returns the name of an event: its own, or the word for its kind. */
export function eventName(
  { kind, name }: { kind: EventKind; name: string | null },
  language: string,
): string {
  return name ?? eventKindWord(kind, language);
}
