import { playAloud, SLIDE_SECONDS } from '@hatira/contract';
import { button, icon, replace } from '../elements';
import type { Grid } from '../grid';
import { text } from '../reader';
import type { Viewer } from './viewer';

/** Shows one item after the other until the last. */
export class Slideshow {
  readonly button = button('play', text.slideshow, () => this.toggle());
  private isOn = false;
  private wait: number | undefined;

  constructor(
    private readonly viewer: Viewer,
    private readonly grid: Grid,
  ) {
    viewer.onShown((media) => this.time(media));
    viewer.onClosed(() => this.end());
  }

  /** Opens the first item in the window and goes on. */
  start(): void {
    const first = this.grid.shown[this.grid.firstVisible()];
    if (first === undefined) return;
    this.viewer.open(first);
    if (!this.isOn) this.toggle();
  }

  end(): void {
    clearTimeout(this.wait);
    this.isOn = false;
    this.mark();
  }

  private toggle(): void {
    if (this.isOn) return this.end();
    this.isOn = true;
    this.mark();
    if (this.viewer.neighbours.hasNext) this.viewer.repeat();
    else this.viewer.first();
  }

  private mark(): void {
    const label = this.isOn ? text.endSlideshow : text.slideshow;
    this.button.setAttribute('aria-label', label);
    this.button.title = label;
    replace(this.button, [icon(this.isOn ? 'pause' : 'play')]);
    const { dialog, caption } = this.viewer;
    dialog.classList.toggle('is-playing', this.isOn);
    // A voice for each picture would speak without end.
    caption.setAttribute('aria-live', this.isOn ? 'off' : 'polite');
  }

  private time(media: Element): void {
    clearTimeout(this.wait);
    if (!this.isOn) return;
    const later = () => this.later();
    if (media instanceof HTMLVideoElement) this.play(media);
    else if (media instanceof HTMLImageElement && !media.complete) {
      // The time begins when the picture is there.
      media.addEventListener('load', later);
      media.addEventListener('error', later);
    } else later();
  }

  private play(video: HTMLVideoElement): void {
    video.addEventListener('ended', () => this.next());
    playAloud(video).catch(() => this.later());
  }

  private later(): void {
    clearTimeout(this.wait);
    if (this.isOn)
      this.wait = window.setTimeout(() => this.next(), 1000 * SLIDE_SECONDS);
  }

  private next(): void {
    if (this.isOn && !this.viewer.step(1)) this.end();
  }
}
