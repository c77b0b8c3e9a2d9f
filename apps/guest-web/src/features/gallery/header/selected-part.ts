import { lazyExtra } from '../../../shared/lib/lazy-extra';

export async function loadSelected() {
  const part = await import('./selection-controls');
  await part.loadChoices();
  return part.SelectionControls;
}

/** Loads with the first sign of the visitor. */
export const SelectionControls = lazyExtra(loadSelected);
