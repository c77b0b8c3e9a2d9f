import { setLine, textMark } from '../../../platform/print/lettering.js';
import {
  n,
  stroked,
  type Mark,
  type Page,
} from '../../../platform/print/marks.js';
import { BOOK, bookPage, COLUMN, INK } from './book-style.js';
import { entryBlocks, type Block, type Entry } from './entry.js';

/** The room between two notes, with a rule in its middle. */
const GAP = 11;
/** A page with room to spare widens its gaps up to this. */
const MAX_EXTRA = 9;

interface Placed {
  block: Block;
  top: number;
  /** Gaps above it on its page. */
  gaps: number;
}

/**
 * Sets entries one after the other, and yields a page as soon as it is full.
 * @param firstNumber of the first page
 */
export async function* bookPages(
  entries: AsyncIterable<Entry>,
  firstNumber: number,
): AsyncGenerator<Page> {
  let page = new OpenPage(firstNumber);
  for await (const entry of entries) {
    let isBegun = false;
    for (const chunk of chunksOf(entryBlocks(entry))) {
      const gap = isBegun || page.isEmpty ? 0 : GAP;
      if (!page.isEmpty && !page.hasRoom(gap + heightOf(chunk))) {
        yield page.done();
        page = new OpenPage(page.number + 1);
      } else if (gap > 0) page.addGap();
      for (const block of chunk) page.add(block);
      isBegun = true;
    }
  }
  if (!page.isEmpty) yield page.done();
}

/** Blocks that stay together. */
function chunksOf(blocks: Block[]): Block[][] {
  const chunks: Block[][] = [];
  let open: Block[] = [];
  for (const block of blocks) {
    open.push(block);
    if (block.isKept) continue;
    chunks.push(open);
    open = [];
  }
  return open.length > 0 ? [...chunks, open] : chunks;
}

function heightOf(blocks: Block[]): number {
  return blocks.reduce((total, { height }) => total + height, 0);
}

class OpenPage {
  private readonly placed: Placed[] = [];
  private readonly rules: number[] = [];
  private used = 0;

  constructor(readonly number: number) {}

  get isEmpty(): boolean {
    return this.placed.length === 0;
  }

  hasRoom(height: number): boolean {
    return this.used + height <= COLUMN.height;
  }

  addGap(): void {
    this.rules.push(this.used + GAP / 2);
    this.used += GAP;
  }

  add(block: Block): void {
    this.placed.push({ block, top: this.used, gaps: this.rules.length });
    this.used += block.height;
  }

  done(): Page {
    const spare = COLUMN.height - this.used;
    const extra = Math.min(MAX_EXTRA, spare / (this.rules.length + 1));
    const above = BOOK.top + (spare - this.rules.length * extra) / 2;
    const middle = BOOK.width / 2;
    return bookPage([
      ...this.placed.flatMap(({ block, top, gaps }) =>
        block.draw(above + top + gaps * extra),
      ),
      ...this.rules.map((top, index) =>
        stroked(
          `M${middle - 7} ${n(above + top + (index + 0.5) * extra)}h14`,
          INK.gold,
          0.25,
        ),
      ),
      pageNumber(this.number),
    ]);
  }
}

function pageNumber(number: number): Mark {
  const size = 2.9;
  const line = setLine(String(number), { fontStack: 'text', size });
  return textMark(line, {
    x: (BOOK.width - line.width) / 2,
    y: BOOK.number,
    size,
    tracking: 0,
    fill: INK.soft,
  });
}
