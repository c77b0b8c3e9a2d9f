import { element } from './elements';
import { data } from './page-data';
import { texts } from './reader';
import { tileOf } from './tiles';
import {
  rowAt,
  rowsOf,
  rowWith,
  type HeadingRow,
  type Layout,
  type Row,
  type Sizes,
  type TilesRow,
} from './timeline';

const GAP = 6;
const DATES = { times: data.times, events: data.events?.by };

/**
 * The rows near the window: thousands of pictures in the page would take the
 * browser's memory.
 */
export class Grid {
  shown: readonly number[] = [];
  private readonly drawn = new Map<number, HTMLElement>();
  private layout: Layout = { rows: [], height: 0 };
  private size!: Sizes;
  private isDue = false;

  constructor(
    private readonly container: HTMLElement,
    private readonly open: (item: number) => void,
  ) {}

  /** Answers keys, scrolling and another width of the window. */
  listen(): void {
    this.container.addEventListener('keydown', (event) => this.onArrow(event));
    const drawSoon = () => this.drawSoon();
    window.addEventListener('scroll', drawSoon, { passive: true });
    let width = window.innerWidth;
    window.addEventListener('resize', () => {
      if (window.innerWidth === width) return drawSoon();
      width = window.innerWidth;
      this.layOutAgain();
    });
  }

  /** Lays out these items in the place of those before. */
  show(items: readonly number[]): void {
    this.shown = items;
    this.layOut();
  }

  get headings(): HeadingRow[] {
    return this.layout.rows.filter(
      (row): row is HeadingRow => row.kind !== 'tiles',
    );
  }

  scrollTo({ top }: Row): void {
    window.scrollTo(0, this.offset() + top - barHeight() - GAP);
  }

  /** Puts the focus on a tile, which may be far away. */
  focusTile(position: number): void {
    const row = this.rowOf(position);
    if (!row) return;
    const at = this.offset() + row.top;
    const top = at - window.scrollY;
    if (top < barHeight() || top + row.height > window.innerHeight)
      window.scrollTo(0, at - (window.innerHeight - row.height) / 2);
    this.draw();
    this.container
      .querySelector<HTMLElement>(`[data-at="${position}"]`)
      ?.focus({ preventScroll: true });
  }

  /** Returns the position of the first item below the bar. */
  firstVisible(): number {
    const { rows } = this.layout;
    const top = -this.container.getBoundingClientRect().top + barHeight();
    const row = rows
      .slice(rowAt(rows, top))
      .find((each): each is TilesRow => each.kind === 'tiles');
    return row && window.scrollY > this.offset() ? row.from : 0;
  }

  private rowOf(position: number): Row | undefined {
    return this.layout.rows[rowWith(this.layout.rows, position)];
  }

  private measure(): Sizes {
    const width = this.container.clientWidth;
    const wanted = window.innerWidth < 600 ? 150 : 210;
    const columns = Math.max(2, Math.floor((width + GAP) / (wanted + GAP)));
    const root = window.getComputedStyle(document.documentElement);
    const rem = parseFloat(root.fontSize) || 16;
    return {
      columns,
      gap: GAP,
      tile: Math.floor((width - GAP * (columns - 1)) / columns),
      eventHeading: 5.5 * rem,
      dayHeading: 5.25 * rem,
      hourHeading: 2.75 * rem,
    };
  }

  private rowElement(row: Row): HTMLElement {
    if (row.kind !== 'tiles') return heading(row);
    const tiles = this.shown
      .slice(row.from, row.to)
      .map((item, index) => tileOf(item, row.from + index, this.open));
    const made = element('div', { attributes: { class: 'tiles' } }, tiles);
    made.style.gridTemplateColumns = `repeat(${this.size.columns},minmax(0,1fr))`;
    made.style.gap = `${GAP}px`;
    return made;
  }

  private insert(index: number, row: Row): void {
    const made = this.rowElement(row);
    made.style.top = `${row.top}px`;
    made.style.height = `${row.height - (row.kind === 'tiles' ? GAP : 0)}px`;
    const later = [...this.drawn.keys()].filter((other) => other > index);
    const next = this.drawn.get(Math.min(...later));
    this.container.insertBefore(made, next ?? null);
    this.drawn.set(index, made);
  }

  private draw(): void {
    this.isDue = false;
    const { rows } = this.layout;
    const above = this.container.getBoundingClientRect().top;
    const over = window.innerHeight;
    const first = rowAt(rows, -above - over);
    let last = first;
    while (last < rows.length && rows[last]!.top < -above + 2 * over) last++;
    this.drawn.forEach((made, index) => {
      const isNear = index >= first && index < last;
      // The focus stays in the page.
      if (isNear || made.contains(document.activeElement)) return;
      made.remove();
      this.drawn.delete(index);
    });
    for (let index = first; index < last; index++)
      if (!this.drawn.has(index)) this.insert(index, rows[index]!);
  }

  private drawSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    window.requestAnimationFrame(() => this.draw());
  }

  private layOut(): void {
    this.size = this.measure();
    this.layout = rowsOf(this.shown, DATES, this.size);
    this.drawn.clear();
    this.container.textContent = '';
    this.container.style.height = `${this.layout.height}px`;
    this.draw();
  }

  private layOutAgain(): void {
    const first = this.firstVisible();
    this.layOut();
    const row = this.rowOf(first);
    if (first > 0 && row) this.scrollTo(row);
  }

  private offset(): number {
    return this.container.getBoundingClientRect().top + window.scrollY;
  }

  private onArrow(event: KeyboardEvent): void {
    const at = (event.target as Element).getAttribute('data-at');
    const { columns } = this.size;
    const step = new Map([
      ['ArrowLeft', -1],
      ['ArrowRight', 1],
      ['ArrowUp', -columns],
      ['ArrowDown', columns],
    ]).get(event.key);
    if (at === null || step === undefined) return;
    event.preventDefault();
    const position = Number(at) + step;
    if (position >= 0 && position < this.shown.length) this.focusTile(position);
  }
}

/** Returns the height of the part that stays when the page scrolls. */
function barHeight(): number {
  const bar = document.getElementById('bar')!;
  return bar.offsetHeight + parseFloat(window.getComputedStyle(bar).top);
}

function heading({ kind, at }: HeadingRow): HTMLElement {
  const text = {
    event: () => data.events?.names[at] ?? '',
    day: () => texts.day(at),
    hour: () => texts.time(at),
  }[kind]();
  return element(kind === 'hour' ? 'h3' : 'h2', {
    attributes: { class: kind },
    text,
  });
}
