import { followPinch } from '../density/pinch';
import type { GalleryTools } from '../tools/gallery-tools';
import { followHolds } from './holds';

/** @returns stops */
export function followTouches(
  grid: HTMLElement,
  tools: Pick<GalleryTools, 'masonry' | 'selection'>,
): () => void {
  const stops = [followPinch(grid, tools.masonry), followHolds(grid, tools)];
  return () => {
    for (const stop of stops) stop();
  };
}
