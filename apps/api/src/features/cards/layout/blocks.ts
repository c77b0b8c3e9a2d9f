import { codeBlock, wifiBlock } from './code-block.js';
import {
  fontStackFor,
  setText,
  textMark,
} from '../../../platform/print/lettering.js';
import type { Part, Typeface } from './card.js';
import {
  fillOf,
  lineBlock,
  written,
  type Block,
  type Drawn,
} from './line-block.js';

type Draw = (card: Drawn) => Block[];

const PARTS: Record<Part, Draw> = {
  monogram: (card) =>
    card.content.initials ? [crestBlock(card, card.content.initials)] : [],
  names: namesBlocks,
  namesInLine: (card) => [nameLine(card)],
  date: (card) => {
    const { date } = card.content;
    return date ? [lineBlock(card, 'date', { text: date, gap: 3.2 })] : [];
  },
  rule: (card) => [ruleBlock(card)],
  sentence: (card) =>
    card.content.sentences.map((text, index) =>
      index === 0
        ? lineBlock(card, 'sentence', { text, gap: 3, maxLines: 2 })
        : lineBlock(card, 'second', { text, gap: 1.4, maxLines: 2 }),
    ),
  table: tableBlocks,
  code: (card) => [codeBlock(card)],
  wifi: (card) =>
    card.content.wifi ? [wifiBlock(card, card.content.wifi)] : [],
  how: (card) =>
    card.content.hows.map((text, index) =>
      lineBlock(card, 'how', { text, gap: index === 0 ? 2.6 : 1, maxLines: 2 }),
    ),
  address: (card) => {
    const maxLines = card.region.width < 55 ? 3 : 2;
    const text = card.content.address;
    return [lineBlock(card, 'address', { text, gap: 2, maxLines })];
  },
};

/** The part's blocks; without content it has no block. */
export function blocksOf(part: Part, card: Drawn): Block[] {
  return PARTS[part](card);
}

function tableBlocks(card: Drawn): Block[] {
  const { isUpper } = card.style.faces.table;
  const words = card.content.tables.map(({ text, language }) =>
    isUpper ? text.toLocaleUpperCase(language) : text,
  );
  if (words.length === 0) return [];
  const text = [...new Set(words)].join(' · ');
  return [lineBlock(card, 'table', { text, gap: 3, face: { isUpper: false } })];
}

function namesBlocks(card: Drawn): Block[] {
  const { names } = card.content;
  const [first = '', second] = names;
  const fontStack = commonFontStack(card, names.join(''));
  const size = commonSize(card, names, fontStack);
  const name = (text: string, gap: number) =>
    lineBlock(card, 'names', { text, gap, face: { fontStack, size } });
  if (second === undefined) return [name(first, 4)];
  const { and } = card.style;
  const joined = lineBlock(card, 'names', {
    text: and.text,
    gap: 1.6,
    face: {
      ...and.face,
      fill: fillOf(card, 'names', and.face.fill),
    },
  });
  return [name(first, 4), joined, name(second, 1.6)];
}

function nameLine(card: Drawn): Block {
  const text = card.content.names.join(' & ');
  const fontStack = commonFontStack(card, text);
  const size =
    card.style.faces.names.size * (fontStack === 'script' ? 0.8 : 0.62);
  return lineBlock(card, 'names', {
    text,
    gap: 3,
    maxLines: 2,
    face: { fontStack, size },
  });
}

function commonFontStack({ style }: Drawn, text: string) {
  return fontStackFor(style.faces.names.fontStack, text);
}

/** Both names have the size of the longer one. */
function commonSize(
  card: Drawn,
  names: string[],
  fontStack: Typeface['fontStack'],
) {
  const face = { ...card.style.faces.names, fontStack };
  const width = card.region.width;
  const sizes = names.map(
    (name) =>
      setText(written(card, face, name), face, { width, maxLines: 2 }).size,
  );
  return Math.min(face.size, ...sizes);
}

function ruleBlock({ region, style, scale }: Drawn): Block {
  const width = 30 * scale;
  const middle =
    region.align === 'left'
      ? region.x + width / 2
      : region.x + region.width / 2;
  return {
    height: 2 * scale,
    gap: 3 * scale,
    draw: (y) => style.rule(middle, y + scale, width),
  };
}

function crestBlock(card: Drawn, initials: string[]): Block {
  const { region, style, scale } = card;
  const radius = 5.6 * scale;
  const face = style.faces.monogram;
  const { lines, size, tracking } = setText(
    initials.join(' · '),
    { ...face, size: face.size * scale },
    { width: radius * 1.4 },
  );
  const [line] = lines;
  const x =
    region.align === 'left' ? region.x + radius : region.x + region.width / 2;
  return {
    height: 2 * radius,
    gap: 0,
    draw: (y) => [
      ...(style.crest?.(x, y + radius, radius) ?? []),
      ...(line
        ? [
            textMark(line, {
              x: x - line.width / 2,
              y: y + radius + size * 0.36,
              size,
              tracking,
              fill: fillOf(card, 'monogram', face.fill),
            }),
          ]
        : []),
    ],
  };
}
