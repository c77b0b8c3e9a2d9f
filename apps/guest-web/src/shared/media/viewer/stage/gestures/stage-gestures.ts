import { DoubleTap } from './double-tap';
import {
  boundedFor,
  distanceOf,
  isBlurred,
  middleOf,
  offsetFromMiddle,
  sizeOf,
} from './geometry';
import { TrackDrag, type DragAnswers } from './track-drag';
import {
  CLOSE_SCALE,
  moved,
  WHOLE,
  zoomedTo,
  type Point,
  type Zoom,
} from './zoom';

export interface StageAnswers extends DragAnswers {
  /** @param needsPixels the zoom is beyond those of the picture */
  onZoom: (isZoomed: boolean, needsPixels: boolean) => void;
}

interface Finger extends Point {
  startX: number;
  startY: number;
}

/** `over` ignores fingers that remain after a gesture. */
type Mode = 'none' | 'swipe' | 'pull' | 'pan' | 'pinch' | 'over';

const STARTS_AFTER_PX = 8;
const SURE_PULL_PX = 24;
const WHEEL_SPEED = 0.01;
const KEY_FACTOR = 1.5;
/** Part of the stage. */
const KEY_WAY = 0.2;

/**
 * Turns by swipe, closes by a pull down, zooms by pinch and double tap, pans by
 * one finger. Writes to the elements directly: a React render per pointer move
 * is too slow.
 */
export class StageGestures {
  private readonly fingers = new Map<number, Finger>();
  private mode: Mode = 'none';
  private zoom = WHOLE;
  private needsPixels = false;
  private readonly doubleTap = new DoubleTap();
  private readonly drag: TrackDrag;

  constructor(
    private readonly stage: HTMLElement,
    private readonly track: HTMLElement,
    private readonly answers: StageAnswers,
  ) {
    this.drag = new TrackDrag(stage, track, answers);
  }

  /** @returns stops it */
  listen(): () => void {
    const abort = new AbortController();
    const { signal } = abort;
    this.stage.addEventListener('pointerdown', this.down, { signal });
    this.stage.addEventListener('pointermove', this.move, { signal });
    this.stage.addEventListener('pointerup', this.up, { signal });
    this.stage.addEventListener('pointercancel', this.up, { signal });
    this.stage.addEventListener('wheel', this.wheel, {
      signal,
      passive: false,
    });
    // After a rotation the photo stays within the new edges.
    const observer = new ResizeObserver(() => this.apply(this.zoom));
    observer.observe(this.stage);
    signal.addEventListener('abort', () => observer.disconnect());
    return () => abort.abort();
  }

  reset = (): void => {
    this.fingers.clear();
    this.mode = 'none';
    this.drag.rest();
    this.apply(WHOLE);
  };

  zoomBy(step: 1 | -1): void {
    this.apply(
      zoomedTo(this.zoom, this.zoom.scale * KEY_FACTOR ** step, { x: 0, y: 0 }),
    );
  }

  /** @returns false when the whole photo is visible */
  lookTo({ x, y }: Point): boolean {
    if (this.zoom.scale === 1) return false;
    const { width, height } = sizeOf(this.stage);
    this.apply(
      moved(this.zoom, { x: -x * width * KEY_WAY, y: -y * height * KEY_WAY }),
    );
    return true;
  }

  private readonly down = (event: PointerEvent): void => {
    if (
      event.button !== 0 ||
      document.fullscreenElement ||
      (event.target as Element).closest('[data-no-swipe]')
    )
      return;
    const { clientX: x, clientY: y } = event;
    this.fingers.set(event.pointerId, { x, y, startX: x, startY: y });
    if (this.fingers.size === 2 && this.picture()) {
      // The first finger may have started a swipe.
      this.drag.rest();
      this.mode = 'pinch';
    } else if (this.fingers.size === 1)
      this.mode = this.zoom.scale > 1 ? 'pan' : 'none';
  };

