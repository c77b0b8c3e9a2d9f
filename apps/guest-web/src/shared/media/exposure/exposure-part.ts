import { lazyExtra } from '../../lib/lazy-extra';

/** The first photos do not wait for it. */
export const ExposureBar = lazyExtra(async () => {
  const part = await import('./exposure-bar');
  await part.loadChoices();
  return part.ExposureBar;
});
