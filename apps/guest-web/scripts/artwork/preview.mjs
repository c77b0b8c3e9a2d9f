import sharp from 'sharp';
import { botanicalCard } from './cards/botanical.mjs';
import { decoCard } from './cards/deco.mjs';
import { tileCard } from './cards/tile.mjs';
import { drawing } from './drawing.mjs';
import { firstPage } from './hero.mjs';
import { INVITATIONS } from './invitations.mjs';
import { phonePage } from './phone.mjs';
import { withWrittenCode } from './qr-code.mjs';

/**
 * The link preview: three cards and a phone, as JPEG, which all messengers
 * support.
 */
export async function preview(letter, language) {
  const { botanical, deco, tile } = INVITATIONS[language];
  // The font's thin strokes would disappear.
  const outlined = (text, { weight: _weight, ...place }) =>
    letter(text, {
      fontStack: 'strong',
      stroke: place.fill,
      'stroke-width': 0.7,
      ...place,
    });
  const named = (card, { names }) => withWrittenCode(card, names.join(' & '));
  const picture = drawing('preview.svg', {
    images: {
      deco: named(decoCard(letter, deco, language), deco),
      tile: named(tileCard(letter, tile), tile),
      botanical: named(botanicalCard(letter, botanical), botanical),
      phone: phonePage(letter, firstPage(language), outlined),
    },
  });
  const content = await sharp(Buffer.from(picture.content))
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return { ...picture, content, extension: 'jpg' };
}