  private readonly move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const before = [...this.fingers.values()].map(({ x, y }) => ({ x, y }));
    const by = { x: event.clientX - finger.x, y: event.clientY - finger.y };
    Object.assign(finger, { x: event.clientX, y: event.clientY });
    const way = { x: finger.x - finger.startX, y: finger.y - finger.startY };
    if (this.mode === 'none' || this.isEarlyPull(way))
      this.mode = this.begun(way, event);
    if (this.mode === 'none' || this.mode === 'over') return;
    // The gesture is not a click.
    this.stage.setPointerCapture(event.pointerId);
    if (this.mode === 'pinch') this.pinch(before);
    else if (this.mode === 'pan') this.apply(moved(this.zoom, by));
    else if (this.mode === 'pull') this.drag.pull(way.y, by.y, event.timeStamp);
    else this.drag.swipe(way.x, by.x, event.timeStamp);
  };

  /** A thumb that turns the page may begin a little downwards. */
  private isEarlyPull({ y }: Point): boolean {
    return this.mode === 'pull' && y < SURE_PULL_PX;
  }

  private begun({ x, y }: Point, { pointerType }: PointerEvent): Mode {
    if (Math.max(Math.abs(x), Math.abs(y)) <= STARTS_AFTER_PX) return this.mode;
    if (Math.abs(x) > Math.abs(y)) return 'swipe';
    const mayPull = pointerType !== 'mouse' && this.drag.mayClose;
    return y > 0 && mayPull ? 'pull' : this.mode;
  }

  private readonly up = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    const { mode } = this;
    const way = { x: finger.x - finger.startX, y: finger.y - finger.startY };
    const isStill = Math.hypot(way.x, way.y) < STARTS_AFTER_PX;
    const isLast = this.fingers.size === 0;
    this.mode = isLast ? 'none' : this.zoom.scale > 1 ? 'pan' : 'over';
    // The system may cancel a gesture.
    const isDone = event.type === 'pointerup';
    const at = event.timeStamp;
    if (mode === 'swipe') this.drag.endSwipe(isDone ? way.x : 0, at);
    else if (mode === 'pull') this.drag.endPull(isDone ? way.y : 0, at);
    else if (isStill && mode !== 'pinch' && isDone) this.tap(event);
  };

  private readonly wheel = (event: WheelEvent): void => {
    // Browsers report a touchpad pinch this way.
    if (!event.ctrlKey || !this.picture()) return;
    event.preventDefault();
    const scale = this.zoom.scale * Math.exp(-event.deltaY * WHEEL_SPEED);
    this.apply(
      zoomedTo(
        this.zoom,
        scale,
        offsetFromMiddle(this.stage, { x: event.clientX, y: event.clientY }),
      ),
    );
  };

  private pinch(before: Point[]): void {
    const now = [...this.fingers.values()];
    const factor = distanceOf(now) / Math.max(1, distanceOf(before));
    const [from, to] = [middleOf(before), middleOf(now)];
    const zoomed = zoomedTo(
      this.zoom,
      this.zoom.scale * factor,
      offsetFromMiddle(this.stage, from),
    );
    this.apply(moved(zoomed, { x: to.x - from.x, y: to.y - from.y }));
  }

  private tap(event: PointerEvent): void {
    if (
      !this.doubleTap.isSecond(event) ||
      !this.picture() ||
      (event.target as Element).closest('button')
    )
      return;
    if (this.zoom.scale > 1) return this.apply(WHOLE);
    const point = { x: event.clientX, y: event.clientY };
    this.apply(
      zoomedTo(this.zoom, CLOSE_SCALE, offsetFromMiddle(this.stage, point)),
    );
  }

  /** Videos do not zoom. */
  private picture(): HTMLImageElement | null {
    return this.track.querySelector('[data-slide="current"] [data-zoom] img');
  }

  private apply(wanted: Zoom): void {
    const picture = this.picture();
    const before = { isZoomed: this.zoom.scale > 1, needs: this.needsPixels };
    this.zoom = picture ? boundedFor(wanted, this.stage, picture) : WHOLE;
    const { scale, x, y } = this.zoom;
    if (picture)
      picture.style.transform =
        scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
    // Until the zoom ends: the original has enough.
    this.needsPixels =
      scale > 1 && (before.needs || isBlurred(scale, this.stage, picture));
    if (before.isZoomed !== scale > 1 || before.needs !== this.needsPixels)
      this.answers.onZoom(scale > 1, this.needsPixels);
  }
}
