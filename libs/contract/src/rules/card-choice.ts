import {
  MAX_TABLE,
  MAX_TABLES,
  type CardChoice,
  type CardColour,
  type CardDesign,
} from '../cards.js';
import { isCardColour } from './card-colour.js';

/** A choice as it is typed in the forms of panel and couple. */
export interface TypedCard {
  design: CardDesign;
  /** `free`: the one of `freeColour`. */
  colour: CardColour | 'free';
  /** The colour with a leading #. */
  freeColour: string;
  language: string;
  /** Empty: one language. */
  second: string;
  /** Digits, or empty. */
  table: string;
  until: string;
  monogram: boolean;
  /** Empty: of the names. */
  initials: string;
  wifi: boolean;
}

export type CardProblem =
  'table' | 'until' | 'tooMany' | 'initials' | 'freeColour';

const INITIALS = /^\p{L}{1,2}$/u;

export function isInitials(text: string): boolean {
  return INITIALS.test(text.normalize('NFC'));
}

/** The first problem of the typed options, if any. */
export function cardProblem(card: TypedCard): CardProblem | undefined {
  const { colour, freeColour, initials, monogram } = card;
  if (colour === 'free' && !isCardColour(freeColour.slice(1)))
    return 'freeColour';
  if (monogram && initials !== '' && !isInitials(initials)) return 'initials';
  return tableProblem(card);
}

export function tableProblem({
  table,
  until,
}: Pick<TypedCard, 'table' | 'until'>):
  Exclude<CardProblem, 'initials' | 'freeColour'> | undefined {
  if (table === '') return until === '' ? undefined : 'table';
  if (!isTable(table)) return 'table';
  if (until === '') return undefined;
  if (!isTable(until) || Number(until) < Number(table)) return 'until';
  return Number(until) - Number(table) < MAX_TABLES ? undefined : 'tooMany';
}

/** The options of the print's address; those with a problem are left out. */
export function choiceOf(card: TypedCard): CardChoice {
  const { design, language, second, monogram, initials, wifi } = card;
  const { table, until } = tableProblem(card) ? NO_TABLES : card;
  return {
    design,
    colour: colourOf(card),
    language,
    monogram,
    ...(second !== '' && second !== language && { second }),
    ...(table !== '' && { table: Number(table) }),
    ...(until !== '' && { until: Number(until) }),
    ...(monogram && isInitials(initials) && { initials }),
    ...(wifi && { wifi }),
  };
}

const NO_TABLES = { table: '', until: '' };

function colourOf({ colour, freeColour }: TypedCard): string {
  if (colour !== 'free') return colour;
  const digits = freeColour.slice(1);
  return isCardColour(digits) ? digits : 'own';
}

function isTable(text: string): boolean {
  return (
    /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_TABLE
  );
}
