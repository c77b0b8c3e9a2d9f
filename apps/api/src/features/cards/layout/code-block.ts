import {
  filled,
  rect,
  stroked,
  type Mark,
} from '../../../platform/print/marks.js';
import type { CardContent, Rect } from './card.js';
import { codeMarks } from './code.js';
import { lineBlock, type Block, type Drawn } from './line-block.js';

type Wifi = NonNullable<CardContent['wifi']>;

/** The side of the frame around a code, outside its quiet zone. */
const FRAME = 1.4;
/** Codes of a full column stay readable. */
const SMALLEST = 0.85;
const WIFI_SIDE = 24;
/** The width of the Wi-Fi code's column, in sides of the code beside it. */
const WIFI_SHARE = 0.78;

/** The code, with the Wi-Fi code beside it where the column has room for both. */
export function codeBlock(card: Drawn): Block {
  const { content, region, scale } = card;
  const side =
    (region.code ?? 34) * Math.max(scale, SMALLEST) + 2 * frameOf(card);
  const wifi = region.hasWifi ? content.wifi : undefined;
  if (wifi) return pairBlock(card, side, wifi);
  const room = region.align === 'left' ? 0 : region.width - side;
  return {
    height: side,
    gap: 3 * scale,
    draw: (y) =>
      framedCode(card, content.link, { x: region.x + room / 2, y, side }),
  };
}

/** The Wi-Fi code, and its words beside it. */
export function wifiBlock(card: Drawn, wifi: Wifi): Block {
  const { region, scale } = card;
  const side = WIFI_SIDE * Math.max(scale, SMALLEST) + 2 * frameOf(card);
  const gap = 2.5 * scale;
  const width = region.width - side - gap;
  const at = (x: number) =>
    wordsOf(card, wifi, { x: x + side + gap, width, align: 'left' });
  const { width: used, height } = at(0);
  const isLeft = region.align === 'left';
  const x = region.x + (isLeft ? 0 : (width - used) / 2);
  return {
    height: side,
    gap: 3 * scale,
    draw: (y) => [
      ...framedCode(card, wifi.code, { x, y, side }),
      ...at(x).draw(y + (side - height) / 2),
    ],
  };
}

/** Both codes with equal tops; the words below the smaller one end with the larger. */
function pairBlock(card: Drawn, side: number, wifi: Wifi): Block {
  const { content, region, scale } = card;
  const gap = 5 * scale;
  const width = Math.min(WIFI_SHARE * side, region.width - side - gap);
  const left = region.x + (region.width - side - gap - width) / 2;
  const x = left + side + gap;
  const words = wordsOf(card, wifi, { x, width });
  const small = Math.min(width, side - words.height - 1);
  return {
    height: side,
    gap: 3 * scale,
    draw: (y) => [
      ...framedCode(card, content.link, { x: left, y, side }),
      ...framedCode(card, wifi.code, {
        x: x + (width - small) / 2,
        y,
        side: small,
      }),
      ...words.draw(y + side - words.height),
    ],
  };
}

/** Name and password of the network, one below the other. */
function wordsOf(
  card: Drawn,
  { name, password }: Wifi,
  place: Pick<Rect, 'x' | 'width'> & { align?: 'left' },
) {
  const { align: _, ...region } = card.region;
  const inPlace = { ...card, region: { ...region, ...place } };
  const blocks = [
    lineBlock(inPlace, 'how', {
      text: `Wi-Fi · ${name}`,
      gap: 0,
      maxLines: 2,
      face: { fontStack: 'strong' },
    }),
    ...(password
      ? [
          lineBlock(inPlace, 'how', {
            text: password,
            gap: 1,
            maxLines: 3,
            isPassword: true,
            face: { fontStack: 'text' },
          }),
        ]
      : []),
  ];
  const steps = blocks.map(({ height, gap }) => height + gap);
  return {
    height: steps.reduce((sum, step) => sum + step, 0),
    width: Math.max(...blocks.map(({ width = 0 }) => width)),
    draw: (top: number): Mark[] => {
      let y = top;
      return blocks.flatMap(({ height, gap, draw }) => {
        y += gap + height;
        return draw(y - height);
      });
    },
  };
}

/** @param side with the frame */
function framedCode(
  card: Drawn,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): Mark[] {
  const { palette, style } = card;
  const { paper: light, deep: dark } = palette;
  const inset = frameOf(card);
  const marks = codeMarks(
    text,
    { x: x + inset, y: y + inset, side: side - 2 * inset },
    { dark, light },
  );
  if (!style.codeFrame) return marks;
  return [
    filled(rect(x, y, side, side), light),
    stroked(rect(x + 0.5, y + 0.5, side - 1, side - 1), style.codeFrame, 0.25),
    ...marks,
  ];
}

function frameOf({ style }: Drawn): number {
  return style.codeFrame ? FRAME : 0;
}
