import { stepOfSwipe, type Neighbours } from '@hatira/contract';
import { followed, isPulledAway } from './swipe';

const TURN_MS = 200;
/** A finger that has stopped sends no more moves. */
const RESTS_AFTER_MS = 100;

export interface DragAnswers {
  neighbours: () => Neighbours;
  onStep: (step: -1 | 1) => void;
  /** Undefined: the viewer is the page and does not close. */
  onPulledAway: () => (() => void) | undefined;
}

/** The slides under one finger: to the side they turn, down they close. */
export class TrackDrag {
  private speed = 0;
  private lastMoveAt = 0;

  constructor(
    private readonly stage: HTMLElement,
    private readonly track: HTMLElement,
    private readonly answers: DragAnswers,
  ) {}

  get mayClose(): boolean {
    return this.answers.onPulledAway() !== undefined;
  }

  /**
   * @param by pixels since the last call
   * @param at milliseconds
   */
  swipe(distance: number, by: number, at: number): void {
    this.measure(by, at);
    this.place(followed(distance, this.answers.neighbours()), 0);
  }

  /** Parameters as of `swipe`. */
  pull(distance: number, by: number, at: number): void {
    this.measure(by, at);
    this.track.style.transition = 'none';
    this.track.style.transform = `translateY(${Math.max(0, distance)}px)`;
  }

  /** @param at milliseconds */
  endSwipe(distance: number, at: number): void {
    const width = this.stage.clientWidth;
    const step = stepOfSwipe(
      { distance, speed: this.speedAt(at), width },
      this.answers.neighbours(),
    );
    const durationMs = turnMs();
    this.place(-step * width, durationMs);
    if (step !== 0) setTimeout(() => this.answers.onStep(step), durationMs);
  }

  /** @param at milliseconds */
  endPull(distance: number, at: number): void {
    const { clientHeight: height } = this.stage;
    if (isPulledAway({ distance, speed: this.speedAt(at), height }))
      this.answers.onPulledAway()?.();
    else this.place(0, turnMs());
  }

  rest(): void {
    this.place(0, 0);
  }

  private speedAt(at: number): number {
    return at - this.lastMoveAt > RESTS_AFTER_MS ? 0 : this.speed;
  }

  private measure(by: number, at: number): void {
    this.speed = by / Math.max(1, at - this.lastMoveAt);
    this.lastMoveAt = at;
  }

  private place(x: number, durationMs: number): void {
    this.track.style.transition =
      durationMs > 0 ? `transform ${durationMs}ms ease-out` : 'none';
    this.track.style.transform = x === 0 ? '' : `translateX(${x}px)`;
  }
}

function turnMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TURN_MS;
}
