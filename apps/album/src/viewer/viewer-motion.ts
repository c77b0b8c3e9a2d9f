import { button } from '../elements';
import * as items from '../items';
import { clip } from './motion';
import { text } from '../reader';
import type { Viewer } from './viewer';

/** The clip of the shown photo, over it. */
export class ViewerMotion {
  readonly button = button('moving', text.playMoving, () => this.toggle());
  private video: HTMLVideoElement | undefined;

  constructor(private readonly viewer: Viewer) {
    viewer.onShown((_media, item) => {
      this.end();
      this.button.hidden =
        items.motionOf(item) === undefined || !items.canShow(item);
    });
  }

  /** Plays the clip once; without one it does nothing. */
  start(): void {
    const { current } = this.viewer;
    const src = current === undefined ? undefined : items.motionOf(current);
    if (src === undefined) return;
    this.end();
    this.video = clip(src);
    this.video.loop = false;
    this.video.addEventListener('ended', () => this.end());
    this.viewer.stage.appendChild(this.video);
  }

  end(): void {
    this.video?.remove();
    this.video = undefined;
  }

  private toggle(): void {
    if (this.video?.isConnected) this.end();
    else this.start();
  }
}
