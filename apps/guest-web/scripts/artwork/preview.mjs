import sharp from 'sharp';
import { botanicalCard } from './cards/botanical.mjs';
import { decoCard } from './cards/deco.mjs';
import { tileCard } from './cards/tile.mjs';
import { firstPage, placed } from './hero.mjs';
import { INVITATIONS } from './invitations.mjs';
import { phonePage } from './phone.mjs';
import { rect, svg } from './svg.mjs';

const WIDTH = 1200;
const HEIGHT = 630;

/**
 * The link preview in a language: three cards and a phone. A JPEG, which all
 * messengers support.
 */
export async function preview(letter, language) {
  const { botanical, deco, tile } = INVITATIONS[language];
  const outlined = (text, { weight: _weight, ...place }) =>
    letter(text, { hand: 'strong', ...place });
  const drawing = svg(
    WIDTH,
    HEIGHT,
    rect([0, 0, WIDTH, HEIGHT], { fill: '#f3eadd' }),
    rect([24, 24, WIDTH - 48, HEIGHT - 48], {
      fill: 'none',
      stroke: '#c9a86a',
      'stroke-width': 1.5,
    }),
    placed(decoCard(letter, deco, language), {
      x: 96,
      y: 118,
      width: 290,
      turn: -8,
    }),
    placed(tileCard(letter, tile), { x: 822, y: 118, width: 290, turn: 8 }),
    placed(botanicalCard(letter, botanical), {
      x: 300,
      y: 84,
      width: 330,
      turn: -2,
    }),
    placed(phonePage(letter, firstPage(language), outlined), {
      x: 620,
      y: 58,
      width: 250,
      turn: 3,
      radius: 38,
    }),
  );
  const content = await sharp(Buffer.from(drawing.content))
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return { content, extension: 'jpg', width: WIDTH, height: HEIGHT };
}
