import { lazyExtra } from '../../../shared/lib/lazy-extra';

export type ViewerPart = typeof import('./opened-item');

let loaded: ViewerPart | undefined;

export async function loadViewer(): Promise<ViewerPart> {
  return (loaded ??= await import('./opened-item'));
}

/** At once: an import takes a frame on a slow phone, also when it is loaded. */
export function loadedViewer(): ViewerPart | undefined {
  return loaded;
}

/** Loads apart from the grid. */
export const OpenedItem = lazyExtra(
  async () => (await loadViewer()).OpenedItem,
);
