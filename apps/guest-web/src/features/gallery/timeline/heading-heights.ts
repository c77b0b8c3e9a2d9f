/** The sizes in `timeline.module.css`. */
const DAY_REM = 1.125;
const DAY_LINE = 1.25;
const DAY_PADDING_PX = 12;
const HOUR_REM = 2;
const PADDING_PX = 16;
const TITLE_REM = 1.75;
const TITLE_LINE = 1.2;
const DATE_REM = 1;
const DATE_LINE = 1.4;
const CHAPTER_FOOT_PX = 12;
/** Above a chapter; the bar leaves room above the first. */
const CHAPTER_ROOM_PX = 24;
/** Browsers round the widths of letters. */
const SPARE = 1.03;

interface ChapterTexts {
  title: string;
  date: string | undefined;
  isFirst: boolean;
}

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
    this.useFont(600, size);
    const lines = this.linesOf(text, width - 2 * PADDING_PX);
    const height = Math.ceil(lines * size * DAY_LINE) + 2 * DAY_PADDING_PX;
    this.days.set(text, height);
    return height;
  }

  /** @param date below the title; undefined: the title is alone */
  chapter({ title, date, isFirst }: ChapterTexts, width: number): number {
    const rem = this.use(width);
    const key = `${title} ${date} ${isFirst}`;
    const known = this.days.get(key);
    if (known !== undefined) return known;
    const room = width - 2 * PADDING_PX;
    const [titleSize, dateSize] = [TITLE_REM * rem, DATE_REM * rem];
    this.useFont(400, titleSize, '--font-serif');
    const titleLines = this.linesOf(title, room);
    this.useFont(400, dateSize);
    const dateLines = date === undefined ? 0 : this.linesOf(date, room);
    const height =
      Math.ceil(titleLines * titleSize * TITLE_LINE) +
      Math.ceil(dateLines * dateSize * DATE_LINE) +
      CHAPTER_FOOT_PX +
      (isFirst ? 0 : CHAPTER_ROOM_PX);
    this.days.set(key, height);
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
    return rem;
  }

  /** @param family a variable of the style; undefined: the page's */
  private useFont(weight: number, size: number, family?: string): void {
    const { fontFamily } = getComputedStyle(document.body);
    const named =
      family === undefined
        ? fontFamily
        : getComputedStyle(document.documentElement).getPropertyValue(family);
    if (this.context)
      this.context.font = `${weight} ${size}px ${named || fontFamily}`;
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
