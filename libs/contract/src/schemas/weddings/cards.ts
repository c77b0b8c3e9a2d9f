import { z } from 'zod';
import {
  CARD_COLOURS,
  CARD_DESIGNS,
  CARD_FORMATS,
  MAX_TABLE,
  MAX_TABLES,
} from '../../cards.js';
import { isInitials } from '../../rules/card-choice.js';
import { isCardColour } from '../../rules/card-colour.js';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../languages.js';
import { integerText } from '../common.js';

const table = integerText(3)
  .refine((number) => number >= 1, 'is less than 1')
  .meta({ type: 'integer', minimum: 1, maximum: MAX_TABLE });

const flag = (unset: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(unset)
    .transform((value) => value === 'true');

/** `GET …/cards` and the prints. */
export const cardQuery = z
  .object({
    design: z.enum(CARD_DESIGNS).default('botanical'),
    language: z.enum(LANGUAGES).default(FALLBACK_LANGUAGE),
    second: z
      .enum(LANGUAGES)
      .describe('A second language on the same card.')
      .optional(),
    table: table
      .describe(
        `1 to ${MAX_TABLE}: on the card, and as \`t\` in the code’s address.`,
      )
      .optional(),
    until: table
      .describe(
        `With \`table\`: the last of at most ${MAX_TABLES} tables, each with its own card.`,
      )
      .optional(),
    colour: z
      .union([
        z.enum(CARD_COLOURS),
        z
          .string()
          .refine(isCardColour, 'is too pale, or not six hexadecimal digits')
          .describe(
            'Six hexadecimal digits, with a contrast of 4.5 to white paper.',
          ),
      ])
      .default('own'),
    monogram: flag('true'),
    initials: z
      .string()
      .max(8)
      .refine(isInitials, 'is not one or two letters')
      .describe('One or two letters instead of those of the names.')
      .optional(),
    wifi: flag('false').describe(
      'The Wi-Fi code beside it, if the wedding has one.',
    ),
  })
  .refine(
    ({ table: first, until = first }) =>
      until === undefined ||
      (first !== undefined && until >= first && until - first < MAX_TABLES),
    { path: ['until'], message: `${MAX_TABLES} tables at most, after table` },
  );
export type CardQuery = z.infer<typeof cardQuery>;

/** The last part of a print's address. */
export const cardFormat = z.enum(CARD_FORMATS);

export const cardPrints = z
  .object({
    success: z.literal(true),
    hasWifi: z.boolean().describe('A Wi-Fi network is known for its cards.'),
    data: z.array(
      z.object({
        name: cardFormat,
        url: z.string().describe('The PDF, with the given options.'),
      }),
    ),
  })
  .meta({ id: 'CardPrints' });
export type CardPrints = z.infer<typeof cardPrints>;

/** Counts the bytes of UTF-8. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);
}

/** The network that guests' phones join, by a code on the cards. Secret. */
export const wifiNetwork = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .refine(
        (name) => bytesOf(name) <= 32 && !/[\p{Cc}\p{Cs}]/u.test(name),
        'is longer than 32 bytes, or has control characters',
      )
      .describe('At most 32 bytes.'),
    password: z
      .string()
      .regex(/^[ -~]{8,63}$/)
      .describe('8 to 63 letters of ASCII; absent: an open network.')
      .optional(),
  })
  .meta({ id: 'WifiNetwork' });
export type WifiNetwork = z.infer<typeof wifiNetwork>;

/** `PUT /api/admin/weddings/{hash}/wifi` */
export const changeWifi = z.object({
  wifi: wifiNetwork.nullable().describe('Null: no network.'),
});
export type ChangeWifi = z.infer<typeof changeWifi>;

/** `GET` and `PUT /api/admin/weddings/{hash}/wifi` */
export const weddingWifi = z
  .object({ success: z.literal(true), wifi: wifiNetwork.nullable() })
  .meta({ id: 'WeddingWifi' });
export type WeddingWifi = z.infer<typeof weddingWifi>;
