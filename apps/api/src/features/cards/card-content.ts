import {
  formatHeadingDate,
  PAGES,
  uploadHeading,
  type CardQuery,
  type NamedWedding,
  type WifiNetwork,
} from '@hatira/contract';
import { CARD_TEXTS } from './card-texts.js';
import type { CardContent } from './layout/card.js';
import { wifiCode } from './wifi/wifi-code.js';

/**
 * The words of a wedding's card, for one table or for all.
 * @param wifi of its place, if it is printed, too
 */
export function cardContent(
  wedding: NamedWedding,
  origin: string,
  options: Omit<CardQuery, 'until' | 'wifi'>,
  wifi?: WifiNetwork,
): CardContent {
  const { language, second, table, monogram, initials } = options;
  const { names, date } = uploadHeading(wedding);
  const languages = [...new Set([language, second ?? language])];
  const texts = languages.map((one) => CARD_TEXTS[one]);
  const page = origin + PAGES.upload(wedding.weddingPath);
  return {
    names,
    ...(date !== undefined && { date: formatHeadingDate(date, language) }),
    sentences: texts.map(({ sentence }) => sentence),
    hows: texts.map(({ how }) => how),
    tables:
      table === undefined
        ? []
        : languages.map((one) => ({
            text: CARD_TEXTS[one].table(table),
            language: one,
          })),
    ...(monogram && {
      initials: initials
        ? [...initials.normalize('NFC').toLocaleUpperCase(language)]
        : initialsOf(names, language),
    }),
    link: table === undefined ? page : `${page}?t=${table}`,
    address: readable(origin, wedding.weddingPath),
    ...(wifi && { wifi: { ...wifi, code: wifiCode(wifi) } }),
    language,
  };
}

/** Every table's options. */
export function tablesOf({ table, until }: CardQuery): (number | undefined)[] {
  if (table === undefined || until === undefined) return [table];
  return Array.from({ length: until - table + 1 }, (_, index) => table + index);
}

/**
 * Returns the address for typing: without the scheme, and with letters instead
 * of escapes.
 */
function readable(origin: string, weddingPath: string): string {
  return `${origin.replace(/^https?:\/\//, '')}/${weddingPath}`;
}

function initialsOf(names: string[], language: string): string[] {
  return names.map((name) => [...name][0]?.toLocaleUpperCase(language) ?? '');
}
