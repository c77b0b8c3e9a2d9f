import { lazyExtra } from '../../../shared/lib/lazy-extra';

export async function loadSelected() {
  const part = await import('./selected-actions');
  await part.loadChoices();
  return part.SelectedActions;
}

/** Loads with the first sign of the visitor. */
export const SelectedActions = lazyExtra(loadSelected);
