/** As in `timeline.module.css`. */
const DAY_REM = 1.125;
const DAY_LINE = 1.25;
const DAY_PADDING_PX = 12;
const HOUR_REM = 2;
const PADDING_PX = 16;
/** Browsers round the widths of letters. */
const SPARE = 1.03;

/**
 * Pixels of headings, from their texts: the layout is known before they
 * render.
 */
export class HeadingHeights {
  private readonly context = document.createElement('canvas').getContext('2d');
  private readonly days = new Map<string, number>();
  private key = '';

  day(text: string, width: number): number {
    const rem = this.use(width);
    const known = this.days.get(text);
    if (known !== undefined) return known;
    const size = DAY_REM * rem;
    const lines = this.linesOf(text, width - 2 * PADDING_PX);
    const height = Math.ceil(lines * size * DAY_LINE) + 2 * DAY_PADDING_PX;
    this.days.set(text, height);
    return height;
  }

  hour(): number {
    return Math.ceil(HOUR_REM * remPx());
  }

  /** Readers change the size of texts. */
  private use(width: number): number {
    const rem = remPx();
    const key = `${width} ${rem}`;
    if (key === this.key) return rem;
    this.key = key;
    this.days.clear();
    const { fontFamily } = getComputedStyle(document.body);
    if (this.context)
      this.context.font = `600 ${DAY_REM * rem}px ${fontFamily}`;
    return rem;
  }

  private linesOf(text: string, width: number): number {
    let [lines, line] = [1, ''];
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      const isTooLong = this.widthOf(longer) * SPARE > width;
      if (isTooLong && line) lines += 1;
      line = isTooLong ? word : longer;
    }
    return lines;
  }

  private widthOf(text: string): number {
    return this.context?.measureText(text).width ?? 0;
  }
}

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
