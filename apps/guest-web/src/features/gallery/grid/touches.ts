import { followPinch } from '../density/pinch';
import type { GalleryTools } from '../tools/gallery-tools';
import { followHolds } from './holds';

interface Touches extends Pick<GalleryTools, 'masonry' | 'selection'> {
  /** A finger that is down already. */
  touched: PointerEvent | undefined;
  /** Stops it. */
  signal: AbortSignal;
}

export function followTouches(
  grid: HTMLElement,
  { touched, signal, ...tools }: Touches,
): void {
  if (signal.aborted) return;
  const stops = [
    followPinch(grid, tools.masonry),
    followHolds(grid, tools, touched),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}
