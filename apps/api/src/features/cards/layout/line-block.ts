import {
  setAddress,
  setLetters,
  setText,
  textMark,
  type Line,
} from '../../../platform/print/lettering.js';
import type { Mark } from '../../../platform/print/marks.js';
import type { Palette } from '../designs/palettes.js';
import type { CardContent, Region, Style, TextPart, Typeface } from './card.js';

/** A part of known height that is drawn at a place of its column. */
export interface Block {
  height: number;
  /** Wished space above it. */
  gap: number;
  /** The width of its longest line. */
  width?: number;
  draw: (top: number) => Mark[];
}

export interface Drawn {
  content: CardContent;
  style: Style;
  palette: Palette;
  region: Region;
  /** The factor of all sizes, below 1 in a full column. */
  scale: number;
}

/** They stay readable in a full column. */
const SMALL: TextPart[] = ['date', 'table', 'how', 'address'];

interface Words {
  text: string;
  gap: number;
  maxLines?: number;
  /** Changes of the part's typeface. */
  face?: Partial<Typeface>;
  isPassword?: boolean;
}

/** Lines of text that keep to the column. */
export function lineBlock(card: Drawn, part: TextPart, words: Words): Block {
  const { region, scale, style } = card;
  const { maxLines = 1 } = words;
  const face = { ...style.faces[part], ...words.face };
  const fill = words.face?.fill ?? fillOf(card, part, face.fill);
  const shrunk = SMALL.includes(part) ? scale ** 0.4 : scale;
  const setWords = part === 'address' ? setAddress : setText;
  const set = words.isPassword ? setLetters : setWords;
  const { lines, size, tracking } = set(
    written(card, face, words.text),
    { ...face, size: face.size * shrunk * (region.text ?? 1) },
    { width: roomOf(region, part), maxLines },
  );
  const leading = size * (face.fontStack === 'script' ? 1.05 : 1.28);
  const top = Math.min(-0.7 * size, ...lines.map(({ ink }) => ink.top));
  const bottom = Math.max(0.04 * size, ...lines.map(({ ink }) => ink.bottom));
  return {
    height: (lines.length - 1) * leading - top + bottom,
    gap: words.gap * scale,
    width: Math.max(...lines.map(({ width }) => width)),
    draw: (y) =>
      lines.map((line, index) =>
        textMark(line, {
          x: region.x + shiftOf(line, region),
          y: y - top + index * leading,
          size,
          tracking,
          fill,
        }),
      ),
  };
}

function roomOf({ width, narrow }: Region, part: TextPart): number {
  return part === 'names' || part === 'address' ? (narrow ?? width) : width;
}

/** Moves a line whose ink would leave the column. */
function shiftOf({ ink, width }: Line, region: Region): number {
  const least = -ink.left;
  if (region.align === 'left') return least;
  const room = region.width - width;
  return Math.min(Math.max(room / 2, least), region.width - ink.right);
}

export function fillOf({ style, region }: Drawn, part: TextPart, fill: string) {
  return (region.isOnGround ? style.onGround[part] : undefined) ?? fill;
}

export function written(
  { content }: Drawn,
  face: Typeface,
  text: string,
): string {
  return face.isUpper ? text.toLocaleUpperCase(content.language) : text;
}
