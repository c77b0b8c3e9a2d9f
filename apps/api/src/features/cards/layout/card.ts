import type { WifiNetwork } from '@hatira/contract';
import type { FontStack } from '../../../platform/print/font-stacks.js';
import type { Mark } from '../../../platform/print/marks.js';
import type { Palette } from '../designs/palettes.js';

/** The words and addresses of one card. */
export interface CardContent {
  /** One or two. */
  names: string[];
  date?: string;
  /** The sentences in the card's language, then in its second. */
  sentences: string[];
  hows: string[];
  tables: { text: string; language: string }[];
  initials?: string[];
  /** The link of the code. */
  link: string;
  /** The link in letters. */
  address: string;
  wifi?: WifiNetwork & { code: string };
  language: string;
}

/**
 * Formats of one proportion share a layout, in units of which the short side
 * of an A6 card has 105.
 */
export interface Shape {
  kind: 'portrait' | 'landscape' | 'square' | 'seal' | 'round';
  width: number;
  height: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Part =
  | 'monogram'
  | 'names'
  | 'namesInLine'
  | 'date'
  | 'rule'
  | 'sentence'
  | 'table'
  | 'code'
  /** The Wi-Fi code and its words beside it. */
  | 'wifi'
  | 'how'
  | 'address';

/** A column of parts, distributed over its height. */
export interface Region extends Rect {
  parts: Part[];
  align?: 'left';
  /** The text is on the field of colour instead of paper. */
  isOnGround?: boolean;
  /** The side of the code, with its quiet zone. */
  code?: number;
  /** The Wi-Fi code is beside the code. */
  hasWifi?: boolean;
  /** Width of names and address, at the ends of a round sticker. */
  narrow?: number;
  /** Enlarges the texts. */
  text?: number;
  isSticker?: boolean;
}

export interface Typeface {
  fontStack: FontStack;
  size: number;
  tracking?: number;
  isUpper?: boolean;
  fill: string;
}

export type TextPart =
  Exclude<Part, 'rule' | 'code' | 'wifi' | 'namesInLine'> | 'second';

export interface Style {
  faces: Record<TextPart, Typeface>;
  /** Colours on the field of colour. */
  onGround: Partial<Record<TextPart, string>>;
  /** The word between two names. */
  and: { text: string; face: Typeface };
  /** The frame around the code, outside its quiet zone. */
  codeFrame?: string;
  rule: (x: number, y: number, width: number) => Mark[];
  /** Draws the crest around the initials. */
  crest?: (x: number, y: number, radius: number) => Mark[];
}

export interface Design {
  style: (palette: Palette) => Style;
  /** Paper and ornaments, `over` beyond the edge. */
  ground: (
    shape: Shape,
    palette: Palette,
    card: { over: number; content: CardContent },
  ) => Mark[];
  regions: (shape: Shape) => Region[];
}
