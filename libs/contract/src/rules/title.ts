/**
 * Names and date: staff's, else the path's (specification sections 2 and 5).
 */

export interface DisplayedNames {
  /** One name or two; null: from the path. */
  displayedNames: string[] | null;
  /** `YYYY-MM-DD`; null: from the path. */
  displayedDate: string | null;
}

export interface NamedWedding extends DisplayedNames {
  weddingPath: string;
}

export interface UploadHeading {
  /** `DD/MM/YYYY` */
  date?: string;
  /** Two are joined with an ampersand. */
  names: string[];
}

const NAME_PART = /^[\p{L}\p{M}]+$/u;
const DATE_PART = /^(\d{2})(\d{2})(\d{2})$/;

/** `AyşeNur-140626-Mehmet` becomes 14/06/2026, `Ayşe Nur` and `Mehmet`. */
export function uploadHeading({
  weddingPath,
  displayedNames,
  displayedDate,
}: NamedWedding): UploadHeading {
  const derived = pathHeading(weddingPath);
  const date = displayedDate?.split('-').reverse().join('/') ?? derived.date;
  const names = displayedNames ?? derived.names;
  return date === undefined ? { names } : { date, names };
}

/**
 * Returns at most two names; from a path without its numeric and very short
 * parts.
 */
export function titleNames({
  weddingPath,
  displayedNames,
}: Omit<NamedWedding, 'displayedDate'>): string[] {
  if (displayedNames) return displayedNames;
  const words = titleWords(weddingPath);
  return words.length === 0 ? [weddingPath] : words.map(displayName);
}

/** One name, or `A & B`. */
export function weddingTitle(
  wedding: Omit<NamedWedding, 'displayedDate'>,
): string {
  return titleNames(wedding).join(' & ');
}

/** A path's parts with letters that its gallery's title omits. */
export function droppedNames(slug: string): string[] {
  const words = titleWords(slug);
  return slug
    .split('-')
    .filter((part) => /\p{L}/u.test(part) && !words.includes(part));
}

function pathHeading(slug: string): UploadHeading {
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
  const names = titleNames({ weddingPath: slug, displayedNames: null });
  return { names };
}

function titleWords(slug: string): string[] {
  const isName = (part: string) => !/^\d+$/.test(part) && [...part].length > 2;
  return slug.split('-').filter(isName).slice(0, 2);
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
