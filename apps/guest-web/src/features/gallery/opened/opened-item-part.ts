import { lazyExtra } from '../../../shared/lib/lazy-extra';

export async function loadViewer() {
  return import('./opened-item');
}

/** Loads apart from the grid. */
export const OpenedItem = lazyExtra(
  async () => (await loadViewer()).OpenedItem,
);
