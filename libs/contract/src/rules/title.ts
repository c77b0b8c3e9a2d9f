/** Names and date in a wedding's path (specification sections 2 and 5). */

export interface UploadHeading {
  /** `DD/MM/20YY`; undefined if the path has no date. */
  date?: string;
  /** One name, or two to join with an ampersand. */
  names: string[];
}

const NAME_PART = /^[\p{L}\p{M}]+$/u;
const DATE_PART = /^(\d{2})(\d{2})(\d{2})$/;

/** Heading of the upload page: `AyşeNur-140626-Mehmet` becomes 14/06/2026, `Ayşe Nur` and `Mehmet`. */
export function uploadHeading(slug: string): UploadHeading {
  const [first = '', middle = '', second = '', ...rest] = slug.split('-');
  const date = dateOf(middle);
  if (
    rest.length === 0 &&
    date &&
    NAME_PART.test(first) &&
    NAME_PART.test(second)
  ) {
    return { date, names: [displayName(first), displayName(second)] };
  }
  return { names: titleNames(slug) };
}

/** Title of a gallery: without numeric and very short parts, `A & B` for two or more words. */
export function weddingTitle(slug: string): string {
  return titleNames(slug).join(' & ');
}

function titleNames(slug: string): string[] {
  const words = slug
    .split('-')
    .filter((part) => !/^\d+$/.test(part) && [...part].length > 2);
  return words.length === 0 ? [slug] : words.slice(0, 2).map(displayName);
}

function dateOf(part: string): string | undefined {
  const match = DATE_PART.exec(part);
  if (!match) return undefined;
  const [, day = '', month = '', year = ''] = match;
  const date = new Date(
    Date.UTC(2000 + Number(year), Number(month) - 1, Number(day)),
  );
  const isReal =
    date.getUTCDate() === Number(day) &&
    date.getUTCMonth() === Number(month) - 1;
  return isReal ? `${day}/${month}/20${year}` : undefined;
}

/** `ayşeNur` becomes `Ayşe Nur`. */
function displayName(word: string): string {
  const spaced = word.replace(/(\p{Ll}\p{M}*)(?=\p{Lu})/gu, '$1 ');
  const [initial = '', ...rest] = spaced;
  return initial.toUpperCase() + rest.join('');
}
