import type { Masonry } from '../../masonry/masonry';
import { barHeight } from '../use-bar-height';
import {
  headingOfPart,
  partOf,
  scrubRange,
  type ScrubRange,
} from './scrub-range';

/** A drag that rests this long fills the tiles. */
const REST_MS = 160;

interface Shown {
  /** 0 to 1. */
  part: number;
  heading: number;
}

/** Scrolls once a frame, and leaves tiles empty until the drag rests. */
export class ScrubDrive {
  private wanted: number | undefined;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A heading near the end may not reach the window's top. */
  private chosen: { heading: number; scrollY: number } | undefined;

  constructor(
    private readonly masonry: Masonry,
    private readonly grid: () => HTMLElement | null,
  ) {}

  /** @param part 0 to 1 of the whole */
  dragTo(part: number): void {
    const { start, end } = this.range();
    this.chosen = undefined;
    this.jump(start + part * (end - start));
  }

  /** @param covered pixels of the sticky heading of the day */
  jumpTo(heading: number, covered: number): void {
    const { layout } = this.masonry.current();
    const { start, end } = this.range();
    const top = start + layout.breakTops[heading]! - covered;
    const scrollY = Math.round(Math.min(end, top));
    this.chosen = { heading, scrollY };
    this.jump(scrollY);
  }

  /** Where the page is. */
  shown(): Shown {
    const part = partOf(window.scrollY, this.range());
    const { chosen } = this;
    const at = this.wanted ?? window.scrollY;
    if (chosen && Math.abs(at - chosen.scrollY) < 2)
      return { part, heading: chosen.heading };
    return { part, heading: this.headingOf(part) };
  }

  headingOf(part: number): number {
    return headingOfPart(part, this.masonry.current().layout);
  }

  rest(): void {
    clearTimeout(this.timer);
    this.masonry.setPassing(false);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.wanted = undefined;
    this.rest();
  }

  private jump(scrollY: number): void {
    if (this.wanted === undefined)
      this.frame = requestAnimationFrame(() => {
        window.scrollTo(0, this.wanted!);
        this.wanted = undefined;
      });
    this.wanted = Math.round(scrollY);
    this.masonry.setPassing(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), REST_MS);
  }

  private range(): ScrubRange {
    const top = this.grid()?.getBoundingClientRect().top ?? 0;
    return scrubRange(top + window.scrollY, this.masonry.current().layout, {
      barHeight: barHeight(),
      windowHeight: window.innerHeight,
    });
  }
}
