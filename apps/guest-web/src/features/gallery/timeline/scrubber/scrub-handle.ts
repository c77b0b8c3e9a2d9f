import { Listeners } from '../../../../shared/lib/store';
import { barBottom } from '../use-bar-height';
import type { ScrubDrive } from './scrub-drive';

/** The handle goes this long after the last scroll. */
const AWAKE_MS = 2_000;

interface HandleState {
  heading: number;
  /** At rest it covers no picture. */
  isAwake: boolean;
  isDragging: boolean;
}

const AT_TOP: HandleState = {
  heading: 0,
  isAwake: false,
  isDragging: false,
};

/** Moves the handle without a render; tells when another hour is shown. */
export class ScrubHandle {
  private state = AT_TOP;
  private readonly listeners = new Listeners();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Pixels from the handle's place to the finger. */
  private held = 0;

  private track = document.body;
  private handle = document.body;

  constructor(private readonly drive: ScrubDrive) {}

  readonly subscribe = this.listeners.subscribe;

  readonly current = (): HandleState => this.state;

  /** @returns stops it */
  start(track: HTMLElement, handle: HTMLElement): () => void {
    this.track = track;
    this.handle = handle;
    const pointer = {
      pointerdown: this.begin,
      pointermove: this.move,
      pointerup: this.end,
      pointercancel: this.end,
      lostpointercapture: this.end,
    };
    const names = Object.keys(pointer) as (keyof typeof pointer)[];
    for (const name of names) handle.addEventListener(name, pointer[name]);
    window.addEventListener('scroll', this.onScroll, { passive: true });
    window.addEventListener('resize', this.look);
    // An opened filter moves the first pictures without a scroll.
    const observer = new ResizeObserver(this.look);
    observer.observe(document.body);
    this.look();
    return () => {
      for (const name of names) handle.removeEventListener(name, pointer[name]);
      window.removeEventListener('scroll', this.onScroll);
      window.removeEventListener('resize', this.look);
      observer.disconnect();
      clearTimeout(this.timer);
      this.drive.stop();
    };
  }

  /** @param covered pixels of the sticky heading of the day */
  jumpTo(heading: number, covered: number): void {
    this.show({ heading });
    this.drive.jumpTo(heading, covered);
  }

  /** Follows the page. */
  readonly look = (): void => {
    if (this.state.isDragging) return;
    const { part, heading } = this.drive.shown();
    this.place(part);
    this.show({ heading });
  };

  private readonly onScroll = (): void => {
    this.look();
    this.wake();
  };

  private readonly begin = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { handle } = this;
    const { top } = this.track.getBoundingClientRect();
    this.held = event.clientY - top - this.drive.shown().part * this.room();
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
    this.show({ isDragging: true });
  };

  private readonly move = ({ clientY }: PointerEvent): void => {
    if (!this.state.isDragging) return;
    const { top } = this.track.getBoundingClientRect();
    const y = (clientY - top - this.held) / this.room();
    const part = Math.min(1, Math.max(0, y));
    this.place(part);
    this.drive.dragTo(part);
    this.show({ heading: this.drive.headingOf(part) });
  };

  private readonly end = (): void => {
    if (!this.state.isDragging) return;
    this.show({ isDragging: false });
    this.wake();
  };

  private wake(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show({ isAwake: false }), AWAKE_MS);
    this.show({ isAwake: true });
  }

  private place(part: number): void {
    // Above the first pictures are the page's own controls.
    const { top } = this.track.getBoundingClientRect();
    const y = Math.max(part * this.room(), barBottom() - top);
    this.handle.style.transform = `translateY(${y}px)`;
  }

  private room(): number {
    return Math.max(1, this.track.clientHeight - this.handle.offsetHeight);
  }

  private show(change: Partial<HandleState>): void {
    const next = { ...this.state, ...change };
    const { heading, isAwake, isDragging } = this.state;
    const isSame =
      next.heading === heading &&
      next.isAwake === isAwake &&
      next.isDragging === isDragging;
    if (isSame) return;
    this.state = next;
    this.listeners.notify();
  }
}
