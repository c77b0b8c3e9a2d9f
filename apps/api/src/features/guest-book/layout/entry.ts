import { filled, type Mark } from '../../../platform/print/marks.js';
import {
  balancedLines,
  paragraphLines,
  type ParagraphLine,
} from '../../../platform/print/paragraph.js';
import { BOOK, COLUMN, INK } from './book-style.js';
import { centred } from './title-page.js';

/** A picture that fits its place, in millimetres. */
export interface PrintedPicture {
  jpeg: Buffer;
  isVideo: boolean;
  width: number;
  height: number;
}

export interface Entry {
  text?: string | undefined;
  writer?: string | undefined;
  /** The moment as a reader sees it. */
  moment: string;
  pictures: PrintedPicture[];
}

/** A line or a row that is not divided. */
export interface Block {
  height: number;
  /** Stays on the page of the next block. */
  isKept: boolean;
  draw: (top: number) => Mark[];
}

export const PICTURE_GAP = 2.5;
const TEXT = { fontStack: 'anyScript', size: 3.9 } as const;
const WRITER = { fontStack: 'anyScriptItalic', size: 3.7 } as const;
const MOMENT = { fontStack: 'anyScript', size: 2.7 } as const;
const LEADING = 1.5;
/** Longer notes begin at their side. */
const MAX_CENTRED_LINES = 4;
const HEART = '\u2665';

/** Pictures, the note, its writer and the moment, from above. */
export function entryBlocks(entry: Entry): Block[] {
  const { text, writer, moment, pictures } = entry;
  const flowing = text ? paragraphLines(text, TEXT, COLUMN.width) : [];
  const isCentred = flowing.length <= MAX_CENTRED_LINES;
  const lines = isCentred
    ? balancedLines(text ?? '', TEXT, COLUMN.width)
    : flowing;
  const sign = lines.length > 0 ? '\u2014' : HEART;
  return [
    ...pictureBlocks(pictures),
    ...lines.map((line, index) =>
      lineBlock(line, {
        size: TEXT.size,
        fill: INK.text,
        isCentred,
        // Two lines at least on either page, and the last with its writer.
        isKept: index === 0 || index >= lines.length - 2,
      }),
    ),
    ...(writer
      ? paragraphLines(`${sign} ${writer}`, WRITER, COLUMN.width).map((line) =>
          lineBlock(line, {
            size: WRITER.size,
            fill: INK.accent,
            isCentred: true,
            isKept: true,
          }),
        )
      : []),
    ...paragraphLines(moment, MOMENT, COLUMN.width).map((line) =>
      lineBlock(line, {
        size: MOMENT.size,
        fill: INK.soft,
        isCentred: true,
        isKept: false,
      }),
    ),
  ];
}

function lineBlock(
  line: ParagraphLine,
  style: { size: number; fill: string; isCentred: boolean; isKept: boolean },
): Block {
  const { size, fill, isCentred, isKept } = style;
  const height = size * LEADING;
  return {
    height,
    isKept,
    draw: (top) => {
      const place = { y: top + height * 0.7, size, fill };
      if (isCentred) return [centred(line, place)];
      const { runs, width, isRightToLeft } = line;
      const x = BOOK.side + (isRightToLeft ? COLUMN.width - width : 0);
      return [{ kind: 'text', runs, x, tracking: 0, ...place }];
    },
  };
}

function pictureBlocks(pictures: PrintedPicture[]): Block[] {
  const [first] = pictures;
  if (!first) return [];
  const all =
    pictures.reduce((total, { width }) => total + width, 0) +
    (pictures.length - 1) * PICTURE_GAP;
  return [
    {
      height: first.height + 3,
      isKept: true,
      draw: (y) => {
        let left = (BOOK.width - all) / 2;
        return pictures.flatMap((picture) => {
          const x = left;
          left += picture.width + PICTURE_GAP;
          return pictureMarks(picture, x, y);
        });
      },
    },
  ];
}

function pictureMarks(
  { isVideo, ...picture }: PrintedPicture,
  x: number,
  y: number,
): Mark[] {
  const mark: Mark = { kind: 'picture', ...picture, x, y };
  if (!isVideo) return [mark];
  const [middle, centre] = [x + picture.width / 2, y + picture.height / 2];
  const triangle = `M${middle - 2.2} ${centre - 3}l5.6 3l-5.6 3z`;
  return [mark, filled(triangle, '#ffffff')];
}
