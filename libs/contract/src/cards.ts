/** Prints of the QR kit; `table-cards` is four of `table-card` on A4. */
export const CARD_FORMATS = [
  'table-card',
  'table-cards',
  'tent-card',
  'insert',
  'mirror',
  'poster-a4',
  'poster-a3',
  'stickers-round',
  'stickers-square',
] as const;
export type CardFormat = (typeof CARD_FORMATS)[number];

/** How a print is downloaded: vectors with fonts, vectors, pixels. */
export type CardFile = 'pdf' | 'svg' | 'png';

export const CARD_DESIGNS = ['botanical', 'deco', 'modern', 'tile'] as const;
export type CardDesign = (typeof CARD_DESIGNS)[number];

/** `own`: the design's. */
export const CARD_COLOURS = [
  'own',
  'rosewood',
  'sage',
  'navy',
  'clay',
  'charcoal',
] as const;
export type CardColour = (typeof CARD_COLOURS)[number];

export const MAX_TABLE = 999;
/** Tables of one print. */
export const MAX_TABLES = 200;

/** The address of a print without these options has the defaults. */
export interface CardChoice {
  design?: CardDesign;
  language?: string;
  second?: string;
  table?: number;
  until?: number;
  /** A `CardColour`, or six hexadecimal digits. */
  colour?: string;
  monogram?: boolean;
  /** Instead of those of the names. */
  initials?: string;
  /** The wedding's Wi-Fi code, too. */
  wifi?: boolean;
}

/** Apart from the other routes, as guests do not need them. */
export const CARDS_API = {
  /** The address for staff. */
  list: (hash: number) => `/api/admin/weddings/${hash}/cards`,
  wifi: (hash: number) => `/api/admin/weddings/${hash}/wifi`,
  /** The address of the couple's link. */
  coupleList: (hash: number) => `/api/media/admin/${hash}/cards`,
} as const;

/** @param list one of `CARDS_API` */
export function cardUrl(
  list: string,
  file: `${CardFormat}.${CardFile}`,
  choice: CardChoice = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choice))
    if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return `${list}/${file}${text && `?${text}`}`;
}

export function cardsPageUrl(hash: number): string {
  return `/camera-roll/${hash}/cards`;
}
