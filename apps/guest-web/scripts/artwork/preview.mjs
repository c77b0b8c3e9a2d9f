import sharp from 'sharp';
import { botanicalCard } from './cards/botanical.mjs';
import { decoCard } from './cards/deco.mjs';
import { tileCard } from './cards/tile.mjs';
import { CUSTOMERS } from './customer-pages.mjs';
import { placed } from './hero.mjs';
import { phonePage } from './phone.mjs';
import { rect, svg } from './svg.mjs';

const WIDTH = 1200;
const HEIGHT = 630;

/** What messengers show of a link to the site: three cards and a phone, as a JPEG, which all of them read. */
export async function preview(letter) {
  const drawing = svg(
    WIDTH,
    HEIGHT,
    rect([0, 0, WIDTH, HEIGHT], { fill: '#f3eadd' }),
    rect([24, 24, WIDTH - 48, HEIGHT - 48], { fill: 'none', stroke: '#c9a86a', 'stroke-width': 1.5 }),
    placed(decoCard(letter), { x: 96, y: 118, width: 290, turn: -8 }),
    placed(tileCard(letter), { x: 822, y: 118, width: 290, turn: 8 }),
    placed(botanicalCard(letter), { x: 300, y: 84, width: 330, turn: -2 }),
    placed(phonePage(letter, CUSTOMERS.bosphorus), { x: 620, y: 58, width: 250, turn: 3, radius: 38 }),
  );
  const content = await sharp(Buffer.from(drawing.content)).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  return { content, extension: 'jpg', width: WIDTH, height: HEIGHT };
}
