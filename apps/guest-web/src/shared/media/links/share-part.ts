import type { Chosen } from './share-chosen';

/**
 * Opens the couple's sheet for passing chosen files on.
 * @throws without a network
 */
export async function shareChosen(chosen: Chosen): Promise<void> {
  const part = await import('./share-chosen');
  await part.loadChoices();
  part.openShareSheet(chosen);
}
