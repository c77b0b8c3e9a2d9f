import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { loadStacks } from './use-stacking';

/** The first photos do not wait for it. */
export const StackChoice = lazyExtra(
  async () => (await loadStacks()).StackChoice,
);
