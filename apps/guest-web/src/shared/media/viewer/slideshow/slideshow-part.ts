import { lazyExtra } from '../../../lib/lazy-extra';

/** Loads with the first show. */
export const Slideshow = lazyExtra(async () => {
  const part = await import('./slideshow');
  await part.loadChoices();
  return part.Slideshow;
});
