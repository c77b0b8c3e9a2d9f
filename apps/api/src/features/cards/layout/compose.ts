import type { Mark } from '../../../platform/print/marks.js';
import type { Palette } from '../designs/palettes.js';
import { blocksOf } from './blocks.js';
import type { Block, Drawn } from './line-block.js';
import type { CardContent, Design, Region, Shape } from './card.js';

const SMALLEST = 0.3;
/** The least size of a sticker's second sentence. */
const LEGIBLE = 0.7;
/** A column with room to spare widens its gaps up to this factor. */
const WIDEST_GAP = 2.4;

export interface Card {
  design: Design;
  palette: Palette;
  content: CardContent;
}

/** Draws one card at 0, 0 in the shape's units. */
export function cardMarks(
  { design, palette, content }: Card,
  shape: Shape,
  over: number,
): Mark[] {
  const style = design.style(palette);
  return [
    ...design.ground(shape, palette, { over, content }),
    ...design
      .regions(shape)
      .flatMap((region) => column({ region, style, palette, content })),
  ];
}

/** A column's content with its style. */
type Column = Omit<Drawn, 'scale'>;

/** A sticker has no second sentence where both would be too small to read. */
function column(card: Column): Mark[] {
  const { content, region } = card;
  const fitted = fit(card);
  const [first, second] = content.sentences;
  if (!region.isSticker || !first || !second || fitted.scale >= LEGIBLE)
    return fitted.marks;
  return fit({ ...card, content: { ...content, sentences: [first] } }).marks;
}

/** Everything becomes smaller until the column holds it. */
function fit(card: Column): { scale: number; marks: Mark[] } {
  const { region } = card;
  for (let scale = 1; ; scale *= 0.97) {
    const blocks = region.parts.flatMap((part) =>
      blocksOf(part, { ...card, scale }),
    );
    const heights = sum(blocks.map(({ height }) => height));
    const gaps = sum(blocks.slice(1).map(({ gap }) => gap));
    const spare = region.height - heights - gaps;
    if (spare < 0 && scale > SMALLEST) continue;
    const room = { spare: Math.max(0, spare), gaps };
    return { scale, marks: stacked(blocks, region, room) };
  }
}

function stacked(
  blocks: Block[],
  region: Region,
  { spare, gaps }: { spare: number; gaps: number },
): Mark[] {
  const factor =
    gaps > 0 ? Math.min(WIDEST_GAP, (gaps + spare) / gaps) : WIDEST_GAP;
  const used = (factor - 1) * gaps;
  let y = region.y + (spare - used) / 2;
  return blocks.flatMap(({ height, gap, draw }, index) => {
    if (index > 0) y += gap * factor;
    const marks = draw(y);
    y += height;
    return marks;
  });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
