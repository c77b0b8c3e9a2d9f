import { botanicalCard } from './cards/botanical.mjs';
import { decoCard } from './cards/deco.mjs';
import { modernCard } from './cards/modern.mjs';
import { tileCard } from './cards/tile.mjs';
import { customerPages } from './customer-pages.mjs';
import { drawing } from './drawing.mjs';
import { flags } from './flags.mjs';
import { hero } from './hero.mjs';
import { INVITATIONS } from './invitations.mjs';
import { openLettering } from './lettering.mjs';
import { preview } from './preview.mjs';

/**
 * Draws every picture of the public site, identically in each build: lettered
 * ones once per language, customers' pages in their own.
 * @typedef {Record<string, { content: string | Buffer, extension: string,
 * width: number, height: number,
 * code?: import('./qr-code.mjs').CodePlace }>} Drawings
 * @returns {Promise<{ shared: Drawings, lettered: Record<string, Drawings> }>}
 * lettered by language and name
 */
export async function drawings() {
  const letter = await openLettering();
  const lettered = Object.keys(INVITATIONS).map(async (language) => [
    language,
    await letteredIn(language, letter),
  ]);
  return {
    shared: {
      ...customerPages(letter),
      garland: drawing('garland.svg'),
      ...flags(),
    },
    lettered: Object.fromEntries(await Promise.all(lettered)),
  };
}

async function letteredIn(language, letter) {
  const { botanical, deco, modern, tile } = INVITATIONS[language];
  return {
    hero: hero(letter, language),
    'card-botanical': botanicalCard(letter, botanical),
    'card-deco': decoCard(letter, deco, language),
    'card-modern': modernCard(letter, modern),
    'card-tile': tileCard(letter, tile),
    preview: await preview(letter, language),
  };
}
