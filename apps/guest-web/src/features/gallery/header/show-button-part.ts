import { lazyExtra } from '../../../shared/lib/lazy-extra';

/** The first photos do not wait for it. */
export const ShowButton = lazyExtra(
  async () => (await import('./bar-extras')).ShowButton,
);
