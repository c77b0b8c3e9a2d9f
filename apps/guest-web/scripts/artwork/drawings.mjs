import { botanicalCard } from './cards/botanical.mjs';
import { decoCard } from './cards/deco.mjs';
import { modernCard } from './cards/modern.mjs';
import { tileCard } from './cards/tile.mjs';
import { customerPages } from './customer-pages.mjs';
import { flags } from './flags.mjs';
import { garland, hero } from './hero.mjs';
import { openLettering } from './lettering.mjs';
import { preview } from './preview.mjs';

/**
 * Every picture of the public site, drawn here, line by line, and the same in every build.
 * @returns {Promise<Record<string, { content: string | Buffer, extension: string, width: number, height: number }>>}
 */
export async function drawings() {
  const letter = await openLettering();
  return {
    hero: hero(letter),
    'card-botanical': botanicalCard(letter),
    'card-deco': decoCard(letter),
    'card-modern': modernCard(letter),
    'card-tile': tileCard(letter),
    ...customerPages(letter),
    garland: garland(),
    preview: await preview(letter),
    ...flags(),
  };
}
