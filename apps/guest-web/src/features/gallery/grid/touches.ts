import { followPinch } from '../density/pinch';
import type { GalleryTools } from '../tools/gallery-tools';
import { followHolds } from './holds';

/**
 * @param touched a finger that is down already
 * @returns stops
 */
export function followTouches(
  grid: HTMLElement,
  tools: Pick<GalleryTools, 'masonry' | 'selection'>,
  touched?: PointerEvent,
): () => void {
  const stops = [
    followPinch(grid, tools.masonry),
    followHolds(grid, tools, touched),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
