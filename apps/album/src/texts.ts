import {
  formatDayHeading,
  formatHour,
  formatNumber,
  OWN_DATES,
} from '@hatira/contract';

/** The language that the page's reader sees. */
export interface Reader {
  /** Two letters. */
  language: string;
  /** The language with the region, for dates and numbers. */
  tag: string;
}

/**
 * Returns the first language that the reader wants and the page has, otherwise Turkish.
 * @param wanted tags as of `navigator.languages`
 */
export function readerOf(
  wanted: readonly string[],
  known: readonly string[],
): Reader {
  const tag = wanted.find((each) => known.indexOf(codeOf(each)) >= 0) ?? 'tr';
  const language = codeOf(tag);
  return { language, tag: OWN_DATES[language] ? language : tag };
}

/** Numbers, days and hours as a reader writes them. */
export class Texts {
  constructor(private readonly reader: Reader) {}

  number(value: number): string {
    return formatNumber(value, this.reader.tag);
  }

  /** @param seconds of the wedding's clock */
  day(seconds: number): string {
    return formatDayHeading(1000 * seconds, this.reader.tag);
  }

  /** @param seconds of the wedding's clock */
  time(seconds: number): string {
    return formatHour(1000 * seconds, this.reader.tag);
  }

  /** @param seconds of the wedding's clock */
  moment(seconds: number): string {
    return `${this.day(seconds)}, ${this.time(seconds)}`;
  }
}

/** Returns a search key: a text without case, accents and the four Turkish i. */
export function fold(text: string): string {
  return text
    .replace(/[Iİı]/g, 'i')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/**
 * Returns the address of a file beside the page.
 * @param path with slashes
 */
export function address(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/'/g, '%27'))
    .join('/');
}

function codeOf(tag: string): string {
  return tag.slice(0, 2);
}
