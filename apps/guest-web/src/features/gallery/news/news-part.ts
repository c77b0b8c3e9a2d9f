import { lazyExtra } from '../../../shared/lib/lazy-extra';

/** The first photos do not wait for it. */
export const News = lazyExtra(async () => {
  const part = await import('./news');
  await part.loadChoices();
  return part.News;
});
