import sharp from 'sharp';
import { botanicalCard } from './cards/botanical.mjs';
import { decoCard } from './cards/deco.mjs';
import { tileCard } from './cards/tile.mjs';
import { drawing } from './drawing.mjs';
import { firstPage } from './hero.mjs';
import { INVITATIONS } from './invitations.mjs';
import { phonePage } from './phone.mjs';

/**
 * The link preview in a language: three cards and a phone. A JPEG, which all
 * messengers support.
 */
export async function preview(letter, language) {
  const { botanical, deco, tile } = INVITATIONS[language];
  const outlined = (text, { weight: _weight, ...place }) =>
    letter(text, { hand: 'strong', ...place });
  const picture = drawing('preview.svg', {
    images: {
      deco: decoCard(letter, deco, language),
      tile: tileCard(letter, tile),
      botanical: botanicalCard(letter, botanical),
      phone: phonePage(letter, firstPage(language), outlined),
    },
  });
  const content = await sharp(Buffer.from(picture.content))
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return { ...picture, content, extension: 'jpg' };
}
